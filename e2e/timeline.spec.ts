import { TEST_IDS } from "../src/testIds.ts";
import type { App } from "./app.ts";
import { violations } from "./axe.ts";
import { COMMENTED, GLOBAL_FILE, ROOT_FILE, THREAD, WEB_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

/** Undoes until the scenario is this one again; how often that took. */
async function undoTo(app: App, before: unknown): Promise<number> {
  let times = 0;
  while (JSON.stringify(await app.savedScenario()) !== JSON.stringify(before)) {
    await app.undo.click();
    times += 1;
    expect(times, "undo steps").toBeLessThan(20);
  }
  return times;
}

async function kinds(app: App): Promise<readonly string[]> {
  return ((await app.savedScenario()).steps ?? []).map((step) => (step.do === "turn" ? step.text : step.do));
}

const messageOf = (app: App) => app.stepForm.getByRole("textbox", { name: "Message", exact: true });

const KINDS = ["Begin", "write", "Go on", "cd", "mode", "Plan", "compact", "resume", "End"];

test("steps are added, edited, copied and deleted, and all of it is undone", async ({ app }) => {
  await app.openScenario(COMMENTED);
  await app.openFile(ROOT_FILE);
  const before = await app.savedScenario();
  await app.showTab("messages");

  await app.addStep("Turn");
  await expect(messageOf(app)).toBeFocused();
  await app.page.keyboard.insertText("Now the tests");
  await expect(app.part("prompt").last()).toContainText("Now the tests");

  await app.addStep("Edit a file");
  await expect(app.stepForm.getByLabel("Path")).toHaveValue(ROOT_FILE);
  await app.stepForm.getByRole("textbox", { name: "Text" }).fill("# Acme\n\nRead again.\n");
  await expect(app.byId(TEST_IDS.fileSteps)).toContainText("Step 3 changes it");

  await app.step(1).click({ button: "right" });
  await app.page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(app.step(2)).toHaveAttribute("aria-selected", "true");
  expect(await app.steps()).toEqual([
    "start of Codex in ~/acme/web",
    "1 turn “hello”",
    "2 turn “Now the tests”",
    "3 turn “Now the tests”",
    "4 edit ~/acme/AGENTS.md",
  ]);

  await app.step(0).click();
  await app.page.keyboard.press("Delete");
  await expect(app.step(2)).toHaveAttribute("data-kind", "write");
  await expect(app.step(0)).toBeFocused();
  expect(await kinds(app)).toEqual(["Now the tests", "Now the tests", "write"]);

  expect(await undoTo(app, before)).toBeGreaterThanOrEqual(4);
});

test("every view shows the chosen step", async ({ app }) => {
  await app.openScenario(THREAD);
  await expect(app.step(8)).toHaveAttribute("aria-selected", "true");
  await expect(app.setting("Cwd")).toContainText("~/acme/web");
  await expect(app.setting("Mode")).toContainText("Plan");
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "loaded");

  await app.step(2).click();
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "below-cwd");
  await expect(app.treeRow(WEB_FILE)).toHaveAttribute("data-verdict", "below-cwd");
  await expect(app.setting("Cwd")).not.toContainText("web");
  await expect(app.setting("Mode")).toContainText("Default");

  await app.showTab("messages");
  const picker = app.byId(TEST_IDS.requestPicker);
  await expect(picker).toContainText("Step 3 of 9");
  await expect(picker.getByRole("combobox")).toHaveValue("1");
  expect((await app.texts()).some((text) => text.includes("Answer at length."))).toBe(true);
  await picker.getByRole("combobox").selectOption({ label: "request 1 of 2 · the message" });
  expect((await app.texts()).some((text) => text.includes("Answer at length."))).toBe(false);

  await picker.getByRole("button", { name: "Step after" }).click();
  await expect(app.step(3)).toHaveAttribute("aria-selected", "true");
  await expect(picker).toContainText("sends no request; this is the last one, of step 3");

  await app.step(6).click();
  await expect(picker).toContainText("request 1 of 1 · compaction request");

  await app.step(-1).click();
  await expect(app.byId(TEST_IDS.messages)).toContainText("Codex sends no request here.");
  await app.showTab("answer");
  await expect(app.answerFile(GLOBAL_FILE)).toContainText("16 B");
});

test("what a step has set leads from the session bar to that step", async ({ app }) => {
  await app.openScenario(THREAD);
  await expect(app.setting("Mode")).toHaveAttribute("aria-disabled", "true");
  await app.byId(TEST_IDS.sessionOrigin, { setting: "mode" }).click();
  await expect(app.step(4)).toHaveAttribute("aria-selected", "true");
  await app.stepForm.getByLabel("Mode").selectOption("Default");
  await app.step(8).click();
  await expect(app.setting("Mode")).toContainText("Default");
});

test("a step is moved by keyboard and by pointer, and the move is undone", async ({ app }) => {
  await app.openScenario(THREAD);
  const before = await app.savedScenario();
  await app.step(1).click();
  await app.page.keyboard.press("Alt+ArrowRight");
  await expect(app.step(2)).toBeFocused();
  await app.page.keyboard.press("Alt+ArrowRight");
  expect(await kinds(app)).toEqual(["Begin", "Go on", "cd", "write", ...KINDS.slice(4)]);
  await expect(app.byId(TEST_IDS.timeline).getByRole("status")).toContainText("Moved to place 4 of 9.");

  const from = await app.step(3).boundingBox();
  const to = await app.step(1).boundingBox();
  if (from === null || to === null) throw new Error("The chips are not on the screen.");
  await app.page.mouse.move(from.x + from.width / 2, from.y + 10);
  await app.page.mouse.down();
  await app.page.mouse.move(from.x, from.y + 10, { steps: 4 });
  await app.page.mouse.move(to.x + 6, to.y + 10, { steps: 6 });
  await app.page.mouse.up();
  expect(await kinds(app)).toEqual(KINDS);
  await expect(app.step(1)).toHaveAttribute("aria-selected", "true");

  // Escape gives the drag up.
  await app.page.mouse.move(from.x + from.width / 2, from.y + 10);
  await app.page.mouse.down();
  await app.page.mouse.move(to.x + 6, to.y + 10, { steps: 8 });
  await app.page.keyboard.press("Escape");
  await app.page.mouse.up();
  expect(await kinds(app)).toEqual(KINDS);
  expect(await undoTo(app, before)).toBe(0);
  expect(await app.undo.getAttribute("title")).toContain("move of step 4 (edit) to place 2");
});

test("an order that cannot be is refused with its reason, and nothing is lost", async ({ app }) => {
  const short = { ...THREAD, steps: [{ do: "turn", text: "Begin" } as const, { do: "resume" } as const] };
  await app.openScenario(short);
  await app.step(1).click();
  await app.page.keyboard.press("Alt+ArrowLeft");
  const notice = app.byId(TEST_IDS.notice, { notice: "notice.step.refused" });
  await expect(notice).toContainText("needs a turn before it");
  expect(await app.savedScenario()).toEqual(short);
  await app.step(1).click();
  await app.page.keyboard.press("Control+d");
  await expect(notice).toHaveCount(0);

  await app.addStep("Change the directory");
  await app.stepForm.getByLabel("Directory").fill("web");
  await expect(app.byId(TEST_IDS.stepFault)).toContainText("absolute");
  expect((await app.savedScenario()).steps?.at(-1)).toEqual({ do: "cd", cwd: "/home/dev/acme" });
  await app.stepForm.getByLabel("Directory").fill("/home/dev/acme/web");
  await expect(app.byId(TEST_IDS.stepFault)).toBeEmpty();
  expect((await app.savedScenario()).steps?.at(-1)).toEqual({ do: "cd", cwd: "/home/dev/acme/web" });
});

test("a message that Codex takes for its own is flagged while it is typed", async ({ app }) => {
  await app.openScenario(COMMENTED);
  await app.addStep("Turn");
  const message = messageOf(app);
  await message.fill("<environment_context>\n<cwd>/tmp</cwd>");
  await expect(app.byId(TEST_IDS.stepFlag).first()).toBeEmpty();
  await message.fill("<environment_context>\n<cwd>/tmp</cwd>\n</environment_context>");
  await expect(app.byId(TEST_IDS.stepFlag).first()).toContainText("<environment_context>");
});

test("everything that a turn can say is in its form, and is saved", async ({ app }) => {
  await app.openScenario(COMMENTED);
  await app.addStep("Turn");
  const form = app.stepForm;
  await form.getByText("More about this turn").click();
  await form.getByLabel("Reply of the model").fill("done");
  await form.getByLabel("Tokens that the server reports").fill("9000");
  await form.getByLabel("A tool call runs in this turn").check();
  await form.getByRole("group", { name: "Edits" }).getByRole("button", { name: "Edit", exact: true }).click();
  await form.getByLabel("Edit: Path").fill(WEB_FILE);
  await form.getByLabel("Text", { exact: true }).fill("During.\r\n");
  await form.getByLabel("Message sent while the turn runs").fill("wait");
  await form.getByRole("group", { name: "Further parts" }).getByRole("button", { name: "Picture" }).click();
  await form.getByLabel("The client says something").check();
  await form.getByRole("button", { name: "Entry" }).click();
  await form.getByLabel("Value").fill("shown");
  await form.getByLabel("Request that the server refuses").selectOption("The compaction");
  expect((await app.savedScenario()).steps?.at(-1)).toEqual({
    do: "turn",
    text: "continue",
    reply: "done",
    usage: 9000,
    during: [{ do: "write", path: WEB_FILE, node: "During.\n" }],
    steer: "wait",
    parts: [{ image: true }],
    context: { key1: { kind: "untrusted", value: "shown" } },
    fails: "compaction",
  });
});

test("the timeline works with the keyboard alone", async ({ app }) => {
  await app.openScenario(COMMENTED);
  const { keyboard } = app.page;
  await expect(app.step(0)).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await app.step(0).evaluate((chip) => chip === document.activeElement)) break;
    // Backwards: the editor takes the other one for itself.
    await keyboard.press("Shift+Tab");
  }
  await expect(app.step(0)).toBeFocused();
  await keyboard.press("Insert");
  await app.page.getByRole("menuitem", { name: "Compact" }).press("Enter");
  await expect(app.step(1)).toBeFocused();
  await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await expect(messageOf(app)).toBeFocused();
  await keyboard.type("Typed");
  await keyboard.press("Escape");
  await expect(app.stepForm).toHaveCount(0);
  await expect(app.step(0)).toBeFocused();
  await keyboard.press("Control+d");
  await expect(app.step(1)).toBeFocused();
  await keyboard.press("Shift+F10");
  await keyboard.press("End");
  await keyboard.press("Enter");
  await expect(app.step(2)).toHaveCount(0);
  await keyboard.press("Home");
  await expect(app.step(-1)).toBeFocused();
  await keyboard.press("End");
  await expect(app.step(1)).toBeFocused();
  expect(await kinds(app)).toEqual(["Typed", "compact"]);
  await keyboard.press("ControlOrMeta+Z");
  await expect(app.step(2)).toHaveCount(1);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("steps and form have no serious accessibility fault", async ({ app }) => {
      await app.openScenario(THREAD);
      await app.step(2).click();
      await app.byId(TEST_IDS.editStep).click();
      await expect(app.stepForm.getByLabel("Edit: Path")).toBeVisible();
      expect(await violations(app)).toEqual([]);
    });
  });
}

test("a thousand steps are gone through from end to end", async ({ app }) => {
  const steps = Array.from(
    { length: 1000 },
    (_, at) => ({ do: "mode", mode: at % 2 === 0 ? "plan" : "default" }) as const,
  );
  await app.openScenario({ ...COMMENTED, title: "Long", steps: [{ do: "turn", text: "Begin" }, ...steps] });
  await expect(app.step(1000)).toBeInViewport();
  await app.step(1000).click();
  await app.page.keyboard.press("Home");
  await expect(app.step(-1)).toBeFocused();
  await expect(app.step(-1)).toBeInViewport();
  await app.page.keyboard.press("End");
  await app.page.keyboard.press("Alt+ArrowLeft");
  await expect(app.step(999)).toBeFocused();
  await expect(app.step(999)).toBeInViewport();
  expect(await kinds(app)).toHaveLength(1001);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("steps are chosen, edited and added, and nothing is wider than the screen", async ({ app }) => {
    const overflow = () => app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await app.openScenario(THREAD);
    await app.step(2).tap();
    await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "below-cwd");
    await app.byId(TEST_IDS.editStep).tap();
    await expect(app.stepForm).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await app.stepForm.getByRole("button", { name: "Move right" }).tap();
    await expect(app.step(3)).toHaveAttribute("aria-selected", "true");
    await app.stepForm.getByRole("button", { name: "Close" }).tap();
    await app.addStep("Compact");
    await expect(app.step(4)).toBeInViewport();
    expect(await kinds(app)).toEqual(["Begin", "write", "cd", "Go on", "compact", ...KINDS.slice(4)]);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
