/** What 0.113.0 itself puts behind the person's files, in the same block: JS REPL, plugins, skills, the hierarchical text. */
import { mark, type Span, type Spans, span } from "../../provenance.ts";
import { codexText, type Texts } from "../../texts.ts";
import type { Session } from "../../thread/session.ts";
import type { StartedThread } from "../../thread/start.ts";
import { capablePlugins, type Plugin } from "./plugins.ts";
import type { Skill } from "./skillFiles.ts";
import { skillsOf } from "./skills.ts";

export function sections(start: StartedThread): readonly Spans[] {
  const { features, texts } = start.session;
  const plugins = capablePlugins(start);
  const skills = skillsOf(start);
  return [
    ...(features.has("js_repl") ? [jsReplSection(start.session)] : []),
    ...(plugins.length > 0 ? [pluginsSection(texts, plugins)] : []),
    ...(skills.length > 0 ? [skillsSection(texts, skills)] : []),
    ...(features.has("child_agents_md") ? [[codexText(texts, "agents.hierarchical")]] : []),
  ];
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

function pluginsSection(texts: Texts, plugins: readonly Plugin[]): Spans {
  const line = ({ name }: Plugin): Span[] => [
    mark("- `"),
    span(name, { kind: "default", key: "plugins" }),
    mark("`\n"),
  ];
  return [
    mark("## Plugins\n"),
    codexText(texts, "plugins.intro"),
    mark("\n### Available plugins\n"),
    ...plugins.flatMap(line),
    mark("### How to use plugins\n"),
    codexText(texts, "plugins.usage"),
  ];
}

function skillsSection(texts: Texts, skills: readonly Skill[]): Spans {
  const line = ({ name, description, path }: Skill): Span[] => [
    mark("- "),
    name,
    mark(": "),
    description,
    mark(" (file: "),
    span(path, { kind: "default", key: "skills" }),
    mark(")\n"),
  ];
  return [
    mark("## Skills\n"),
    codexText(texts, "skills.intro"),
    mark("\n### Available skills\n"),
    ...skills.flatMap(line),
    mark("### How to use skills\n"),
    codexText(texts, "skills.usage"),
  ];
}
