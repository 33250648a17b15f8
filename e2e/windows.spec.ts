import { TEST_IDS } from "../src/testIds.ts";
import { COMMENTED, ROOT_FILE, WEB_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const HOME = "C:\\Users\\dev";
const WINDOWS_ROOT_FILE = `${HOME}\\acme\\AGENTS.md`;
const WINDOWS_WEB_FILE = `${HOME}\\acme\\web\\AGENTS.md`;

test.beforeEach(async ({ app }) => {
  await app.openScenario(COMMENTED);
});

test("a scenario is respelled for Windows: tree, answer, configuration and messages speak C:\\, and it is one undo", async ({
  app,
}) => {
  await app.choose(app.setting("Cwd"), "Paths of Windows");
  await expect(app.answerFile(WINDOWS_ROOT_FILE)).toHaveAttribute("data-verdict", "loaded");
  await expect(app.answerFile(WINDOWS_WEB_FILE)).toHaveAttribute("data-verdict", "loaded");
  await expect(app.treeRow(WINDOWS_WEB_FILE)).toBeVisible();
  expect(await app.fileText(`${HOME}\\.codex\\config.toml`)).toContain(
    `# Projects\n[projects.'${HOME}\\acme']\ntrust_level = "trusted" # reviewed`,
  );
  const saved = await app.savedScenario();
  expect(saved.machine).toEqual({ os: "windows", home: HOME, shell: "powershell" });
  expect(saved.launch.cwd).toBe(`${HOME}\\acme\\web`);
  await app.showTab("messages");
  const text = (await app.texts()).join("\n");
  expect(text).toContain(`# AGENTS.md instructions for ${HOME}\\acme\\web\n`);
  expect(text).toContain(`<cwd>${HOME}\\acme\\web</cwd>`);
  await app.undo.click();
  await app.showTab("answer");
  await expect(app.answerFile(ROOT_FILE)).toHaveAttribute("data-verdict", "loaded");
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "loaded");
});

test("another drive is a place like any other, typed in any spelling", async ({ app, page }) => {
  await app.choose(app.setting("Cwd"), "Paths of Windows");
  await app.setting("Cwd").click();
  await page.getByRole("menuitem", { name: "Another directory…" }).click();
  await page
    .getByRole("dialog")
    .getByRole("combobox")
    .or(page.getByRole("dialog").getByRole("textbox"))
    .fill("d:/notes/");
  await page.keyboard.press("Enter");
  expect((await app.savedScenario()).launch.cwd).toBe("D:\\notes");
  await expect(app.byId(TEST_IDS.sessionCwd)).toContainText("D:\\notes");
  await expect(app.answerFile(WINDOWS_ROOT_FILE)).toHaveAttribute("data-verdict", "off-path");
});
