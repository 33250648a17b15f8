import type { ScenarioDocument } from "../src/scenario/document.ts";
import { twoEnvironments } from "../src/scenario/examples/environments.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./test.ts";

const REPO = "/home/dev/acme";
const AGENTS = `${REPO}/AGENTS.md`;
const BUILD = "/srv/build/ci";
const START = twoEnvironments();

/** The repository is seen a second time from one of its directories, when nothing is left of the limit. */
const SEEN_TWICE: ScenarioDocument = {
  ...START,
  title: "Seen twice",
  launch: {
    ...START.launch,
    environments: [
      { id: "local", cwd: REPO },
      { id: "build", cwd: BUILD },
      { id: "web", cwd: `${REPO}/web` },
    ],
  },
  steps: [{ do: "turn", text: "Build the release" }],
};

test("the answer has a section for each environment, in the order of the selection", async ({ app }) => {
  await app.openScenario(START);
  await app.step(0).click();
  const sections = app.byId(TEST_IDS.environment);
  await expect(sections).toHaveCount(2);
  await expect(sections.first()).toHaveAttribute("data-id", "local");
  await expect(sections.first()).toContainText("primary");
  await expect(sections.first().getByTestId(TEST_IDS.answerFile)).toHaveCount(1);
  await expect(sections.last()).toContainText("Works in /srv/build/ci. Root /srv/build (.git).");
  await expect(sections.last().getByTestId(TEST_IDS.answerFile)).toHaveCount(2);
  expect(await violations(app)).toEqual([]);

  // The last turn has one environment; what it does not look for stands apart.
  await app.step(2).click();
  await expect(sections).toHaveCount(1);
  await expect(app.byId(TEST_IDS.answer)).toContainText("Not looked for");
  const field = app.byId(TEST_IDS.sessionEnvironments);
  await expect(field).toHaveAttribute("data-value", "build");
  await expect(field).toHaveAttribute("title", /step 2/i);
});

test("one file through two environments: both verdicts in the tree, a row for each in answer and budget", async ({
  app,
}) => {
  await app.openScenario(SEEN_TWICE);
  const row = app.byId(TEST_IDS.treeRow, { path: AGENTS });
  await expect(row).toHaveAttribute("data-verdict", "loaded budget");
  await expect(row).toContainText("sent");
  await expect(row).toContainText("no budget");
  await expect(row.getByTitle("local: sent; web: no budget")).toBeVisible();
  await expect(app.byId(TEST_IDS.treeEnvironment)).toHaveText(["local", "web", "build"]);
  await expect(app.byId(TEST_IDS.tree).getByRole("group", { name: "Environments local, web" })).toBeVisible();
  await expect(app.byId(TEST_IDS.answerFile, { path: AGENTS })).toHaveCount(2);
  await expect(app.headline).toHaveText("Codex sends all 4 instruction files, one of them cut.");
  await app.showTab("budget");
  await expect(app.byId(TEST_IDS.budgetEnvironment)).toHaveText([
    "Environment local, in ~/acme",
    "Environment build, in /srv/build/ci",
    "Environment web, in ~/acme/web",
  ]);
  await expect(app.byId(TEST_IDS.budgetFile, { path: AGENTS })).toHaveCount(2);
  expect(await violations(app)).toEqual([]);
});

test("the selection is edited in a dialog: one edit, faults in a sentence, rows by keyboard", async ({ app }) => {
  await app.openScenario({ ...START, steps: [{ do: "turn", text: "Build" }] });
  const field = app.byId(TEST_IDS.sessionEnvironments);
  await expect(field).toHaveAttribute("data-value", "local, build");
  await field.click();
  await app.page.getByRole("menuitem", { name: "Edit the selection…" }).click();
  const dialog = app.byId(TEST_IDS.environmentsDialog);
  const ids = dialog.getByLabel(/^Id/);
  await expect(ids).toHaveCount(2);
  expect(await violations(app)).toEqual([]);

  await dialog.getByRole("button", { name: "Environment", exact: true }).click();
  await expect(ids.nth(2)).toBeFocused();
  await ids.nth(2).fill("local");
  await expect(dialog).toContainText("the environment local is selected twice");
  await expect(dialog.getByRole("button", { name: "Select" })).toBeDisabled();
  await ids.nth(2).fill("far");
  await dialog.getByLabel("Directory").nth(2).fill("srv");
  await expect(dialog).toContainText("launch.environments[2].cwd");
  await dialog.getByLabel("Directory").nth(2).fill("/srv/far");
  await ids.nth(2).press("Alt+ArrowUp");
  await expect(ids.nth(1)).toBeFocused();
  await dialog.getByRole("button", { name: "Remove environment 1" }).click();
  await ids.first().press("Enter");
  await expect(field).toHaveAttribute("data-value", "far, build");
  expect((await app.savedScenario()).launch.environments).toEqual([
    { id: "far", cwd: "/srv/far" },
    { id: "build", cwd: BUILD },
  ]);
  await expect(app.byId(TEST_IDS.environment).first()).toContainText("No instruction file lies on its way.");
  await app.undo.click();
  await expect(field).toHaveAttribute("data-value", "local, build");
});

test("all that are registered, and none", async ({ app }) => {
  await app.openScenario({ ...START, steps: [{ do: "turn", text: "Build" }] });
  const field = app.byId(TEST_IDS.sessionEnvironments);
  await app.choose(field, /^None/);
  await expect(app.byId(TEST_IDS.environmentsLead)).toHaveText(
    "No environment is selected: Codex looks for no file of a project.",
  );
  await expect(app.byId(TEST_IDS.environment)).toHaveCount(0);
  expect((await app.savedScenario()).launch.environments).toEqual([]);
  await app.choose(field, /^All that are registered/);
  await expect(app.answerFile(AGENTS)).toHaveAttribute("data-verdict", "loaded");
  expect((await app.savedScenario()).launch).not.toHaveProperty("environments");
  // Nothing names an environment now: the menu of the surface brings them back.
  await expect(field).toHaveCount(0);
  await app.byId(TEST_IDS.sessionSurface).click();
  await app.page.getByRole("menuitem", { name: "Select environments…" }).click();
  await expect(app.byId(TEST_IDS.environmentsDialog).getByLabel("All registered")).toBeChecked();
});

test("a profile of CODEX_HOME is chosen, and another one typed", async ({ app }) => {
  await app.openScenario({
    format: 1,
    title: "Profiles",
    files: {
      [`${REPO}/.git/HEAD`]: "ref: refs/heads/main\n",
      [AGENTS]: "# Acme\n\nRun the checks.\n",
      "/home/dev/.codex/tiny.config.toml": "project_doc_max_bytes = 6\n",
    },
    launch: { cwd: REPO },
  });
  const field = app.byId(TEST_IDS.sessionProfile);
  await expect(field).toHaveAttribute("data-value", "none");
  await app.choose(field, /^tiny/);
  await expect(app.answerFile(AGENTS)).toHaveAttribute("data-verdict", "cut");
  expect((await app.savedScenario()).launch.profile).toBe("tiny");

  await field.click();
  await app.page.getByRole("menuitem", { name: "Another profile…" }).click();
  await app.page.getByLabel("Name, as given with -p").fill("other");
  await expect(app.page.getByTestId("dialog")).toContainText("There is no ~/.codex/other.config.toml.");
  await app.page.getByRole("button", { name: "Set profile" }).click();
  await expect(app.answerFile(AGENTS)).toHaveAttribute("data-verdict", "loaded");
  await app.undo.click();
  await expect(field).toHaveAttribute("data-value", "tiny");
});
