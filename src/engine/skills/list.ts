/** The list of skills as it is told: roots with their short names, lines cut to the budget. */
import type { SkillEntry, SkillList } from "../fragments/skills.ts";
import { fitSkills, skillPath, skillsBudget } from "../fragments/skillsBudget.ts";
import { isBelow } from "../machine/path.ts";
import { slashed } from "../machine/windowsPath.ts";
import { span, textOf } from "../provenance.ts";
import type { Session } from "../thread/session.ts";
import type { FoundSkills, Skill } from "./skill.ts";
import { firstCharacters } from "./spans.ts";

export interface ListedSkill {
  readonly skill: Skill;
  /** `r0/NAME/SKILL.md`, or a whole path where no table of roots stands. */
  readonly file: string;
  /** Characters of the description that stay; null: the line is left out. */
  readonly kept: number | null;
}

interface Listing {
  /** None: there is no table. */
  readonly roots: readonly string[];
  readonly skills: readonly ListedSkill[];
}

/** Only roots with a skill that is listed have a short name; what the budget leaves out counts as listed. */
export function listingOf({ skills, roots }: FoundSkills, contextWindow: number): Listing {
  const listed = skills.filter(({ isImplicit }) => isImplicit);
  const used = roots.filter((root) => listed.some((skill) => skill.root === root));
  const lines = listed.map((skill) => ({
    name: skill.name.text,
    description: textOf(skill.description),
    root: used.indexOf(skill.root),
    file: skill.file,
  }));
  const { hasTable, kept } = fitSkills(lines, used, skillsBudget(contextWindow));
  return {
    roots: hasTable ? used : [],
    skills: lines.map((line, index) => ({
      skill: listed[index] as Skill,
      file: skillPath(line, hasTable ? null : used),
      kept: kept[index] ?? null,
    })),
  };
}

/** Null: no skill is to be listed. */
export function skillList({ contextWindow, skills: found, machine }: Session): SkillList | null {
  if (found === null) return null;
  const { roots, skills } = listingOf(found, contextWindow);
  if (skills.length === 0) return null;
  const isHome = (root: string): boolean => isBelow(root, machine.codexHome);
  return {
    roots: roots.map((root) => [
      isHome(root)
        ? span(slashed(root), { kind: "machine", fact: "codexHome" })
        : span(slashed(root), { kind: "default", key: "skills" }),
    ]),
    entries: skills.flatMap(({ skill, file, kept }): SkillEntry[] =>
      kept === null ? [] : [{ name: skill.name, description: firstCharacters(skill.description, kept), file }],
    ),
  };
}
