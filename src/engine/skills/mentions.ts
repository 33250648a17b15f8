/** The skills that a message names: by their files, in links, or as `$name`. Mirrors `core-skills/src/injection.rs`. */
import type { FileSystem } from "../machine/files.ts";
import type { TurnStep } from "../scenario.ts";
import type { Skill } from "./skill.ts";

/** Names of variables of the shell are no skills. */
const VARIABLES: ReadonlySet<string> = new Set(
  "PATH HOME USER SHELL PWD TMPDIR TEMP TMP LANG TERM XDG_CONFIG_HOME".split(" "),
);

/** `[$name](path)`, or `$name`: with nothing between the brackets it is a name too. */
const MENTION = /\[\$([\w:-]+)\][\t\n\f\r ]*\(\s*([^)\s][^)]*)\)|\$([\w:-]+)/g;
/** What a link may lead to that is no skill. */
const OTHER_LINK = /^(?:app|mcp|plugin):\/\//;

interface Mentions {
  readonly names: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
}

/**
 * Those that the client names by their files come first, in its order; then those in links, then names, both in list
 * order. A name counts when one skill only bears it; a skill comes once.
 */
export function mentionedSkills(
  skills: readonly Skill[],
  { text, parts, skills: said }: Pick<TurnStep, "text" | "parts" | "skills">,
  files: FileSystem,
): readonly Skill[] {
  const found = new Set<Skill>();
  for (const path of said) {
    const real = files.realPath(path) ?? path;
    const skill = skills.find((candidate) => candidate.path === real);
    if (skill !== undefined) found.add(skill);
  }
  for (const piece of [text, ...parts.map((part) => ("text" in part ? part.text : ""))]) {
    const { names, paths } = mentionsIn(piece);
    for (const skill of skills) if (paths.has(skill.path)) found.add(skill);
    for (const skill of skills) if (names.has(skill.name.text) && isOnly(skills, skill)) found.add(skill);
  }
  return [...found];
}

function isOnly(skills: readonly Skill[], { name }: Skill): boolean {
  return skills.filter((other) => other.name.text === name.text).length === 1;
}

function mentionsIn(text: string): Mentions {
  const names = new Set<string>();
  const paths = new Set<string>();
  for (const [, linked, path = "", plain] of text.matchAll(MENTION)) {
    const name = linked ?? plain ?? "";
    if (VARIABLES.has(name.toUpperCase())) continue;
    const target = path.trim();
    if (plain !== undefined) names.add(plain);
    else if (!OTHER_LINK.test(target)) paths.add(target.replace(/^skill:\/\//, ""));
  }
  return { names, paths };
}
