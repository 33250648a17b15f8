/** Imports only types and data: the documentation loads this when it is opened. */
import type { SkillFindingParams } from "../../engine/insight.ts";
import type { ScenarioDocument } from "../document.ts";
import type { Demonstration } from "./demonstration.ts";

const ROOT = "/work/app";
const SKILL = `${ROOT}/.agents/skills/release-notes`;
const CONFIG = "/home/dev/.codex/config.toml";
const ABOUT = "Writes the notes of a release.";

function scenario(title: string, files: ScenarioDocument["files"]): ScenarioDocument {
  return {
    format: 1,
    title,
    files: { [`${ROOT}/.git/HEAD`]: "ref: refs/heads/main\n", ...files },
    launch: { cwd: ROOT, surface: "exec" },
    steps: [{ do: "turn", text: "hello" }],
  };
}

function skill(description: string, name = "release-notes"): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n# How\n\n1. Read the log.\n`;
}

/** Descriptions in which the end of each is a text of its own. */
function many(count: number): ScenarioDocument["files"] {
  const files: Record<string, string> = {};
  for (let index = 1; index <= count; index++) {
    files[`${ROOT}/.agents/skills/task-${index}/SKILL.md`] = skill(
      `${"Use it for this and for that. ".repeat(30)}End of ${index}.`,
      `task-${index}`,
    );
  }
  return files;
}

const off = (selector: string): string => `[[skills.config]]\n${selector}\nenabled = false\n`;

export const SKILL_DEMONSTRATIONS: { readonly [Id in keyof SkillFindingParams]: Demonstration } = {
  "skill-dropped": {
    raises: scenario("A skill without a description", {
      [`${SKILL}/SKILL.md`]: `---\nname: release-notes\n---\n${ABOUT}\n`,
    }),
    nearMiss: scenario("A skill with a description", { [`${SKILL}/SKILL.md`]: skill(ABOUT) }),
    probes: [{ text: `- release-notes: ${ABOUT}`, raises: false, nearMiss: true, fixed: null }],
  },
  "skill-not-found": {
    raises: scenario("A file named skill.md", { [`${SKILL}/skill.md`]: skill(ABOUT) }),
    nearMiss: scenario("A file named SKILL.md", { [`${SKILL}/SKILL.md`]: skill(ABOUT) }),
    probes: [{ text: ABOUT, raises: false, nearMiss: true, fixed: true }],
  },
  "skills-over-budget": {
    raises: scenario("More descriptions than 2 % of the window", many(30)),
    nearMiss: scenario("Descriptions that fit", many(5)),
    probes: [{ text: "End of 1.", raises: false, nearMiss: true, fixed: null }],
  },
  "skill-switch-without-effect": {
    raises: scenario("The folder of a skill in skills.config", {
      [CONFIG]: off(`path = "${SKILL}"`),
      [`${SKILL}/SKILL.md`]: skill(ABOUT),
    }),
    nearMiss: scenario("The SKILL.md in skills.config", {
      [CONFIG]: off(`path = "${SKILL}/SKILL.md"`),
      [`${SKILL}/SKILL.md`]: skill(ABOUT),
    }),
    probes: [{ text: ABOUT, raises: true, nearMiss: false, fixed: null }],
  },
};
