/** A process that judges mutants: one that never ends can be ended from outside. */
import { readCases } from "../cases.ts";
import { readTextPack } from "../textPack.ts";
import type { Truth } from "../truth.ts";
import { EngineModules, type LoadedEngine } from "./engineModules.ts";
import { judgeCase } from "./judge.ts";
import type { Mutant } from "./operators.ts";
import { RELEASE } from "./release.ts";

/** What a worker is told: first the sources, then one mutant after the other (null: the engine as it is). */
export type Order = { readonly sources: readonly (readonly [string, string])[] } | { readonly judge: Mutant | null };
/** What kills the mutant; null when it survives. */
export interface Judgement {
  readonly killedBy: string | null;
}

const pack = readTextPack(RELEASE);
if (pack === null) throw new Error(`no text pack of Codex ${RELEASE}; npm run texts makes it`);
const { texts, byKey } = pack;
const cases = readCases({ names: [], codex: RELEASE }).cases.flatMap((entry) =>
  entry.truth === null ? [] : [{ ...entry, truth: entry.truth as Truth }],
);
let modules: EngineModules | null = null;

function judge(mutant: Mutant | null): string | null {
  let engine: LoadedEngine;
  try {
    engine = (modules as EngineModules).load(mutant);
  } catch (error) {
    return `does not load: ${(error as Error).message}`;
  }
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

process.on("message", (order: Order) => {
  if ("sources" in order) modules = new EngineModules(new Map(order.sources));
  else process.send?.({ killedBy: judge(order.judge) } satisfies Judgement);
});
process.on("disconnect", () => process.exit());
