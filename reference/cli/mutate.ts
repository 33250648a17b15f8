/**
 * `npm run reference:mutate -- [FILE…] [--suggest]`: changes one place of the engine at a time and lets the cases tell
 * it from the stored truth. A mutant that no case kills must be listed in `reference/mutants-kept.json` with a reason.
 * `--suggest` looks for a scenario that tells each other one and writes it, made small, to `reference/failures/`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readSources } from "../mutate/engineModules.ts";
import { carryOutAll } from "../mutate/judges.ts";
import { covers, readKept } from "../mutate/kept.ts";
import { type Mutant, mutantsOf } from "../mutate/operators.ts";
import { RELEASE } from "../mutate/release.ts";
import { readTextPack } from "../textPack.ts";

const CONCURRENCY = 2;
const SUGGESTIONS = fileURLToPath(new URL("../failures", import.meta.url));

const { values, positionals } = parseArgs({
  options: { suggest: { type: "boolean", default: false } },
  allowPositionals: true,
});
if (readTextPack(RELEASE) === null) {
  console.error(`No text pack of Codex ${RELEASE}: npm run texts makes it.`);
  process.exit(1);
}
const sources = readSources();
const mutants = [...sources]
  .filter(([file]) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
  .flatMap(([file, source]) => mutantsOf(file, source));

function describe({ file, line, within, change, code }: Mutant): string {
  return `src/engine/${file}:${line} survives in ${within || "the module"}: ${change}    ${code}`;
}

const [asItIs] = await carryOutAll([{ do: "judge", mutant: null }], sources, 1);
const disagreement = asItIs?.killedBy ?? null;
if (disagreement !== null) {
  console.log(`The engine as it is does not agree with these cases; they judge nothing:\n${disagreement}`);
}
const replies = await carryOutAll(
  mutants.map((mutant) => ({ do: "judge" as const, mutant })),
  sources,
  CONCURRENCY,
);
const survivors = mutants.filter((_, index) => replies[index]?.killedBy === null);
const kept = readKept();
const unlisted = survivors.filter((mutant) => !kept.some((entry) => covers(entry, mutant)));
for (const mutant of unlisted) console.log(describe(mutant));
const needless = kept.filter((entry) => positionals.length === 0 && !survivors.some((mutant) => covers(entry, mutant)));
for (const { reason, ...entry } of needless) {
  console.log(`mutants-kept.json: nothing survives for ${JSON.stringify(entry)}`);
}
if (values.suggest) await suggest();
const killed = mutants.length - survivors.length;
const listed = survivors.length - unlisted.length;
console.log(`${killed} of ${mutants.length} mutants killed, ${listed} kept with a reason, ${unlisted.length} survive`);
process.exitCode = disagreement !== null || unlisted.length > 0 || needless.length > 0 ? 1 : 0;

async function suggest(): Promise<void> {
  const tasks = unlisted.map((mutant) => ({ do: "suggest" as const, mutant }));
  mkdirSync(SUGGESTIONS, { recursive: true });
  for (const [index, { suggestion }] of (await carryOutAll(tasks, sources, CONCURRENCY)).entries()) {
    const mutant = unlisted[index];
    if (suggestion === null || mutant === undefined) continue;
    const file = `${SUGGESTIONS}/mutant-${index}.json`;
    writeFileSync(file, `${JSON.stringify({ ...suggestion, title: describe(mutant) }, null, 1)}\n`);
    console.log(`${file} tells ${describe(mutant)}`);
  }
}
