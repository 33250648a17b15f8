/**
 * `npm run reference:refusals [-- NAME…]`: puts faulty configurations to the real program, on every surface, and compares
 * its words with those that the engine says it prints. One line a difference; the last line is `N of M byte-equal`.
 */
import { codexRefusal, codexWarnings } from "../../src/engine/insight.ts";
import { inParallel } from "../inParallel.ts";
import { NotRun } from "../notRun.ts";
import { programOf } from "../program.ts";
import { REFUSAL_CASES, WARNING_CASES } from "../refusalCases.ts";
import { realWarnings, realWords, refusalScenario, SPEAKERS } from "../refusals.ts";

const CONCURRENCY = 2;
const IN_CI = !["", "false", undefined].includes(process.env.CI);

interface Check {
  readonly name: string;
  readonly engine: string | null;
  readonly real: () => Promise<string | null>;
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { readonly name: string }) =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));

const refusals = REFUSAL_CASES.filter(isWanted).flatMap((entry) =>
  SPEAKERS.flatMap((speaker): Check[] => {
    const scenario = refusalScenario(entry, speaker);
    if (scenario === null) return [];
    const name = `${entry.name} (${speaker})`;
    return [{ name, engine: codexRefusal(scenario), real: () => realWords(scenario, speaker) }];
  }),
);
const warnings = WARNING_CASES.filter(isWanted).flatMap((entry): Check[] => {
  const scenario = refusalScenario(entry, "app-server");
  if (scenario === null) return [];
  const real = async () => (await realWarnings(scenario)).join("\n\n");
  return [{ name: `${entry.name} (warnings)`, engine: codexWarnings(scenario).join("\n\n"), real }];
});
await programOf("0.158.0").catch((error: Error) => console.error(error.message));

const outcomes = await inParallel([...refusals, ...warnings], CONCURRENCY, async ({ name, engine, real }) => {
  try {
    const words = await real();
    if (words === engine) return "equal";
    console.log(`${name}: the engine says ${JSON.stringify(engine)}, Codex ${JSON.stringify(words)}`);
    return "different";
  } catch (error) {
    const notRun = error instanceof NotRun;
    console.log(`${name}: ${notRun ? `not run: ${error.message}` : (error as Error).stack}`);
    return notRun ? "not run" : "different";
  }
});
const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
const notRun = count("not run");
console.log(`${count("equal")} of ${outcomes.length} byte-equal${notRun > 0 ? `, ${notRun} not run` : ""}`);
process.exitCode = count("different") > 0 || (IN_CI && notRun > 0) ? 1 : 0;
