/** Hostile texts in every field, name and text: nothing executes, everything is shown as text, the layout holds. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { encodeLink } from "../src/scenario/link.ts";
import { parseScenario } from "../src/scenario/schema.ts";
import { TABS } from "../src/state/view.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";
import { HOSTILE, hostileScenario } from "./hostile.ts";
import { expect, test } from "./test.ts";

/** A scenario each; all the others come along in its files. */
const THOROUGH = [3, 8, 26, 34, 45].map((index) => HOSTILE[index] ?? "");

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 10_000 });

/** Nothing of a text has become a part of the page. */
async function expectOnlyText(page: Page): Promise<void> {
  const grown = await page.evaluate(() => {
    const found = [
      ...document.querySelectorAll(
        "x-probe, iframe, object, embed, base, form[action], math, script:not([src]), img, link[href*='example.com'], meta[http-equiv=refresh]",
      ),
    ].map((element) => element.outerHTML.slice(0, 120));
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        const runs =
          name.startsWith("on") || (/(href|src|action|data)$/i.test(name) && /^\s*(javascript|data:text)/i.test(value));
        if (runs) found.push(`${element.tagName} ${name}=${value.slice(0, 80)}`);
      }
    }
    return { found, executed: "executed" in window, polluted: Object.keys(Object.prototype) };
  });
  expect(grown).toEqual({ found: [], executed: false, polluted: [] });
}

/** What a field of one line shows of the title. */
function titleOf({ title = "" }: ScenarioDocument): string {
  return title.replaceAll("\n", "");
}

/** As a click on a link to the page that is open. */
function follow(page: Page, hash: string): Promise<void> {
  return page.evaluate((text) => {
    location.hash = text;
    return new Promise<void>((done) => setTimeout(done, 30));
  }, hash);
}

async function expectLayoutHolds(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, "wider than the page").toBeLessThanOrEqual(0);
}

/** Everything that can be opened from where the page is: what says that it opens something is pressed. */
async function openAll(page: Page, within: string): Promise<void> {
  const openers = page.locator(`${within} :is([aria-haspopup], [aria-expanded="false"], summary)`);
  for (let index = 0; index < Math.min(await openers.count(), 14); index++) {
    const opener = openers.nth(index);
    if (!(await opener.isVisible()) || (await opener.isDisabled())) continue;
    await opener.click({ timeout: 3_000 }).catch(() => undefined);
    await expectOnlyText(page);
    if ((await page.getByRole("menu").or(page.getByRole("dialog")).count()) > 0) await page.keyboard.press("Escape");
  }
}

async function walk(app: App, document: ScenarioDocument): Promise<void> {
  const { page } = app;
  const paths = Object.keys(document.files ?? {});
  for (const tab of TABS) {
    await app.showTab(tab);
    await openAll(page, `[data-testid="${TEST_IDS[tab]}"]`);
  }
  await app.showTab("layout");
  await expect(app.diagramMessages.first()).toBeVisible();
  await expectOnlyText(page);
  await app.showTab("messages");
  await app.byId(TEST_IDS.showJson).click();
  await expectOnlyText(page);
  // Steps, each with its form and what it changed.
  await app.showTab("history");
  for (let index = -1; index < (document.steps ?? []).length; index++) {
    await app.step(index).click();
    await expectOnlyText(page);
  }
  await app.step(0).click();
  await app.byId(TEST_IDS.editStep).first().click();
  await expect(app.stepForm).toBeVisible();
  await expectOnlyText(page);
  await page.keyboard.press("Escape");
  // Files: the editor with its marks and hovers.
  for (const path of paths.filter((one) => /AGENTS.md$|config.toml$|link$/.test(one))) {
    // Not every directory is open.
    if (!(await app.treeRow(path).isVisible())) continue;
    await app.treeRow(path).click();
    await expect(app.byId(TEST_IDS.editor)).toBeVisible();
    await expectOnlyText(page);
  }
  // Menus of the header and of the session bar, and of a row.
  await openAll(page, "header");
  await openAll(page, '[aria-label="Session"]');
  await app.treeRow("/w/AGENTS.md").click({ button: "right" });
  await expectOnlyText(page);
  await page.keyboard.press("Escape");
  for (const id of [TEST_IDS.share, TEST_IDS.openLibrary, TEST_IDS.openDocs, TEST_IDS.check] as const) {
    const button = app.byId(id).first();
    if (!(await button.isVisible())) continue;
    await button.click();
    await page.waitForTimeout(300);
    await expectOnlyText(page);
    await page.keyboard.press("Escape");
  }
}

for (const [index, text] of THOROUGH.entries()) {
  test(`as a file, everything opened: ${index}`, async ({ app }) => {
    const document = hostileScenario(text);
    expect(parseScenario(document)).toMatchObject({ ok: true });
    await app.openScenario(document);
    await expect(app.page.getByRole("textbox", { name: "Title of the scenario" })).toHaveValue(titleOf(document));
    await walk(app, document);
    await expectLayoutHolds(app.page);
    expect(await app.savedScenario()).toEqual(document);
  });
}

test("as links, each text once", async ({ page, site }) => {
  const app = new App(page, site.url);
  await app.open();
  for (const text of HOSTILE) {
    const document = hostileScenario(text, [text]);
    const view = { tab: "layout", file: `${document.launch.cwd}/AGENTS.md` };
    await follow(page, (await encodeLink(document, view)) ?? "");
    await expect(page.getByRole("textbox", { name: "Title of the scenario" })).toHaveValue(titleOf(document));
    await expect(app.diagramMessages.first()).toBeVisible();
    await app.editorIsReady();
    await expectOnlyText(page);
  }
});

test("as links that are none", async ({ page, site }) => {
  const app = new App(page, site.url);
  await app.open();
  for (const text of HOSTILE) {
    for (const hash of [
      encodeURIComponent(text),
      `1-${encodeURIComponent(text)}`,
      `docs/${encodeURIComponent(text)}`,
    ]) {
      await follow(page, hash);
      await expectOnlyText(page);
    }
  }
  await expect(app.headline).toBeAttached();
});

test("a file that is refused quotes them as text", async ({ app }) => {
  for (const text of HOSTILE.slice(0, 12)) {
    const chooser = app.page.waitForEvent("filechooser");
    await app.byId(TEST_IDS.open).click();
    await app.byId(TEST_IDS.openFile).click();
    const document = { format: 1, launch: { cwd: text, [text]: 1 }, codex: text, files: { [text]: text } };
    await (await chooser).setFiles({
      name: `${text.replaceAll("/", " ")}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(document)),
    });
    await expect(app.page.getByRole("dialog")).toContainText("unknown key");
    await expectOnlyText(app.page);
    await app.page.keyboard.press("Escape");
  }
});

test("a report as a page of its own holds them as text", async ({ app, browser }) => {
  await app.openScenario(hostileScenario(HOSTILE[3] ?? ""));
  await app.byId(TEST_IDS.save).click();
  const download = app.page.waitForEvent("download");
  await app.byId(TEST_IDS.savePage).click();
  const page = await browser.newPage();
  await page.setContent(await readFile(await (await download).path(), "utf8"), { waitUntil: "load" });
  await expect(page.locator("body")).toContainText("onerror");
  await expectOnlyText(page);
  await page.close();
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the page is never wider than the screen", async ({ page, site }) => {
    const app = new App(page, site.url);
    for (const text of ["W".repeat(240), HOSTILE[3] ?? "", HOSTILE[45] ?? "", HOSTILE[47] ?? ""]) {
      for (const tab of TABS) {
        const link = await encodeLink(hostileScenario(text, [text]), { tab, step: 0 });
        await page.goto("about:blank");
        await page.goto(`${site.url}#${link}`);
        await expect(app.byId(TEST_IDS.tab).first()).toBeAttached();
        await page.waitForTimeout(300);
        await expectLayoutHolds(page);
        await expectOnlyText(page);
      }
    }
  });
});
