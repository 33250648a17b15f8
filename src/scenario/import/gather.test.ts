import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { parseScenario } from "../schema.ts";
import { composeHome, composeRepository } from "./compose.ts";
import { type ImportEntry, inBatches, shownName } from "./entries.ts";
import { Cancelled, gather } from "./gather.ts";

type Contents = { readonly [path: string]: string | Uint8Array | { readonly symlink: string } | null };

const encoder = new TextEncoder();
const QUIET = { pause: () => Promise.resolve(), progress: () => undefined, signal: { aborted: false } };

/** Entries of a folder, and the paths that were read. Null: an empty directory. */
function folder(contents: Contents, opened: string[] = []): ImportEntry[] {
  return Object.entries(contents).map(([path, content]) => ({
    path,
    kind: content === null ? "directory" : typeof content === "object" && "symlink" in content ? "symlink" : "file",
    read: (limit) => {
      opened.push(path);
      if (content === null) return Promise.resolve(new Uint8Array());
      const text = typeof content === "object" && "symlink" in content ? content.symlink : content;
      const bytes = typeof text === "string" ? encoder.encode(text) : text;
      return Promise.resolve(bytes.length > limit ? null : bytes);
    },
  }));
}

function bundle(name: string, contents: Contents, opened: string[] = []) {
  return {
    name,
    entries: (async function* () {
      yield folder(contents, opened);
    })(),
  };
}

const bring = (name: string, contents: Contents, opened: string[] = []) =>
  gather(bundle(name, contents, opened), QUIET);

function reasons(gathered: Awaited<ReturnType<typeof bring>>): { [reason: string]: number } {
  return Object.fromEntries(gathered.leftOut.map(({ reason, count }) => [reason, count]));
}

test("names are kept for all, contents only where they matter", async () => {
  const opened: string[] = [];
  const gathered = await bring(
    "acme",
    {
      "AGENTS.md": "Rules.\n@docs/style.md\n",
      "agents.md": "near miss",
      "CLAUDE.md": "AGENTS.md",
      "src/index.ts": "secret business",
      "docs/style.md": "Style.\n",
      "docs/other.md": "Other.\n",
      ".git/HEAD": "ref: refs/heads/trunk\n",
      ".git/config": "[remote]",
      "web/.codex/config.toml":
        'project_doc_fallback_filenames = ["GUIDE.md"]\nmodel_instructions_file = "../base.md"\n',
      "web/base.md": "Base.\n",
      "web/GUIDE.md": "Guide.\n",
      "web/skills/x/SKILL.md": "---\nname: x\n---\n",
    },
    opened,
  );
  expect(Object.fromEntries(gathered.files)).toEqual({
    "AGENTS.md": "Rules.\n@docs/style.md\n",
    "agents.md": "near miss",
    "CLAUDE.md": "AGENTS.md",
    "src/index.ts": "",
    "docs/style.md": "Style.\n",
    "docs/other.md": "",
    ".git/HEAD": "ref: refs/heads/trunk\n",
    "web/.codex/config.toml": 'project_doc_fallback_filenames = ["GUIDE.md"]\nmodel_instructions_file = "../base.md"\n',
    // Named from `web/.codex`, so it is `web/base.md`.
    "web/base.md": "Base.\n",
    "web/GUIDE.md": "Guide.\n",
    "web/skills/x/SKILL.md": "---\nname: x\n---\n",
  });
  expect(opened).not.toContain("src/index.ts");
  expect(opened).not.toContain(".git/config");
  expect(gathered.caseTwins).toEqual(["agents.md"]);
});

test("keys and logins are never read, not even where a file names them", async () => {
  const opened: string[] = [];
  const gathered = await bring(
    "acme",
    {
      "AGENTS.md": "@.env\n@auth.json\n@keys/id_rsa\n",
      ".env": "A=1",
      "auth.json": "{}",
      "keys/id_rsa": "x",
      "a.pem": "x",
    },
    opened,
  );
  expect(opened).toEqual(["AGENTS.md"]);
  expect([...gathered.files.keys()]).toEqual(["AGENTS.md"]);
  expect(reasons(gathered)).toEqual({ secret: 4 });
});

test("packages and caches are counted by directory, and keep their name", async () => {
  const gathered = await bring("acme", {
    "node_modules/a/AGENTS.md": "x",
    "node_modules/b/index.js": "x",
    "web/.venv/lib/x.py": "x",
    "web/build/AGENTS.md": "built",
  });
  expect(Object.fromEntries(gathered.files)).toEqual({
    node_modules: { dir: true },
    "web/.venv": { dir: true },
    "web/build/AGENTS.md": "built",
  });
  expect(gathered.leftOut).toEqual([{ reason: "skipped", count: 2, samples: ["node_modules/", "web/.venv/"] }]);
  // Where directories are named and not opened, it is the same.
  const named = await bring("acme", {
    node_modules: null,
    web: null,
    "web/.venv": null,
    "web/build/AGENTS.md": "built",
  });
  expect([...named.files].toSorted()).toEqual([...gathered.files].toSorted());
  expect(named.leftOut).toEqual(gathered.leftOut);
});

test("of a CODEX_HOME only what decides the request is taken", async () => {
  const opened: string[] = [];
  const gathered = await bring(
    ".codex",
    {
      "config.toml":
        'model_instructions_file = "prompts/base.md"\n[projects."/Users/me/acme"]\ntrust_level = "trusted"\n',
      "prompts/base.md": "Base.",
      "prompts/other.md": "Other.",
      "AGENTS.md": "Mine.",
      "AGENTS.override.md": "Mine, over.",
      "skills/x/SKILL.md": "---\n",
      "auth.json": "{}",
      "history.jsonl": "{}",
      "sessions/2026/01/rollout.jsonl": "{}",
    },
    opened,
  );
  expect(gathered.isHome).toBe(true);
  expect([...gathered.files.keys()].toSorted()).toEqual([
    "AGENTS.md",
    "AGENTS.override.md",
    "config.toml",
    "prompts/base.md",
    "skills/x/SKILL.md",
  ]);
  expect(opened.filter((path) => /auth|history|sessions|other/.test(path))).toEqual([]);
  expect(reasons(gathered)).toEqual({ secret: 2, private: 2 });
});

test("names that no scenario can hold are refused and shown escaped", async () => {
  const gathered = await bring("acme", {
    "AGENTS.md": "x",
    "a\ud800b": "x",
    "nul\0": "x",
    "a/../b": "x",
    [`${"n".repeat(300)}`]: "x",
    [`${"d/".repeat(100)}x`]: "x",
  });
  expect([...gathered.files.keys()]).toEqual(["AGENTS.md"]);
  expect(gathered.leftOut.find(({ reason }) => reason === "name")?.samples.slice(0, 3)).toEqual([
    "a\\u{d800}b",
    "nul\\u{0}",
    "a/../b",
  ]);
  expect(reasons(gathered)).toEqual({ name: 4, tooDeep: 1 });
  expect(shownName("a\u202egnp.exe")).toBe("a\\u{202e}gnp.exe");
});

test("what is in the way of another path is left out, bytes that are no text stay bytes", async () => {
  const entries = [
    ...folder({ "a/b": "x", "AGENTS.md": Uint8Array.of(0xff, 0x41), empty: null, "link.md": { symlink: "AGENTS.md" } }),
    ...folder({ a: "file over directory", "AGENTS.md": "second", "AGENTS.md/x": "below a file" }),
  ];
  const source = {
    name: "acme",
    entries: (async function* () {
      yield entries;
    })(),
  };
  const gathered = await gather(source, QUIET);
  expect(Object.fromEntries(gathered.files)).toEqual({
    "a/b": "",
    "AGENTS.md": { base64: "/0E=" },
    empty: { dir: true },
    "link.md": { symlink: "AGENTS.md" },
  });
  expect(reasons(gathered)).toEqual({ duplicate: 1, clash: 2 });
});

test("a file that cannot be read is an unreadable file; a large one keeps its name", async () => {
  const entries: ImportEntry[] = [
    { path: "AGENTS.md", kind: "file", read: () => Promise.reject(new Error("no")) },
    {
      path: "web/AGENTS.md",
      kind: "file",
      read: (limit) => Promise.resolve(new Uint8Array(limit + 1)).then(() => null),
    },
  ];
  const source = {
    name: "acme",
    entries: (async function* () {
      yield entries;
    })(),
  };
  const gathered = await gather(source, QUIET);
  expect(Object.fromEntries(gathered.files)).toEqual({ "AGENTS.md": { unreadable: true }, "web/AGENTS.md": "" });
  expect(reasons(gathered)).toEqual({ tooLarge: 1, unreadable: 1 });
});

test("limits hold while names come in, and what matters goes on", async () => {
  const many = Object.fromEntries(Array.from({ length: LIMITS.files + 5_000 }, (_, i) => [`src/f${i}.ts`, "x"]));
  const gathered = await bring("acme", { ...many, "web/AGENTS.md": "Late." });
  expect(gathered.files.get("web/AGENTS.md")).toBe("Late.");
  expect(gathered.files.size).toBeLessThanOrEqual(LIMITS.files);
  expect(reasons(gathered).tooMany).toBeGreaterThan(5_000);
  const document = composeRepository(gathered, null, { location: "/home/dev/acme", isGit: true });
  expect(parseScenario(document)).toMatchObject({ ok: true });
});

test("cancelling stops it", async () => {
  const signal = { aborted: false };
  const options = { ...QUIET, signal, progress: () => Object.assign(signal, { aborted: true }) };
  await expect(gather(bundle("acme", { "AGENTS.md": "x" }), options)).rejects.toBeInstanceOf(Cancelled);
});

test("a repository with a CODEX_HOME becomes a scenario of the said place", async () => {
  const repository = await bring("acme", { "AGENTS.md": "Ours.", ".git": null, "src/a.ts": "x" });
  const home = await bring(".codex", { "config.toml": "", "AGENTS.md": "Mine." });
  const document = composeRepository(repository, home, { location: "/Users/me/src/acme", isGit: true });
  expect(document).toEqual({
    format: 1,
    title: "acme",
    machine: { home: "/Users/me" },
    files: {
      "/Users/me/src/acme/AGENTS.md": "Ours.",
      "/Users/me/src/acme/.git/HEAD": "ref: refs/heads/main\n",
      "/Users/me/src/acme/src/a.ts": "",
      "/Users/me/.codex/config.toml": "",
      "/Users/me/.codex/AGENTS.md": "Mine.",
    },
    launch: { cwd: "/Users/me/src/acme" },
  });
  expect(parseScenario(document)).toMatchObject({ ok: true });
  const other = composeHome(
    { format: 1, launch: { cwd: "/x" }, files: { "/home/dev/.codex/a": "old", "/x/b": "" } },
    home,
  );
  expect(other.files).toEqual({
    "/x/b": "",
    "/home/dev/.codex/config.toml": "",
    "/home/dev/.codex/AGENTS.md": "Mine.",
  });
});

test("whatever comes becomes a valid scenario", async () => {
  const name = fc.oneof(
    fc.constantFrom(
      "AGENTS.md",
      "agents.md",
      ".git",
      "HEAD",
      ".codex",
      "config.toml",
      "a",
      "__proto__",
      "..",
      ".",
      "",
      "x\ud800",
    ),
    fc.string({ unit: "grapheme", maxLength: 6 }),
  );
  const entry = fc.record({
    path: fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("/")),
    kind: fc.constantFrom("file", "file", "directory", "symlink"),
    bytes: fc.uint8Array({ maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 25 }), fc.boolean(), async (found, isGit) => {
      const entries = found.map(
        ({ path, kind, bytes }): ImportEntry => ({ path, kind, read: () => Promise.resolve(bytes) }),
      );
      const gathered = await gather({ name: "acme", entries: inBatches(entries) }, QUIET);
      if (gathered.isHome) return;
      const document = composeRepository(gathered, null, { location: "/home/dev/acme", isGit });
      expect(parseScenario(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true });
    }),
    { numRuns: 1_000 },
  );
});
