/** `<skills_instructions>`: the list of skills. Those on disk come with rules of their own. */

import { slashed } from "../machine/windowsPath.ts";
import { mark, type Span, type Spans, span } from "../provenance.ts";
import { BUNDLED_SKILLS_FOLDER } from "../releases/skills.ts";
import { codexText, type TextKey, type Texts } from "../texts.ts";
import type { Session } from "../thread/session.ts";
import { fitSkills, type SkillLine, skillPath, skillsBudget } from "./skillsBudget.ts";

export interface SkillEntry {
  readonly name: Span;
  /** What stays of it. */
  readonly description: Spans;
  /** `r0/NAME/SKILL.md`, or a whole path where no table of roots stands. */
  readonly file: string;
}

export interface SkillList {
  /** The directories behind `r0`, `r1` …; none: the lines name whole paths. */
  readonly roots: readonly Spans[];
  readonly entries: readonly SkillEntry[];
}

/** Null when skills are switched off, or there are none. The usage section is there for some models only. */
export function skillsSpans(session: Session): Spans | null {
  const { texts, model, includes, release } = session;
  if (!includes.skills) return null;
  const list = release.thread.skills === null ? bundledList(session) : release.thread.skills.list(session);
  if (list === null) return null;
  const { roots, entries } = list;
  const hasTable = roots.length > 0;
  const usage = model.skillsUsage ? usageSpans(texts, hasTable) : [];
  return [
    mark("<skills_instructions>\n## Skills\n"),
    codexText(texts, hasTable ? "skills.intro" : "skills.intro.unlisted"),
    mark("\n"),
    ...(hasTable ? rootsSpans(roots) : []),
    mark("### Available skills\n"),
    ...entries.flatMap(lineSpans),
    ...usage,
    mark("</skills_instructions>"),
  ];
}

function lineSpans({ name, description, file }: SkillEntry): Spans {
  const isBare = description.length === 0;
  return [mark("- "), name, mark(": "), ...description, mark(`${isBare ? "" : " "}(file: ${file})\n`)];
}

function usageSpans(texts: Texts, hasTable: boolean): Span[] {
  const text = codexText(texts, hasTable ? "skills.usage" : "skills.usage.unlisted");
  return [mark("### How to use skills\n"), text, mark("\n")];
}

function rootsSpans(roots: readonly Spans[]): Spans {
  return [
    mark("### Skill roots\n"),
    ...roots.flatMap((root, index) => [mark(`- \`r${index}\` = \``), ...root, mark("`\n")]),
  ];
}

/** What takes the place of the list when there is none: it is switched off, or empty. */
export function noSkillsSpans({ texts, includes }: Session): Spans {
  return noteSpans("Host skills update", codexText(texts, includes.skills ? "skills.host.none" : "skills.host.hidden"));
}

/** Skills of chosen environments are told apart: there are none, or they are not listed. */
export function selectedSkillsSpans({ texts, includes }: Session): Spans {
  return noteSpans(
    "Skills update",
    codexText(texts, includes.skills ? "skills.selected.none" : "skills.selected.hidden"),
  );
}

function noteSpans(heading: string, text: Span): Spans {
  return [mark(`<skills_instructions>\n## ${heading}\n`), text, mark("\n</skills_instructions>")];
}

/** The description of a skill that comes with Codex. */
function bundledKey(name: string): TextKey {
  return `skills.bundled.${name}` as TextKey;
}

/** The bundled skills alone. */
function bundledList({ texts, bundledSkills, contextWindow, machine }: Session): SkillList | null {
  if (bundledSkills.length === 0) return null;
  const home = slashed(machine.codexHome);
  const root = `${home}/${BUNDLED_SKILLS_FOLDER}`;
  const lines = bundledSkills.map((name): SkillLine => {
    return { name, description: texts.get(bundledKey(name)), root: 0, file: `${name}/SKILL.md` };
  });
  const { hasTable, kept } = fitSkills(lines, [root], skillsBudget(contextWindow));
  const place = span(home, { kind: "machine", fact: "codexHome" });
  return {
    roots: hasTable ? [[place, mark(`/${BUNDLED_SKILLS_FOLDER}`)]] : [],
    entries: lines.flatMap((line, index): SkillEntry[] => {
      const { name, description } = line;
      const characters = kept[index] ?? null;
      if (characters === null) return [];
      const text = [...description].slice(0, characters).join("");
      const source = { kind: "codex", key: bundledKey(name), start: 0, end: text.length } as const;
      const file = skillPath(line, hasTable ? null : [root]);
      return [{ name: mark(name), description: text === "" ? [] : [span(text, source)], file }];
    }),
  };
}
