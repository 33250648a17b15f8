/** Bytes of a file as a node of the scenario. */
import { encodeBase64, type FileNode } from "../../engine/index.ts";

/** Text where the bytes are UTF-8 (a byte order mark stays), base64 otherwise. */
export function nodeOfBytes(bytes: Uint8Array): FileNode {
  return textOfBytes(bytes) ?? { base64: encodeBase64(bytes) };
}

/** Null when the bytes are not UTF-8. */
export function textOfBytes(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
