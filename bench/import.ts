/**
 * `npm run bench:import [-- --files 20000 --runs 5]`: a folder is dropped on the production build in Chromium, as from a
 * file manager: time to the look at what was brought, time to the answer, longest block of the main thread.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium.ts";
import { serveStatic } from "../scripts/staticServer.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { importFixture } from "./importFixture.ts";
import { type LongestTask, longestTask, TASK_CATEGORIES } from "./mainThread.ts";
import { appSite } from "./pages.ts";
import { median, ms, percentile, table } from "./statistics.ts";

const { values } = parseArgs({
  options: {
    files: { type: "string", default: "20000" },
    runs: { type: "string", default: "5" },
    build: { type: "boolean", default: false },
    /** Another directory with a production build. */
    dist: { type: "string" },
  },
});
const FILES = Math.max(100, Number(values.files));
const RUNS = Math.max(3, Number(values.runs));

const byId = (id: string): string => `[data-testid="${id}"]`;

interface Times {
  readonly review: number;
  readonly answer: number;
  readonly longest: LongestTask;
}

/** What the browser does for a drop of a real directory. */
async function drop(page: Page, directory: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [directory], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, x: 500, y: 400, data });
  }
  await session.detach();
}

async function once(browser: Browser, url: string, directory: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(byId(TEST_IDS.editorMonaco)).waitFor();
  await page.waitForTimeout(1_500);
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  const start = performance.now();
  await drop(page, directory);
  await page.locator(byId(TEST_IDS.importOpen)).waitFor();
  const review = performance.now() - start;
  const clicked = performance.now();
  await page.locator(byId(TEST_IDS.importOpen)).click();
  await page.locator(`${byId(TEST_IDS.answerFile)}[data-path$="/large/AGENTS.md"]`).waitFor();
  const answer = performance.now() - clicked;
  await page.waitForTimeout(1_500);
  const longest = longestTask(await browser.stopTracing());
  await context.close();
  return { review, answer, longest };
}

const found = await ensureChromium();
if (!found.found) {
  console.error(found.fix);
  process.exit(2);
}
const site = values.dist === undefined ? await appSite({ fresh: values.build }) : await serveStatic(values.dist);
const fixture = importFixture(FILES);
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
const times: Times[] = [];
for (let run = -1; run < RUNS; run++) {
  const one = await once(browser, site.url, fixture.repository);
  // The first one warms the browser and the disk.
  if (run >= 0) times.push(one);
}
await browser.close();
await site.close();
rmSync(fixture.top, { recursive: true });

const all = times.map(({ review, answer }) => review + answer);
const row = (name: string, samples: readonly number[], goal: string): string[] => [
  name,
  ms(median(samples)),
  ms(percentile(samples, 1)),
  goal,
];
console.log(`${FILES} files and a tenth of that in node_modules, ${RUNS} drops\n`);
console.log(
  table(
    ["", "median", "slowest", "goal"],
    [
      row(
        "Drop to the look at it",
        times.map(({ review }) => review),
        "",
      ),
      row(
        "Open to the answer",
        times.map(({ answer }) => answer),
        "",
      ),
      row("Both", all, "< 3 s"),
      row(
        "Longest block",
        times.map(({ longest }) => longest.clock),
        "< 100 ms",
      ),
      row(
        "… of processor time",
        times.map(({ longest }) => longest.processor),
        "",
      ),
    ],
  ),
);
