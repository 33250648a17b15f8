import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { crc32 } from "./crc32.ts";
import { gather } from "./gather.ts";
import { type ByteSource, openZip } from "./zip.ts";

const QUIET = { pause: () => Promise.resolve(), progress: () => undefined, signal: { aborted: false } };

interface Packed {
  readonly name: string | Uint8Array;
  readonly text?: string | Uint8Array;
  readonly flags?: number;
  readonly mode?: number;
  readonly stored?: boolean;
  /** What the table of contents states, whatever the truth. */
  readonly states?: number;
}

const encoder = new TextEncoder();
const bytesOf = (text: string | Uint8Array): Uint8Array => (typeof text === "string" ? encoder.encode(text) : text);

/** Writes an archive as programs do, and as attackers do. */
function zip(files: readonly Packed[]): Uint8Array {
  const body: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, text = "", flags = 0x800, mode = 0o100644, stored = false, states } of files) {
    const raw = bytesOf(text);
    const packed = stored ? raw : deflateRawSync(raw);
    const named = bytesOf(name);
    const sizes = [crc32(raw), packed.length, states ?? raw.length] as const;
    const local = record(30, 0x04034b50, [
      [6, 2, flags],
      [8, 2, stored ? 0 : 8],
      [14, 4, sizes[0]],
      [18, 4, sizes[1]],
      [22, 4, sizes[2]],
      [26, 2, named.length],
    ]);
    const central = record(46, 0x02014b50, [
      [4, 2, 3 << 8],
      [8, 2, flags],
      [10, 2, stored ? 0 : 8],
      [16, 4, sizes[0]],
      [20, 4, sizes[1]],
      [24, 4, sizes[2]],
      [28, 2, named.length],
      [38, 4, (mode << 16) >>> 0],
      [42, 4, at],
    ]);
    body.push(local, named, packed);
    directory.push(central, named);
    at += local.length + named.length + packed.length;
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = record(22, 0x06054b50, [
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, size],
    [16, 4, at],
  ]);
  return new Uint8Array(Buffer.concat([...body, ...directory, end]));
}

function record(
  size: number,
  magic: number,
  fields: readonly (readonly [at: number, width: 2 | 4, value: number])[],
): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  for (const [at, width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return bytes;
}

function source(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (start, end) => Promise.resolve(bytes.slice(start, end)) };
}

async function bring(bytes: Uint8Array, name = "acme.zip") {
  const opened = await openZip(source(bytes), name);
  if (!opened.ok) return opened;
  const gathered = await gather(opened.bundle, QUIET);
  return { ...opened, gathered, files: Object.fromEntries(gathered.files) };
}

test("one common top folder is the repository; links, directories and texts come along", async () => {
  const brought = await bring(
    zip([
      { name: "acme-main/" },
      { name: "acme-main/AGENTS.md", text: "Rules. é\n" },
      { name: "acme-main/CLAUDE.md", text: "AGENTS.md", mode: 0o120777, stored: true },
      { name: "acme-main/empty/" },
      { name: "acme-main/src/a.ts", text: "x".repeat(1000) },
      { name: "__MACOSX/acme-main/._AGENTS.md", text: "x" },
    ]),
  );
  expect(brought).toMatchObject({
    ok: true,
    bundle: { name: "acme-main" },
    files: {
      "AGENTS.md": "Rules. é\n",
      "CLAUDE.md": { symlink: "AGENTS.md" },
      empty: { dir: true },
      "src/a.ts": "",
    },
    refused: [],
  });
});

test("without a common folder the archive's name is the folder's", async () => {
  const brought = await bring(
    zip([
      { name: "AGENTS.md", text: "a" },
      { name: "web/AGENTS.md", text: "b" },
    ]),
    "my.zip",
  );
  expect(brought).toMatchObject({ bundle: { name: "my" }, files: { "AGENTS.md": "a", "web/AGENTS.md": "b" } });
});

test("names that lead out are refused", async () => {
  const names = [
    "../AGENTS.md",
    "/etc/AGENTS.md",
    "a/../../AGENTS.md",
    "..\\AGENTS.md",
    "C:/AGENTS.md",
    "a\0/AGENTS.md",
  ];
  const brought = await bring(zip([...names, "a/AGENTS.md"].map((name) => ({ name, text: "x" }))));
  if (!("refused" in brought)) throw new Error("not opened");
  expect(brought.refused.map(({ reason }) => reason)).toEqual([...Array(5).fill("outside"), "name"]);
  expect(brought.files).toEqual({ "AGENTS.md": "x" });
});

test("names in code page 437, names that are not what they claim", async () => {
  const old = await bring(zip([{ name: Uint8Array.of(0x61, 0x84, 0x2f, 0x62), flags: 0, text: "x" }]));
  expect(old).toMatchObject({ bundle: { name: "aä" }, files: { b: "" } });
  const bad = await bring(
    zip([
      { name: Uint8Array.of(0x61, 0xff), text: "x" },
      { name: "AGENTS.md", text: "x" },
    ]),
  );
  expect(bad).toMatchObject({ refused: [{ reason: "name" }], files: { "AGENTS.md": "x" } });
});

test("duplicates: the first one counts; encrypted files are refused, their names stay", async () => {
  const brought = await bring(
    zip([
      { name: "AGENTS.md", text: "first" },
      { name: "AGENTS.md", text: "second" },
      { name: "web/AGENTS.md", text: "x", flags: 1 },
    ]),
  );
  expect(brought).toMatchObject({
    files: { "AGENTS.md": "first", "web/AGENTS.md": "" },
    gathered: { leftOut: [{ reason: "duplicate" }, { reason: "encrypted" }] },
  });
});

test("bombs: what is stated too large is not inflated, what lies is damaged", async () => {
  const bomb = new Uint8Array(LIMITS.importFileBytes + 1);
  const brought = await bring(
    zip([
      { name: "AGENTS.md", text: bomb },
      { name: "web/AGENTS.md", text: bomb, states: 10 },
      { name: "app/AGENTS.md", text: "fine" },
    ]),
  );
  expect(brought).toMatchObject({
    files: { "AGENTS.md": "", "web/AGENTS.md": "", "app/AGENTS.md": "fine" },
    gathered: {
      leftOut: [
        { reason: "tooLarge", count: 1 },
        { reason: "damaged", count: 1 },
      ],
    },
  });
});

test("many bad files do not go on for ever", async () => {
  const bad = new Uint8Array(3_000_000);
  const packed = zip(Array.from({ length: 60 }, (_, i) => ({ name: `d${i}/AGENTS.md`, text: bad })));
  // Every checksum of the table of contents is wrong.
  const view = new DataView(packed.buffer);
  for (let at = 0; at + 4 < packed.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 16, 1, true);
  const started = performance.now();
  const brought = await bring(packed);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(brought).toMatchObject({ gathered: { leftOut: [{ reason: "tooLarge" }, { reason: "damaged" }] } });
});

test("what is no plain archive is refused with its kind", async () => {
  const good = zip([{ name: "AGENTS.md", text: "x" }]);
  expect(await bring(encoder.encode("hello"))).toEqual({ ok: false, fault: { kind: "notZip" } });
  expect(await bring(good.slice(0, good.length - 30))).toEqual({ ok: false, fault: { kind: "cut" } });
  expect(await bring(zip([]))).toEqual({ ok: false, fault: { kind: "empty" } });
  const large = good.slice();
  new DataView(large.buffer).setUint16(large.length - 12, 0xffff, true);
  expect(await bring(large)).toEqual({ ok: false, fault: { kind: "zip64" } });
  const parts = good.slice();
  new DataView(parts.buffer).setUint16(parts.length - 18, 1, true);
  expect(await bring(parts)).toEqual({ ok: false, fault: { kind: "disks" } });
});

/** Numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test("5,000 mutated archives: no throw, nothing outside", async () => {
  const good = zip([
    { name: "acme/AGENTS.md", text: "Rules.\n".repeat(50) },
    { name: "acme/web/AGENTS.md", text: "Web.\n" },
    { name: "acme/CLAUDE.md", text: "AGENTS.md", mode: 0o120777, stored: true },
    { name: "acme/.codex/config.toml", text: 'model = "x"\n' },
  ]);
  const random = numbers(7);
  const below = (limit: number): number => Math.floor((random.next().value ?? 0) * limit);
  for (let run = 0; run < 5_000; run++) {
    let bytes = good.slice();
    const kind = run % 3;
    if (kind === 0) bytes = bytes.slice(0, below(bytes.length));
    else if (kind === 1) for (let flip = 0; flip <= below(6); flip++) bytes[below(bytes.length)] = below(256);
    else {
      const from = below(bytes.length);
      const piece = bytes.slice(from, from + below(80));
      const at = below(bytes.length);
      bytes = new Uint8Array(Buffer.concat([bytes.slice(0, at), piece, bytes.slice(at + below(40))]));
    }
    const brought = await bring(bytes);
    if (!("files" in brought)) continue;
    for (const path of Object.keys(brought.files)) expect(`/${path}/`).not.toMatch(/\/\.\.?\/|\/\/|\0|\\/);
  }
});
