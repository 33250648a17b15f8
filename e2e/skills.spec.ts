import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { violations } from "./axe.ts";
import { USER_CONFIG } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const SKILLS = "/home/dev/acme/.agents/skills";
const LONG = "Use it when the task is long and needs care. ".repeat(20);

const WITH_SKILLS: ScenarioDocument = {
  format: 1,
  title: "Skills",
  files: {
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    "/home/dev/acme/AGENTS.md": "# Acme\n",
    [`${SKILLS}/release-notes/SKILL.md`]: "---\ndescription: Writes the notes of a release.\n---\n# How\n",
    [`${SKILLS}/long/SKILL.md`]: `---\ndescription: ${LONG}\n---\n`,
    [`${SKILLS}/broken/SKILL.md`]: "---\nname: broken\n---\n",
    [`${SKILLS}/off/SKILL.md`]: "---\ndescription: Not now.\n---\n",
    [USER_CONFIG]: 'model_context_window = 24000\n\n[[skills.config]]\nname = "off"\nenabled = false\n',
  },
  launch: { cwd: "/home/dev/acme" },
  steps: [{ do: "turn", text: "use $release-notes" }],
};

test.beforeEach(async ({ app }) => {
  await app.openScenario(WITH_SKILLS);
});

test("each skill has its verdict in the answer and in the tree", async ({ app }) => {
  const verdicts = { "release-notes": "listed", long: "cut", broken: "fault", off: "disabled" };
  for (const [name, verdict] of Object.entries(verdicts)) {
    const row = app.byId(TEST_IDS.skill, { path: `${SKILLS}/${name}/SKILL.md` });
    await expect(row).toHaveAttribute("data-verdict", verdict);
  }
  await expect(app.byId(TEST_IDS.skill, { path: `${SKILLS}/broken/SKILL.md` })).toContainText("no description");
  await expect(app.byId(TEST_IDS.treeRow, { path: `${SKILLS}/off/SKILL.md` })).toContainText("switched off");
});

test("an edit that mends a front matter brings the skill into the request", async ({ app }) => {
  await app
    .byId(TEST_IDS.skill, { path: `${SKILLS}/broken/SKILL.md` })
    .getByRole("button", { name: "SKILL.md" })
    .click();
  await app.replaceText("---\nname: broken\ndescription: Mended now.\n---\n");
  await app.showTab("messages");
  expect((await app.texts()).join("\n")).toContain("\n- broken: Mended now. (file: r1/broken/SKILL.md)\n");
});

test("the budget says what is told of each description", async ({ app }) => {
  await app.showTab("budget");
  const budget = app.byId(TEST_IDS.skillBudget);
  await expect(budget).toContainText("480 tokens");
  await expect(budget.getByRole("row", { name: /long/ })).toContainText(/\d+ of 899 characters/);
  expect(await violations(app)).toEqual([]);
});
