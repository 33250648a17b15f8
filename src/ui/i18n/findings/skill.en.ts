import type { SkillFindingParams } from "../../../engine/insight.ts";
import { type SkillStrings, skillsEn } from "../skills.en.ts";
import type { FindingWords } from "./words.ts";

const words: SkillStrings = skillsEn;

export const skillFindingsEn: FindingWords<keyof SkillFindingParams> = {
  "skill-dropped": {
    name: "Skill passed over",
    message: ({ path, fault }, f) =>
      `Codex does not list ${f.path(path)}: ${words.fault(fault)}. It says nothing about it.`,
    page: [
      "A skill is a `SKILL.md` that begins with a line `---`, some lines of YAML, and another line `---`. The YAML needs a `description`; `name` may be left out, then the folder lends its name.",
      "A file that does not keep to this is passed over without a word, to the person as to the model. Only the list of skills in a client shows the reason.",
      "Plain values with a colon in them, or that begin with `[`, `{`, `@` or a backtick, are read all the same. Put quotes around anything else that YAML might take for a sign of its own.",
    ],
  },
  "skill-not-found": {
    name: "Skill not found",
    message: ({ path, why }, f) => `Codex does not find ${f.path(path)}: ${words.missed[why]}.`,
    page: [
      "Codex looks for files named exactly `SKILL.md`, at most six folders below a root of skills. Folders whose names begin with a dot are passed over. A linked folder is followed, a linked `SKILL.md` is not.",
      "What lies in `skills/.system` of CODEX_HOME is written by Codex itself when it starts: files of one's own there are lost.",
    ],
  },
  "skills-over-budget": {
    name: "Skills over the budget",
    message: ({ cut, left, limit }, f) =>
      `The list of skills may cost ${f.number(limit)} tokens. ${left > 0 ? `No description is told, and ${f.number(left)} ${left === 1 ? "skill is" : "skills are"} left out.` : `${f.number(cut)} ${cut === 1 ? "description is" : "descriptions are"} cut short.`}`,
    page: [
      "The lines of all skills together may cost 2 % of the context window, in Codex's own estimate of a token for four bytes. While they do not fit, descriptions are cut: each gets as much as the others, a character at a time, and no mark shows the cut.",
      "When not even the names fit, all descriptions go, and the last skills of the list are left out. Bundled skills come first, then those of the administrator, of the project, and of the person.",
      "Keep descriptions short, put what matters first, and switch off what is not needed. A skill with `policy.allow_implicit_invocation: false` in its `agents/openai.yaml` takes no place: it waits to be named.",
    ],
  },
  "skill-switch-without-effect": {
    name: "Skill switch without effect",
    message: ({ why, selector }, f) => words.noEffect[why](selector === "" ? null : f.code(selector)),
    page: [
      "An entry of `[[skills.config]]` names one skill, by `name` or by the `path` of its `SKILL.md`, and says whether it is `enabled`. The path of a folder leads nowhere, and an entry with both is ignored.",
      "Only the user's own configuration and `-c` have a say. A project cannot switch a skill, nor can `/etc/codex/config.toml`. `[skills] include_instructions` and `[skills.bundled] enabled` work everywhere.",
    ],
  },
};
