import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { ARCHIVED_SCENARIO } from "../src/scenario/export/archive.ts";
import { openZip } from "../src/scenario/import/zip.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";
import { violations } from "./axe.ts";
import { COMMENTED, ROOT_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
const SCENARIO: ScenarioDocument = {
  ...COMMENTED,
  title: "Sent as files",
  notes: HOSTILE,
  files: {
    ...COMMENTED.files,
    [ROOT_FILE]: `# Unmistakable heading\n\nUnmistakable ${HOSTILE} words\n`,
    "/home/dev/acme/LINK.md": { symlink: "AGENTS.md" },
    "/srv/far/away/AGENTS.md": "Off the path\n",
  },
};

async function saved(
  app: App,
  item: (typeof TEST_IDS)[keyof typeof TEST_IDS],
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = app.page.waitForEvent("download");
  await app.byId(TEST_IDS.save).click();
  await app.byId(item).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("the files are saved as a zip that opens again as the same scenario", async ({ app }) => {
  await app.openScenario(SCENARIO);
  const { name, bytes } = await saved(app, TEST_IDS.saveArchive);
  expect(name).toBe("sent-as-files.zip");
  const opened = await openZip({ size: bytes.length, read: async (from, to) => bytes.subarray(from, to) }, name);
  if (!opened.ok) throw new Error(opened.fault.kind);
  const paths: string[] = [];
  for await (const batch of opened.bundle.entries) paths.push(...batch.map((entry) => `${entry.kind} ${entry.path}`));
  expect(paths).toEqual(
    expect.arrayContaining([
      `file ${ARCHIVED_SCENARIO}`,
      "symlink files/home/dev/acme/LINK.md",
      `file files${ROOT_FILE}`,
    ]),
  );

  await app.createFile("/home/dev/acme/LATER.md");
  const chooser = app.page.waitForEvent("filechooser");
  await app.byId(TEST_IDS.open).click();
  await app.byId(TEST_IDS.openFile).click();
  await (await chooser).setFiles({ name, mimeType: "application/zip", buffer: bytes });
  await expect.poll(() => app.savedScenario()).toEqual(SCENARIO);
});

test("the report is one page that runs nothing, asks for nothing and can be read", async ({ app, browser }) => {
  await app.openScenario(SCENARIO);
  const { name, bytes } = await saved(app, TEST_IDS.savePage);
  expect(name).toBe("sent-as-files.html");
  const page = await browser.newPage();
  const seen = watch(page);
  await page.setContent(bytes.toString());
  await expect(page.getByRole("heading", { name: "Sent as files" })).toBeVisible();
  await expect(page.locator("pre", { hasText: "Unmistakable" })).toContainText(HOSTILE);
  expect(await page.locator("script, img, iframe, link").count()).toBe(0);
  await expect(page.getByRole("img")).toBeVisible();
  expect(await violations({ page } as App)).toEqual([]);
  expect(seen).toEqual([]);
  await page.close();
});

/** Dialogs, requests and what the page's policy refuses. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => seen.push(request.url()));
  page.on("console", (message) => seen.push(message.text()));
  return seen;
}

test("the report of a thread holds every request, folded without a script", async ({ app, browser }) => {
  const steps = ["Say one", "Say two", "Say three"].map((text) => ({ do: "turn", text }) as const);
  await app.openScenario({ ...SCENARIO, steps });
  const { bytes } = await saved(app, TEST_IDS.savePage);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(bytes.toString());
  const folds = page.locator("details.request");
  await expect(folds).toHaveCount(3);
  const first = folds.first().locator("pre", { hasText: "Say one" });
  await expect(first).toBeHidden();
  await folds.first().locator("> summary").click();
  await expect(first).toBeVisible();
  await expect(folds.nth(1)).toContainText("are those of the request before");
  await expect(folds.last().locator("pre", { hasText: "Say one" })).toBeVisible();
  await page.close();
  const markdown = (await saved(app, TEST_IDS.saveMarkdown)).bytes.toString();
  expect(markdown.match(/<details><summary>Request \d of 3/g)).toHaveLength(3);
});

test("the report is saved as Markdown", async ({ app }) => {
  await app.openScenario(SCENARIO);
  const { name, bytes } = await saved(app, TEST_IDS.saveMarkdown);
  expect(name).toBe("sent-as-files.md");
  expect(bytes.toString()).toMatch(/^\*\*Codex sends .*\n\nCodex 0\.158\.0 · /);
});

test("a skeleton link has sizes and none of the words, and says so where it is opened", async ({
  app,
  browser,
  site,
}) => {
  await app.openScenario(SCENARIO);
  const headline = await app.byId(TEST_IDS.answerHeadline).textContent();
  await app.byId(TEST_IDS.share).click();
  const field = app.byId(TEST_IDS.shareLink);
  await expect(field).toHaveValue(/#1-/);
  const whole = await field.inputValue();
  await app.byId(TEST_IDS.shareContent).nth(2).check();
  await expect(field).not.toHaveValue(whole);
  const link = await field.inputValue();
  await expect(app.byId(TEST_IDS.shareContentLength, { content: "skeleton" })).toHaveText(
    link.length.toLocaleString("en"),
  );
  expect(await violations(app)).toEqual([]);

  const other = await browser.newPage();
  await other.goto(link);
  const theirs = new App(other, site.url);
  await expect(theirs.byId(TEST_IDS.skeleton)).toBeVisible();
  await expect(theirs.byId(TEST_IDS.answer)).toContainText("fillers");
  await expect(theirs.byId(TEST_IDS.answerHeadline)).toHaveText(headline ?? "");
  const document = await theirs.savedScenario();
  expect(JSON.stringify(document)).not.toContain("nmistakable");
  expect(document.skeleton).toBe(true);
  await other.close();
});

test("a link with only the files on the path leaves out what decides nothing", async ({ app, browser, site }) => {
  await app.openScenario(SCENARIO);
  await app.byId(TEST_IDS.share).click();
  const field = app.byId(TEST_IDS.shareLink);
  await expect(field).toHaveValue(/#1-/);
  const whole = await field.inputValue();
  await app.byId(TEST_IDS.shareContent).nth(1).check();
  await expect(field).not.toHaveValue(whole);
  const other = await browser.newPage();
  await other.goto(await field.inputValue());
  const theirs = new App(other, site.url);
  await expect(theirs.byId(TEST_IDS.answer)).toBeVisible();
  const { files = {} } = await theirs.savedScenario();
  expect(Object.keys(files)).toContain(ROOT_FILE);
  expect(Object.keys(files)).not.toContain("/srv/far/away/AGENTS.md");
  await other.close();
});

test("a skeleton of only the files on the path is both", async ({ app, browser, site }) => {
  await app.openScenario(SCENARIO);
  await app.byId(TEST_IDS.share).click();
  const field = app.byId(TEST_IDS.shareLink);
  await app.byId(TEST_IDS.shareContent).nth(2).check();
  await expect(field).toHaveValue(/#1-/);
  const whole = await field.inputValue();
  await app.byId(TEST_IDS.shareSkeleton, { choice: "onPath" }).check();
  await expect.poll(async () => (await field.inputValue()).length).toBeLessThan(whole.length);
  await expect(field).toHaveValue(/#1-/);
  expect(await violations(app)).toEqual([]);
  const other = await browser.newPage();
  await other.goto(await field.inputValue());
  const theirs = new App(other, site.url);
  await expect(theirs.byId(TEST_IDS.skeleton)).toBeVisible();
  const { files = {}, skeleton } = await theirs.savedScenario();
  expect(skeleton).toBe(true);
  expect(JSON.stringify(files)).not.toContain("nmistakable");
  expect(Object.keys(files)).not.toContain("/srv/far/away/AGENTS.md");
  await other.close();
});
