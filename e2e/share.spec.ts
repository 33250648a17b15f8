import { deflateRawSync } from "node:zlib";
import { encodeLink, type LinkView } from "../src/scenario/link.ts";
import { checksum } from "../src/scenario/linkBytes.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";
import { violations } from "./axe.ts";
import { COMMENTED, ROOT_FILE, WEB_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

const SENT = {
  ...COMMENTED,
  title: "Sent to you",
  steps: [
    { do: "turn", text: "one" },
    { do: "mode", mode: "plan" },
    { do: "turn", text: "two" },
  ],
} as const;
const VIEW: LinkView = { tab: "messages", file: ROOT_FILE, at: [3, 1], step: 0 };

const hashOf = async (view: LinkView = {}) => `#${await encodeLink(SENT, view)}`;

test("a link that is shared opens elsewhere on what was looked at", async ({ app, browser, site, faults }) => {
  await app.openScenario(SENT);
  await app.step(0).click();
  await app.openFile(ROOT_FILE);
  await app.monaco.locator(".view-line").nth(2).click();
  await app.showTab("messages");
  await app.byId(TEST_IDS.share).click();
  const field = app.byId(TEST_IDS.shareLink);
  await expect(field).toHaveValue(/#1-[\w-]+$/);
  const link = await field.inputValue();
  await expect(app.byId(TEST_IDS.shareLength)).toHaveAttribute("data-length", String(link.length));
  await app.page.getByRole("checkbox").uncheck();
  await expect.poll(async () => (await field.inputValue()).length).toBeLessThan(link.length);

  const other = await browser.newPage();
  const theirs = new App(other, site.url);
  other.on("pageerror", (error) => faults.push(error.message));
  await other.goto(link);
  await expect(theirs.chosenStep).toHaveAttribute("data-index", "0");
  await expect(theirs.byId(TEST_IDS.messages)).toBeVisible();
  await expect(theirs.treeRow(ROOT_FILE)).toHaveAttribute("aria-selected", "true");
  await expect(other.getByText("Ln 3, Col")).toBeVisible();
  expect(await theirs.savedScenario()).toEqual({ ...SENT, launch: SENT.launch });
  await other.close();
});

test("a selection is selected again", async ({ page, site }) => {
  const app = new App(page, site.url);
  await page.goto(`${site.url}${await hashOf({ file: ROOT_FILE, at: [1, 3, 3, 4] })}`);
  await app.editorIsReady();
  await expect(page.getByText("Ln 1, Col 3").or(page.getByText("Ln 3, Col 4"))).toBeVisible();
  await page.keyboard.insertText("X");
  await expect.poll(() => app.fileText(ROOT_FILE)).toBe("# X the checks.\n");
});

test("the lengths say where a link fits", async ({ app }) => {
  await app.openScenario(SENT);
  await app.byId(TEST_IDS.share).click();
  for (const place of ["discord", "slack", "address", "github"]) {
    await expect(app.byId(TEST_IDS.shareFits, { place, fits: "true" })).toBeVisible();
  }
  expect(await violations(app)).toEqual([]);
  await app.page.keyboard.press("Escape");
  await expect(app.byId(TEST_IDS.shareDialog)).toHaveCount(0);
  await app.undo.click();
  await app.byId(TEST_IDS.share).click();
  await expect(app.byId(TEST_IDS.shareFits, { place: "slack", fits: "false" })).toContainText("too long");
  await expect(app.byId(TEST_IDS.shareFits, { place: "github", fits: "true" })).toBeVisible();
});

/** Letters that no deflate makes much shorter: the link grows by about their number. */
function noise(letters: number): string {
  let state = 1;
  return Array.from({ length: letters }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(0x21 + ((state >>> 16) % 94));
  }).join("");
}

const PLACES = [
  ["discord", 2_000],
  ["slack", 4_000],
  ["address", 8_000],
  ["github", 65_536],
] as const;

for (const [place, limit] of PLACES) {
  test(`a link over the ${limit} characters of ${place} says so; as a skeleton it fits again`, async ({ app }) => {
    const files = { ...SENT.files, "/home/dev/acme/NOISE.md": noise(limit) };
    await app.openScenario({ ...SENT, files });
    await app.byId(TEST_IDS.share).click();
    const field = app.byId(TEST_IDS.shareLink);
    await expect(field).toHaveValue(/#1-/);
    const { length } = await field.inputValue();
    expect(length).toBeGreaterThan(limit);
    for (const [other, most] of PLACES) {
      const fits = length <= most;
      const row = app.byId(TEST_IDS.shareFits, { place: other, fits: String(fits) });
      await expect(row).toContainText(fits ? "fits" : `${(length - most).toLocaleString("en")} too long`);
    }
    await app.byId(TEST_IDS.shareContent).nth(2).check();
    await expect(app.byId(TEST_IDS.shareFits, { place, fits: "true" })).toBeVisible();
  });
}

test("a scenario beyond the largest link is said to be so, and its skeleton can be shared", async ({ app }) => {
  await app.openScenario({ ...SENT, files: { ...SENT.files, "/home/dev/acme/NOISE.md": noise(2_000_000) } });
  await app.byId(TEST_IDS.share).click();
  const dialog = app.byId(TEST_IDS.shareDialog);
  await expect(dialog).toContainText("too large for a link");
  await expect(app.byId(TEST_IDS.shareLink)).toHaveCount(0);
  await app.byId(TEST_IDS.shareContent).nth(2).check();
  await expect(app.byId(TEST_IDS.shareLink)).toHaveValue(/#1-/);
});

test("opening a link keeps what was there, and a later visit goes on with the work", async ({ app }) => {
  await app.createFile("/home/dev/acme/MINE.md");
  const mine = await app.savedScenario();
  await app.page.evaluate(`location.hash = ${JSON.stringify(await hashOf(VIEW))}`);
  await expect(app.byId(TEST_IDS.notice, { notice: "notice.opened" })).toContainText("Sent to you");
  expect(new URL(app.page.url()).hash).toBe("");
  await app.undo.click();
  expect(await app.savedScenario()).toEqual(mine);
  await app.redo.click();
  await app.openFile(WEB_FILE);
  await app.replaceText("Changed here.");
  await expect.poll(() => app.fileText(WEB_FILE)).toBe("Changed here.");
  // Saved when the page is left; the address no longer asks for the link.
  await app.page.goto("about:blank");
  await app.open();
  expect(await app.fileText(WEB_FILE)).toBe("Changed here.");
});

const BAD: readonly (readonly [string, (hash: string) => string, RegExp])[] = [
  ["damaged", (hash) => `${hash.slice(0, 60)}zzzz${hash.slice(64)}`, /checksum/],
  ["cut", (hash) => hash.slice(0, 100), /end of the link is missing/],
  ["newer", (hash) => hash.replace("#1-", "#9-"), /newer version/],
  ["foreign", () => "#something-else", /not a link of this app/],
];

for (const [kind, spoil, words] of BAD) {
  test(`a link that is no good (${kind}) says so and leaves the scenario alone`, async ({ page, site }) => {
    const app = new App(page, `${site.url}${spoil(await hashOf())}`);
    await app.page.goto(app.url);
    await expect(app.byId(TEST_IDS.linkFault, { fault: kind })).toContainText(words);
    await page.getByRole("button", { name: "Go on with mine" }).click();
    await expect(app.byId(TEST_IDS.linkFault)).toHaveCount(0);
    await expect(app.headline).toHaveText(/^Codex sends/);
    expect(new URL(page.url()).hash).toBe("");
    await expect(app.undo).toBeDisabled();
  });
}

test("the faults of a scenario in a link are named, and what it holds is text", async ({ page, site }) => {
  const evil = '<img src=x onerror="throw 1">';
  const link = await encodeLink({ ...SENT, launch: { cwd: evil } });
  const app = new App(page, site.url);
  await page.goto(`${site.url}#${link}`);
  await expect(app.byId(TEST_IDS.linkFault, { fault: "invalid" })).toContainText(evil);
  expect(await violations(app)).toEqual([]);
});

test("a bomb is stopped while it inflates", async ({ app }) => {
  const body = deflateRawSync(Buffer.alloc(300_000_000)).toString("base64url");
  const hash = `#1-${checksum(body)}${body.length.toString(36)}-${body}`;
  const begin = Date.now();
  await app.page.evaluate((bomb) => {
    location.hash = bomb;
  }, hash);
  await expect(app.byId(TEST_IDS.linkFault, { fault: "tooLarge" })).toBeVisible();
  expect(Date.now() - begin).toBeLessThan(5_000);
});

test("a link to a page of the documentation opens it", async ({ page, site }) => {
  const app = new App(page, site.url);
  await page.goto(`${site.url}#docs/verdict:cut`);
  await expect(app.byId(TEST_IDS.docsPage, { page: "verdict:cut" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});
