/**
 * `npm test`: everything, in order, one section each. The last line is `N passed, N failed`: unit tests, reference
 * cases, fuzz runs and end-to-end tests one by one, every other section as one check.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { bin, type CommandResult, ROOT, runCommand, runScript } from "./runCommand.ts";
import { ensureTextPack, TEXT_PACK } from "./textPack.ts";

/** What a section counts. `missing` says in one sentence what could not be had, and so was not tested. */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly missing?: string;
}

interface Section {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** In CI a part that could not be had is a failure: nothing is left out unnoticed. */
const IN_CI = process.env.CI !== undefined && process.env.CI !== "" && process.env.CI !== "false";
const reports = mkdtempSync(join(tmpdir(), "agents-md-playground-"));

function check({ code }: CommandResult): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The counts of a JSON report; a run that ended badly has at least one failure, whatever its report says. */
function counted({ code }: CommandResult, file: string, read: (report: never) => Outcome): Outcome {
  let outcome: Outcome;
  try {
    outcome = read(JSON.parse(readFileSync(file, "utf8")) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** Reads `N of M byte-equal`, and `, K not run` where some cases of the M could not be run. */
function byteEqual({ code, lines }: CommandResult): Outcome {
  const line = lines.findLast((text) => /\d+ of \d+ byte-equal/.test(text)) ?? "";
  const [, equal, all, , notRun] = /(\d+) of (\d+) byte-equal(, (\d+) not run)?/.exec(line) ?? [];
  if (equal === undefined || all === undefined) return { passed: 0, failed: 1 };
  const left = Number(notRun ?? 0);
  if (Number(all) === 0) return { passed: 0, failed: 1 };
  const failed = Number(all) - Number(equal) - left;
  // A run can fail for more than unequal requests (a broken case file, a class that the fuzz never made).
  const otherwise = code !== 0 && failed === 0 && (left === 0 || !IN_CI);
  const outcome = { passed: Number(equal), failed: otherwise ? 1 : failed };
  return left === 0 ? outcome : { ...outcome, missing: `${left} of ${all} could not be run with the real program.` };
}

/** Reads `N passed, N failed`, and `, K not run` where the real program could not be asked. */
function passedAndFailed({ code, lines }: CommandResult): Outcome {
  const line = lines.at(-1) ?? "";
  const [, passed, failed, , notRun] = /^(\d+) passed, (\d+) failed(, (\d+) not run)?$/.exec(line) ?? [];
  if (passed === undefined || failed === undefined) return { passed: 0, failed: 1 };
  const left = Number(notRun ?? 0);
  const otherwise = code !== 0 && Number(failed) === 0 && (left === 0 || !IN_CI);
  const outcome = { passed: Number(passed), failed: otherwise ? 1 : Number(failed) };
  return left === 0 ? outcome : { ...outcome, missing: `${left} could not be run with the real program.` };
}

let isBuilt = false;

/** What an older build in `dist/` would say counts for nothing. */
function withoutBuild(): Outcome {
  console.log("Not run: the build failed.");
  return { passed: 0, failed: 1 };
}

const SECTIONS: readonly Section[] = [
  { name: "Types", run: async () => check(await runScript("typecheck", [], { minutes: 5 })) },
  { name: "Lint", run: async () => check(await runScript("lint", [], { minutes: 5 })) },
  {
    name: "Texts",
    run: async () => {
      if (await ensureTextPack()) return { passed: 1, failed: 0 };
      // With the program at hand the texts must come out right.
      if (existsSync(`${ROOT}/reference/node_modules/@openai`)) return { passed: 0, failed: 1 };
      return { passed: 0, failed: 0, missing: `${TEXT_PACK} could not be made: Codex's own texts are stand-ins.` };
    },
  },
  {
    name: "Unit tests",
    run: async () => {
      const file = join(reports, "unit.json");
      const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      const result = await runCommand(bin("vitest"), args, { minutes: 15 });
      return counted(result, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      }));
    },
  },
  {
    name: "Build",
    run: async () => {
      const outcome = check(await runScript("build", [], { minutes: 15 }));
      isBuilt = outcome.failed === 0;
      return outcome;
    },
  },
  { name: "Size", run: async () => (isBuilt ? check(await runScript("size", [], { minutes: 2 })) : withoutBuild()) },
  { name: "Reference cases", run: async () => byteEqual(await runScript("reference", [], { minutes: 40 })) },
  {
    name: "Claims of findings",
    run: async () => byteEqual(await runScript("reference:findings", [], { minutes: 15 })),
  },
  { name: "Refusals", run: async () => byteEqual(await runScript("reference:refusals", [], { minutes: 15 })) },
  { name: "Migration", run: async () => passedAndFailed(await runScript("reference:migration", [], { minutes: 10 })) },
  { name: "Check script", run: async () => byteEqual(await runScript("reference:check", [], { minutes: 5 })) },
  {
    name: "Reference fuzz",
    run: async () => byteEqual(await runScript("reference:fuzz", ["--n", "50", "--seed", "7"], { minutes: 30 })),
  },
  {
    name: "Thread fuzz",
    run: async () =>
      byteEqual(await runScript("reference:fuzz", ["--steps", "--n", "40", "--seed", "7"], { minutes: 20 })),
  },
  {
    name: "End-to-end tests",
    run: async () => {
      if (!isBuilt) return withoutBuild();
      const browser = await ensureChromium();
      if (!browser.found) return { passed: 0, failed: 0, missing: browser.fix };
      const file = join(reports, "e2e.json");
      const result = await runCommand(bin("playwright"), ["test", "-c", "e2e", "--reporter=list,json"], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser.path },
        minutes: 20,
      });
      return counted(result, file, (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
      }));
    },
  },
];

let passed = 0;
let failed = 0;
const summary: string[] = [];
const missing: string[] = [];

for (const [index, { name, run }] of SECTIONS.entries()) {
  console.log(`\n== ${index + 1}/${SECTIONS.length} ${name}`);
  const start = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome.missing !== undefined) missing.push(`${name}: ${outcome.missing}`);
  const failures = outcome.failed + (outcome.missing !== undefined && IN_CI ? 1 : 0);
  passed += outcome.passed;
  failed += failures;
  const counts = `${outcome.passed} passed, ${failures} failed${outcome.missing === undefined ? "" : ", in part not run"}`;
  summary.push(`${name.padEnd(18)} ${seconds.padStart(7)} s  ${counts}`);
  console.log(`-- ${name}: ${counts} (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${summary.join("\n")}`);
for (const sentence of missing) console.log(`Not tested. ${sentence}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
