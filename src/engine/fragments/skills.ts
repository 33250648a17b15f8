/** `<skills_instructions>`: the list of skills. Here the bundled ones; skills on disk are not modelled yet. */

import { mark, type Span, type Spans, span } from "../provenance.ts";
import { BUNDLED_SKILLS_FOLDER } from "../releases/skills.ts";
import { codexText, type TextKey, type Texts } from "../texts.ts";
import type { Session } from "../thread/session.ts";
import { fitDescriptions, type SkillLine, skillsBudget } from "./skillsBudget.ts";

/** Null when skills are switched off. The usage section is there for some models only. */
export function skillsSpans(session: Session): Spans | null {
  const { texts, model, includes, bundledSkills } = session;
  if (!includes.skills || bundledSkills.length === 0) return null;
  const list = listSpans(session);
  const isListed = list.length > 0;
  const usage = model.skillsUsage ? usageSpans(texts, isListed) : [];
  return [
    mark("<skills_instructions>\n## Skills\n"),
    codexText(texts, isListed ? "skills.intro" : "skills.intro.unlisted"),
    mark("\n"),
    ...(isListed ? rootsSpans(session) : []),
    mark("### Available skills\n"),
    ...list,
    ...usage,
    mark("</skills_instructions>"),
  ];
}

function usageSpans(texts: Texts, isListed: boolean): Span[] {
  const text = codexText(texts, isListed ? "skills.usage" : "skills.usage.unlisted");
  return [mark("### How to use skills\n"), text, mark("\n")];
}

/** The aliases that the lines use. */
function rootsSpans({ machine }: Session): Span[] {
  return [
    mark("### Skill roots\n- `r0` = `"),
    span(machine.codexHome, { kind: "machine", fact: "codexHome" }),
    mark(`/${BUNDLED_SKILLS_FOLDER}\`\n`),
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

function listSpans({ texts, bundledSkills, contextWindow }: Session): Span[] {
  const lines = bundledSkills.map((name): SkillLine => {
    return { name, description: texts.get(bundledKey(name)), file: `r0/${name}/SKILL.md` };
  });
  const kept = fitDescriptions(lines, skillsBudget(contextWindow));
  return bundledSkills.flatMap((name, index): Span[] => {
    const characters = kept[index] ?? null;
    if (characters === null) return [];
    const file = `(file: r0/${name}/SKILL.md)\n`;
    if (characters === 0) return [mark(`- ${name}: ${file}`)];
    const text = [...texts.get(bundledKey(name))].slice(0, characters).join("");
    const source = { kind: "codex", key: bundledKey(name), start: 0, end: text.length } as const;
    return [mark(`- ${name}: `), span(text, source), mark(` ${file}`)];
  });
}
