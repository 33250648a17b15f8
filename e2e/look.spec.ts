import { TEST_IDS } from "../src/testIds.ts";
import { violations } from "./axe.ts";
import { COMMENTED, ROOT_FILE, WEB_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const TABS = ["answer", "layout", "messages"] as const;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const tab of TABS) {
      test(`${tab} has no serious accessibility fault`, async ({ app }) => {
        await app.editorIsReady();
        await app.showTab(tab);
        if (tab === "layout") await expect(app.diagramMessages.first()).toBeVisible();
        expect(await violations(app)).toEqual([]);
      });
    }
  });
}

test("the theme follows the system until it is chosen, and the choice is kept", async ({ app }) => {
  const background = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await app.page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).not.toBe(light);
  await app.choose(app.byId(TEST_IDS.theme), "Light");
  await expect.poll(background).toBe(light);
  await app.reload();
  expect(await background()).toBe(light);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("nothing is wider than the screen, and files, editor and answer can be reached", async ({ app }) => {
    const overflow = () => app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expect(app.headline).toBeInViewport();
    await app.openScenario(COMMENTED);
    await app.showPane("Files");
    await app.treeRow(ROOT_FILE).click();
    await app.showPane("Editor");
    await app.editorIsReady();
    await app.typeAtEnd("From a phone.");
    expect(await overflow()).toBeLessThanOrEqual(0);
    await app.showPane("Result");
    await app.showTab("messages");
    await expect(app.part("agentsMd")).toContainText("From a phone.");
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test("the tree works with the keyboard alone", async ({ app }) => {
  await app.openScenario(COMMENTED);
  const { keyboard } = app.page;
  for (let presses = 0; presses < 60; presses++) {
    if (await app.byId(TEST_IDS.tree).evaluate((tree) => tree.contains(document.activeElement))) break;
    await keyboard.press("Tab");
  }
  await keyboard.press("Home");
  for (let presses = 0; presses < 60; presses++) {
    if (await app.treeRow(WEB_FILE).evaluate((row) => row === document.activeElement)) break;
    await keyboard.press("ArrowDown");
  }
  await expect(app.treeRow(WEB_FILE)).toBeFocused();
  await keyboard.press("Delete");
  await expect(app.treeRow(WEB_FILE)).toHaveCount(0);
  await expect(app.answerFile(WEB_FILE)).toHaveCount(0);
  await keyboard.press("ControlOrMeta+Z");
  await expect(app.treeRow(WEB_FILE)).toHaveCount(1);
});
