/**
 * `npm run reference:capture -- NAME… [--codex RELEASE]` (or `--all`, or `--missing`: those without a truth): runs cases
 * with the real Codex and stores what it sent as their truth.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Case, readCases, truthFile } from "../cases.ts";
import { inParallel } from "../inParallel.ts";
import { NotRun } from "../notRun.ts";
import { runReference } from "../run.ts";
import { readTextPack } from "../textPack.ts";
import { truthOf } from "../truth.ts";

/** Runs of the real program at a time. */
const CONCURRENCY = 2;

const flag = { type: "boolean", default: false } as const;
const { values, positionals } = parseArgs({
  options: { all: flag, missing: flag, codex: { type: "string" } },
  allowPositionals: true,
});
if (positionals.length === 0 && !values.all && !values.missing) {
  console.error("Name the cases to capture (a part of the name is enough), or say --all or --missing.");
  process.exit(2);
}
const { cases, faults } = readCases({ names: positionals, codex: values.codex ?? null });
const chosen = cases.filter(({ truth }) => !values.missing || truth === null);

async function store({ name, scenario }: Case): Promise<void> {
  const capture = await runReference(scenario);
  const pack = readTextPack(scenario.codex)?.byKey ?? new Map<string, string>();
  writeFileSync(truthFile(name), `${JSON.stringify(truthOf(scenario, capture, pack), null, 1)}\n`);
  console.log(
    `${name}: ${capture.requests.length} requests${capture.error === null ? "" : `; Codex refuses: ${capture.error}`}`,
  );
}

let failed = faults.length > 0 || chosen.length === 0;
await inParallel(chosen, CONCURRENCY, async (entry) => {
  try {
    await store(entry);
  } catch (error) {
    failed = true;
    console.error(`${entry.name}: ${error instanceof NotRun ? `not run: ${error.message}` : (error as Error).stack}`);
  }
});
for (const fault of faults) console.error(fault);
process.exitCode = failed ? 1 : 0;
