/**
 * `npm run reference -- [NAME…] [--codex RELEASE] [--no-sentinels]`: puts every case to the engine and to the real Codex, and
 * the real Codex to the stored truth. One line a failure; the last line is `N of M byte-equal`.
 */
import { parseArgs } from "node:util";
import type { Texts } from "../../src/engine/index.ts";
import { type Case, readCases } from "../cases.ts";
import { describeDifference } from "../compare.ts";
import { checkConformance, markedScenario } from "../conformance.ts";
import { inParallel } from "../inParallel.ts";
import { NotRun } from "../notRun.ts";
import { programOf } from "../program.ts";
import { type PackedTexts, readTextPack } from "../textPack.ts";
import { compareWithTruth } from "../truth.ts";

/** Runs of the real program at a time. */
const CONCURRENCY = 2;
const IN_CI = !["", "false", undefined].includes(process.env.CI);

type Outcome =
  | { readonly kind: "ran"; readonly failures: readonly string[]; readonly complete: boolean }
  | { readonly kind: "not run"; readonly reason: string };

const { values, positionals } = parseArgs({
  options: { codex: { type: "string" }, "no-sentinels": { type: "boolean", default: false } },
  allowPositionals: true,
});
const { cases, faults } = readCases({ names: positionals, codex: values.codex ?? null });
const packs = new Map<string, PackedTexts | null>();

function packOf(release: string): PackedTexts | null {
  if (!packs.has(release)) packs.set(release, readTextPack(release));
  return packs.get(release) ?? null;
}

async function check(entry: Case): Promise<Outcome> {
  const pack = packOf(entry.scenario.codex);
  if (pack === null)
    return { kind: "not run", reason: `no text pack of Codex ${entry.scenario.codex}; npm run texts makes it` };
  try {
    return await run(entry, pack.texts, pack.byKey);
  } catch (error) {
    if (error instanceof NotRun) return { kind: "not run", reason: error.message };
    return { kind: "ran", failures: [`failed: ${(error as Error).stack}`], complete: true };
  }
}

async function run({ scenario, truth }: Case, texts: Texts, pack: ReadonlyMap<string, string>): Promise<Outcome> {
  const { capture, engine, failure } = await checkConformance(scenario, texts);
  const found = failure === null ? [] : [failure.line];
  if (truth !== null) {
    const difference = compareWithTruth(truth, capture, (key) => pack.get(key), true);
    if (difference !== null) found.push(describeDifference(difference, "the stored truth", "Codex"));
  }
  const marked = values["no-sentinels"] ? scenario : markedScenario(scenario, texts);
  if (found.length === 0 && marked !== scenario) {
    const { failure: withTokens } = await checkConformance(marked, texts);
    if (withTokens !== null) found.push(`with sentinels: ${withTokens.line}`);
  }
  return { kind: "ran", failures: found, complete: engine.modelledUntil === null };
}

// Installed before the first two runs ask for it at the same time.
for (const release of new Set(cases.map(({ scenario }) => scenario.codex))) {
  await programOf(release).catch((error: Error) => console.error(error.message));
}
const outcomes = await inParallel(cases, CONCURRENCY, async (entry) => {
  const outcome = await check(entry);
  if (outcome.kind === "not run") console.log(`${entry.name}: not run: ${outcome.reason}`);
  else for (const failure of outcome.failures) console.log(`${entry.name}: ${failure}`);
  return outcome;
});
for (const fault of faults) console.log(fault);

const ran = outcomes.filter((outcome) => outcome.kind === "ran");
const whole = ran.filter(({ complete }) => complete);
const partial = ran.filter(({ complete }) => !complete);
const equal = (group: readonly { readonly failures: readonly string[] }[]) =>
  group.filter(({ failures }) => failures.length === 0).length;
const notRun = outcomes.length - ran.length;
if (partial.length > 0) {
  console.log(`First requests of ${partial.length} multi-step cases compared: ${equal(partial)} equal`);
}
const total = whole.length + notRun + faults.length;
console.log(`${equal(whole)} of ${total} byte-equal${notRun > 0 ? `, ${notRun} not run` : ""}`);
const failed = equal(ran) < ran.length || faults.length > 0 || (IN_CI && notRun > 0);
process.exitCode = failed ? 1 : 0;
