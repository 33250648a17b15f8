/**
 * `npm run bench:browser [-- --runs 15 --keys 200]`: the production build in Chromium beside bare pages, in turn and in one
 * run: time to the answer (bare React page), key to the changed message (bare Monaco page), heap. Loopback only.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium.ts";
import { defaultExample } from "../src/scenario/examples/index.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { EDITED_FILE } from "./fixtures.ts";
import { appSite, bareSite } from "./pages.ts";
import { measureKeys, timeToVisible } from "./probes.ts";
import { median, ms, percentile, table } from "./statistics.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "15" },
    keys: { type: "string", default: "200" },
    build: { type: "boolean", default: false },
  },
});
const RUNS = Math.max(11, Number(values.runs));
const KEYS = Math.max(20, Number(values.keys));

const byId = (id: string): string => `[data-testid="${id}"]`;

/** A fresh profile for every load: nothing is kept from the load before, and no worker keeps anything for the next. */
async function inFreshPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    serviceWorkers: "block",
  });
  try {
    // The probes are compiled by tsx, which marks the names of functions with a call that pages do not know.
    await context.addInitScript("globalThis.__name = (value) => value;");
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

function loadTime(browser: Browser, url: string, selector: string): Promise<number> {
  return inFreshPage(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    return page.evaluate(timeToVisible, selector);
  });
}

/** Presses keys at an uneven pace, so that they do not fall into step with the frames. */
async function keyTimes(page: Page, keys: number): Promise<number[]> {
  const letters = "abcdefghij klmnop";
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(letters[key % letters.length] === " " ? "Space" : (letters[key % letters.length] ?? "a"));
    await page.waitForTimeout(90 + ((key * 37) % 41));
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

/** Bytes of live JavaScript objects after a garbage collection. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

async function appTyping(browser: Browser, url: string): Promise<{ times: number[]; loaded: number; edited: number }> {
  return inFreshPage(browser, async (page) => {
    await page.goto(url);
    await page.locator(byId(TEST_IDS.editorMonaco)).waitFor();
    const loaded = await heap(page);
    await page.locator(`${byId(TEST_IDS.treeRow)}[data-path="${EDITED_FILE}"]`).click();
    await page.locator(`${byId(TEST_IDS.tab)}[data-tab="messages"]`).click();
    await page.locator(byId(TEST_IDS.message)).first().waitFor();
    await page
      .locator(`${byId(TEST_IDS.editorMonaco)} .view-line`)
      .first()
      .click();
    await page.keyboard.press("End");
    await page.evaluate(measureKeys, byId(TEST_IDS.messages));
    const times = await keyTimes(page, KEYS);
    return { times, loaded, edited: await heap(page) };
  });
}

function editedText(): string {
  const node = defaultExample().files?.[EDITED_FILE];
  if (typeof node !== "string") throw new Error(`The default example has no text ${EDITED_FILE}.`);
  return node;
}

async function bareTyping(browser: Browser, url: string): Promise<number[]> {
  return inFreshPage(browser, async (page) => {
    // The file that is edited in the app, so that both editors hold the same text.
    await page.addInitScript((text) => Object.assign(window, { benchText: text }), editedText());
    await page.goto(url);
    await page.locator(".view-line").first().click();
    await page.keyboard.press("End");
    await page.evaluate(measureKeys, ".view-lines");
    return keyTimes(page, KEYS);
  });
}

const found = await ensureChromium();
if (!found.found) {
  console.error(found.fix);
  process.exit(2);
}
const [app, bareReact, bareMonaco] = [
  await appSite({ fresh: values.build }),
  await bareSite("bare-react"),
  await bareSite("bare-monaco"),
];
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });

const answer: number[] = [];
const bare: number[] = [];
for (let run = -2; run < RUNS; run++) {
  const ours = await loadTime(browser, app.url, byId(TEST_IDS.answerHeadline));
  const floor = await loadTime(browser, bareReact.url, byId("bare-answer"));
  // The first loads warm the browser and the disk.
  if (run < 0) continue;
  answer.push(ours);
  bare.push(floor);
}

const floorKeys = await bareTyping(browser, bareMonaco.url);
const ours = await appTyping(browser, app.url);
await browser.close();
for (const site of [app, bareReact, bareMonaco]) await site.close();

const MB = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const ratio = (a: number, b: number): string => (a / b).toFixed(2);
console.log(`Chromium ${browser.version()}, ${RUNS} loads and ${KEYS} keys each, in turn\n`);
console.log(
  table(
    ["", "app", "bare page", "ratio", "goal"],
    [
      [
        "Time to the answer, median",
        ms(median(answer)),
        ms(median(bare)),
        ratio(median(answer), median(bare)),
        "≤ 1.6",
      ],
      ["Time to the answer, p95", ms(percentile(answer, 0.95)), ms(percentile(bare, 0.95)), "", ""],
      [
        "Key to changed message, p50",
        ms(median(ours.times)),
        ms(median(floorKeys)),
        ratio(median(ours.times), median(floorKeys)),
        "≤ 1.3",
      ],
      ["Key to changed message, p95", ms(percentile(ours.times, 0.95)), ms(percentile(floorKeys, 0.95)), "", "< 50 ms"],
      ["Heap after load", MB(ours.loaded), "", "", ""],
      [`Heap after ${KEYS} edits`, MB(ours.edited), "", "", ""],
    ],
  ),
);
if (ours.times.length < KEYS)
  console.log(`\n${KEYS - ours.times.length} of ${KEYS} keys changed no message before the next key.`);
