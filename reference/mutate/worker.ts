/** A process that judges mutants: one that never ends can be ended from outside. */

import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { readCases } from "../cases.ts";
import { readTextPack } from "../textPack.ts";
import type { Truth } from "../truth.ts";
import { EngineModules, type LoadedEngine } from "./engineModules.ts";
import { judgeCase } from "./judge.ts";
import type { Mutant } from "./operators.ts";
import { RELEASE } from "./release.ts";
import { suggestCase } from "./suggest.ts";

/** What a worker is told: first the sources, then one mutant after the other (null: the engine as it is). */
export type Order =
  | { readonly do: "sources"; readonly sources: readonly (readonly [string, string])[] }
  | { readonly do: "judge" | "suggest"; readonly mutant: Mutant | null };
export interface Reply {
  /** What kills the mutant; null when it survives. */
  readonly killedBy: string | null;
  /** A scenario that would kill it, when one was asked for and found. */
  readonly suggestion: ScenarioDocument | null;
  /** Number of cases that judge. */
  readonly cases: number;
  /** Milliseconds that the engine as it is needed for all cases. */
  readonly pace: number;
}

const pack = readTextPack(RELEASE);
if (pack === null) throw new Error(`no text pack of Codex ${RELEASE}; npm run texts makes it`);
const { texts, byKey } = pack;
let cases = readCases({ names: [], codex: RELEASE }).cases.flatMap((entry) =>
  entry.truth === null ? [] : [{ ...entry, truth: entry.truth as Truth }],
);
let modules = new EngineModules(new Map());
/** Cases that the engine as it is does not pass, one line each; null when there is none. */
let failed: string | null = null;
let pace = 0;

/** Leaves out the cases that the engine as it is does not pass. */
function prepare(sources: ReadonlyMap<string, string>): void {
  modules = new EngineModules(sources);
  const start = performance.now();
  const engine = modules.load(null);
  const faults = cases.map((entry) => judgeCase(entry, engine, texts, (key) => byKey.get(key)));
  const lines = cases.flatMap(({ name }, index) => (faults[index] === null ? [] : [`${name}: ${faults[index]}`]));
  cases = cases.filter((_, index) => faults[index] === null);
  pace = performance.now() - start;
  failed = lines.length === 0 ? null : lines.join("\n");
}

function judge(engine: LoadedEngine): string | null {
  for (const [index, entry] of cases.entries()) {
    const fault = judgeCase(entry, engine, texts, (key) => byKey.get(key));
    if (fault === null) continue;
    // What told one mutant is likely to tell the next one of the same rule.
    cases.splice(index, 1);
    cases.unshift(entry);
    return `${entry.name}: ${fault}`;
  }
  return null;
}

async function carryOut(order: Exclude<Order, { do: "sources" }>): Promise<Reply> {
  let engine: LoadedEngine;
  if (order.mutant === null) return { killedBy: failed, suggestion: null, cases: cases.length, pace };
  try {
    engine = modules.load(order.mutant);
  } catch (error) {
    return { killedBy: `does not load: ${(error as Error).message}`, suggestion: null, cases: cases.length, pace };
  }
  if (order.do === "judge") return { killedBy: judge(engine), suggestion: null, cases: cases.length, pace };
  return {
    killedBy: null,
    suggestion: await suggestCase(modules.load(null), engine, texts),
    cases: cases.length,
    pace,
  };
}

process.on("message", async (order: Order) => {
  if (order.do === "sources") prepare(new Map(order.sources));
  else process.send?.(await carryOut(order));
});
process.on("disconnect", () => process.exit());
