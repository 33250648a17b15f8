import { EXAMPLES } from "../src/scenario/examples/index.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { examplesEn } from "../src/ui/i18n/examples.en.ts";
import { expect, test } from "./test.ts";

test("every example of the gallery opens and is answered", async ({ app }) => {
  test.slow();
  for (const { id, load } of EXAMPLES) {
    const name = examplesEn.examples[id];
    await test.step(id, async () => {
      await app.byId(TEST_IDS.examples).click();
      await app.page.getByRole("menuitem", { name, exact: true }).click();
      await expect.poll(async () => (await app.savedScenario()).title, { message: name }).toBe((await load()).title);
      await expect(app.headline).toBeVisible();
    });
  }
});

test("the former scenario is one undo away", async ({ app }) => {
  const before = await app.savedScenario();
  const { id } = EXAMPLES[5];
  await app.byId(TEST_IDS.examples).click();
  await app.page.getByRole("menuitem", { name: examplesEn.examples[id], exact: true }).click();
  await expect.poll(async () => (await app.savedScenario()).title).not.toBe(before.title);
  await app.undo.click();
  expect(await app.savedScenario()).toEqual(before);
});

test("everything can be read in Chinese, and the choice is kept", async ({ app }) => {
  await app.choose(app.byId(TEST_IDS.language), "中文");
  await expect(app.headline).toHaveText(/指令文件/);
  await expect(app.page.locator("html")).toHaveAttribute("lang", /^zh/);
  await app.reload();
  await expect(app.headline).toHaveText(/指令文件/);
});
