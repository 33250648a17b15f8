/**
 * `npm run reference:check [-- EXAMPLE…]`: runs the script of every example scenario with the real Codex; what it prints
 * must compare equal with the prediction. The last line is `N of M byte-equal`.
 */
import { EXAMPLES } from "../../src/scenario/examples/index.ts";
import { inParallel } from "../inParallel.ts";
import { NotRun } from "../notRun.ts";
import { checkOwn, NOT_WHOLE } from "../ownCodex.ts";
import { programOf } from "../program.ts";
import { readTextPack } from "../textPack.ts";

const RELEASE = "0.158.0";
const CONCURRENCY = 2;
const IN_CI = !["", "false", undefined].includes(process.env.CI);

const pack = readTextPack(RELEASE);
if (pack === null) {
  console.log(`No text pack of Codex ${RELEASE}: npm run texts makes it.`);
  console.log("0 of 1 byte-equal, 1 not run");
  process.exit(IN_CI ? 1 : 0);
}
const { texts } = pack;
const wanted = process.argv.slice(2);
const chosen = EXAMPLES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
await programOf(RELEASE);

const outcomes = await inParallel(chosen, CONCURRENCY, async (example) => {
  try {
    const { comparison } = await checkOwn(await example.load(), texts);
    if (comparison.equal) return "equal";
    const states = comparison.parts.map(({ state, fragment }) => `${fragment}: ${state}`);
    console.log(`${example.id}: ${states.join(", ") || "one refuses to start, the other does not"}`);
    for (const { difference, predicted, printed } of comparison.parts) {
      if (difference === null) continue;
      console.log(`  line ${difference.line}, column ${difference.column}`);
      console.log(`  predicted ${JSON.stringify(lineOf(predicted, difference.line))}`);
      console.log(`  printed   ${JSON.stringify(lineOf(printed, difference.line))}`);
    }
    return "failed";
  } catch (error) {
    console.log(`${example.id}: ${error instanceof NotRun ? `not run: ${error.message}` : (error as Error).stack}`);
    return error instanceof NotRun ? "not run" : "failed";
  }
});

function lineOf(text: string | null, line: number): string {
  return text?.split("\n")[line - 1] ?? "";
}

for (const { id } of chosen) {
  const reason = NOT_WHOLE[id];
  if (reason !== undefined) console.log(`${id}: compared without a part: ${reason}`);
}
const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
const notRun = count("not run");
console.log(`${count("equal")} of ${chosen.length} byte-equal${notRun > 0 ? `, ${notRun} not run` : ""}`);
process.exitCode = count("failed") > 0 || (IN_CI && notRun > 0) ? 1 : 0;
