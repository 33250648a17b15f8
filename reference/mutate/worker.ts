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
}

const pack = readTextPack(RELEASE);
if (pack === null) throw new Error(`no text pack of Codex ${RELEASE}; npm run texts makes it`);
const { texts, byKey } = pack;
const cases = readCases({ names: [], codex: RELEASE }).cases.flatMap((entry) =>
  entry.truth === null ? [] : [{ ...entry, truth: entry.truth as Truth }],
);
let modules = new EngineModules(new Map());

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
  try {
    engine = modules.load(order.mutant);
  } catch (error) {
    return { killedBy: `does not load: ${(error as Error).message}`, suggestion: null };
  }
  if (order.do === "judge") return { killedBy: judge(engine), suggestion: null };
  return { killedBy: null, suggestion: await suggestCase(modules.load(null), engine, texts) };
}

process.on("message", async (order: Order) => {
  if (order.do === "sources") modules = new EngineModules(new Map(order.sources));
  else process.send?.(await carryOut(order));
});
process.on("disconnect", () => process.exit());
