/** `<skills_instructions>`: the list of skills. Here the bundled ones; skills on disk are not modelled yet. */
import { mark, type Span, type Spans, span } from "../provenance.ts";
import { codexText } from "../texts.ts";
import type { Session } from "../thread/session.ts";

/** Skills that Codex installs below CODEX_HOME on its first run, in list order. */
export const BUNDLED_SKILLS = [
  "imagegen",
  "openai-docs",
  "plugin-creator",
  "skill-creator",
  "skill-installer",
] as const;

/** Where the bundled skills lie, below CODEX_HOME. */
export const BUNDLED_SKILLS_FOLDER = "skills/.system";

/** Null when skills are switched off. The usage section is there for some models only. */
export function skillsSpans({ texts, machine, model, includes }: Session): Spans | null {
  if (!includes.skills || !includes.bundledSkills) return null;
  const lines = BUNDLED_SKILLS.flatMap((name): Span[] => [
    mark(`- ${name}: `),
    codexText(texts, `skills.bundled.${name}`),
    mark(` (file: r0/${name}/SKILL.md)\n`),
  ]);
  const usage = model.skillsUsage
    ? [mark("### How to use skills\n"), codexText(texts, "skills.usage"), mark("\n")]
    : [];
  return [
    mark("<skills_instructions>\n## Skills\n"),
    codexText(texts, "skills.intro"),
    mark("\n### Skill roots\n- `r0` = `"),
    span(machine.codexHome, { kind: "machine", fact: "codexHome" }),
    mark(`/${BUNDLED_SKILLS_FOLDER}\`\n### Available skills\n`),
    ...lines,
    ...usage,
    mark("</skills_instructions>"),
  ];
}
