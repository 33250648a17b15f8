/**
 * Zip archives: the table of contents is checked entry by entry, contents are inflated only where they matter, within a
 * limit. What is not a plain archive (encrypted, zip64, several disks) is refused.
 */
import { LIMITS } from "../limits.ts";
import { inflate } from "../linkBytes.ts";
import { crc32 } from "./crc32.ts";
import { type Bundle, type ImportEntry, inBatches, type LeftOutReason, shownName } from "./entries.ts";
import { ReadFault } from "./gather.ts";
import { decodeName, nameIn } from "./zipNames.ts";

/** Bytes at a place: a file on disk is read piece by piece. */
export interface ByteSource {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

export type ZipFault =
  | { readonly kind: "notZip" }
  | { readonly kind: "cut" }
  | { readonly kind: "zip64" }
  | { readonly kind: "disks" }
  | { readonly kind: "empty" }
  /** More than this app opens. */
  | { readonly kind: "tooLarge"; readonly limit: number };

export type OpenedZip =
  | {
      readonly ok: true;
      readonly bundle: Bundle;
      /** Entries that cannot be taken, with their names as they are. */
      readonly refused: readonly { readonly reason: LeftOutReason; readonly path: string }[];
    }
  | { readonly ok: false; readonly fault: ZipFault };

const END = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const CENTRAL = 0x02014b50;
const CENTRAL_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;

interface Record extends Sizes {
  readonly path: string;
  readonly directory: boolean;
  readonly link: boolean;
}

interface Sizes {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
  readonly encrypted: boolean;
}

/** `name` is the archive's own, for when its content has no folder in common. */
export async function openZip(source: ByteSource, name: string): Promise<OpenedZip> {
  const directory = await readDirectory(source);
  if ("kind" in directory) return { ok: false, fault: directory };
  const { records, refused } = directory;
  if (records.length === 0) return { ok: false, fault: { kind: "empty" } };
  const top = commonTop(records);
  const entries = records
    .map((record) => entryOf(source, record, top === null ? 0 : top.length + 1))
    .filter((entry) => entry.path !== "");
  return { ok: true, bundle: { name: top ?? bareName(name), entries: inBatches(entries) }, refused };
}

function bareName(name: string): string {
  return shownName(name.replace(/\.zip$/i, "")) || "archive";
}

/** The one folder in which everything lies. */
function commonTop(records: readonly Record[]): string | null {
  const [first] = records;
  const top = first?.path.split("/", 1)[0] ?? "";
  const inside = records.every(({ path, directory }) => path.startsWith(`${top}/`) || (directory && path === top));
  return inside ? top : null;
}

function entryOf(source: ByteSource, record: Record, cut: number): ImportEntry {
  return {
    path: record.path.slice(cut),
    kind: record.directory ? "directory" : record.link ? "symlink" : "file",
    read: (limit) => readRecord(source, record, limit),
  };
}

type Directory = {
  readonly records: readonly Record[];
  readonly refused: { reason: "outside" | "name"; path: string }[];
};

async function readDirectory(source: ByteSource): Promise<Directory | ZipFault> {
  const tailStart = Math.max(0, source.size - END_SIZE - MAX_COMMENT);
  const tail = viewOf(await source.read(tailStart, source.size));
  const end = findEnd(tail);
  if (end === null) return { kind: (await startsLikeZip(source)) ? "cut" : "notZip" };
  if (end >= 20 && tail.getUint32(end - 20, true) === ZIP64_LOCATOR) return { kind: "zip64" };
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count === 0xffff || size === 0xffffffff || start === 0xffffffff) return { kind: "zip64" };
  if (tail.getUint16(end + 4, true) !== 0 || tail.getUint16(end + 8, true) !== count) return { kind: "disks" };
  if (size > LIMITS.archiveDirectoryBytes) return { kind: "tooLarge", limit: LIMITS.archiveDirectoryBytes };
  if (start + size > tailStart + end) return { kind: "cut" };
  return readRecords(await source.read(start, start + size), count);
}

async function startsLikeZip(source: ByteSource): Promise<boolean> {
  if (source.size < 4) return false;
  return viewOf(await source.read(0, 4)).getUint32(0, true) === LOCAL;
}

/** The last place at which an end record stands whose comment reaches to the end. */
function findEnd(tail: DataView): number | null {
  for (let at = tail.byteLength - END_SIZE; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + END_SIZE + tail.getUint16(at + 20, true) <= tail.byteLength) return at;
  }
  return null;
}

function readRecords(bytes: Uint8Array, count: number): Directory | ZipFault {
  const view = viewOf(bytes);
  const records: Record[] = [];
  const refused: Directory["refused"] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_SIZE > view.byteLength || view.getUint32(at, true) !== CENTRAL) return { kind: "cut" };
    const flags = view.getUint16(at + 8, true);
    const nameStart = at + CENTRAL_SIZE;
    const nameEnd = nameStart + view.getUint16(at + 28, true);
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > view.byteLength) return { kind: "cut" };
    const raw = decodeName(bytes.subarray(nameStart, nameEnd), (flags & 0x800) !== 0);
    const named = nameIn(raw);
    if (named.ok) {
      records.push({
        path: named.path,
        ...kindOf(raw, view.getUint16(at + 4, true), view.getUint32(at + 38, true)),
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        at: view.getUint32(at + 42, true),
        encrypted: (flags & 1) !== 0,
      });
    } else if (named.reason !== null) refused.push({ reason: named.reason, path: raw });
    at = next;
  }
  return { records, refused };
}

const UNIX = 3;
const MACOS = 19;
const KIND_BITS = 0xf000;
const LINK_BITS = 0xa000;
const DIRECTORY_BITS = 0x4000;

/** A trailing slash makes a directory; archives of Unix systems say the kind of file. */
function kindOf(raw: string, madeBy: number, attributes: number): { directory: boolean; link: boolean } {
  const system = madeBy >>> 8;
  const bits = system === UNIX || system === MACOS ? (attributes >>> 16) & KIND_BITS : 0;
  const directory = raw.endsWith("/") || bits === DIRECTORY_BITS;
  return { directory, link: !directory && bits === LINK_BITS };
}

const STORED = 0;
const DEFLATED = 8;

/** The inflated bytes; null when the archive states more than `limit`. */
async function readRecord(source: ByteSource, record: Record, limit: number): Promise<Uint8Array | null> {
  if (record.encrypted) throw new ReadFault("encrypted");
  if (record.size > limit) return null;
  const head = await source.read(record.at, record.at + LOCAL_SIZE);
  const local = viewOf(head);
  if (head.length < LOCAL_SIZE || local.getUint32(0, true) !== LOCAL) throw new ReadFault("damaged");
  const start = record.at + LOCAL_SIZE + local.getUint16(26, true) + local.getUint16(28, true);
  // Deflate never makes more than a few bytes out of none: what is packed into so much is not read at all.
  if (record.packed > limit + 1_024 || start + record.packed > source.size) throw new ReadFault("damaged");
  const packed = await source.read(start, start + record.packed);
  const bytes = await unpacked(record, packed);
  if (bytes.length !== record.size || crc32(bytes) !== record.crc) throw new ReadFault("damaged", record.size);
  return bytes;
}

/** Never more than the size that the archive states: one that lies is damaged. */
async function unpacked({ method, size }: Sizes, packed: Uint8Array): Promise<Uint8Array> {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new ReadFault("damaged");
  const bytes = await inflate(packed, size).catch(() => null);
  if (bytes === null) throw new ReadFault("damaged", size);
  return bytes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
