/**
 * `npm run bench`: how long the engine needs for a scenario after an edit of one file, beside the time the real program
 * needs for the same scenario. Medians; the goals are printed, not enforced: machines differ.
 */
import { existsSync, readFileSync } from "node:fs";
import { Machine } from "../reference/machine.ts";
import { NotRun } from "../reference/notRun.ts";
import { programOf } from "../reference/program.ts";
import { runReference } from "../reference/run.ts";
import { ROOT } from "../scripts/runCommand.ts";
import { TEXT_PACK } from "../scripts/textPack.ts";
import {
  type Scenario,
  Simulator,
  STAND_INS,
  simulate,
  type TextPack,
  type Texts,
  textsOf,
} from "../src/engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../src/scenario/document.ts";
import { defaultExample } from "../src/scenario/examples/index.ts";
import { EDITED_FILE, repository, thread } from "./fixtures.ts";
import { median, ms, percentile, table } from "./statistics.ts";

interface Subject {
  readonly name: string;
  readonly document: ScenarioDocument;
  /** File that is edited before each run, so that nothing can be kept from the run before. */
  readonly edited: string;
  /** Milliseconds. */
  readonly goal: number;
}

const SUBJECTS: readonly Subject[] = [
  { name: "Default example", document: defaultExample(), edited: EDITED_FILE, goal: 1 },
  { name: "100 files", document: repository(100), edited: EDITED_FILE, goal: 3 },
  { name: "10,000 files", document: repository(10_000), edited: EDITED_FILE, goal: 20 },
];

const WARM_UP = 200;
const RUNS = 400;
const REFERENCE_RUNS = 3;

const texts: Texts = existsSync(`${ROOT}/${TEXT_PACK}`)
  ? textsOf(JSON.parse(readFileSync(`${ROOT}/${TEXT_PACK}`, "utf8")) as TextPack)
  : STAND_INS;

/** Milliseconds of each run of the engine. */
function engineTimes({ document, edited }: Subject): number[] {
  const times: number[] = [];
  const original = document.files?.[edited];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const files = { ...document.files, [edited]: `${typeof original === "string" ? original : ""}Edit ${run}.\n` };
    const scenario = normaliseScenario({ ...document, files });
    const start = performance.now();
    const { requests } = simulate(scenario, texts);
    const time = performance.now() - start;
    if (requests.length === 0) throw new Error(`${document.title}: the engine sends no request.`);
    if (run >= WARM_UP) times.push(time);
  }
  return times;
}

/** Milliseconds of the real program, from its start to the end of the turn, without laying the files out. */
async function referenceTime(scenario: Scenario): Promise<number> {
  const program = await programOf(scenario.codex);
  const times: number[] = [];
  for (let run = 0; run < REFERENCE_RUNS; run++) {
    const layoutStart = performance.now();
    new Machine(scenario, program).close();
    const layout = performance.now() - layoutStart;
    const start = performance.now();
    await runReference(scenario);
    times.push(performance.now() - start - layout);
  }
  return median(times);
}

/** Steps of the threads that are measured, and the goal for the longest: an edit of its last step. Milliseconds. */
const THREADS = [10, 100, 1_000] as const;
const THREAD_GOAL = 50;

/** Milliseconds to play a thread for the first time, and after an edit of its last and of its first step. */
function threadTimes(count: number): { readonly whole: number[]; readonly last: number[]; readonly first: number[] } {
  const document = thread(count);
  const steps = document.steps ?? [];
  const whole: number[] = [];
  const last: number[] = [];
  const first: number[] = [];
  for (let run = 0; run < 30; run++) {
    const simulator = new Simulator();
    const play = (edited: ScenarioDocument): number => {
      const scenario = normaliseScenario(edited);
      const start = performance.now();
      const { requests } = simulator.simulate(scenario, texts);
      // What a person looks at: the last request.
      if ((requests.at(-1)?.items.length ?? 0) === 0) throw new Error("the last request has no items");
      return performance.now() - start;
    };
    const other = { do: "turn", text: `edit ${run}` } as const;
    whole.push(play(document));
    last.push(play({ ...document, steps: [...steps.slice(0, -1), other] }));
    first.push(play({ ...document, steps: [other, ...steps.slice(1)] }));
  }
  return { whole, last, first };
}

const rows: string[][] = [];
let notRun: string | null = null;
for (const subject of SUBJECTS) {
  const times = engineTimes(subject);
  const engine = median(times);
  let real = "not run";
  let ratio = "";
  try {
    const reference = await referenceTime(normaliseScenario(subject.document));
    real = ms(reference);
    ratio = `1 : ${Math.round(reference / engine).toLocaleString("en-US")}`;
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    notRun = error.message;
  }
  const goal = `< ${subject.goal} ms${engine < subject.goal ? "" : " missed"}`;
  rows.push([subject.name, ms(engine), ms(percentile(times, 0.95)), goal, real, ratio]);
}

console.log(`Engine, ${RUNS} runs after ${WARM_UP}, one file edited before each; texts: ${texts.origin}`);
console.log(table(["Scenario", "median", "p95", "goal", "Codex itself", "ratio"], rows));
console.log("\nThreads, 30 runs: played for the first time, after an edit of the last step, of the first step");
const threads = THREADS.map((count) => {
  const { whole, last, first } = threadTimes(count);
  const goal = count < 1_000 ? "" : `< ${THREAD_GOAL} ms${percentile(last, 0.95) < THREAD_GOAL ? "" : " missed"}`;
  return [
    `${count.toLocaleString("en-US")} steps`,
    ms(median(whole)),
    ms(median(last)),
    ms(percentile(last, 0.95)),
    goal,
    ms(median(first)),
  ];
});
console.log(table(["Thread", "whole", "last", "p95", "goal", "first"], threads));
if (notRun !== null) console.log(`The real program was not run: ${notRun}`);
