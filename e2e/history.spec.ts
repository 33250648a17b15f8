import type { Locator } from "@playwright/test";
import { TEST_IDS } from "../src/testIds.ts";
import type { App } from "./app.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";
import { COMPACTED, LONG, OVER_TIME } from "./threads.ts";

async function chooseStep(app: App, index: number): Promise<void> {
  await app.byId(TEST_IDS.step, { index: `${index}` }).click();
}

/** How often each value of a data attribute stands among these elements. */
async function tally(elements: Locator, attribute: string): Promise<Readonly<Record<string, number>>> {
  const values = await elements.evaluateAll(
    (found, name) => found.map((one) => one.getAttribute(name) ?? ""),
    attribute,
  );
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

test("a thread over time: what each step appends and why, a compaction, and the whole way back", async ({ app }) => {
  const former = await app.savedScenario();
  await app.openScenario(OVER_TIME);
  await app.showTab("history");
  const headline = app.byId(TEST_IDS.historyHeadline);
  const changes = app.byId(TEST_IDS.historyChange);
  const inForce = (fragment: string) => app.byId(TEST_IDS.inForceRow, { fragment });

  await test.step("a project file edited between turns: nothing is appended, and that is said", async () => {
    await chooseStep(app, 1);
    await expect(headline).toHaveText("Step 2, file edit, appends nothing.");
    await expect(changes).toHaveCount(1);
    await expect(changes).toContainText("Codex keeps the project files as it has read them");
    await expect(changes).toContainText("Run all the checks.");
    await chooseStep(app, 2);
    await expect(headline).toHaveText("Step 3, turn, appends 2 entries.");
    await expect(changes).toHaveCount(0);
  });

  await test.step("another directory: a replacement; the global file during the turn: a second one", async () => {
    await chooseStep(app, 4);
    await expect(changes).toHaveCount(4);
    const replacements = app.byId(TEST_IDS.historyChange, { sentence: "change.agentsMd" });
    await expect(replacements.first()).toContainText("the directory changed from ~/acme to ~/acme/web");
    await expect(replacements.last()).toContainText("~/.codex/AGENTS.md has another text");
    await expect(replacements.last()).toContainText("Answer at length.");
    await expect(inForce("agentsMd")).toHaveAttribute("data-step", "4");
    await expect(inForce("agentsMd")).toContainText("2 older copies");
  });

  await test.step("Plan and back: the last copy is in force, the older ones stay", async () => {
    await chooseStep(app, 6);
    await expect(inForce("collaborationMode")).toHaveAttribute("data-step", "6");
    await chooseStep(app, 8);
    await expect(inForce("collaborationMode")).toHaveAttribute("data-step", "8");
    await expect(inForce("collaborationMode")).toContainText("2 older copies");
  });

  await test.step("the record leads to the message", async () => {
    const rows = app.byId(TEST_IDS.recordRow);
    await expect(rows).toHaveCount(22);
    expect(await tally(rows, "data-state")).toEqual({ none: 18, part: 1, all: 3 });
    await rows.filter({ hasText: "Plan the release" }).getByRole("button", { name: "Plan the release" }).click();
    await expect(app.messages.filter({ hasText: "Plan the release" })).toBeInViewport();
  });

  await test.step("a compaction: each entry has its fate", async () => {
    await app.showTab("compaction");
    await app.byId(TEST_IDS.addCompaction).click();
    await expect(app.byId(TEST_IDS.compactionHeadline)).toHaveText(
      "Compaction keeps 4 of 22 entries and writes a summary.",
    );
    expect(await tally(app.byId(TEST_IDS.fate), "data-reason")).toEqual({
      "fate.developer": 6,
      "fate.pseudoUser": 5,
      "fate.assistant": 5,
      "fate.tool": 2,
      "fate.kept": 4,
    });
    await expect(app.byId(TEST_IDS.fate).filter({ hasText: "Tabs." })).toHaveCount(0);
    await expect(app.byId(TEST_IDS.compaction)).toContainText("Nothing is put back yet.");
    await app.showTab("history");
    await expect(app.byId(TEST_IDS.history)).toContainText("No context stands in the history now");
  });

  await test.step("undo: the compaction, then the scenario", async () => {
    await app.undo.click();
    await expect(app.byId(TEST_IDS.step, { kind: "compact" })).toHaveCount(0);
    expect((await app.savedScenario()).steps).toEqual(OVER_TIME.steps);
    await app.undo.click();
    expect(await app.savedScenario()).toEqual(former);
  });
});

test("the context that is put back says where it comes from; a failed compaction changes nothing", async ({ app }) => {
  await app.openScenario(COMPACTED);
  await app.showTab("compaction");
  await expect(app.byId(TEST_IDS.compactionHeadline)).toHaveText("The compaction failed. Nothing changed.");
  await expect(app.byId(TEST_IDS.fate)).toHaveCount(0);
  await app.page.getByRole("combobox", { name: "Compaction" }).selectOption("Step 10 · By hand");
  await expect(app.byId(TEST_IDS.compactionHeadline)).toHaveText(
    "Compaction keeps 4 of 22 entries and writes a summary.",
  );
  const rebuilt = app.byId(TEST_IDS.rebuilt);
  expect(await tally(rebuilt, "data-reason")).toEqual({ "rebuilt.settings": 6, "rebuilt.agentsMd": 1 });
  await expect(app.byId(TEST_IDS.compaction)).toContainText("Put back by the turn of step 11.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a compaction is told in three stages, by keyboard as well", async ({ app }) => {
    await app.openScenario(COMPACTED);
    await app.showPane("Result");
    await chooseStep(app, 9);
    await app.showTab("compaction");
    const first = app.byId(TEST_IDS.fate, { fate: "dropped" }).first();
    const put = app.byId(TEST_IDS.rebuilt).first();
    await expect(first).toContainText("never kept");
    await expect(put).toBeHidden();
    await app.page.getByRole("button", { name: "1 Before" }).press("ArrowRight");
    await expect(app.page.getByRole("button", { name: "2 Kept" })).toBeFocused();
    await expect(first).not.toContainText("never kept", { useInnerText: true });
    await app.page.getByRole("button", { name: "Next" }).click();
    await expect(put).toBeVisible();
    const overflow = await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("Layout tells apart what is new and what is out of force, in diagram and outline alike", async ({ app }) => {
  await app.openScenario(OVER_TIME);
  await app.showTab("layout");
  await expect(app.diagramMessages.first()).toBeVisible();
  const outline = await app.outlineRows();
  expect(outline.filter(({ label }) => label.endsWith(" · new"))).toHaveLength(2);
  expect(outline.filter(({ label }) => label.endsWith(" · superseded"))).toHaveLength(6);
  expect(outline.filter(({ label }) => label.endsWith(" · in force"))).toHaveLength(4);
  expect(await app.diagramRows()).toEqual(outline);
});

test("the older turns of a long thread are folded, and can be opened", async ({ app }) => {
  await app.openScenario(LONG);
  await app.showTab("layout");
  await expect(app.diagramMessages.first()).toBeVisible();
  const folded = await app.outlineRows();
  expect(await app.diagramRows()).toEqual(folded);
  expect(folded.length).toBeLessThan(40);
  await app.page.getByRole("button", { name: /^items 7–\d+ · \d+ turns$/ }).click();
  await expect.poll(async () => (await app.outlineRows()).length).toBeGreaterThan(120);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const tab of ["layout", "messages", "history", "compaction"] as const) {
      test(`${tab} of a later step has no serious accessibility fault`, async ({ app }) => {
        await app.openScenario(COMPACTED);
        await chooseStep(app, tab === "compaction" ? 9 : 8);
        await app.showTab(tab);
        if (tab === "layout") await expect(app.diagramMessages.first()).toBeVisible();
        expect(await violations(app, `[data-testid="${TEST_IDS[tab]}"]`)).toEqual([]);
      });
    }
  });
}
