/** Do the verdicts at the end of a longer scenario say what the instructions in force are made of? */
import { dirname } from "node:path";
import type { Scenario, Simulation } from "../src/engine/index.ts";
import { opensSection } from "./sectionsOf113.ts";

/** One turn and nothing else: what its request holds follows from the files of the scenario alone. */
export function isSingleTurn({ steps }: Scenario): boolean {
  const [step, ...others] = steps;
  return others.length === 0 && (step === undefined || (step.do === "turn" && step.during === null));
}

/** Between the global text and the first project file, and between two project files. UTF-8 bytes. */
const AFTER_GLOBAL = Buffer.byteLength("\n\n--- project-doc ---\n\n");
const AFTER_FILE = Buffer.byteLength("\n\n");

/**
 * Null when the files that are sent, in their order and with the bytes taken, are the sources of the AGENTS.md part in
 * force in the last request; else one sentence. A request for a compaction comes before anything new is told. Other
 * files that make up the same text are not told either: then the size of the text must be the same.
 */
export function checkVerdictSpans({ requests, files }: Simulation): string | null {
  const request = requests.at(-1);
  if (request === undefined || request.kind === "compaction") return null;
  const parts = request.items.flatMap((item) => (item.type === "message" ? item.parts : []));
  const all = parts.findLast(({ fragment }) => fragment === "agentsMd")?.spans ?? [];
  const section = all.findIndex(({ source, text }) => source.kind !== "file" && opensSection(text));
  const spans = section < 0 ? all : all.slice(0, section);
  const sent = spans.flatMap(({ source }) =>
    source.kind === "file" ? [{ path: source.path, used: source.end - source.start }] : [],
  );
  const rows = files.flatMap((row) => (row.asProjectFile === null ? [row] : [row, row.asProjectFile]));
  const said = rows.filter(({ order }) => order !== null).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  if (listOf(sent) === listOf(said)) return null;
  if (sizeOf(sent) === sizeOf(said)) return null;
  return `the instructions in force are ${listOf(sent)}; the verdicts say ${listOf(said)}`;
}

interface Source {
  readonly path: string;
  readonly used: number;
}

function listOf(sources: readonly Source[]): string {
  return sources.map(({ path, used }) => `${path} ${used}`).join(", ") || "none";
}

/** Bytes of the text that the sources make up. Project files lie in each other's directories, the global one does not. */
function sizeOf(sources: readonly Source[]): number {
  return sources.reduce((size, { path, used }, index) => {
    const before = sources[index - 1]?.path;
    const isNested = before !== undefined && path.startsWith(dirname(before));
    return size + (before === undefined ? 0 : isNested ? AFTER_FILE : AFTER_GLOBAL) + used;
  }, 0);
}
