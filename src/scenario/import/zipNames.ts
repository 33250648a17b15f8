/** Names in a zip archive: what they say, and whether they stay inside. */

/** Bytes 128 to 255 of code page 437, in which archives name files that say nothing else. */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** UTF-8 where the archive says so or the bytes are valid UTF-8 (as most programs write them), else code page 437. */
export function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // A name that claims to be UTF-8 and is not can only be refused: a lone surrogate stands for that.
    if (isUtf8) return `${latin(bytes)}\ud800`;
    return latin(bytes);
  }
}

function latin(bytes: Uint8Array): string {
  let name = "";
  for (const byte of bytes) name += byte < 128 ? String.fromCharCode(byte) : (CP437[byte - 128] ?? "");
  return name;
}

export type ZipName =
  | { readonly ok: true; readonly path: string }
  /** `reason` null: nothing to say, the entry is no file of anybody. */
  | { readonly ok: false; readonly reason: "outside" | "name" | null };

/** The path below the archive's top. Absolute names, drive letters, backslashes and `..` are refused. */
export function nameIn(raw: string): ZipName {
  if (raw.includes("\0") || !raw.isWellFormed()) return { ok: false, reason: "name" };
  if (raw.startsWith("__MACOSX/") || raw.endsWith("/.DS_Store") || raw === ".DS_Store") {
    return { ok: false, reason: null };
  }
  if (raw.startsWith("/") || raw.includes("\\") || /^[a-z]:/i.test(raw)) return { ok: false, reason: "outside" };
  const names = raw.split("/").filter((name) => name !== "" && name !== ".");
  if (names.includes("..")) return { ok: false, reason: "outside" };
  return names.length === 0 ? { ok: false, reason: null } : { ok: true, path: names.join("/") };
}
