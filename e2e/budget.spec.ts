import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { violations } from "./axe.ts";
import { THREAD, UNTRUSTED, USER_CONFIG } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const SECTION = (name: string) => `## ${name}\n\n${"- Keep the change small and say why.\n".repeat(250)}\n`;
const ROOT_FILE = "/home/dev/acme/AGENTS.md";
const WEB_FILE = "/home/dev/acme/web/AGENTS.md";

/** 32 KiB fit; the root file has more, the file below it nothing. */
const OVER: ScenarioDocument = {
  format: 1,
  title: "Over the limit",
  files: {
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    [ROOT_FILE]: `# Acme\n\n${["One", "Two", "Three", "Four"].map(SECTION).join("")}`,
    [WEB_FILE]: "# Web\n\nUse the design tokens.\n",
    "/home/dev/acme/api/main.ts": "",
    [USER_CONFIG]:
      '# Kept by hand.\nproject_doc_max_bytes = 32768 # ours\n\n[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
  },
  launch: { cwd: "/home/dev/acme/web" },
};
const size = (path: string) => Buffer.byteLength(String(OVER.files?.[path]));
const FOUND = size(ROOT_FILE) + size(WEB_FILE);

test.beforeEach(async ({ app }) => {
  await app.openScenario(OVER);
  await app.showTab("budget");
});

test("what is found, sent and lost is said together, and for each file", async ({ app }) => {
  const totals = app.byId(TEST_IDS.budgetTotals);
  await expect(totals).toHaveAttribute("data-found", String(FOUND));
  await expect(totals).toHaveAttribute("data-sent", "32768");
  await expect(totals).toHaveAttribute("data-lost", String(FOUND - 32_768));
  const root = app.byId(TEST_IDS.budgetFile, { path: ROOT_FILE });
  await expect(root).toHaveAttribute("data-kept", "32768");
  await expect(root).toContainText(/cut at line \d+, column \d+/);
  await expect(app.byId(TEST_IDS.budgetFile, { path: WEB_FILE })).toHaveAttribute("data-kept", "0");
  const headings = app.byId(TEST_IDS.budgetHeading);
  await expect(headings).toHaveText([/Acme.*sent/, /One.*sent/, /Two.*sent/, /Three.*sent/, /Four.*sent/, /Web.*lost/]);
  await root.getByRole("button").click();
  await expect(app.monaco).toContainText("Not sent from here");
});

test("tokens of what is sent are counted when the view is opened, beside Codex's estimate", async ({ app }) => {
  const root = app.byId(TEST_IDS.budgetFile, { path: ROOT_FILE });
  const count = root.locator(`[data-testid="${TEST_IDS.tokens}"]`);
  await expect(count).toHaveAttribute("data-tokens", /^\d+$/);
  await expect(count).toHaveAttribute("data-estimated", "false");
  await expect(root).toContainText("8,192");
});

test("a preset edits the file in which the limit stands; undo takes it back", async ({ app }) => {
  await expect(app.byId(TEST_IDS.budgetOrigin)).toHaveText("~/.codex/config.toml, line 2");
  await app.byId(TEST_IDS.budgetPreset, { bytes: "65536" }).click();
  await expect(app.byId(TEST_IDS.budgetTotals)).toHaveAttribute("data-lost", "0");
  expect(await app.fileText(USER_CONFIG)).toContain("# Kept by hand.\nproject_doc_max_bytes = 65536 # ours\n");
  await app.undo.click();
  await expect(app.byId(TEST_IDS.budgetTotals)).toHaveAttribute("data-sent", "32768");
  expect(await app.savedScenario()).toEqual(OVER);
});

test("moving the slider is one step to undo", async ({ app }) => {
  const slider = app.byId(TEST_IDS.budgetLimit);
  await slider.focus();
  // At once: steps that are a while apart are undone one by one.
  await Promise.all(["ArrowRight", "ArrowRight", "ArrowRight"].map((key) => app.page.keyboard.press(key)));
  await expect(app.byId(TEST_IDS.budgetTotals)).toHaveAttribute("data-sent", String(35 * 1024));
  await expect(slider).toBeFocused();
  await app.undo.click();
  await expect(app.byId(TEST_IDS.budgetTotals)).toHaveAttribute("data-sent", "32768");
});

test("each remedy tells what it does before it is applied, and does that", async ({ app }) => {
  const remedy = (id: string) => app.byId(TEST_IDS.remedy, { remedy: id });
  await expect(remedy("raise")).toContainText(`32,768 → ${FOUND.toLocaleString("en")} B`);
  for (const id of ["raise", "split", "deeper"]) {
    await test.step(id, async () => {
      await expect(remedy(id)).toContainText("→ 0 B");
      await remedy(id).locator(`[data-testid="${TEST_IDS.applyRemedy}"]`).click();
      await expect(app.byId(TEST_IDS.budgetTotals)).toHaveAttribute("data-lost", "0");
      await app.undo.click();
      await expect(app.byId(TEST_IDS.budgetTotals)).toHaveAttribute("data-sent", "32768");
    });
  }
  await expect(remedy("startIn")).toContainText("no budget left → below start");
  await remedy("startIn").locator(`[data-testid="${TEST_IDS.applyRemedy}"]`).click();
  await expect(app.setting("Cwd")).toContainText("~/acme");
  await expect(app.byId(TEST_IDS.budgetFile)).toHaveCount(1);
});

test("on the way nothing is won, and that is said", async ({ app }) => {
  const deeper = app.byId(TEST_IDS.remedy, { remedy: "deeper" });
  await deeper.getByRole("combobox").selectOption("/home/dev/acme/web");
  await expect(deeper).toContainText("counts against the same limit");
  await expect(deeper).not.toContainText("→ 0 B");
});

test("an untrusted project loses its files whatever the limit", async ({ app }) => {
  await app.openScenario(UNTRUSTED);
  await app.showTab("budget");
  await expect(app.byId(TEST_IDS.budgetHeadline)).toContainText("not trusted");
  await expect(app.byId(TEST_IDS.remedy)).toHaveCount(0);
  await expect(app.byId(TEST_IDS.budgetTotals)).toHaveAttribute("data-sent", "0");
});

test("layout, messages and history count tokens when they are asked", async ({ app }) => {
  await app.openScenario(THREAD);
  await app.reload();
  const tokenizers = () => app.page.workers().filter((worker) => worker.url().includes("tokenWorker"));
  await app.showTab("history");
  expect(tokenizers()).toHaveLength(0);
  await app.byId(TEST_IDS.askForTokens).click();
  const step = app.byId(TEST_IDS.stepTokens);
  await expect(step).toHaveAttribute("data-added", /^[1-9]/);
  await expect(step).toHaveAttribute("data-request", /^[1-9]/);
  expect(tokenizers()).toHaveLength(1);
  const request = (await step.getAttribute("data-request")) ?? "";
  await app.showTab("layout");
  await app.byId(TEST_IDS.outlineUnit, { unit: "tokens" }).click();
  await expect(app.byId(TEST_IDS.outline).locator("tfoot")).toContainText(Number(request).toLocaleString("en"));
  await app.showTab("messages");
  await expect(app.byId(TEST_IDS.messages)).toContainText(`${Number(request).toLocaleString("en")} tokens`);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("the view has no serious accessibility fault", async ({ app }) => {
      await expect(app.byId(TEST_IDS.remedy).first()).toContainText("→");
      expect(await violations(app)).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("nothing is wider than the screen", async ({ app }) => {
    const view = app.byId(TEST_IDS.budget);
    await expect(app.byId(TEST_IDS.remedy).first()).toContainText("→");
    expect(await view.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
