/** Do the verdicts at the end of a longer scenario say what the instructions in force are made of? */
import type { Scenario, Simulation } from "../src/engine/index.ts";

/** One turn and nothing else: what its request holds follows from the files of the scenario alone. */
export function isSingleTurn({ steps }: Scenario): boolean {
  const [step, ...others] = steps;
  return others.length === 0 && (step === undefined || (step.do === "turn" && step.during === null));
}

/**
 * Null when the files that are sent, in their order and with the bytes taken, are the sources of the AGENTS.md part in
 * force in the last request; else one sentence. A request for a compaction comes before anything new is told.
 */
export function checkVerdictSpans({ requests, files }: Simulation): string | null {
  const request = requests.at(-1);
  if (request === undefined || request.kind === "compaction") return null;
  const parts = request.items.flatMap((item) => (item.type === "message" ? item.parts : []));
  const spans = parts.findLast(({ fragment }) => fragment === "agentsMd")?.spans ?? [];
  const sent = spans.flatMap(({ source }) =>
    source.kind === "file" ? [`${source.path} ${source.end - source.start}`] : [],
  );
  const rows = files.flatMap((row) => (row.asProjectFile === null ? [row] : [row, row.asProjectFile]));
  const said = rows
    .filter(({ order }) => order !== null)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ path, used }) => `${path} ${used}`);
  if (sent.join("\n") === said.join("\n")) return null;
  return `the instructions in force are ${sent.join(", ") || "none"}; the verdicts say ${said.join(", ") || "none"}`;
}
