/** Writing zip archives: deflated files, symlinks and directories with the mode of a Unix system, names in UTF-8. */
import { byteLength, encodeUtf8 } from "../../engine/index.ts";
import { crc32 } from "../import/crc32.ts";
import { deflate } from "../linkBytes.ts";

export interface ZipEntry {
  /** Names separated by `/`; without a slash at either end. */
  readonly path: string;
  readonly kind: "file" | "directory" | "symlink";
  /** Content of the file, target of the symlink; empty for a directory. */
  readonly bytes: Uint8Array;
  /** False: nobody may read it (mode 000). */
  readonly readable?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Unix, version 2.0 of the format. */
const MADE_BY = (3 << 8) | 20;
const NEEDED = 20;
/** Names are UTF-8. */
const FLAGS = 0x800;
const STORED = 0;
const DEFLATED = 8;
/** Archives of the same files are the same: the first moment that the format knows, 1980-01-01. */
const DATE = (1 << 5) | 1;

const KIND_BITS = { file: 0o100000, directory: 0o040000, symlink: 0o120000 } as const;
const PERMISSIONS = { file: 0o644, directory: 0o755, symlink: 0o777 } as const;

/** The archive. More than 65,534 entries or 4 GB are beyond the format; the limits of a scenario are below both. */
export async function zipArchive(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central, body } = await packed(entry, at);
    pieces.push(local, body);
    directory.push(central);
    at += local.length + body.length;
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  return joined([...pieces, ...directory, endRecord(entries.length, size, at)]);
}

interface Packed {
  readonly local: Uint8Array;
  readonly central: Uint8Array;
  readonly body: Uint8Array;
}

async function packed(entry: ZipEntry, at: number): Promise<Packed> {
  const name = encodeUtf8(entry.kind === "directory" ? `${entry.path}/` : entry.path);
  const deflated = entry.kind === "file" && entry.bytes.length > 0 ? await deflate(entry.bytes) : entry.bytes;
  const body = deflated.length < entry.bytes.length ? deflated : entry.bytes;
  const shared = new Fields(26)
    .u16(NEEDED)
    .u16(FLAGS)
    .u16(body === entry.bytes ? STORED : DEFLATED)
    .u16(0)
    .u16(DATE)
    .u32(crc32(entry.bytes))
    .u32(body.length)
    .u32(entry.bytes.length)
    .u16(name.length)
    .u16(0).bytes;
  const permissions = entry.readable === false ? 0 : PERMISSIONS[entry.kind];
  const attributes = ((KIND_BITS[entry.kind] | permissions) << 16) | (entry.kind === "directory" ? 0x10 : 0);
  return {
    local: joined([new Fields(4).u32(LOCAL).bytes, shared, name]),
    central: joined([
      new Fields(6).u32(CENTRAL).u16(MADE_BY).bytes,
      shared,
      new Fields(14)
        .u16(0)
        .u16(0)
        .u16(0)
        .u32(attributes >>> 0)
        .u32(at).bytes,
      name,
    ]),
    body,
  };
}

function endRecord(count: number, size: number, start: number): Uint8Array {
  return new Fields(22).u32(END).u16(0).u16(0).u16(count).u16(count).u32(size).u32(start).u16(0).bytes;
}

/** Little-endian fields, one behind the other. */
class Fields {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
    this.#view = new DataView(this.bytes.buffer);
  }

  u16(value: number): this {
    this.#view.setUint16(this.#at, value, true);
    this.#at += 2;
    return this;
  }

  u32(value: number): this {
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
    return this;
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Does the format hold this name? 65,535 bytes, and no lone surrogate, which UTF-8 has no form for. */
export function isZipName(path: string): boolean {
  return path.isWellFormed() && !path.includes("\\") && !path.includes("\0") && byteLength(path) < 0xffff;
}
