/** Skills that a message of 0.113.0 names: each is a message of its own behind it. */
import type { TurnStep } from "../../scenario.ts";
import { skillItem } from "../../skills/item.ts";
import type { NewItem } from "../../thread/history.ts";
import type { ThreadState } from "../../thread/state.ts";
import type { Skill } from "./skillFiles.ts";
import { skillsOf } from "./skills.ts";

/** Names of variables of the shell are no skills. */
const VARIABLES: ReadonlySet<string> = new Set(
  "PATH HOME USER SHELL PWD TMPDIR TEMP TMP LANG TERM XDG_CONFIG_HOME".split(" "),
);

/** Those the client names by their files, then those that the text names as `$NAME`, each group in list order. */
export function skillItems({ start }: ThreadState, step: number, { text, skills: paths }: TurnStep): NewItem[] {
  const skills = skillsOf(start);
  const named = new Set([...text.matchAll(/\$([\w-]+)/g)].map(([, name = ""]) => name));
  const isOnly = ({ name }: Skill): boolean => skills.filter((other) => other.name.text === name.text).length === 1;
  const byFile = skills.filter(({ path }) => paths.includes(path));
  const byName = skills.filter(
    (skill) =>
      named.has(skill.name.text) && !VARIABLES.has(skill.name.text) && isOnly(skill) && !byFile.includes(skill),
  );
  return [...byFile, ...byName].flatMap((skill) => skillItem(skill, step));
}
