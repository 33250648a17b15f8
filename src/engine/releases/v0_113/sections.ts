/** What 0.113.0 itself puts behind the person's files, in the same block: JS REPL, skills, the hierarchical text. */
import { join } from "../../machine/path.ts";
import { mark, type Span, type Spans, span } from "../../provenance.ts";
import { codexText, type TextKey } from "../../texts.ts";
import type { Session } from "../../thread/session.ts";
import { BUNDLED_SKILLS_FOLDER } from "../skills.ts";

export function sections(session: Session): readonly Spans[] {
  const { features, texts } = session;
  const all: Spans[] = [];
  if (features.has("js_repl")) all.push(jsReplSection(session));
  if (session.bundledSkills.length > 0) all.push(skillsSection(session));
  if (features.has("child_agents_md")) all.push([codexText(texts, "agents.hierarchical")]);
  return all;
}

function jsReplSection({ features, texts }: Session): Spans {
  const tools = features.has("js_repl_tools_only") ? [codexText(texts, "jsRepl.toolsOnly"), mark("\n")] : [];
  return [
    mark("## JavaScript REPL (Node)\n"),
    codexText(texts, "jsRepl.use"),
    mark("\n"),
    ...tools,
    codexText(texts, "jsRepl.output"),
  ];
}

function skillsSection({ texts, bundledSkills, machine }: Session): Spans {
  const line = (name: string): Span[] => [
    mark(`- ${name}: `),
    codexText(texts, `skills.bundled.${name}` as TextKey),
    mark(" (file: "),
    span(machine.codexHome, { kind: "machine", fact: "codexHome" }),
    mark(`${join("", BUNDLED_SKILLS_FOLDER)}/${name}/SKILL.md)\n`),
  ];
  return [
    mark("## Skills\n"),
    codexText(texts, "skills.intro"),
    mark("\n### Available skills\n"),
    ...bundledSkills.flatMap(line),
    mark("### How to use skills\n"),
    codexText(texts, "skills.usage"),
  ];
}
