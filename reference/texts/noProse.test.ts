import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { RELEASES } from "../releases.ts";
import { loadPack, packPath } from "./load.ts";
import { ProseIndex, RUN } from "./noProse.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Prose of our own, in the place of a pack's. */
const TEXTS = {
  greeting:
    "When the harbour freezes over, the ferrymen carry lanterns across the ice and count\nevery step aloud, so that " +
    'those who wait on the far shore can hear how far "they" have come before they see any light.\n',
  list: "- Keep the ropes dry.\n- Never turn your back on the thaw, however still the water seems to be.\n",
};

describe("prose is found", () => {
  const index = new ProseIndex(TEXTS);
  const { greeting } = TEXTS;
  const found = (text: string) => index.runsIn(text).map(({ key }) => key);

  it("as it stands, with its line", () => {
    expect(index.runsIn(`const a = 1;\n// ${greeting.slice(20, 82)}\n`)).toEqual([
      { key: "greeting", length: 62, line: 2 },
    ]);
  });

  it("from 60 characters on", () => {
    const start = 5;
    expect(found(greeting.slice(start, start + RUN))).toEqual(["greeting"]);
    expect(found(greeting.slice(start, start + RUN - 1))).toEqual([]);
  });

  it.each(Array.from({ length: 80 }, (_, start) => start))(
    "wherever the run starts and ends: character %i",
    (start) => {
      const run = greeting.slice(start, start + RUN);
      expect(found(run)).toEqual(["greeting"]);
      expect(found(run.slice(1))).toEqual([]);
    },
  );

  it("broken over comment lines, wrapped and in another case", () => {
    expect(found(greeting.slice(0, 100).replaceAll(" ", "\n   * "))).toEqual(["greeting"]);
    expect(found(greeting.slice(0, 100).toUpperCase())).toEqual(["greeting"]);
  });

  it("put together out of strings", () => {
    expect(found(`"${greeting.slice(0, 40)}" +\n  '${greeting.slice(40, 80)}'`)).toEqual(["greeting"]);
  });

  it("with the escapes of JSON", () => {
    expect(found(JSON.stringify({ text: greeting.slice(60) }))).toEqual(["greeting"]);
    const coded = [...greeting.slice(100, 200)].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
    expect(found(coded.join(""))).toEqual(["greeting"]);
  });

  it("more than once", () => {
    expect(found(`${TEXTS.list}\n// nothing of note\n${greeting}`)).toEqual(["list", "greeting"]);
  });

  it("but not in other words", () => {
    expect(
      found("The ferrymen carry lanterns. Those who wait on the far shore can hear them count every step."),
    ).toEqual([]);
  });
});

/** Tracked regular files, relative to the root; null outside a git checkout. */
function trackedFiles(): string[] | null {
  try {
    return execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8", maxBuffer: 64e6, stdio: "pipe" })
      .split("\0")
      .filter((path) => path !== "" && lstatSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() === true);
  } catch {
    return null;
  }
}

/** Where tracked files, or their names, hold prose of these texts. */
function proseInFiles(index: ProseIndex, files: readonly string[]): string[] {
  const faults: string[] = [];
  for (const path of files) {
    const bytes = readFileSync(join(ROOT, path));
    // A file with NUL is not text.
    const text = bytes.includes(0) ? "" : bytes.toString("utf8");
    for (const { key, length, line } of index.runsIn(text)) faults.push(`${path}:${line} holds ${length} of "${key}"`);
    if (index.runsIn(path).length > 0) faults.push(`the name of ${path} holds prose`);
  }
  return faults;
}

describe("no tracked file holds prose of Codex", () => {
  const files = trackedFiles();

  it("a tracked file that holds a text is found", () => {
    const self = "reference/texts/noProse.test.ts";
    expect(proseInFiles(new ProseIndex(TEXTS), [self])).toContainEqual(expect.stringContaining(`${self}:`));
  });

  for (const { release } of RELEASES) {
    // Without the pack there is nothing to compare with; `npm test` says on its own that there is none.
    it.runIf(files !== null && existsSync(packPath(release)))(`Codex ${release}`, () => {
      expect(files?.length).toBeGreaterThan(0);
      expect(proseInFiles(new ProseIndex(loadPack(release).texts), files ?? [])).toEqual([]);
    });
  }
});
