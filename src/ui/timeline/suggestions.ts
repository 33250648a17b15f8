/** Paths that a field of the form offers. */
import { parentOf } from "../../engine/index.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";

/** A list of suggestions is for choosing, not for reading. */
const OFFERED = 200;

/** Files of the scenario, instruction files first. */
export function suggestedPaths({ files = {} }: ScenarioDocument): readonly string[] {
  const paths = Object.keys(files);
  const instructions = paths.filter((path) => /[\\/]AGENTS\.(override\.)?md$/.test(path));
  return [...new Set([...instructions, ...paths])].slice(0, OFFERED);
}

export function suggestedDirectories({ files = {}, launch }: ScenarioDocument): readonly string[] {
  return [...new Set([launch.cwd, ...Object.keys(files).map(parentOf)])].slice(0, OFFERED);
}
