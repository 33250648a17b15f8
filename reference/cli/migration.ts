/**
 * `npm run reference:migration [-- LAYOUT…] [--n N] [--seed S]`: what the migration from CLAUDE.md finds, refuses and
 * writes, on machines of their own and for many texts, against the real programs of both releases. The last line is
 * `N passed, N failed`, and `, N not run` where the programs could not be asked.
 */
import { isDeepStrictEqual, parseArgs } from "node:util";
import type { CodexRelease } from "../../src/engine/index.ts";
import type { Migration } from "../../src/engine/insight.ts";
import { normaliseScenario } from "../../src/scenario/document.ts";
import { inParallel } from "../inParallel.ts";
import { migrateModelled, migrateReally } from "../migration.ts";
import { MIGRATION_LAYOUTS } from "../migrationLayouts.ts";
import { migrationStrings } from "../migrationStrings.ts";
import { NotRun } from "../notRun.ts";
import { programOf } from "../program.ts";

const RELEASES: readonly CodexRelease[] = ["0.158.0", "0.113.0"];
const CONCURRENCY = 2;
const IN_CI = !["", "false", undefined].includes(process.env.CI);
/** Texts that one process migrates, each in a directory of its own. */
const BATCH = 250;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: "string", default: "600" }, seed: { type: "string", default: "7" } },
});

interface Tally {
  passed: number;
  failed: number;
  notRun: number;
}
const tally: Tally = { passed: 0, failed: 0, notRun: 0 };

function differs(name: string, modelled: unknown, real: unknown): void {
  tally.failed += 1;
  console.log(`${name}\n  engine  ${JSON.stringify(modelled)}\n  program ${JSON.stringify(real)}`);
}

/** Null, and `count` more that were not run, where the program could not be asked. */
async function asked(name: string, count: number, ask: () => Promise<Migration>): Promise<Migration | null> {
  try {
    return await ask();
  } catch (error) {
    const notRun = error instanceof NotRun;
    console.log(`${name}: ${notRun ? `not run: ${error.message}` : (error as Error).stack}`);
    tally[notRun && error.kind !== "timeout" ? "notRun" : "failed"] += count;
    return null;
  }
}

async function layouts(release: CodexRelease): Promise<void> {
  const chosen = MIGRATION_LAYOUTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  await inParallel(chosen, CONCURRENCY, async ({ name, scenario, cwds }) => {
    const title = `${release} ${name}`;
    const modelled = migrateModelled(scenario, release, cwds);
    const real = await asked(title, 1, async () => migrateReally(scenario, await programOf(release), cwds));
    if (real === null) return;
    if (isDeepStrictEqual(modelled, real)) tally.passed += 1;
    else differs(title, modelled, real);
  });
}

async function strings(release: CodexRelease, texts: readonly string[]): Promise<void> {
  const cwds = texts.map((_, index) => `/t/${index}`);
  const files = Object.fromEntries(texts.map((text, index) => [`/t/${index}/CLAUDE.md`, text]));
  const scenario = normaliseScenario({ format: 1, files, launch: { cwd: "/t" } });
  const modelled = migrateModelled(scenario, release, cwds);
  const title = `${release} ${texts.length} texts`;
  const real = await asked(title, texts.length, async () => migrateReally(scenario, await programOf(release), cwds));
  if (real === null) return;
  for (const [index, text] of texts.entries()) {
    const [ours, theirs] = [modelled.items[index], real.items[index]];
    if (theirs !== undefined && isDeepStrictEqual(ours, theirs)) tally.passed += 1;
    else differs(`${release} ${JSON.stringify(text)}`, ours?.text, theirs?.text ?? real.error);
  }
}

for (const release of RELEASES) {
  await layouts(release);
  if (positionals.length > 0) continue;
  const texts = migrationStrings(Number(values.n), values.seed);
  for (let from = 0; from < texts.length; from += BATCH) await strings(release, texts.slice(from, from + BATCH));
}
const { passed, failed, notRun } = tally;
console.log(`${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ""}`);
process.exitCode = failed > 0 || passed + notRun === 0 || (IN_CI && notRun > 0) ? 1 : 0;
