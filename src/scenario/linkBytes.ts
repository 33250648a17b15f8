/** The bytes of a link: raw deflate, base64url, a checksum. */
import { decodeBase64, encodeBase64 } from "../engine/index.ts";

/**
 * Bytes that are written at once. A transform puts out all that a piece holds before the reader can stop it, and raw
 * deflate grows at most about a thousandfold: so a bomb is noticed after a few megabytes.
 */
const PIECE = 4_096;

export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const deflated = await pump(new CompressionStream("deflate-raw"), bytes, Number.POSITIVE_INFINITY);
  if (deflated === null) throw new Error("No limit was set.");
  return deflated;
}

/** Null when more than `limit` bytes come out. Throws for what is not raw deflate. */
export function inflate(bytes: Uint8Array, limit: number): Promise<Uint8Array | null> {
  return pump(new DecompressionStream("deflate-raw"), bytes, limit);
}

async function pump(stream: ByteTransform, bytes: Uint8Array, limit: number): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const write = async (): Promise<void> => {
    for (let at = 0; at < bytes.length; at += PIECE) await writer.write(bytes.subarray(at, at + PIECE));
    await writer.close();
  };
  // A fault of the data reaches the reader too, and is told from there.
  const written = write().catch(() => undefined);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
  await written;
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

export function toBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Of letters of base64url only; null for a length that no bytes have. */
export function fromBase64Url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4, "=");
  return decodeBase64(padded.replaceAll("-", "+").replaceAll("_", "/"));
}

/** CRC-32 (ISO 3309) of ASCII text, as 6 letters of base64url. */
export function checksum(text: string): string {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i) & 0xff;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  crc = ~crc;
  return toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
}
