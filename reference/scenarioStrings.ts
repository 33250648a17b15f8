/** Every string that a scenario itself brings: files, values of its TOML files, launch parameters, steps, and their frames. */
import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import type { DiskStep, FileNode, Scenario, TurnStep } from "../src/engine/index.ts";

/** Each string as it is and without white space at its ends (Codex trims some of them). */
export function scenarioStrings(scenario: Scenario): ReadonlySet<string> {
  const found = new Set<string>();
  collect([scenario.launch, scenario.steps, Object.values(scenario.files)], found);
  for (const text of typedTexts(scenario)) found.add(text);
  for (const turn of turnsOf(scenario)) {
    for (const text of framedContext(turn)) found.add(text);
  }
  for (const [path, node] of filesOf(scenario)) {
    if (typeof node === "object" && "base64" in node) collect(Buffer.from(node.base64, "base64").toString(), found);
    if (typeof node !== "string" || !path.endsWith(".toml")) continue;
    try {
      collect(getStaticTOMLValue(parseTOML(node)), found);
    } catch {
      // A broken file brings no values.
    }
  }
  return found;
}

/** What a person typed: messages with their further parts, whole (as a local compaction joins them) and each, and steers. */
export function typedTexts(scenario: Scenario): string[] {
  return turnsOf(scenario).flatMap(({ text, parts, steer }) => {
    const texts = [text, ...parts.flatMap((part) => ("text" in part ? [part.text] : []))];
    return [...texts, texts.join(""), ...(steer === null ? [] : [steer])];
  });
}

/** Is this a skill whose file the scenario brings? */
export function isOwnSkill(text: string, own: ReadonlySet<string>): boolean {
  const [, body] = /^<skill>\n<name>[^\n]*<\/name>\n<path>[^\n]*<\/path>\n(.*)\n<\/skill>$/s.exec(text) ?? [];
  return body !== undefined && own.has(body);
}

function turnsOf(scenario: Scenario): TurnStep[] {
  return scenario.steps.filter((step) => step.do === "turn");
}

/** Additional context in the tags that carry its key. */
function framedContext({ context }: TurnStep): string[] {
  return Object.entries(context ?? {}).map(([key, { kind, value }]) => {
    const tag = kind === "untrusted" ? `external_${key}` : key;
    return `<${tag}>${value}</${tag}>`;
  });
}

function* filesOf(scenario: Scenario): Generator<readonly [string, FileNode]> {
  yield* Object.entries(scenario.files);
  for (const step of scenario.steps) {
    for (const edit of step.do === "turn" ? editsOf(step) : [step]) {
      if (edit.do === "write") yield [edit.path, edit.node];
    }
  }
}

/** Those of a turn, and of the agents that it spawns. */
function editsOf({ during, agents }: Pick<TurnStep, "during" | "agents">): readonly DiskStep[] {
  return [...(during ?? []), ...agents.flatMap(editsOf)];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    found.add(value);
    found.add(value.trim());
  } else if (typeof value === "object" && value !== null) {
    for (const entry of Object.values(value)) collect(entry, found);
  }
}
