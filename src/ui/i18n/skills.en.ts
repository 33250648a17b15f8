/** Words about skills on disk. They come with what shows them. */
import type { SkillReport, SkillVerdict } from "../../engine/index.ts";
import { formatNumber } from "./format.ts";

type Fault = NonNullable<SkillReport["fault"]>;

const verdicts: Record<SkillVerdict, string> = {
  listed: "listed",
  cut: "cut",
  budget: "left out",
  unlisted: "list is off",
  waits: "waits to be named",
  disabled: "switched off",
  fault: "passed over",
  product: "other product",
  twice: "found before",
  missed: "not found",
};

const missed: Record<NonNullable<SkillReport["missed"]>, string> = {
  name: "the file must be named SKILL.md, in capitals",
  "linked-file": "a linked SKILL.md is no skill; a linked folder is",
  "hidden-folder": "it lies in a folder whose name begins with a dot",
  "too-deep": "it lies more than six folders below its root",
  "off-path": "its folder is not on the way from the project root to the directory",
  bundled: "Codex writes this folder itself when it starts",
};

const noEffect: Record<"layer" | "folder" | "both" | "neither", (selector: string | null) => string> = {
  layer: (selector) =>
    `The entry for ${selector ?? "a skill"} does nothing: only the user's configuration and -c switch skills.`,
  folder: (selector) => `${selector ?? "The path"} is a folder: the entry must name the SKILL.md in it.`,
  both: (selector) => `The entry for ${selector ?? "a skill"} has a name and a path: Codex ignores it.`,
  neither: () => "The entry names no skill: it needs a name or a path.",
};

function fault(found: Fault): string {
  switch (found.kind) {
    case "unreadable":
      return "the file cannot be read";
    case "utf8":
      return `byte ${formatNumber(found.at)} is no UTF-8`;
    case "frontMatter":
      return "it does not begin with a front matter between two lines ---";
    case "yaml":
      return `its front matter is no YAML (${found.detail})`;
    case "type":
      return `${found.field} is no text`;
    case "duplicate":
      return `${found.field} stands there twice`;
    case "description":
      return "it has no description";
    case "nameTooLong":
      return `its name has ${formatNumber(found.characters)} characters, more than 64`;
  }
}

export const skillsEn = {
  verdicts,
  missed,
  noEffect,
  fault,
  heading: "Skills",
  listed: (listed: number, all: number) =>
    `${formatNumber(listed)} of ${formatNumber(all)} skills are listed for the model.`,
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  characters: (kept: number, all: number) =>
    kept === all ? `${formatNumber(all)} characters` : `${formatNumber(kept)} of ${formatNumber(all)} characters`,
  why: {
    listed: (file: string) => `Told as ${file}.`,
    cut: (kept: number, all: number) =>
      `Only ${formatNumber(kept)} of the ${formatNumber(all)} characters of its description fit into the budget.`,
    budget: "Its line does not fit into the budget.",
    unlisted: "skills.include_instructions = false: no list is told. A message can name the skill all the same.",
    waits: "Its agents/openai.yaml keeps it from the list. A message can name it.",
    disabled: (path: string | null, line: number | null) =>
      `An entry of [[skills.config]] switches it off: ${path === null ? "-c" : `${path}${line === null ? "" : `, line ${formatNumber(line)}`}`}.`,
    product: "Its agents/openai.yaml is for other products than Codex.",
    twice: (first: string) => `The same file is listed as ${first}.`,
  },
  budget: (limit: number) =>
    `The lines of all skills may cost ${formatNumber(limit)} tokens, 2 % of the context window.`,
  allFit: "All descriptions fit.",
  someCut: (cut: number) => `${formatNumber(cut)} ${cut === 1 ? "description is" : "descriptions are"} cut.`,
  someLeft: (left: number) =>
    `No description fits, and ${formatNumber(left)} ${left === 1 ? "skill is" : "skills are"} left out.`,
  skill: "Skill",
  description: "Description",
  told: "Told",
};

export type SkillStrings = typeof skillsEn;
