/** Several releases: choosing one, the scenario under two of them, and what changed. */
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import type { App } from "./app.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";

const OLD = "0.113.0";
const NEW = "0.158.0";

const UNTRUSTED: ScenarioDocument = {
  format: 1,
  title: "Untrusted",
  files: {
    "/w/.git/HEAD": "ref: refs/heads/main\n",
    "/w/AGENTS.md": "- Rules of the project.\n",
    "/home/dev/.codex/config.toml": '[projects."/w"]\ntrust_level = "untrusted"\n',
  },
  launch: { cwd: "/w" },
  steps: [
    { do: "turn", text: "<goal_context>\nx\n</goal_context>" },
    { do: "compact" },
    { do: "turn", text: "Go on." },
  ],
};

const row = (app: App, verdict: string) => app.byId(TEST_IDS.treeRow, { path: "/w/AGENTS.md", verdict });

async function chooseRelease(app: App, release: string): Promise<void> {
  await app.byId(TEST_IDS.sessionRelease).click();
  await app.page.getByRole("menuitemradio", { name: `Codex ${release}` }).click();
}

async function openMenuItem(app: App, id: typeof TEST_IDS.compareReleases | typeof TEST_IDS.releaseChanges) {
  await app.byId(TEST_IDS.sessionRelease).click();
  await app.byId(id).click();
  await expect(app.byId(TEST_IDS.releasesDialog)).toBeVisible();
}

test("another release is an edit: the answer follows, undo brings the former one back", async ({ app }) => {
  await app.open();
  await app.openScenario(UNTRUSTED);
  await expect(row(app, "untrusted")).toBeVisible();
  await chooseRelease(app, OLD);
  await expect(row(app, "loaded")).toBeVisible();
  await expect(app.byId(TEST_IDS.releasePending)).toBeEmpty();
  expect((await app.savedScenario()).codex).toBe(OLD);
  await app.undo.click();
  await expect(row(app, "untrusted")).toBeVisible();
  await app.redo.click();
  await expect(row(app, "loaded")).toBeVisible();
  await app.reload();
  await expect(row(app, "loaded")).toBeVisible();
});

test("until a release is there the former answer stands", async ({ app }) => {
  let online = false;
  await app.page.route(`**/codex-texts/${OLD}.json`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, online ? 0 : 1500));
    await route.continue();
  });
  await app.open();
  await app.openScenario(UNTRUSTED);
  await chooseRelease(app, OLD);
  await expect(app.byId(TEST_IDS.releasePending)).toHaveText("Loading…");
  await expect(row(app, "untrusted")).toBeVisible();
  online = true;
  await expect(row(app, "loaded")).toBeVisible();
  await expect(app.byId(TEST_IDS.releasePending)).toBeEmpty();
});

test("a scenario is compared part by part, with the rule behind each difference", async ({ app }) => {
  await app.open();
  await app.openScenario(UNTRUSTED);
  await openMenuItem(app, TEST_IDS.compareReleases);
  const dialog = app.byId(TEST_IDS.releasesDialog);
  await expect(app.byId(TEST_IDS.releaseSummary)).toContainText("differ");
  await expect(app.byId(TEST_IDS.releaseLeft)).toHaveValue(OLD);
  await expect(app.byId(TEST_IDS.releaseRight)).toHaveValue(NEW);
  await expect(app.byId(TEST_IDS.releasePart, { fragment: "skills", state: "right" })).toBeVisible();
  const file = app.byId(TEST_IDS.releaseFile, { path: "/w/AGENTS.md" });
  await expect(file.locator('[data-area="trust"]')).toBeVisible();
  await dialog.getByRole("button", { name: "Swap the sides" }).click();
  await expect(app.byId(TEST_IDS.releaseLeft)).toHaveValue(NEW);
  await expect(app.byId(TEST_IDS.releasePart, { fragment: "skills", state: "left" })).toBeVisible();
  const permissions = app.byId(TEST_IDS.releasePart, { fragment: "permissions" }).first();
  await permissions.getByText("Lines that differ").click();
  await expect(permissions.locator(".diff-line").first()).toBeVisible();
  expect(await violations(app, `[data-testid="${TEST_IDS.releasesDialog}"]`)).toEqual([]);
  await file.getByRole("button", { name: "Untrusted project" }).click();
  const area = app.byId(TEST_IDS.releaseArea, { area: "trust" });
  await expect(area).toBeFocused();
  await app.page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a link to a comparison opens it, on the same sides", async ({ app, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.open();
  await app.openScenario(UNTRUSTED);
  await openMenuItem(app, TEST_IDS.compareReleases);
  await app.byId(TEST_IDS.releaseSwap).getByRole("button").click();
  const dialog = app.byId(TEST_IDS.releasesDialog);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await app.page.evaluate(() => navigator.clipboard.readText());
  await app.page.goto("about:blank");
  await app.page.goto(link);
  await expect(app.byId(TEST_IDS.releaseLeft)).toHaveValue("0.158.0");
  await expect(app.byId(TEST_IDS.releaseRight)).toHaveValue(OLD);
  await expect(app.byId(TEST_IDS.releaseFile).first()).toBeVisible();
});

test("what changed is a table; an area opens a scenario that shows it", async ({ app }) => {
  await app.open();
  await openMenuItem(app, TEST_IDS.releaseChanges);
  const area = (id: string) => app.byId(TEST_IDS.releaseArea, { area: id });
  await expect(area("trust")).toBeVisible();
  await expect(area("separator")).toHaveCount(0);
  await app.byId(TEST_IDS.releaseFilter).uncheck();
  await expect(area("separator")).toBeVisible();
  expect(await violations(app, `[data-testid="${TEST_IDS.releasesDialog}"]`)).toEqual([]);
  await area("linkToDirectory").getByRole("button").click();
  await expect(app.byId(TEST_IDS.releaseFile).locator('[data-area="linkToDirectory"]').first()).toBeVisible();
});

test("the layers of a compaction follow the release", async ({ app }) => {
  await app.open();
  await app.openScenario(UNTRUSTED);
  await app.byId(TEST_IDS.tab, { tab: "compaction" }).click();
  const own = app.byId(TEST_IDS.compactionLayer, { layer: "own" });
  await expect(own).toContainText("<goal_context>");
  await expect(app.byId(TEST_IDS.compactionLayer)).toHaveCount(3);
  await chooseRelease(app, OLD);
  await expect(own).toContainText("Kinds that Codex 0.113.0 knows");
  await expect(own).not.toContainText("× <goal_context>");
});

test("on a phone the release is chosen in the session bar", async ({ app }) => {
  await app.page.setViewportSize({ width: 390, height: 844 });
  await app.open();
  await app.byId(TEST_IDS.sessionReleaseNarrow).click();
  await app.byId(TEST_IDS.compareReleases).click();
  await expect(app.byId(TEST_IDS.releaseSummary)).toBeVisible();
  const overflow = await app.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
