import type { FileNode } from "../src/engine/index.ts";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import type { App } from "./app.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";

const REPO = "/home/dev/acme";
const SOURCE = `${REPO}/CLAUDE.md`;
const TARGET = `${REPO}/AGENTS.md`;
const HOME_TARGET = "/home/dev/.codex/AGENTS.md";

function scenario(title: string, files: Readonly<Record<string, FileNode>>): ScenarioDocument {
  return {
    format: 1,
    title,
    files: { [`${REPO}/.git/HEAD`]: "ref: refs/heads/main\n", ...files },
    launch: { cwd: `${REPO}/web` },
  };
}

const TEXT = [
  "# CLAUDE.md",
  "",
  "Claude Code works here; settings in ~/.claude/settings.json.",
  "Write to claude@acme.example.",
  "",
  "```sh",
  "CLAUDE_CODE_USE_BEDROCK=1 claude mcp list",
  "```",
  "",
].join("\n");

const REWRITTEN = [
  "# AGENTS.md",
  "",
  "Codex works here; settings in ~/.Codex/settings.json.",
  "Write to Codex@acme.example.",
  "",
  "```sh",
  "CLAUDE_CODE_USE_BEDROCK=1 Codex mcp list",
  "```",
  "",
].join("\n");

const BOTH = scenario("To be migrated", {
  "/home/dev/.claude/CLAUDE.md": "Claude answers briefly.\n",
  [SOURCE]: TEXT,
  [`${REPO}/web/CLAUDE.md`]: "Claude uses tokens.\n",
});

async function openPanel(app: App): Promise<void> {
  await app.byId(TEST_IDS.open).click();
  await app.page.getByRole("menuitem", { name: "Migrate CLAUDE.md…" }).click();
  await expect(app.byId(TEST_IDS.migrationDialog)).toBeVisible();
}

const place = (app: App, scope: "home" | "repository") => app.byId(TEST_IDS.migrationPlace, { scope });

test("offered where a CLAUDE.md is in the tree: shown, migrated as one edit, undone", async ({ app }) => {
  await app.openScenario(BOTH);
  const before = await app.savedScenario();
  await expect(app.byId(TEST_IDS.migrationOffer)).toContainText("~/.codex/AGENTS.md");
  await app.byId(TEST_IDS.migrationOffer).getByRole("button", { name: "Migrate to AGENTS.md…" }).click();

  await expect(app.byId(TEST_IDS.migrationSummary)).toHaveText("Codex would write 2 files, with 6 words rewritten.");
  await expect(app.byId(TEST_IDS.migrationPlace)).toHaveCount(2);
  await expect(app.byId(TEST_IDS.migrationPlace).first()).toHaveAttribute("data-scope", "home");
  const repository = place(app, "repository");
  await expect(repository).toHaveAttribute("data-outcome", "write");
  const flags = repository.getByTestId(TEST_IDS.migrationFlag);
  expect(await flags.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-flags")))).toEqual([
    "path",
    "url",
    "code",
  ]);
  await expect(flags.first()).toContainText("~/.claude/settings.json");
  await expect(flags.first()).toContainText("~/.Codex/settings.json");
  await expect(repository.getByTestId(TEST_IDS.migrationDifference)).toContainText("+# AGENTS.md");
  await repository.getByTestId(TEST_IDS.migrationKept).locator("summary").click();
  await expect(repository.getByTestId(TEST_IDS.migrationKept)).toContainText("CLAUDE_CODE_USE_BEDROCK");
  await expect(app.byId(TEST_IDS.migrationOthers)).toContainText("~/acme/web/CLAUDE.md");
  expect(await violations(app)).toEqual([]);

  await app.byId(TEST_IDS.migrationRelease).last().check();
  await expect(flags).toHaveCount(2);
  await expect(repository.getByTestId(TEST_IDS.migrationKept)).toContainText("claude@acme.example");
  await app.byId(TEST_IDS.migrationDialog).getByRole("radio", { name: "0.158.0" }).check();
  await expect(flags).toHaveCount(3);

  await app.byId(TEST_IDS.migrate).click();
  await expect(app.byId(TEST_IDS.migrationDone)).toContainText("2 files written.");
  await expect(app.byId(TEST_IDS.migrationDone).getByRole("heading", { name: "2 files written." })).toBeFocused();
  expect(await violations(app)).toEqual([]);
  await app.byId(TEST_IDS.migrationUndo).click();
  await expect(app.byId(TEST_IDS.migrate)).toBeFocused();

  await app.page.keyboard.press("Enter");
  await app.byId(TEST_IDS.migrationDone).getByTestId(TEST_IDS.migrationFlag).nth(1).getByRole("button").click();
  await expect(app.byId(TEST_IDS.migrationDialog)).toBeHidden();
  await expect(app.byId(TEST_IDS.editor)).toContainText("Codex@acme.example");
  expect((await app.savedScenario()).files).toEqual({
    ...before.files,
    [HOME_TARGET]: "Codex answers briefly.\n",
    [TARGET]: REWRITTEN,
  });
  await expect(app.answerFile(TARGET)).toHaveAttribute("data-verdict", "loaded");

  await app.undo.click();
  expect(await app.savedScenario()).toEqual(before);
});

test("the release decides about a link to nothing, and about links in the text", async ({ app }) => {
  await app.openScenario(
    scenario("A dangling link", {
      [SOURCE]: "Claude: see https://claude.ai/code\n",
      [TARGET]: { symlink: "docs/RULES.md" },
      [`${REPO}/docs/README.md`]: "",
    }),
  );
  await openPanel(app);
  const release = (name: string) => app.byId(TEST_IDS.migrationDialog).getByRole("radio", { name });
  await expect(release("0.158.0")).toBeChecked();
  await expect(place(app, "repository")).toHaveAttribute("data-outcome", "targetIsLink");
  await expect(app.byId(TEST_IDS.migrate)).toBeDisabled();
  await release("0.158.0").press("ArrowLeft");
  await expect(release("0.113.0")).toBeChecked();
  await expect(place(app, "repository")).toContainText("~/acme/docs/RULES.md is written");
  await app.byId(TEST_IDS.migrate).click();
  await expect(app.byId(TEST_IDS.migrationDone)).toContainText("~/acme/docs/RULES.md");
  await app.page.keyboard.press("Escape");
  await expect(app.byId(TEST_IDS.migrationDialog)).toBeHidden();
  const { files } = await app.savedScenario();
  expect(files?.[`${REPO}/docs/RULES.md`]).toBe("Codex: see https://Codex.ai/code\n");
  expect(files?.[TARGET]).toEqual({ symlink: "docs/RULES.md" });
});

test("nothing to migrate: each place says why; a failing call says what ends it", async ({ app }) => {
  await app.openScenario(
    scenario("Nothing", { [SOURCE]: " \n", [`${REPO}/.claude/CLAUDE.md`]: "Claude\n", [TARGET]: "# Acme\n" }),
  );
  await expect(app.byId(TEST_IDS.migrationOffer, { can: "false" })).toBeVisible();
  await openPanel(app);
  await expect(app.byId(TEST_IDS.migrationSummary)).toHaveText("Codex finds nothing to migrate.");
  await expect(place(app, "home")).toContainText("~/.claude/CLAUDE.md is not there.");
  await expect(place(app, "repository")).toHaveAttribute("data-outcome", "targetHasText");
  await expect(place(app, "repository")).toContainText("~/acme/CLAUDE.md is blank");
  await app.page.keyboard.press("Escape");

  await app.openScenario(scenario("A failure", { [SOURCE]: { base64: "/w==" }, "/home/dev/.claude/CLAUDE.md": "x" }));
  await openPanel(app);
  await expect(app.byId(TEST_IDS.migrationSummary)).toContainText("nothing is written");
  await expect(place(app, "home")).toHaveAttribute("data-outcome", "stopped");
  await expect(place(app, "repository")).toHaveAttribute("data-outcome", "failed");
  await expect(app.byId(TEST_IDS.migrate)).toBeDisabled();
  expect(await violations(app)).toEqual([]);
});

test("without a CLAUDE.md it is not offered, but can be reached by keyboard; Escape gives the focus back", async ({
  app,
}) => {
  await app.openScenario(scenario("Without", { [TARGET]: "# Acme\n" }));
  await expect(app.answerFile(TARGET)).toBeVisible();
  await expect(app.byId(TEST_IDS.migrationOffer)).toHaveCount(0);
  await app.byId(TEST_IDS.open).focus();
  await app.page.keyboard.press("Enter");
  await expect(app.page.getByRole("menu")).toBeVisible();
  await app.page.keyboard.press("End");
  await app.page.keyboard.press("Enter");
  await expect(app.byId(TEST_IDS.migrationDialog)).toBeVisible();
  await app.page.keyboard.press("Escape");
  await expect(app.byId(TEST_IDS.migrationDialog)).toBeHidden();
  await expect(app.byId(TEST_IDS.open)).toBeFocused();
});

test.describe("on a phone, dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("nothing is wider than the screen, in Chinese too", async ({ app }) => {
    const width = () =>
      app
        .byId(TEST_IDS.migrationDialog)
        .evaluate((dialog) =>
          Math.max(0, ...[dialog, ...dialog.querySelectorAll("*")].map((one) => one.getBoundingClientRect().right)),
        );
    await app.openScenario(BOTH);
    await openPanel(app);
    expect(await width()).toBeLessThanOrEqual(390);
    expect(await violations(app)).toEqual([]);
    await app.page.keyboard.press("Escape");
    await app.choose(app.byId(TEST_IDS.language), "中文");
    await app.byId(TEST_IDS.migrationOffer).getByRole("button", { name: "迁移为 AGENTS.md…" }).click();
    await expect(app.byId(TEST_IDS.migrationSummary)).toHaveText("Codex 会写入 2 个文件，改写 6 处。");
    expect(await width()).toBeLessThanOrEqual(390);
  });
});
