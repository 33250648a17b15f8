import { execFileSync } from "node:child_process";
import { zipArchive } from "../src/scenario/export/zip.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";
import { violations } from "./axe.ts";
import { Disk, dragOver, drop, type Tree } from "./imports.ts";
import { ROOT_FILE } from "./scenarios.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend<{ readonly disk: Disk }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see that nothing is asked for.
  disk: async ({}, use) => {
    const disk = new Disk();
    await use(disk);
    disk.remove();
  },
});

const ACME: Tree = {
  "acme/.git/HEAD": "ref: refs/heads/main\n",
  "acme/.git/config": "[core]\n",
  "acme/AGENTS.md": "Rules of acme.\n",
  "acme/web/AGENTS.md": "Rules of web.\n",
  "acme/web/src/index.ts": "export {};\n",
  "acme/node_modules/x/AGENTS.md": "never\n",
  "acme/.env": "SECRET=never\n",
};

const HOME: Tree = {
  ".codex/config.toml": '[projects."/Users/jo/src/acme"]\ntrust_level = "trusted"\n',
  ".codex/AGENTS.md": "Mine.\n",
  ".codex/auth.json": '{"token":"never"}\n',
  ".codex/sessions/2026/rollout.jsonl": "never\n",
};

const review = (app: App) => app.byId(TEST_IDS.importDialog, { stage: "review" });

test("a dropped folder is looked at, then answers at once; the former scenario is one undo away", async ({
  app,
  disk,
  page,
}) => {
  disk.lay(ACME);
  await app.editorIsReady();
  await dragOver(page, [disk.path("acme")]);
  await expect(app.byId(TEST_IDS.dropOverlay)).toBeVisible();
  await drop(page, [disk.path("acme")]);
  await expect(app.byId(TEST_IDS.dropOverlay)).toHaveCount(0);
  await expect(review(app)).toContainText("web/AGENTS.md");
  await expect(app.byId(TEST_IDS.importLeft, { reason: "secret" })).toContainText(".env");
  await expect(app.byId(TEST_IDS.importLeft, { reason: "skipped" })).toContainText("node_modules/");
  await expect(app.byId(TEST_IDS.importLocation)).toHaveValue("/home/dev/acme");
  expect(await violations(app, `[data-testid="${TEST_IDS.importDialog}"]`)).toEqual([]);
  // A HEAD came along: nothing to ask.
  await expect(app.byId(TEST_IDS.importIsGit)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(app.answerFile("/home/dev/acme/AGENTS.md")).toHaveAttribute("data-verdict", "loaded");
  await expect(app.treeRow("/home/dev/acme/web")).toBeVisible();
  await expect(app.byId(TEST_IDS.notice, { notice: "notice.imported" })).toContainText("acme");
  const saved = await app.savedScenario();
  expect(saved.files).toEqual({
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    "/home/dev/acme/AGENTS.md": "Rules of acme.\n",
    "/home/dev/acme/web/AGENTS.md": "Rules of web.\n",
    "/home/dev/acme/web/src/index.ts": "",
    "/home/dev/acme/node_modules": { dir: true },
  });
  await app.undo.click();
  await expect(app.treeRow(ROOT_FILE)).toBeVisible();
});

test("what is dropped before the page rests is taken when it does; the page stays", async ({ page, site, disk }) => {
  disk.lay(ACME);
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (action) => waiting.push(action);
    addEventListener("rest-now", () => {
      for (const action of waiting.splice(0)) action({ didTimeout: true, timeRemaining: () => 0 });
    });
  });
  const app = new App(page, site.url);
  await app.open();
  await drop(page, [disk.path("acme")]);
  await expect(app.byId(TEST_IDS.importDialog)).toHaveCount(0);
  expect(page.url()).toBe(site.url);
  await page.evaluate(() => dispatchEvent(new Event("rest-now")));
  await expect(review(app)).toContainText("web/AGENTS.md");
  await page.keyboard.press("Enter");
  await expect(app.answerFile("/home/dev/acme/AGENTS.md")).toHaveAttribute("data-verdict", "loaded");
});

test("a CODEX_HOME says where the folder is; another place is said to be another one", async ({ app, disk, page }) => {
  disk.lay({ ...ACME, ...HOME });
  await app.editorIsReady();
  await drop(page, [disk.path("acme"), disk.path(".codex")]);
  await expect(app.byId(TEST_IDS.importHome, { brought: "true" })).toContainText("config.toml");
  await expect(app.byId(TEST_IDS.importLocation)).toHaveValue("/Users/jo/src/acme");
  await expect(app.byId(TEST_IDS.importMismatch)).toHaveCount(0);
  await app.byId(TEST_IDS.importLocation).fill("/srv/acme");
  await expect(app.byId(TEST_IDS.importMismatch)).toContainText("/Users/jo/src/acme");
  await app.byId(TEST_IDS.importLocation).fill("srv/../acme");
  await expect(app.byId(TEST_IDS.importOpen)).toBeDisabled();
  await app.byId(TEST_IDS.importLocation).fill("/Users/jo/src/acme");
  await app.byId(TEST_IDS.importOpen).click();
  await expect(app.answerFile("/Users/jo/.codex/AGENTS.md")).toHaveAttribute("data-verdict", "global");
  await expect(app.setting("Trust")).toContainText("Trusted");
  expect(JSON.stringify(await app.savedScenario())).not.toContain("never");
});

test("a folder without .git is asked about; a picked one lists files only", async ({ page, site, disk }) => {
  // Where there is no directory picker, an input takes its place.
  await page.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
  disk.lay({ "plain/.gitignore": "x\n", "plain/AGENTS.md": "Plain.\n", "plain/agents.md": "near miss\n" });
  const app = new App(page, site.url);
  await app.open();
  await app.byId(TEST_IDS.open).click();
  const chooser = page.waitForEvent("filechooser");
  await app.byId(TEST_IDS.openFolder).click();
  await (await chooser).setFiles(disk.path("plain"));
  await expect(app.byId(TEST_IDS.importIsGit)).toBeChecked();
  await app.byId(TEST_IDS.importIsGit).uncheck();
  await app.byId(TEST_IDS.importOpen).click();
  await expect(app.answerFile("/home/dev/plain/AGENTS.md")).toHaveAttribute("data-verdict", "loaded");
  expect(Object.keys((await app.savedScenario()).files ?? {})).not.toContain("/home/dev/plain/.git/HEAD");
});

async function archive(paths: { readonly [path: string]: string }): Promise<Uint8Array> {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return zipArchive(Object.entries(paths).map(([path, text]) => ({ path, kind: "file", bytes: bytes(text) })));
}

test("a zip archive opens like a folder; a damaged one says so and changes nothing", async ({ app, disk, page }) => {
  const good = await archive({ "acme-main/AGENTS.md": "Zipped.\n", "acme-main/web/a.ts": "x" });
  disk.lay({ "good.zip": good, "cut.zip": good.slice(0, good.length - 20) });
  await app.editorIsReady();
  const before = await app.savedScenario();
  await drop(page, [disk.path("cut.zip")]);
  await expect(app.byId(TEST_IDS.importFault, { fault: "cut" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await app.savedScenario()).toEqual(before);
  await drop(page, [disk.path("good.zip")]);
  await app.byId(TEST_IDS.importOpen).click();
  await expect(app.answerFile("/home/dev/acme-main/AGENTS.md")).toHaveAttribute("data-verdict", "loaded");
});

async function paste(app: App, text: string): Promise<void> {
  await app.byId(TEST_IDS.open).click();
  await app.byId(TEST_IDS.openPaste).click();
  await app.byId(TEST_IDS.pasteText).fill(text);
}

test("a pasted file tree is previewed, then opened", async ({ app }) => {
  await paste(app, "shop\n├── AGENTS.md\n└── api\n    └── AGENTS.md\n");
  await expect(app.byId(TEST_IDS.pastePreview)).toHaveAttribute("data-files", "3");
  expect(await violations(app, `[data-testid="${TEST_IDS.importDialog}"]`)).toEqual([]);
  await app.byId(TEST_IDS.pasteGo).click();
  await app.byId(TEST_IDS.importIsGit).check();
  await app.byId(TEST_IDS.importOpen).click();
  await expect(app.answerFile("/home/dev/shop/AGENTS.md")).toHaveAttribute("data-verdict", "loaded");
  await expect(app.answerFile("/home/dev/shop/api/AGENTS.md")).toHaveAttribute("data-verdict", "below-cwd");
});

test("what the collector prints is pasted back, with links and true paths", async ({ app, disk, page }) => {
  disk.lay({ ...ACME, "acme/CLAUDE.md": { link: "AGENTS.md" } });
  await app.byId(TEST_IDS.open).click();
  await app.byId(TEST_IDS.openPaste).click();
  await page.getByText("Collect with a command").click();
  const command = await app.byId(TEST_IDS.collector).inputValue();
  const output = execFileSync("sh", [], {
    input: command,
    cwd: disk.path("acme/web"),
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", HOME: disk.path("home") },
  });
  await app.byId(TEST_IDS.pasteText).fill(output);
  await app.byId(TEST_IDS.pasteGo).click();
  await expect(app.answerFile(disk.path("acme/AGENTS.md"))).toHaveAttribute("data-verdict", "loaded");
  await expect(app.answerFile(disk.path("acme/web/AGENTS.md"))).toHaveAttribute("data-verdict", "loaded");
  const { files } = await app.savedScenario();
  expect(files?.[disk.path("acme/CLAUDE.md")]).toEqual({ symlink: "AGENTS.md" });
  expect(files?.[disk.path("acme/AGENTS.md")]).toBe("Rules of acme.\n");
});

async function middleOf(app: App, path: string): Promise<{ x: number; y: number }> {
  const box = await app.treeRow(path).boundingBox();
  if (box === null) throw new Error(`${path} is not in sight`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

test("single files go into the directory they are dropped on; replacing is asked about", async ({
  app,
  disk,
  page,
}) => {
  disk.lay({ "one/AGENTS.md": "Dropped.\n", "one/NOTES.md": "Notes.\n", "one/auth.json": "never" });
  await app.editorIsReady();
  const directory = "/home/dev/acme/docs";
  const place = await middleOf(app, directory);
  await dragOver(page, [disk.path("one/AGENTS.md")], place);
  await expect(app.byId(TEST_IDS.dropOverlay, { directory })).toBeVisible();
  await drop(page, [disk.path("one/AGENTS.md"), disk.path("one/NOTES.md"), disk.path("one/auth.json")], place);
  await expect(app.treeRow(`${directory}/NOTES.md`)).toBeVisible();
  await expect(app.byId(TEST_IDS.notice, { notice: "notice.files.left" })).toContainText("auth.json");
  expect(await app.fileText(`${directory}/AGENTS.md`)).toBe("Dropped.\n");
  disk.lay({ "two/AGENTS.md": "Another.\n" });
  await drop(page, [disk.path("two/AGENTS.md")], place);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await app.fileText(`${directory}/AGENTS.md`)).toBe("Dropped.\n");
  await drop(page, [disk.path("two/AGENTS.md")], place);
  await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  expect(await app.fileText(`${directory}/AGENTS.md`)).toBe("Another.\n");
  await app.undo.click();
  await app.undo.click();
  expect(Object.keys((await app.savedScenario()).files ?? {})).not.toContain(`${directory}/NOTES.md`);
});

test("names are text wherever they are shown", async ({ app, disk, page }) => {
  const name = "<img src=x onerror=alert(1)>";
  disk.lay({ [`${name}/AGENTS.md`]: "x\n", [`${name}/${name}.env/id_rsa`]: "x", [`${name}/.gitignore`]: "x" });
  page.on("dialog", () => {
    throw new Error("something was executed");
  });
  await app.editorIsReady();
  await drop(page, [disk.path(name)]);
  await expect(review(app)).toContainText(name);
  await app.byId(TEST_IDS.importOpen).click();
  await expect(app.answerFile(`/home/dev/${name}/AGENTS.md`)).toHaveAttribute("data-verdict", "loaded");
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test("thousands of files: progress is said, and the answer comes", async ({ app, disk, page }) => {
  const many = Object.fromEntries(
    Array.from({ length: 3_000 }, (_, at) => [`acme/src/d${at % 60}/f${at}.ts`, "x"] as const),
  );
  disk.lay({ ...ACME, ...many });
  await app.editorIsReady();
  await drop(page, [disk.path("acme")]);
  await expect(app.byId(TEST_IDS.importTaken)).toHaveAttribute("data-files", "3005");
  await app.byId(TEST_IDS.importOpen).click();
  await expect(app.answerFile("/home/dev/acme/AGENTS.md")).toHaveAttribute("data-verdict", "loaded");
});
