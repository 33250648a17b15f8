/** From offsets in raw bytes to offsets in the text decoded from them, and back. */
import { decodeLossy, encodeUtf8 } from "./utf8.ts";

/** A U+FFFD of the decoded text that stands for invalid bytes. */
export interface Replacement {
  /** First byte of the invalid sequence, and how many bytes it has. */
  readonly byte: number;
  readonly length: number;
  /** Its offset in the text, in UTF-16 code units. */
  readonly unit: number;
}

/** Where lossy decoding replaces: one U+FFFD for each maximal invalid subpart. */
export function replacements(bytes: Uint8Array): readonly Replacement[] {
  const found: Replacement[] = [];
  let unit = 0;
  for (let at = 0; at < bytes.length; ) {
    const { length, valid } = characterAt(bytes, at);
    if (!valid) found.push({ byte: at, length, unit });
    unit += valid && length === 4 ? 2 : 1;
    at += length;
  }
  return found;
}

/** The character at a byte, or the maximal invalid subpart there. */
function characterAt(bytes: Uint8Array, at: number): { readonly length: number; readonly valid: boolean } {
  const lead = bytes[at] as number;
  if (lead < 0x80) return { length: 1, valid: true };
  const wanted =
    lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 1;
  let length = 1;
  while (length < wanted && continues(lead, length, bytes[at + length])) length += 1;
  return { length, valid: wanted > 1 && length === wanted };
}

/** May the byte follow as number `index` of the character? The second one is bounded for four lead bytes. */
function continues(lead: number, index: number, byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const low = index > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = index > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return byte >= low && byte <= high;
}

/** Offsets of one text and the bytes it was decoded from. */
export interface Offsets {
  readonly bytes: Uint8Array;
  /** Byte offset of a UTF-16 offset; within a surrogate pair that of the character. */
  byteOf(unit: number): number;
  /** UTF-16 offset of a byte; within a character, or within an invalid sequence, its beginning. */
  unitOf(byte: number): number;
}

/** `raw`: the bytes, where they are not simply the text in UTF-8. */
export function offsetsOf(text: string, raw: Uint8Array | null): Offsets {
  const bytes = raw ?? encodeUtf8(text);
  const replaced = raw === null ? [] : replacements(raw);
  return {
    bytes,
    byteOf(unit) {
      const whole = isInsidePair(text, unit) ? unit - 1 : unit;
      const before = lastBefore(replaced, (one) => one.unit < whole);
      const [fromUnit, fromByte] = before === null ? [0, 0] : [before.unit + 1, before.byte + before.length];
      return fromByte + encodeUtf8(text.slice(fromUnit, whole)).length;
    },
    unitOf(byte) {
      const before = lastBefore(replaced, (one) => one.byte <= byte);
      if (before !== null && byte < before.byte + before.length) return before.unit;
      const [fromUnit, fromByte] = before === null ? [0, 0] : [before.unit + 1, before.byte + before.length];
      return fromUnit + decodeLossy(bytes.subarray(fromByte, characterStart(bytes, fromByte, byte))).length;
    },
  };
}

function isInsidePair(text: string, unit: number): boolean {
  const before = text.charCodeAt(unit - 1);
  const after = text.charCodeAt(unit);
  return before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
}

/** The last replacement for which `isBefore` holds; they are in order. */
function lastBefore(list: readonly Replacement[], isBefore: (one: Replacement) => boolean): Replacement | null {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(list[middle] as Replacement)) low = middle + 1;
    else high = middle;
  }
  return list[low - 1] ?? null;
}

/** Where the character of a byte begins; the bytes from `from` on are valid. */
function characterStart(bytes: Uint8Array, from: number, byte: number): number {
  let at = Math.min(byte, bytes.length);
  while (at > from && at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) at -= 1;
  return at;
}
