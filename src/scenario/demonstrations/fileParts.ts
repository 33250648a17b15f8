/** What the demonstrations about files are made of: a repository, one turn, and texts of one rule. */
import type { FileNode } from "../../engine/index.ts";
import type { ScenarioDocument } from "../document.ts";
import { gitRepository, REPO } from "../examples/machine.ts";
import type { Probe } from "./demonstration.ts";

export type Files = { readonly [path: string]: FileNode };

/** Codex is started once in `cwd`, and says hello. */
export function scenario(title: string, files: Files, cwd: string = REPO): ScenarioDocument {
  return { format: 1, title, files, launch: { cwd }, steps: [{ do: "turn", text: "Hello" }] };
}

/** The same in a git repository. */
export function inRepository(title: string, files: Files, cwd: string = REPO): ScenarioDocument {
  return scenario(title, { ...gitRepository(REPO), ...files }, cwd);
}

/** An instruction file with a title and one rule. */
export function rule(title: string, sentence: string): string {
  return `# ${title}\n\n- ${sentence}\n`;
}

/** A sentence, and whether it is in the last request of the three. */
export function probe(text: string, raises: boolean, nearMiss: boolean, fixed: boolean | null): Probe {
  return { text, raises, nearMiss, fixed };
}

/** Rules of the fillers. */
export const CENTS = "Amounts are whole cents.";
export const MAIN = "Never push to main.";
export const TABS = "Indent with tabs.";
export const SPACES = "Indent with two spaces.";
