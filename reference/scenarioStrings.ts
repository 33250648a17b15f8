/** Every string that a scenario itself brings: files, values of its TOML files, launch parameters, steps. */
import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import type { FileNode, Scenario } from "../src/engine/index.ts";

/** Each string as it is and without white space at its ends (Codex trims some of them). */
export function scenarioStrings(scenario: Scenario): ReadonlySet<string> {
  const found = new Set<string>();
  collect([scenario.launch, scenario.steps, Object.values(scenario.files)], found);
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

function* filesOf(scenario: Scenario): Generator<readonly [string, FileNode]> {
  yield* Object.entries(scenario.files);
  for (const step of scenario.steps) {
    for (const edit of step.do === "turn" ? (step.during ?? []) : [step]) {
      if (edit.do === "write") yield [edit.path, edit.node];
    }
  }
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    found.add(value);
    found.add(value.trim());
  } else if (typeof value === "object" && value !== null) {
    for (const entry of Object.values(value)) collect(entry, found);
  }
}
