/** Bytes that are no UTF-8, and the byte order mark: Codex sends U+FFFD for the ones and the other as it stands. */
import { encodeUtf8 } from "../../machine/utf8.ts";
import { byteLength } from "../../provenance.ts";
import type { Rule } from "../context.ts";
import { type Fix, fix, inFile } from "../finding.ts";
import { nodeOf, type SentText, sentTexts } from "./sent.ts";

const REPLACEMENT = "\ufffd";
const BYTE_ORDER_MARK = "\ufeff";

export const invalidUtf8: Rule<"invalid-utf8"> = {
  severity: "warning",
  *find(context) {
    for (const sent of sentTexts(context)) {
      const found = invalidBytes(sent);
      if (found === null) continue;
      const { offset, replaced, at } = found;
      yield {
        params: { path: sent.path, offset, replaced },
        place: inFile(sent.path, sent.range(at, at + 1)),
        fixes: encoded(sent),
      };
    }
  },
};

/** `at`: where the first U+FFFD that does not stand in the file itself is seen; offset into the text. */
function invalidBytes(sent: SentText) {
  const { text, end } = sent;
  let at = text.indexOf(REPLACEMENT);
  if (at < 0 || at >= end) return null;
  const bytes = sent.bytes.subarray(0, sent.sentBytes);
  const replaced = countReplacements(text.slice(0, end)) - countWritten(bytes);
  if (replaced === 0) return null;
  let offset = byteLength(text.slice(0, at));
  while (isWritten(bytes, offset)) {
    const next = text.indexOf(REPLACEMENT, at + 1);
    const between = text.slice(at + 1, next);
    offset += WRITTEN_BYTES + (between === "" ? 0 : byteLength(between));
    at = next;
  }
  return { offset, replaced, at };
}

const WRITTEN_BYTES = 3;

function countReplacements(text: string): number {
  let count = 0;
  for (let at = text.indexOf(REPLACEMENT); at >= 0; at = text.indexOf(REPLACEMENT, at + 1)) count += 1;
  return count;
}

/** U+FFFD that stands in the file. */
function countWritten(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) if (isWritten(bytes, at)) count += 1;
  return count;
}

function isWritten(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd;
}

/** Not for UTF-16: what the model sees of it is not worth keeping. */
function encoded({ path, bytes, text }: SentText): Fix[] {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16 ? [] : [fix("encode-utf8", { path }, { kind: "write", path, node: text })];
}

export const byteOrderMark: Rule<"byte-order-mark"> = {
  severity: "info",
  *find(context) {
    for (const sent of sentTexts(context)) {
      if (!sent.text.startsWith(BYTE_ORDER_MARK)) continue;
      yield {
        params: { path: sent.path },
        place: inFile(sent.path, sent.range(0, 1)),
        fixes: withoutMark(sent),
      };
    }
  },
};

const MARK_BYTES = encodeUtf8(BYTE_ORDER_MARK).length;

function withoutMark({ path, bytes }: SentText): Fix[] {
  const node = nodeOf(bytes.subarray(MARK_BYTES));
  return [fix("remove-byte-order-mark", { path }, { kind: "write", path, node })];
}
