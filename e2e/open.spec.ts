import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";
import { ROOT_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const LARGE = /monaco|editor|mermaid|flowDiagram|o200k|token|codex-texts/i;

test("opens on an example and answers at once", async ({ app }) => {
  await expect(app.headline).toHaveText(/^Codex sends/);
  await expect(app.byId(TEST_IDS.answerFile).first()).toBeVisible();
  await expect(app.byId(TEST_IDS.treeRow).first()).toBeVisible();
});

test("the answer is on screen before Monaco, Mermaid, the tokenizer or the text pack are asked for", async ({
  page,
  site,
}) => {
  await page.addInitScript((headline) => {
    const look = (): void => {
      if (document.querySelector(headline) === null) requestAnimationFrame(look);
      // The frame that shows the answer ends after this callback.
      else setTimeout(() => performance.mark("answer"));
    };
    requestAnimationFrame(look);
  }, `[data-testid="${TEST_IDS.answerHeadline}"]`);
  const app = new App(page, site.url);
  await app.open();
  await app.editorIsReady();

  const requests = await page.evaluate(() => {
    const answer = performance.getEntriesByName("answer")[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType("resource")
      .map((entry) => ({ path: new URL(entry.name).pathname, early: entry.startTime < answer }));
  });
  const early = requests.filter((request) => request.early).map((request) => request.path);
  expect(early.length, "the app itself").toBeGreaterThan(0);
  expect(early.filter((path) => LARGE.test(path))).toEqual([]);
  expect(requests.filter((request) => !request.early && LARGE.test(request.path)).length, "Monaco").toBeGreaterThan(0);
});

test("a plain editor stands until Monaco is there, and what is typed in it counts", async ({ page, site }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/MonacoEditor/, async (route) => {
    await released;
    await route.continue();
  });
  const app = new App(page, site.url);
  await app.open();
  await app.treeRow(ROOT_FILE).click();
  await app.byId(TEST_IDS.editorPlain).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.insertText("Typed early. ");
  await app.showTab("messages");
  await expect(app.part("agentsMd")).toContainText("Typed early.");
  release();
  await app.editorIsReady();
  await expect(app.byId(TEST_IDS.editorPlain)).toHaveCount(0);
  await expect(app.monaco.locator(".view-line").first()).toContainText("Typed early.");
});

test("the page's policy lets nothing out, and the tests would notice", async ({ app, faults }) => {
  const answer = await app.page.evaluate(() =>
    fetch("https://example.com/").then(
      () => "sent",
      () => "refused",
    ),
  );
  expect(answer).toBe("refused");
  await expect.poll(() => faults.join("\n")).toContain("Content Security Policy");
  await expect.poll(() => faults.join("\n")).toContain("policy violated: connect-src");
  faults.length = 0;
});

test.describe("under a sub-path", () => {
  test.use({ options: { basePath: "/some/repo/", withTexts: true } });

  test("everything loads", async ({ app }) => {
    expect(new URL(app.page.url()).pathname).toBe("/some/repo/");
    await app.editorIsReady();
    await app.showTab("layout");
    await expect(app.byId(TEST_IDS.diagram).locator("svg")).toBeVisible();
  });
});

test.describe("without the text pack", () => {
  test.use({ options: { basePath: "/", withTexts: false } });

  test("stand-ins are marked", async ({ app }) => {
    await expect(app.byId(TEST_IDS.standIns)).toBeVisible();
    await app.showTab("messages");
    await expect(app.byId(TEST_IDS.messages)).toContainText("stand-in");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const language of ["en-US", "zh-CN"]) {
      test.describe(language, () => {
        test.use({ locale: language });

        test("stand-ins are marked, and nothing is wider than the screen", async ({ app }) => {
          await expect(app.byId(TEST_IDS.standIns)).toBeVisible();
          const overflow = () => app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(await overflow()).toBeLessThanOrEqual(0);
          await expect(app.byId(TEST_IDS.theme)).toBeInViewport({ ratio: 1 });
          await app.showTab("messages");
          expect(await overflow()).toBeLessThanOrEqual(0);
        });
      });
    }
  });
});
