/** Limits of what is brought: the limit itself is taken, one more is left out or refused with a sentence. */
import { describe, expect, it } from "vitest";
import { importEn } from "../../ui/i18n/import.en.ts";
import { importZh } from "../../ui/i18n/import.zh.ts";
import { ARCHIVED_SCENARIO, archivedScenario } from "../export/archive.ts";
import { LIMITS } from "../limits.ts";
import type { ImportEntry } from "./entries.ts";
import { gather } from "./gather.ts";
import { type ByteSource, openZip } from "./zip.ts";

const QUIET = { pause: () => Promise.resolve(), progress: () => undefined, signal: { aborted: false } };

/** An entry of so many bytes, which are made when they are read. */
function entry(path: string, size: number, kind: ImportEntry["kind"] = "file"): ImportEntry {
  return { path, kind, read: (limit) => Promise.resolve(size > limit ? null : new Uint8Array(size).fill(0x78)) };
}

function bundle(entries: readonly ImportEntry[]) {
  return {
    name: "acme",
    entries: (async function* () {
      yield entries;
    })(),
  };
}

/** Paths whose contents were taken, and what is said of the others. */
async function brought(entries: readonly ImportEntry[]) {
  const { read, leftOut } = await gather(bundle(entries), QUIET);
  return { read, said: leftOut.map(({ reason, count }) => importEn.leftOut[reason](count)) };
}

const TOO_LARGE = "Contents of 1 file, too large; the name is kept";

describe("a folder", () => {
  it("importFileBytes", async () => {
    const one = (size: number) => brought([entry("AGENTS.md", size)]);
    expect(await one(LIMITS.importFileBytes)).toEqual({ read: ["AGENTS.md"], said: [] });
    expect(await one(LIMITS.importFileBytes + 1)).toEqual({ read: [], said: [TOO_LARGE] });
  });

  it("importBytes", async () => {
    const count = LIMITS.importBytes / LIMITS.importFileBytes;
    const full = Array.from({ length: count - 1 }, (_, at) => entry(`d${at}/AGENTS.md`, LIMITS.importFileBytes));
    const last = (size: number) => [
      ...full,
      entry("x/AGENTS.md", LIMITS.importFileBytes - 1),
      entry("y/AGENTS.md", size),
    ];
    const whole = await brought(last(1));
    expect(whole.read).toHaveLength(count + 1);
    expect(whole.said).toEqual([]);
    const beyond = await brought(last(2));
    expect(beyond.read).toHaveLength(count);
    expect(beyond.said).toEqual([TOO_LARGE]);
  });

  it("archiveLinkBytes", async () => {
    const one = (size: number) => brought([entry("AGENTS.md", size, "symlink")]);
    expect(await one(LIMITS.archiveLinkBytes)).toEqual({ read: ["AGENTS.md"], said: [] });
    expect(await one(LIMITS.archiveLinkBytes + 1)).toEqual({ read: [], said: [TOO_LARGE] });
  });
});

/** Files in the archive below, all of them empty. */
const RECORDS = 64_000;

/** An archive with a table of contents of so many bytes, in records of one length but for the last. */
function archive(directoryBytes: number): ByteSource {
  const length = Math.floor(directoryBytes / RECORDS);
  const bytes = Buffer.alloc(directoryBytes + 22);
  for (let index = 0, at = 0; index < RECORDS; index++, at += length) {
    const whole = index === RECORDS - 1 ? directoryBytes - at : length;
    const name = `a/${index}`.padEnd(10, "x");
    bytes.writeUInt32LE(0x02014b50, at);
    bytes.writeUInt16LE(name.length, at + 28);
    bytes.writeUInt16LE(whole - 46 - name.length, at + 30);
    bytes.write(name, at + 46);
  }
  bytes.writeUInt32LE(0x06054b50, directoryBytes);
  bytes.writeUInt16LE(RECORDS, directoryBytes + 8);
  bytes.writeUInt16LE(RECORDS, directoryBytes + 10);
  bytes.writeUInt32LE(directoryBytes, directoryBytes + 12);
  return { size: bytes.length, read: (start, end) => Promise.resolve(bytes.subarray(start, end)) };
}

describe("an archive", () => {
  it("archiveDirectoryBytes", async () => {
    const limit = LIMITS.archiveDirectoryBytes;
    expect(await openZip(archive(limit), "a.zip")).toMatchObject({ ok: true, bundle: { name: "a" }, refused: [] });
    const fault = { kind: "tooLarge", limit } as const;
    expect(await openZip(archive(limit + 1), "a.zip")).toEqual({ ok: false, fault });
    expect(importEn.refused.zip.tooLarge(fault)).toContain("32,000,000 bytes");
    expect(importZh.refused.zip.tooLarge(fault)).toContain("32,000,000");
  });

  it("archiveScenarioBytes", async () => {
    const document = { format: 1, launch: { cwd: "/w" } } as const;
    const text = new TextEncoder().encode(JSON.stringify(document));
    const scenario = (size: number): ImportEntry => ({
      path: ARCHIVED_SCENARIO,
      kind: "file",
      read: (limit) => {
        if (size > limit) return Promise.resolve(null);
        const bytes = new Uint8Array(size).fill(0x20);
        bytes.set(text);
        return Promise.resolve(bytes);
      },
    });
    const limit = LIMITS.archiveScenarioBytes;
    expect(await archivedScenario(bundle([scenario(limit)]))).toMatchObject({ ok: true, document });
    expect(await archivedScenario(bundle([scenario(limit + 1)]))).toBe("tooLarge");
    expect(importEn.refused.tooLarge(limit)).toBe("It has more than 128,000,000 bytes.");
  });
});
