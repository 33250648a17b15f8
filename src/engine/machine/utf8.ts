/** Text as Rust sees it: UTF-8 bytes, lossy decoding, and Unicode's White_Space. */

const encoder = new TextEncoder();
// `ignoreBOM` keeps a byte order mark in the text: Rust does not know it either.
const lossyDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
const strictDecoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** `String::from_utf8_lossy`: one U+FFFD for each maximal invalid subpart. */
export function decodeLossy(bytes: Uint8Array): string {
  return lossyDecoder.decode(bytes);
}

/** `String::from_utf8`: the text, or the offset of the first invalid byte. */
export function decodeStrict(bytes: Uint8Array): { readonly text: string } | { readonly invalidAt: number } {
  try {
    return { text: strictDecoder.decode(bytes) };
  } catch {
    return { invalidAt: firstInvalidByte(bytes) };
  }
}

/** Length of the longest prefix that is valid UTF-8. */
function firstInvalidByte(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  // A prefix is valid, or ends inside one character; so the first fault is found by halving on the lossy text.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isValidOrCutShort(bytes, middle)) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && !isValid(bytes.subarray(0, low))) low--;
  return low;
}

function isValid(bytes: Uint8Array): boolean {
  try {
    strictDecoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isValidOrCutShort(bytes: Uint8Array, end: number): boolean {
  for (let back = 0; back <= 3 && back <= end; back++) {
    if (isValid(bytes.subarray(0, end - back))) return back === 0 || startsCharacter(bytes, end - back, end);
  }
  return false;
}

/** Do the bytes [start, end) begin a longer character and nothing else? */
function startsCharacter(bytes: Uint8Array, start: number, end: number): boolean {
  const lead = bytes[start] ?? 0;
  const length = lead >= 0xf0 && lead <= 0xf4 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
  return end - start < length && [...bytes.subarray(start + 1, end)].every((byte) => byte >= 0x80 && byte < 0xc0);
}

/** Rust's `char::is_whitespace` (White_Space): unlike JavaScript's, U+0085 counts and U+FEFF does not. */
const WHITE_SPACE = "\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const LEADING = new RegExp(`^[${WHITE_SPACE}]+`);
const NOT_BLANK = new RegExp(`[^${WHITE_SPACE}]`);
const WHITE_SPACE_UNIT = new RegExp(`[${WHITE_SPACE}]`);

/** `str::trim`. */
export function trim(text: string): string {
  return trimEnd(text.replace(LEADING, ""));
}

/** `str::trim_end`, scanning backwards (a pattern anchored at the end is quadratic in inner runs). */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && WHITE_SPACE_UNIT.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** True when `str::trim` leaves nothing. */
export function isBlank(text: string): boolean {
  return !NOT_BLANK.test(text);
}

/** Rust's order of strings: by UTF-8 bytes. */
export function compareBytes(a: string, b: string): number {
  const left = encodeUtf8(a);
  const right = encodeUtf8(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
