import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { violations } from "./axe.ts";
import { COMMENTED, NO_FILES, ROOT_FILE, USER_CONFIG, WEB_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const OVERRIDE = "/home/dev/acme/web/AGENTS.override.md";
const PROJECT_CONFIG = "/home/dev/acme/.codex/config.toml";

/** A few things that go wrong at once. */
const TROUBLED: ScenarioDocument = {
  format: 1,
  title: "Several findings",
  files: {
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    [ROOT_FILE]: "# Acme\n\n@docs/style.md\n\nRun the checks.\n",
    [WEB_FILE]: "# Web\n",
    [OVERRIDE]: " \n",
    [PROJECT_CONFIG]: "project_root_markers = []\n",
    [USER_CONFIG]: 'modle = "x"\n\n[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
  },
  launch: { cwd: "/home/dev/acme/web" },
};

test("a fix says what it changes and what becomes of the files; applying it is one step that can be undone", async ({
  app,
}) => {
  const row = app.answerFile(ROOT_FILE);
  const fix = row.locator(`[data-testid="${TEST_IDS.fix}"]`);
  await expect(fix).toContainText("Raise the limit to 48 KiB");
  await expect(fix).toContainText("~/.codex/config.toml: project_doc_max_bytes = 49152.");
  await expect(fix.getByTestId(TEST_IDS.fixOutcome)).toHaveText(
    "Then: ~/acme/AGENTS.md is sent whole, ~/acme/web/AGENTS.md is sent whole.",
  );
  // The same fix is not offered twice.
  await expect(app.byId(TEST_IDS.fix, { fix: "raise-limit" })).toHaveCount(1);
  await fix.getByTestId(TEST_IDS.fixPreview).click();
  await expect(fix.locator(".diff-added")).toHaveText("+project_doc_max_bytes = 49152");
  await fix.getByTestId(TEST_IDS.applyFix).click();
  await expect(app.headline).toHaveText("Codex sends 3 of your 5 instruction files.");
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "loaded");
  // What was mended is gone, and the keyboard is still in the answer.
  await expect(app.byId(TEST_IDS.fix, { fix: "raise-limit" })).toHaveCount(0);
  await expect(app.page.getByRole("tabpanel", { name: "Answer" })).toBeFocused();
  expect(await app.fileText(USER_CONFIG)).toContain("project_doc_max_bytes = 49152");
  await expect(app.undo).toHaveAttribute("title", "Undo “Raise the limit to 48 KiB”");
  await app.undo.click();
  await expect(app.headline).toHaveText("Codex sends 2 of your 5 instruction files, one of them cut.");
  await expect(fix).toBeVisible();
});

test("what no row says comes in the order of causes, with its place, its page and its fixes", async ({ app }) => {
  await app.openScenario(TROUBLED);
  const findings = app.byId(TEST_IDS.finding);
  await expect
    .poll(() => findings.evaluateAll((items) => items.map((item) => item.getAttribute("data-rule"))))
    .toEqual(["marker-in-project-config", "inert-import", "unknown-key"]);
  await expect(app.answerFile(WEB_FILE).getByTestId(TEST_IDS.fix)).toContainText("AGENTS.override.md");
  // Codex warns about both keys as well: said once.
  await expect(app.byId(TEST_IDS.answer).getByText("modle")).toHaveCount(
    await app.byId(TEST_IDS.finding, { rule: "unknown-key" }).getByText("modle").count(),
  );

  const inert = app.byId(TEST_IDS.finding, { rule: "inert-import" });
  await expect(inert).toContainText("warning");
  await inert.getByRole("button", { name: "~/acme/AGENTS.md:3" }).click();
  await app.editorIsReady();
  await expect(app.page.getByText("Ln 3, Col 1")).toBeVisible();

  await inert.getByTestId(TEST_IDS.ruleLink).click();
  await expect(app.page.getByRole("heading", { name: "Import line", exact: false }).first()).toBeVisible();
});

test("while a text changes its findings are not current, and none of it is applied to another text", async ({
  app,
}) => {
  await app.openScenario(TROUBLED);
  await app.openFile(ROOT_FILE);
  const inert = app.byId(TEST_IDS.finding, { rule: "inert-import" });
  await expect(inert).toHaveCount(1);
  await app.replaceText("# Acme\n\nNothing is imported.\n");
  await expect(inert).toHaveCount(0);
  await app.replaceText("@one.md\n@two.md\n");
  await expect(inert).toHaveCount(2);
  await expect(app.page.locator(".other-findings")).toHaveAttribute("aria-busy", "false");
});

test("in the editor a finding is underlined, F8 goes to it, and Ctrl+. mends it", async ({ app }) => {
  await app.openScenario(TROUBLED);
  await app.openFile(USER_CONFIG);
  await expect(app.monaco.locator(".squiggly-warning")).toHaveCount(1);
  await app.monaco.locator(".view-line").last().click();
  await app.page.keyboard.press("F8");
  await expect(app.monaco.locator(".marker-widget")).toContainText("unknown-key");
  await app.page.keyboard.press("Escape");
  await app.page.keyboard.press("ControlOrMeta+.");
  await expect(app.page.locator(".action-widget").first()).toContainText("Rename it to model");
  await app.page.keyboard.press("Enter");
  await expect(app.monaco.locator(".squiggly-warning")).toHaveCount(0);
  expect(await app.fileText(USER_CONFIG)).toMatch(/^model = "x"\n/);
});

test("a row of the tree tells how many findings its file has", async ({ app }) => {
  await app.openScenario(TROUBLED);
  const mark = (path: string) => app.treeRow(path).getByTestId(TEST_IDS.treeFindings);
  await expect(mark(WEB_FILE)).toHaveAttribute("aria-label", "1 error");
  await expect(mark(USER_CONFIG)).toHaveAttribute("aria-label", "1 warning");
  await expect(mark(OVERRIDE)).toHaveCount(0);
  await app.treeRow(OVERRIDE).click();
  await app.page.keyboard.press("Delete");
  await expect(mark(WEB_FILE)).toHaveCount(0);
});

test("when everything is in order, each file has its place in the request and a way there", async ({ app }) => {
  await app.openScenario(COMMENTED);
  const positions = app.byId(TEST_IDS.position);
  await expect(positions).toHaveText(["~/.codex/AGENTS.md", "~/acme/AGENTS.md", "~/acme/web/AGENTS.md"]);
  const line = app.page.locator("li", { has: app.byId(TEST_IDS.position, { path: WEB_FILE }) });
  await expect(line).toContainText(/message \d+, part 1 \(user\), bytes \d+–\d+/);
  await app.byId(TEST_IDS.position, { path: WEB_FILE }).click();
  await expect(app.part("agentsMd")).toBeInViewport();
});

test("without a file one can be made", async ({ app }) => {
  await app.openScenario(NO_FILES);
  await app.page.getByRole("button", { name: "Create ~/empty/AGENTS.md" }).click();
  await expect(app.headline).toHaveText("Codex sends your instruction file, whole.");
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the answer is copied as a short report whose link opens the scenario", async ({ app, context }) => {
    await app.openScenario(TROUBLED);
    await expect(app.byId(TEST_IDS.finding)).toHaveCount(3);
    await app.byId(TEST_IDS.copyReport).getByRole("button").click();
    await expect(app.byId(TEST_IDS.copyReport)).toHaveText("Copied");
    const text = await app.page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("**Codex sends 1 of your 3 instruction files.**");
    expect(text).toMatch(/^\| 1 \| `~\/acme\/AGENTS\.md` \| whole \| 40 of 40 \|$/m);
    expect(text).toContain("- **warning** `inert-import`: ");
    const link = /\[Open this scenario\]\((\S+)\)/.exec(text)?.[1] ?? "";
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByTestId(TEST_IDS.answerHeadline)).toHaveText("Codex sends 1 of your 3 instruction files.");
    await other.close();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("an answer with findings has no serious accessibility fault", async ({ app }) => {
      await app.openScenario(TROUBLED);
      await expect(app.byId(TEST_IDS.finding)).toHaveCount(3);
      await app.byId(TEST_IDS.fixPreview).first().click();
      expect(await violations(app)).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("findings are no wider than the screen", async ({ app }) => {
    await app.openScenario(TROUBLED);
    await expect(app.byId(TEST_IDS.finding)).toHaveCount(3);
    await app.byId(TEST_IDS.fixPreview).first().click();
    expect(await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
