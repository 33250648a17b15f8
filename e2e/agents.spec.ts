import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";
import { GLOBAL_FILE, PROJECT_FILE } from "./threads.ts";

/** While the first agent is asked for, both files change: it has the old global text, and the new text of the project. */
const LED: ScenarioDocument = {
  format: 1,
  title: "A turn with agents",
  files: {
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    "/home/dev/.codex/config.toml": 'model = "gpt-6-sol"\n\n[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
    [GLOBAL_FILE]: "Answer briefly.\n",
    [PROJECT_FILE]: "# Acme\n\nRun the checks.\n",
  },
  launch: { cwd: "/home/dev/acme" },
  steps: [
    {
      do: "turn",
      text: "Have it checked",
      during: [
        { do: "write", path: GLOBAL_FILE, node: "Answer at length.\n" },
        { do: "write", path: PROJECT_FILE, node: "# Acme\n\nRun all the checks.\n" },
      ],
      agents: [
        { name: "tester", message: "Check the tests.", fork: "none", reply: "They pass.", waits: true },
        { name: "nobody", message: "Look.", type: "no-such-role", fork: "none" },
      ],
    },
    { do: "turn", text: "Go on" },
  ],
};

test("an agent is chosen in Messages, its answer leads to it, and a step leads away from it", async ({ app }) => {
  await app.openScenario(LED);
  await app.showTab("messages");
  const picker = app.byId(TEST_IDS.agentPicker);
  await expect(picker).toHaveCount(0);

  // The answer of the agent says whose it is.
  await app.step(0).click();
  await expect(picker).toHaveValue("");
  await expect(picker.getByRole("option", { name: /nobody: not spawned, no such role/ })).toBeDisabled();
  const replaced = app.part("agentsMd").last();
  await replaced.getByRole("button").first().click();
  await expect(replaced).toContainText("Answer at length.");
  await app.byId(TEST_IDS.agentLink).click();
  await expect(picker.locator("option:checked")).toHaveText("/root/tester");
  await expect(app.part("agentsMd")).toContainText("Answer briefly.");
  await expect(app.part("agentsMd")).toContainText("Run all the checks.");
  await expect(app.part("agentTask").last()).toContainText("Check the tests.");
  await expect(app.page.getByText("older global text than the thread")).toBeVisible();
  expect(await violations(app)).toEqual([]);

  // Its task leads back; another step shows the thread.
  await app.byId(TEST_IDS.agentLink).click();
  await expect(picker).toHaveValue("");
  await picker.selectOption({ label: "/root/tester" });
  await app.step(1).click();
  await expect(picker).toHaveCount(0);
  await expect(app.part("prompt").last()).toContainText("Go on");
});

test("Layout and History show the chosen agent", async ({ app }) => {
  await app.openScenario(LED);
  await app.step(0).click();
  await app.showTab("layout");
  await app.byId(TEST_IDS.agentPicker).selectOption({ label: "/root/tester" });
  const layout = app.byId(TEST_IDS.layout);
  await expect(layout).toContainText("task for an agent");
  await app.showTab("history");
  const history = app.byId(TEST_IDS.history);
  await expect(history.getByRole("heading", { level: 1 })).toContainText("/root/tester");
  await expect(history.getByTestId(TEST_IDS.historyItem).last()).toContainText("reply");
  expect(await violations(app)).toEqual([]);
});

test("agents of a turn are edited in its form", async ({ app }) => {
  await app.openScenario({ ...LED, steps: [{ do: "turn", text: "Have it checked" }] });
  await app.showTab("messages");
  await app.step(0).click();
  await app.step(0).press("Enter");
  await app.stepForm.getByText("More", { exact: false }).first().click();
  await app.stepForm.getByRole("button", { name: "Agent", exact: true }).click();
  await app.stepForm.getByLabel("Task").fill("Check the tests.");
  await expect(app.byId(TEST_IDS.agentPicker).getByRole("option")).toHaveText(["The thread itself", "/root/agent_1"]);
  // An agent may have agents of its own.
  const own = app.stepForm.getByRole("group", { name: "Agents that agent_1 spawns itself" });
  await own.getByRole("button", { name: "Agent", exact: true }).click();
  await own.getByLabel("Task").first().fill("Look closer.");
  await expect(app.byId(TEST_IDS.agentPicker).getByRole("option")).toContainText(["/root/agent_1/agent_1"]);
  await own.getByLabel("The server refuses its request").first().check();
  await expect(app.byId(TEST_IDS.agentPicker)).toContainText("/root/agent_1/agent_1: its request is refused");
  const { steps = [] } = await app.savedScenario();
  expect(steps).toMatchObject([
    {
      agents: [
        {
          name: "agent_1",
          message: "Check the tests.",
          waits: true,
          agents: [{ name: "agent_1", message: "Look closer.", fails: true }],
        },
      ],
    },
  ]);
});

const REVIEWED: ScenarioDocument = {
  ...LED,
  title: "A review",
  steps: [
    { do: "turn", text: "Add a page" },
    { do: "write", path: GLOBAL_FILE, node: "Answer at length.\n" },
    { do: "review", text: "Review the page.", reply: "Nothing to report." },
    { do: "turn", text: "Go on" },
  ],
};

test("the step of a review shows its request; the thread is told what it has found", async ({ app }) => {
  await app.openScenario(REVIEWED);
  await app.showTab("messages");
  const picker = app.byId(TEST_IDS.agentPicker);
  await expect(picker).toHaveCount(0);
  await expect(app.part("agentResult").last()).toContainText("Nothing to report.");

  // What it has found leads to its request, as its step does.
  await app.byId(TEST_IDS.agentLink).last().click();
  await expect(picker.locator("option:checked")).toHaveText("Review");
  await expect(app.part("agentTask")).toContainText("Review the page.");
  await expect(app.part("agentsMd")).toContainText("Answer briefly.");
  expect(await violations(app)).toEqual([]);
  await app.step(0).click();
  await app.step(2).click();
  await expect(picker.locator("option:checked")).toHaveText("Review");

  // The thread itself has sent nothing in this step.
  await picker.selectOption({ label: "The thread itself" });
  await expect(app.part("agentTask")).toHaveCount(0);
  await expect(app.part("prompt").last()).toContainText("Add a page");
  await picker.selectOption({ label: "Review" });
  await app.showTab("history");
  await expect(app.byId(TEST_IDS.history).getByRole("heading", { level: 1 })).toContainText("Review");
});

test("a review is added and edited in its form", async ({ app }) => {
  await app.openScenario({ ...REVIEWED, steps: [{ do: "turn", text: "Add a page" }] });
  await app.showTab("messages");
  await app.byId(TEST_IDS.addStep).click();
  await app.page.getByRole("menuitem", { name: /^Review/ }).click();
  await expect(app.stepForm).toBeVisible();
  await app.stepForm.getByLabel("What is to be reviewed").fill("Look at the page.");
  await app.stepForm.getByLabel("Answer of the reviewing model").fill("Fine.");
  await expect(app.part("agentTask")).toContainText("Look at the page.");
  await app.stepForm.getByLabel("What is to be reviewed").fill(" ");
  await expect(app.byId(TEST_IDS.stepFault)).toContainText("must say what is to be reviewed");
  const { steps = [] } = await app.savedScenario();
  expect(steps.at(-1)).toEqual({ do: "review", text: "Look at the page.", reply: "Fine." });
});
