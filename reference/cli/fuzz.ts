/**
 * `npm run reference:fuzz -- --n 300 --seed 1 [--from INDEX] [--codex RELEASE]`, and one of `--steps`, `--skills`,
 * `--environments`, `--agents`: puts random scenarios to the engine and to the real Codex, with one turn each, with many
 * steps, skills on disk, several environments, or agents. What fails is made small and written to `reference/failures/`. The last line is
 * `N of M byte-equal`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CODEX_RELEASES, type CodexRelease, type Texts } from "../../src/engine/index.ts";
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { parseScenario } from "../../src/scenario/schema.ts";
import { checkConformance, markedScenario } from "../conformance.ts";
import { FUZZ_KINDS, type FuzzKind, type Generate } from "../fuzz/kinds.ts";
import { shrink } from "../fuzz/shrink.ts";
import { inParallel } from "../inParallel.ts";
import { NotRun } from "../notRun.ts";
import { programOf } from "../program.ts";
import { readTextPack } from "../textPack.ts";

const FAILURES = fileURLToPath(new URL("../failures", import.meta.url));
const CONCURRENCY = 2;
/** Failures that are made small, and runs spent on each. */
const SHRUNK = 5;
const SHRINK_RUNS = 150;
const IN_CI = !["", "false", undefined].includes(process.env.CI);

const FLAG = { type: "boolean", default: false } as const;

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    steps: FLAG,
    skills: FLAG,
    environments: FLAG,
    agents: FLAG,
    codex: { type: "string", default: "0.158.0" },
  },
});
const count = wholeNumber("--n", values.n);
const seed = wholeNumber("--seed", values.seed);
const from = wholeNumber("--from", values.from);
const release = releaseNamed(values.codex);
const name = (["steps", "skills", "environments", "agents"] as const).find((option) => values[option]) ?? "turn";
const kind: FuzzKind = FUZZ_KINDS[name];
const generate = generatorOf(kind);

function generatorOf({ generate: byRelease }: FuzzKind): Generate {
  const found = byRelease[release];
  if (found !== undefined) return found;
  console.error(`Codex ${release} has no scenarios of the kind "${name}".`);
  process.exit(2);
}

function releaseNamed(name: string): CodexRelease {
  const found = CODEX_RELEASES.find((known) => known === name);
  if (found !== undefined) return found;
  console.error(`--codex wants one of ${CODEX_RELEASES.join(", ")}, not "${name}".`);
  process.exit(2);
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  console.error(`${name} wants a whole number, not "${text}".`);
  process.exit(2);
}

type Outcome =
  | { readonly kind: "equal" }
  | { readonly kind: "failed"; readonly how: string; readonly line: string; readonly document: ScenarioDocument }
  | { readonly kind: "not run"; readonly reason: string; readonly timedOut: boolean };

// What a run must have met is counted in the words of the newest release.
const classes = release === "0.158.0" ? (kind.classes?.() ?? null) : null;

async function check(document: ScenarioDocument, texts: Texts, counted: boolean): Promise<Outcome> {
  const parsed = parseScenario(document);
  if (!parsed.ok) {
    return { kind: "failed", how: "invalid", line: `no valid scenario: ${JSON.stringify(parsed.faults)}`, document };
  }
  try {
    const conformance = await checkConformance(markedScenario(parsed.scenario, texts), texts);
    if (counted) classes?.add(parsed.scenario, conformance);
    const { failure } = conformance;
    if (failure === null) return { kind: "equal" };
    return { kind: "failed", how: failure.kind, line: failure.line, document };
  } catch (error) {
    if (error instanceof NotRun) return { kind: "not run", reason: error.message, timedOut: error.kind === "timeout" };
    return { kind: "failed", how: "crash", line: `failed: ${(error as Error).stack}`, document };
  }
}

const pack = readTextPack(release);
if (pack === null) {
  console.log(`No text pack of Codex ${release}: npm run texts makes it.`);
  console.log(`0 of ${count} byte-equal, ${count} not run`);
  process.exit(IN_CI ? 1 : 0);
}
const { texts } = pack;
await programOf(release);

let shrunk = 0;
async function report(name: string, failed: Extract<Outcome, { kind: "failed" }>): Promise<void> {
  const { how, document } = failed;
  let small = document;
  if (shrunk++ < SHRUNK && how !== "invalid") {
    const stillFails = async (candidate: ScenarioDocument) => {
      const outcome = await check(candidate, texts, false);
      return outcome.kind === "failed" && outcome.how === how;
    };
    small = await shrink(document, stillFails, SHRINK_RUNS);
  }
  const outcome = small === document ? failed : await check(small, texts, false);
  mkdirSync(FAILURES, { recursive: true });
  const file = `${FAILURES}/${name}.json`;
  writeFileSync(file, `${JSON.stringify(small, null, 1)}\n`);
  console.log(`${relative(process.cwd(), file)}: ${outcome.kind === "failed" ? outcome.line : failed.line}`);
}

const indexes = Array.from({ length: count }, (_, index) => from + index);
const outcomes = await inParallel(indexes, CONCURRENCY, async (index) => {
  const outcome = await check(generate(seed, index), texts, true);
  const kindName = name === "turn" ? "" : `${name}-`;
  const file = `${release === "0.158.0" ? "" : `${release}-`}${kindName}seed-${seed}-${index}`;
  if (outcome.kind === "not run") console.log(`${file}: not run: ${outcome.reason}`);
  if (outcome.kind === "failed") await report(file, outcome);
  return outcome;
});

for (const line of classes?.table() ?? []) console.log(line);
const faults = classes?.faults() ?? [];
for (const fault of faults) console.log(`Generator: ${fault}.`);
const equal = outcomes.filter(({ kind }) => kind === "equal").length;
const notRun = outcomes.filter((outcome) => outcome.kind === "not run");
const timedOut = notRun.some((outcome) => outcome.kind === "not run" && outcome.timedOut);
console.log(`${equal} of ${count} byte-equal${notRun.length > 0 ? `, ${notRun.length} not run` : ""}`);
const failed = equal + notRun.length < count || faults.length > 0 || timedOut || (IN_CI && notRun.length > 0);
process.exitCode = failed ? 1 : 0;
