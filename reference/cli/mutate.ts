/**
 * `npm run reference:mutate -- [FILE…]`: changes one place of the engine at a time and lets the cases tell it from the stored truth. A
 * mutant that no case kills must be listed in `reference/mutants-kept.json` with a reason.
 */
import { readSources } from "../mutate/engineModules.ts";
import { judgeAll } from "../mutate/judges.ts";
import { covers, readKept } from "../mutate/kept.ts";
import { type Mutant, mutantsOf } from "../mutate/operators.ts";
import { RELEASE } from "../mutate/release.ts";
import { readTextPack } from "../textPack.ts";

const CONCURRENCY = 2;

if (readTextPack(RELEASE) === null) {
  console.error(`No text pack of Codex ${RELEASE}: npm run texts makes it.`);
  process.exit(1);
}
const filters = process.argv.slice(2);
const sources = readSources();
const mutants = [...sources]
  .filter(([file]) => filters.length === 0 || filters.some((part) => file.includes(part)))
  .flatMap(([file, source]) => mutantsOf(file, source));

const [fault] = await judgeAll([null], sources, 1);
if (fault !== null) {
  console.error(`The engine as it is does not agree with the stored truth: ${fault}`);
  process.exit(1);
}
const verdicts = await judgeAll(mutants, sources, CONCURRENCY);
const survivors = mutants.filter((_, index) => verdicts[index] === null);
const kept = readKept();
const isKept = (mutant: Mutant) => kept.some((entry) => covers(entry, mutant));
const unlisted = survivors.filter((mutant) => !isKept(mutant));
for (const { file, line, within, change, code } of unlisted) {
  console.log(`src/engine/${file}:${line} survives in ${within || "the module"}: ${change}    ${code}`);
}
const needless = filters.length > 0 ? [] : kept.filter((entry) => !survivors.some((mutant) => covers(entry, mutant)));
for (const entry of needless)
  console.log(`mutants-kept.json: nothing survives for ${JSON.stringify({ ...entry, reason: undefined })}`);
const killed = mutants.length - survivors.length;
console.log(
  `${killed} of ${mutants.length} mutants killed, ${survivors.length - unlisted.length} kept with a reason, ${unlisted.length} survive`,
);
process.exitCode = unlisted.length > 0 || needless.length > 0 ? 1 : 0;
