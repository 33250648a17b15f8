import type { Page } from "@playwright/test";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import type { App } from "./app.ts";
import { expect, test } from "./test.ts";

const HOME = "/home/dev/.codex";
const ROOT = "/home/dev/acme";

const SCENARIO: ScenarioDocument = {
  format: 1,
  title: "Places",
  files: {
    [`${HOME}/AGENTS.md`]: "\nEverywhere: be brief.\n\n",
    [`${HOME}/config.toml`]:
      'model = "gpt-5.5"\ndeveloper_instructions = "Speak plainly."\nproject_doc_max_bytes = 64\n',
    [`${ROOT}/.git/HEAD`]: "ref: refs/heads/main\n",
    [`${ROOT}/AGENTS.md`]: `First line.\n${"x".repeat(40)}\nÜber the limit: this line is cut somewhere.\nThe last rule.\n`,
    [`${ROOT}/web/AGENTS.md`]: "Web rule.\n",
    [`${ROOT}/src/main.ts`]: "export {};\n",
  },
  launch: { cwd: ROOT },
  steps: [{ do: "turn", text: "Add a page" }],
};

/** A point in the middle of a text of the Messages view. */
async function pointOf(page: Page, text: string): Promise<{ x: number; y: number }> {
  const piece = page.locator(".part-text [data-start]").filter({ hasText: text }).first();
  await piece.scrollIntoViewIfNeeded();
  return await piece.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() as globalThis.Text;
    const at = node.data.indexOf(wanted);
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + wanted.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, text);
}

async function caretOn(app: App, path: string, line: number): Promise<void> {
  await app.openFile(path);
  await app.monaco.locator(".view-line").first().click();
  await app.page.keyboard.press("ControlOrMeta+Home");
  for (let down = 1; down < line; down++) await app.page.keyboard.press("ArrowDown");
}

test.beforeEach(async ({ app }) => {
  await app.openScenario(SCENARIO);
});

test("pointing at a text says where it comes from, and a click goes there", async ({ app, page }) => {
  await app.byId(TEST_IDS.tab, { tab: "messages" }).click();
  const source = app.byId(TEST_IDS.sourceLine);
  const brief = await pointOf(page, "be brief");
  await page.mouse.move(brief.x, brief.y);
  await expect(source).toContainText("~/.codex/AGENTS.md, line 2");
  await expect(source).toContainText("bytes 1 to 22");
  await page.mouse.click(brief.x, brief.y);
  await expect(app.byId(TEST_IDS.editor)).toContainText("Ln 2");

  const plainly = await pointOf(page, "plainly");
  await page.mouse.move(plainly.x, plainly.y);
  await expect(source).toContainText("developer_instructions in ~/.codex/config.toml, line 2");
  await page.mouse.click(plainly.x, plainly.y);
  await expect(app.byId(TEST_IDS.editor)).toContainText("config.toml");

  const page1 = await pointOf(page, "Add a page");
  await page.mouse.move(page1.x, page1.y);
  await expect(source).toContainText("step 1");
  const separator = await pointOf(page, "<INSTRUCTIONS>");
  await page.mouse.move(separator.x, separator.y);
  await expect(source).toContainText("Codex writes around the texts");
});

test("the line of the caret says where it stands, and leads there", async ({ app, page }) => {
  await caretOn(app, `${ROOT}/AGENTS.md`, 1);
  const stands = app.byId(TEST_IDS.stands);
  await expect(stands).toHaveAttribute("data-state", "sent");
  await expect(stands).toContainText(/message \d+ \(user\)/);
  await stands.getByRole("button", { name: "Show there" }).click();
  await expect(page.locator(".part-text mark")).toHaveText("First line.");
  await expect(page.locator(".part-text mark")).toBeInViewport();
});

test("a line that is not sent says why: cut, hidden, elsewhere, not read", async ({ app, page }) => {
  const stands = app.byId(TEST_IDS.stands);
  await caretOn(app, `${ROOT}/AGENTS.md`, 3);
  await expect(stands).toHaveAttribute("data-state", "partly");
  await expect(stands).toContainText(/Only 11 of \d+ bytes/);
  await page.keyboard.press("ArrowDown");
  await expect(stands).toHaveAttribute("data-state", "absent");
  await expect(stands).toContainText("behind the cut");

  await caretOn(app, `${ROOT}/web/AGENTS.md`, 1);
  await expect(stands).toContainText("Not in the request.");
  await caretOn(app, `${ROOT}/src/main.ts`, 1);
  await expect(stands).toContainText("does not read this file");
});

test("an edit is followed at once", async ({ app, page }) => {
  await caretOn(app, `${ROOT}/AGENTS.md`, 1);
  const stands = app.byId(TEST_IDS.stands);
  await expect(stands).toContainText("bytes");
  const before = await stands.textContent();
  await page.keyboard.insertText("More: ");
  await expect(stands).not.toHaveText(before ?? "");
  await expect(stands).toHaveAttribute("data-state", "sent");
});

test("a key of a configuration file says what it does", async ({ app, page }) => {
  const stands = app.byId(TEST_IDS.stands);
  await caretOn(app, `${HOME}/config.toml`, 2);
  await expect(stands).toHaveAttribute("data-state", "sent");
  await expect(stands).toContainText("developer_instructions");
  await stands.getByRole("button", { name: "Show there" }).click();
  await expect(page.locator(".part-text mark")).toHaveText("Speak plainly.");
  await page.keyboard.press("Escape");
  await caretOn(app, `${HOME}/config.toml`, 1);
  await page.keyboard.insertText("modle = 1\n");
  await page.keyboard.press("ArrowUp");
  await expect(stands).toHaveAttribute("data-state", "absent");
  await expect(stands).toContainText("model");
});
