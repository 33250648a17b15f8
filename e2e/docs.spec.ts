import { TEST_IDS } from "../src/testIds.ts";
import type { App } from "./app.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";

const docs = (app: App) => app.byId(TEST_IDS.docs);
const page = (app: App, id: string) => app.byId(TEST_IDS.docsPage, { page: id });

async function openPage(app: App, id: string): Promise<void> {
  await app.byId(TEST_IDS.openDocs).click();
  await app.byId(TEST_IDS.docsEntry, { page: id }).click();
  await expect(page(app, id)).toBeVisible();
}

test("a page is found by its words, opened and left by the keyboard, and the app stays in use", async ({ app }) => {
  const { keyboard } = app.page;
  await app.byId(TEST_IDS.openDocs).click();
  await expect(app.byId(TEST_IDS.docsFilter)).toBeFocused();
  await keyboard.type("project_doc_max_bytes raw bytes");
  await expect(app.byId(TEST_IDS.docsEntry)).toHaveCount(1);
  await keyboard.press("Enter");
  await expect(page(app, "topic:size-limit").getByRole("heading", { level: 3 })).toBeFocused();
  await app.showTab("messages");
  await expect(page(app, "topic:size-limit")).toBeVisible();
  await app.page.getByRole("button", { name: /^Next: / }).click();
  await expect(page(app, "topic:global-file").getByRole("heading", { level: 3 })).toBeFocused();
  await keyboard.press("Escape");
  await expect(docs(app)).toHaveCount(0);
  await expect(app.byId(TEST_IDS.openDocs)).toBeFocused();
});

test("a scenario of a page opens like an example and is one undo away from what was there", async ({ app }) => {
  const before = await app.headline.textContent();
  await openPage(app, "topic:size-limit");
  await page(app, "topic:size-limit").getByRole("button", { name: "Try it: A limit of 100 bytes" }).click();
  await expect(app.headline).toHaveText("Codex sends 2 of your 3 instruction files, one of them cut.");
  await expect(docs(app)).toBeVisible();
  await app.undo.click();
  await expect(app.headline).toHaveText(before ?? "");
});

test("the page of a verdict opens the file that has it", async ({ app }) => {
  await openPage(app, "verdict:off-path");
  await app.byId(TEST_IDS.docsTryIt).click();
  const file = "/home/dev/acme/AGENTS.md";
  await expect(app.byId(TEST_IDS.answerFile, { path: file, verdict: "off-path" })).toBeVisible();
  await expect(app.treeRow(file)).toHaveAttribute("aria-selected", "true");
});

test("every page is there in Chinese", async ({ app }) => {
  await app.byId(TEST_IDS.openDocs).click();
  await expect(app.byId(TEST_IDS.docsFilter)).toBeVisible();
  const pages = await app.byId(TEST_IDS.docsEntry).count();
  await app.choose(app.byId(TEST_IDS.language), "中文");
  await expect(app.byId(TEST_IDS.docsEntry, { page: "topic:trust" })).toHaveText("信任及其影响");
  await expect(app.byId(TEST_IDS.docsEntry)).toHaveCount(pages);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("list and page have no serious accessibility fault", async ({ app }) => {
      await app.byId(TEST_IDS.openDocs).click();
      await expect(app.byId(TEST_IDS.docsFilter)).toBeVisible();
      expect(await violations(app)).toEqual([]);
      await app.byId(TEST_IDS.docsEntry, { page: "topic:one-file" }).click();
      await expect(page(app, "topic:one-file")).toBeVisible();
      expect(await violations(app)).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the page fills the screen and makes room for what it opens", async ({ app }) => {
    await openPage(app, "topic:trust");
    expect(await docs(app).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await app.byId(TEST_IDS.docsTryIt).first().click();
    await expect(docs(app)).toHaveCount(0);
    await expect(app.headline).toBeInViewport();
  });
});
