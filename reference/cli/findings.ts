/**
 * `npm run reference:findings [-- RULE…]`: puts the demonstrations of the findings, and what their fixes make of them, to
 * the real Codex of their release. The last line is `N of M byte-equal`.
 */
import { CODEX_RELEASES, type CodexRelease, STAND_INS, type Texts } from "../../src/engine/index.ts";
import { checkClaim, claims } from "../demonstrations.ts";
import { inParallel } from "../inParallel.ts";
import { NotRun } from "../notRun.ts";
import { programOf } from "../program.ts";
import { readTextPack } from "../textPack.ts";

const CONCURRENCY = 2;
const IN_CI = !["", "false", undefined].includes(process.env.CI);

const packs = new Map<CodexRelease, Texts>();
for (const release of CODEX_RELEASES) {
  const pack = readTextPack(release);
  if (pack === null) {
    console.log(`No text pack of Codex ${release}: npm run texts makes it.`);
    console.log("0 of 1 byte-equal, 1 not run");
    process.exit(IN_CI ? 1 : 0);
  }
  packs.set(release, pack.texts);
}
const textsOf = (release: CodexRelease): Texts => packs.get(release) ?? STAND_INS;
const wanted = process.argv.slice(2);
const chosen = claims(textsOf).filter(({ name }) => wanted.length === 0 || wanted.includes(name.split(" ")[0] ?? ""));
for (const release of new Set(chosen.map((claim) => claim.release))) await programOf(release);

let timedOut = false;
const outcomes = await inParallel(chosen, CONCURRENCY, async (claim) => {
  try {
    const line = await checkClaim(claim, textsOf(claim.release));
    if (line !== null) console.log(`${claim.name}: ${line}`);
    return line === null ? "equal" : "failed";
  } catch (error) {
    const notRun = error instanceof NotRun;
    timedOut ||= notRun && error.kind === "timeout";
    console.log(`${claim.name}: ${notRun ? `not run: ${error.message}` : (error as Error).stack}`);
    return notRun ? "not run" : "failed";
  }
});
const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
const notRun = count("not run");
console.log(`${count("equal")} of ${chosen.length} byte-equal${notRun > 0 ? `, ${notRun} not run` : ""}`);
process.exitCode = count("failed") > 0 || timedOut || (IN_CI && notRun > 0) ? 1 : 0;
