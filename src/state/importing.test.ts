import { beforeEach, expect, test } from "vitest";
import { archiveOf } from "../scenario/export/archive.ts";
import { zipArchive } from "../scenario/export/zip.ts";
import { type Bundle, type ImportEntry, inBatches } from "../scenario/import/entries.ts";
import type { ByteSource } from "../scenario/import/zip.ts";
import { bring, bringZip, chooseImport, closeImport, importing, openImported, type Review } from "./importing.ts";
import { createAppStore } from "./store.ts";

const encoder = new TextEncoder();

function bundle(name: string, files: { readonly [path: string]: string }): Bundle {
  const entries = Object.entries(files).map(
    ([path, text]): ImportEntry => ({ path, kind: "file", read: () => Promise.resolve(encoder.encode(text)) }),
  );
  return { name, entries: inBatches(entries) };
}

function source(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (start, end) => Promise.resolve(bytes.slice(start, end)) };
}

const bringAll = (...bundles: readonly Bundle[]) => bring({ bundles, way: "walk", seesEmptyDirectories: true });

function review(): Review {
  const state = importing.getState();
  if (state.stage !== "review") throw new Error(state.stage);
  return state.review;
}

const ACME = { "AGENTS.md": "Rules.\n", ".gitignore": "x" };
const HOME = { "config.toml": '[projects."/w/acme"]\ntrust_level = "trusted"\n', "auth.json": "never" };
const before = { format: 1, title: "Mine", launch: { cwd: "/mine" } } as const;

beforeEach(closeImport);

test("a folder is looked at, then opened as one undoable edit with the answer shown", async () => {
  const app = createAppStore(before);
  app.getState().setView({ tab: "budget", pane: "editor" });
  await bringAll(bundle("acme", ACME));
  expect(review()).toMatchObject({ hasGit: false, probablyGit: true, guess: { location: "/home/dev/acme" } });
  expect(app.getState().document).toBe(before);
  await openImported(app, review(), { location: "/home/dev/acme", isGit: true });
  const { document, view, history, notices } = app.getState();
  expect(document.launch.cwd).toBe("/home/dev/acme");
  expect(view).toMatchObject({ tab: "answer", pane: "results", expanded: { "/home/dev/acme": true } });
  expect(history.past.at(-1)?.label.id).toBe("edit.open");
  expect(notices.at(-1)).toMatchObject({ id: "notice.imported", undo: true, params: { name: "acme", read: 1 } });
  expect(importing.getState()).toEqual({ stage: "closed" });
  app.getState().undo();
  expect(app.getState().document).toBe(before);
});

test("a CODEX_HOME joins the folder that is looked at, in either order", async () => {
  await bringAll(bundle("acme", ACME));
  await bringAll(bundle(".codex", HOME));
  expect(review()).toMatchObject({ guess: { location: "/w/acme", from: "/w/acme" }, leftOut: [{ reason: "secret" }] });
  closeImport();
  await bringAll(bundle(".codex", HOME));
  await bringAll(bundle("acme", ACME), bundle("other", ACME));
  expect(review()).toMatchObject({ guess: { location: "/w/acme" }, others: ["other"] });
  expect(review().home?.files.has("config.toml")).toBe(true);
});

test("a CODEX_HOME alone goes into the open scenario", async () => {
  const app = createAppStore(before);
  await bringAll(bundle(".codex", HOME));
  await openImported(app, review(), { location: "/x", isGit: false });
  const { document } = app.getState();
  expect(document.launch).toEqual(before.launch);
  expect(Object.keys(document.files ?? {})).toEqual(["/home/dev/.codex/config.toml"]);
});

test("closing while it is read ends it", async () => {
  chooseImport();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: Bundle = {
    name: "slow",
    entries: (async function* () {
      yield [];
      await held;
      yield [];
    })(),
  };
  const brought = bringAll(slow);
  expect(importing.getState()).toMatchObject({ stage: "reading", name: "slow" });
  closeImport();
  release();
  await brought;
  expect(importing.getState()).toEqual({ stage: "closed" });
});

test("an archive of a scenario opens that scenario, another one is looked at, a bad one is refused", async () => {
  const app = createAppStore(before);
  const archived = { format: 1, title: "Kept", launch: { cwd: "/k" }, files: { "/k/AGENTS.md": "x" } } as const;
  const whole = await archiveOf(archived, { folder: "kept", readme: () => "" });
  await bringZip(app, source(whole), "kept.zip");
  expect(app.getState().document).toEqual(archived);
  const plain = await zipArchive([{ path: "a/AGENTS.md", kind: "file", bytes: encoder.encode("x") }]);
  await bringZip(app, source(plain), "a.zip");
  expect(review().repository?.name).toBe("a");
  await bringZip(app, source(plain.slice(10)), "bad.zip");
  expect(importing.getState()).toMatchObject({ stage: "refused", fault: { kind: "zip", name: "bad.zip" } });
  const broken: ByteSource = { size: 100, read: () => Promise.reject(new Error("gone")) };
  await bringZip(app, broken, "gone.zip");
  expect(importing.getState()).toMatchObject({ stage: "refused", fault: { kind: "unreadable" } });
});
