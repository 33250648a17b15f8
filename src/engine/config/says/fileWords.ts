/** The words for files that cannot be read as text. */
import type { FileSystem } from "../../machine/files.ts";
import { decodeStrict } from "../../machine/utf8.ts";

export function notAFile(path: string): string {
  return `path \`${path}\` is not a file`;
}

/** Where the bytes stop being text. */
export function utf8Words(files: FileSystem, path: string): string | null {
  const read = files.read(path);
  if (read.kind === "failed") return null;
  const decoded = decodeStrict(read.bytes);
  if ("text" in decoded) return null;
  const { invalidAt } = decoded;
  const length = badLength(read.bytes, invalidAt);
  if (length === null) return `incomplete utf-8 byte sequence from index ${invalidAt}`;
  return `invalid utf-8 sequence of ${length} bytes from index ${invalidAt}`;
}

/** Bytes of the broken sequence; null when the file ends within it. */
function badLength(bytes: Uint8Array, at: number): number | null {
  const [first = 0, second] = bytes.subarray(at);
  const wanted =
    first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 1;
  const least = { 224: 0xa0, 240: 0x90 }[first] ?? 0x80;
  const most = { 237: 0x9f, 244: 0x8f }[first] ?? 0xbf;
  if (wanted === 1) return 1;
  if (second === undefined) return null;
  if (second < least || second > most) return 1;
  let length = 2;
  while (length < wanted) {
    const next = bytes[at + length];
    if (next === undefined) return null;
    if ((next & 0xc0) !== 0x80) break;
    length += 1;
  }
  return length;
}

/** Null: there is no text. */
export function textAt(files: FileSystem, path: string): string | null {
  const read = files.read(path);
  const decoded = read.kind === "failed" ? null : decodeStrict(read.bytes);
  return decoded !== null && "text" in decoded ? decoded.text : null;
}
