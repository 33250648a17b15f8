/** The text of a regular file as Codex and a person read it, with what its bytes have in store. */
import { byteLength, decodeBase64, decodeLossy, type FileNode } from "../../engine/index.ts";
import { type Position, positionAt } from "./textEdits.ts";

export interface FileText {
  /** Decoded; U+FFFD stands where the bytes are no UTF-8. */
  readonly text: string;
  readonly bytes: number;
  /** Places where the bytes are no UTF-8. */
  readonly invalid: number;
  /** The raw bytes, where they are not simply the text in UTF-8. */
  readonly raw: Uint8Array | null;
}

/** Null for what is no regular file with bytes. */
export function fileTextOf(node: FileNode | undefined): FileText | null {
  if (typeof node === "string") return { text: node, bytes: byteLength(node), invalid: 0, raw: null };
  if (node === undefined || !("base64" in node)) return null;
  const raw = decodeBase64(node.base64);
  const text = decodeLossy(raw);
  return { text, bytes: raw.length, invalid: countReplacements(text) - countWritten(raw), raw };
}

function countReplacements(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\ufffd"); at !== -1; at = text.indexOf("\ufffd", at + 1)) count++;
  return count;
}

/** U+FFFD that really stands in the file. */
function countWritten(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at + 2 < bytes.length; at++) {
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count++;
  }
  return count;
}

/** The offset in the text at which a byte of the file stands; inside a character, the character's beginning. */
export function offsetOfByte({ text, raw }: FileText, byte: number): number {
  if (raw !== null) return decodeLossy(raw.subarray(0, byte)).length;
  let bytes = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > byte) return at;
    at += code > 0xffff ? 2 : 1;
  }
  return at;
}

/** The position in the editor of a byte of the file. */
export function positionOfByte(file: FileText, byte: number): Position {
  return positionAt(file.text, offsetOfByte(file, byte));
}
