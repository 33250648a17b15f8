/**
 * `npm run bench:tokens [-- --build]`: what counting tokens costs, in Chromium on the production build. For each case: from
 * opening the Budget view to the count, the time that workers are busy, and the longest task of the main thread
 * meanwhile. Of that the processor time counts, which must stay under 50 ms: what other programs take is no work of the
 * page.
 */
import { readFile, rm } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium.ts";
import { ROOT } from "../scripts/runCommand.ts";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { EDITED_FILE, instructions, repository } from "./fixtures.ts";
import { appSite } from "./pages.ts";
import { ms, table } from "./statistics.ts";

/** Milliseconds. */
const LONGEST_TASK = 50;
const MIB = 1 << 20;
/** A project with one instruction file. */
function project(text: string): ScenarioDocument {
  const files = {
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    "/home/dev/.codex/config.toml": `project_doc_max_bytes = ${2 * MIB}\n`,
    [EDITED_FILE]: text,
  };
  return { format: 1, files, launch: { cwd: "/home/dev/acme" } };
}

/** With remedies to work out. */
function overLimit(document: ScenarioDocument): ScenarioDocument {
  const files = { ...document.files, "/home/dev/.codex/config.toml": "project_doc_max_bytes = 10000\n" };
  return { ...document, files };
}

const CASES: Readonly<Record<string, ScenarioDocument>> = {
  "32 KiB of prose": project(instructions("Root", 32 * 1024)),
  "1 MiB of prose": project(instructions("Root", MIB)),
  "1 MiB of one letter": project("a".repeat(MIB)),
  "100,000 Chinese characters": project(
    Array.from({ length: 100_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join(""),
  ),
  "8 KB in 10,000 files": repository(10_000),
  "10,000 files, over the limit": overLimit(repository(10_000)),
};

const byId = (id: string): string => `[data-testid="${id}"]`;
/** The row of the file in a view. */
const rowOf = (id: string): string => `${byId(id)}[data-path="${EDITED_FILE}"]`;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock, and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds on the clock, and of processor time. */
interface Task {
  readonly clock: number;
  readonly processor: number;
}

/** The tasks of one kind of thread, over all processes. */
function tasksOf(events: readonly TraceEvent[], thread: RegExp): readonly Task[] {
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const threads = new Set(
    events.filter(({ name, args }) => name === "thread_name" && thread.test(args?.name ?? "")).map(key),
  );
  return events
    .filter((event) => event.ph === "X" && event.name === "RunTask" && threads.has(key(event)))
    .map(({ dur = 0, tdur = dur }) => ({ clock: dur / 1000, processor: tdur / 1000 }));
}

interface Measured {
  readonly tokens: string;
  readonly total: number;
  readonly worker: number;
  readonly longest: Task;
}

async function measure(browser: Browser, url: string, document: ScenarioDocument): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const trace = `${ROOT}/.cache/bench/tokens.json`;
  try {
    const page = await context.newPage();
    await page.goto(url);
    const chooser = page.waitForEvent("filechooser");
    await page.locator(byId(TEST_IDS.open)).click();
    await page.locator(byId(TEST_IDS.openFile)).click();
    const buffer = Buffer.from(JSON.stringify(document));
    await (await chooser).setFiles({ name: "scenario.json", mimeType: "application/json", buffer });
    await page.locator(rowOf(TEST_IDS.answerFile)).waitFor();
    await page.locator(byId(TEST_IDS.editorMonaco)).waitFor();
    // Editor and autosave come to rest.
    await page.waitForTimeout(2_000);
    await browser.startTracing(page, {
      path: trace,
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"],
    });
    const start = performance.now();
    await page.locator(`${byId(TEST_IDS.tab)}[data-tab="budget"]`).click();
    const count = page.locator(`${rowOf(TEST_IDS.budgetFile)} ${byId(TEST_IDS.tokens)}[data-tokens]`);
    await count.waitFor();
    const total = performance.now() - start;
    const isEstimate = (await count.getAttribute("data-estimated")) === "true";
    const tokens = `${isEstimate ? "≈ " : ""}${await count.getAttribute("data-tokens")}`;
    // Remedies, where there are any, come behind the count.
    await page.waitForTimeout(2_000);
    await browser.stopTracing();
    const { traceEvents } = JSON.parse(await readFile(trace, "utf8")) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    const worker = tasksOf(traceEvents, /DedicatedWorker/).reduce((sum, { processor }) => sum + processor, 0);
    const tasks = tasksOf(traceEvents, /^CrRendererMain/);
    const most = (of: keyof Task) => Math.max(0, ...tasks.map((task) => task[of]));
    return { tokens, total, worker, longest: { clock: most("clock"), processor: most("processor") } };
  } finally {
    await rm(trace, { force: true });
    await context.close();
  }
}

const found = await ensureChromium();
if (!found.found) {
  console.error(found.fix);
  process.exit(2);
}
const site = await appSite({ fresh: process.argv.includes("--build") });
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
const rows: string[][] = [];
let tooLong = 0;
try {
  for (const [title, document] of Object.entries(CASES)) {
    const { tokens, total, worker, longest } = await measure(browser, site.url, document);
    if (longest.processor === 0) throw new Error("The trace holds no task of the main thread.");
    if (longest.processor >= LONGEST_TASK) tooLong += 1;
    rows.push([title, tokens, ms(total), ms(worker), ms(longest.processor), ms(longest.clock)]);
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(
  table(["", "o200k_base", "Until counted", "Workers busy", "Longest main-thread task", "on the clock"], rows),
);
if (tooLong > 0) {
  console.error(`\n${tooLong} of ${rows.length} block the main thread for ${LONGEST_TASK} ms or longer.`);
  process.exitCode = 1;
}
