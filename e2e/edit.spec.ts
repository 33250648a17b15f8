import { TEST_IDS } from "../src/testIds.ts";
import { COMMENTED, ODD_BYTES, ROOT_FILE, WEB_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

test("an edit of AGENTS.md shows in the message at once", async ({ app }) => {
  await app.openScenario(COMMENTED);
  await app.openFile(ROOT_FILE);
  await app.showTab("messages");
  await app.typeAtEnd("Never push to main.");
  await expect(app.part("agentsMd")).toContainText("Never push to main.");
  expect((await app.texts()).filter((text) => text.includes("Run the checks.\nNever push to main."))).toHaveLength(1);
});

test("a long message can be selected as it is, and a click leads to its line", async ({ app }) => {
  const rules = Array.from({ length: 200 }, (_, index) => `${index % 7 === 0 ? "\n  " : ""}Rule ${index + 1}.`).join(
    "\n",
  );
  await app.openScenario({ ...COMMENTED, files: { ...COMMENTED.files, [ROOT_FILE]: `${rules}\n` } });
  await app.showTab("messages");
  const text = app.part("agentsMd").locator("pre");
  const selected = await text.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    const copied = getSelection()?.toString();
    getSelection()?.removeAllRanges();
    return copied;
  });
  expect(selected).toBe(await text.textContent());
  expect(selected).toContain(rules);

  // The page may still move: Codex's own texts take the place of the stand-ins while the test runs.
  await expect(async () => {
    const place = await text.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.textContent?.indexOf("Rule 150.") ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + 4);
        // The text is one long element: only its line is brought into view.
        for (let box = element.parentElement; box !== null; box = box.parentElement) {
          box.scrollTop += range.getBoundingClientRect().y - innerHeight / 2;
        }
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      throw new Error("The rule is not in the message.");
    });
    await app.page.mouse.click(place.x, place.y);
    await app.editorIsReady();
    // Each seventh rule has an empty line before it.
    await expect(app.byId(TEST_IDS.editor)).toContainText("Ln 172", { timeout: 3_000 });
  }).toPass();
});

test("a new override hides the file beside it", async ({ app }) => {
  await app.openScenario(COMMENTED);
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "loaded");
  await app.createFile("/home/dev/acme/web/AGENTS.override.md");
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "hidden");
  await expect(app.answerFile(WEB_FILE)).toContainText("AGENTS.override.md");
  await expect(app.treeRow(WEB_FILE)).toHaveAttribute("data-verdict", "hidden");
});

test("a byte order mark and line ends survive an edit", async ({ app }) => {
  await app.openScenario(ODD_BYTES);
  await app.openFile(ROOT_FILE);
  await app.typeAtEnd("Third rule.");
  await expect.poll(() => app.fileText(ROOT_FILE)).toBe("\uFEFF# Acme\r\n\r\nFirst rule.\nSecond rule.\r\nThird rule.");
});

test("everything can be undone and done again", async ({ app }) => {
  await app.openScenario(COMMENTED);
  const before = await app.savedScenario();
  await app.openFile(ROOT_FILE);
  await app.typeAtEnd("One more rule.");
  await app.createFile("/home/dev/acme/web/AGENTS.override.md");
  await app.choose(app.setting("Mode"), "Plan");
  await app.choose(app.setting("Trust"), "Untrusted");
  const after = await app.savedScenario();
  expect(after).not.toEqual(before);

  let steps = 0;
  // One more step than there were edits would undo the opening of the scenario.
  while (JSON.stringify(await app.savedScenario()) !== JSON.stringify(before)) {
    await app.undo.click();
    steps += 1;
    expect(steps, "undo steps").toBeLessThan(10);
  }
  expect(steps).toBeGreaterThanOrEqual(4);
  for (let step = 0; step < steps; step++) await app.redo.click();
  await expect(app.redo).toBeDisabled();
  expect(await app.savedScenario()).toEqual(after);

  while (await app.undo.isEnabled()) await app.undo.click();
  await expect(app.undo).toBeDisabled();
});

test("work is kept over a reload", async ({ app }) => {
  await app.openScenario(COMMENTED);
  await app.openFile(ROOT_FILE);
  await app.typeAtEnd("Kept.");
  await app.choose(app.setting("Mode"), "Plan");
  const before = await app.savedScenario();
  await app.reload();
  expect(await app.savedScenario()).toEqual(before);
  await expect(app.setting("Mode")).toContainText("Plan");
  await expect(app.byId(TEST_IDS.answerFile).first()).toBeVisible();
});
