import { SHAPES } from "./scenarios.ts";
import { expect, test } from "./test.ts";

for (const scenario of SHAPES) {
  test(`diagram and outline say the same: ${scenario.title}`, async ({ app }) => {
    await app.openScenario(scenario);
    await app.showTab("layout");
    await expect(app.diagramMessages.first()).toBeVisible();
    const outline = await app.outlineRows();
    expect(outline.length).toBeGreaterThan(1);
    expect(await app.diagramRows()).toEqual(outline);
  });
}

test("a box of the diagram leads to its message", async ({ app }) => {
  await app.showTab("layout");
  await app.diagramMessages.last().click();
  await expect(app.messages.last()).toBeInViewport();
});
