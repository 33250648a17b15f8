/** Reading project instructions within their budget, and the global file outside of it. */
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import { decodeLossy, decodeStrict, encodeUtf8, isBlank, trim } from "../machine/utf8.ts";
import { type Choice, chooseFile } from "./discover.ts";

/** A project file that Codex opened. */
export interface ProjectDoc {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Raw bytes taken from the budget; 0 when the text is blank. */
  readonly used: number;
  /** What was left of the budget when the file's turn came. Bytes. */
  readonly remaining: number;
  /** Decoded text of the bytes that fit. Blank texts are not sent. */
  readonly text: string;
  readonly blank: boolean;
}

export interface ProjectDocs {
  /** One choice for each searched directory, in order; shorter when a failure ended the search. */
  readonly choices: readonly Choice[];
  /** Files read, in order. Files behind an exhausted budget are not among them. */
  readonly docs: readonly ProjectDoc[];
  /** The path whose I/O error lost all project documents. */
  readonly failedAt: string | null;
}

/**
 * Reads the chosen files, root first, within `limit` raw bytes together. A file that does not fit is cut at the byte,
 * then decoded lossily; a text that is blank after the cut costs nothing. Any I/O error but "not found" loses all.
 * With a limit of 0 nothing is looked at. `choose`: the release's own way to choose a file of a directory.
 */
export function readProjectDocs(
  files: FileSystem,
  directories: readonly string[],
  names: readonly string[],
  limit: number,
  choose = chooseFile,
): ProjectDocs {
  const choices: Choice[] = [];
  if (limit === 0) return { choices, docs: [], failedAt: null };
  for (const directory of directories) {
    const choice = choose(files, directory, names);
    choices.push(choice);
    if (choice.kind === "failed") return { choices, docs: [], failedAt: choice.path };
  }
  const docs: ProjectDoc[] = [];
  let remaining = limit;
  for (const choice of choices) {
    if (choice.kind !== "chosen") continue;
    if (remaining === 0) break;
    const read = files.read(choice.path);
    // A dangling symlink, where a release chooses one: it contributes nothing.
    if (read.kind === "failed" && read.failure === "not-found") continue;
    if (read.kind === "failed") return { choices, docs: [], failedAt: choice.path };
    const doc = takeDoc(choice.path, read.bytes, remaining);
    docs.push(doc);
    remaining -= doc.used;
  }
  return { choices, docs, failedAt: null };
}

/** As much of a file as fits into `remaining` bytes: cut at the byte, then decoded lossily. A blank text costs nothing. */
function takeDoc(path: string, bytes: Uint8Array, remaining: number): ProjectDoc {
  const taken = bytes.subarray(0, remaining);
  const text = decodeLossy(taken);
  const blank = isBlank(text);
  return { path, bytes, used: blank ? 0 : taken.length, remaining, text, blank };
}

/** The global file that is sent: its trimmed text and the byte range it takes in the file. */
export interface GlobalDoc {
  readonly path: string;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** Byte range [start, end) of the trimmed text in the file. */
  readonly start: number;
  readonly end: number;
}

/** `invalid`: not UTF-8, in a release that skips such a file. */
export type GlobalCandidate =
  | { readonly kind: "sent"; readonly path: string; readonly doc: GlobalDoc }
  | { readonly kind: "blank" | "directory" | "missing" | "unreadable" | "invalid"; readonly path: string };

/** What becomes of a global file that is not UTF-8: replacement characters, or it is skipped. */
export type GlobalEncoding = "lossy" | "strict";

/**
 * The global candidates of CODEX_HOME in order, up to the one that is sent. Unlike in projects a blank file does not
 * hide the next. The text is decoded (lossily, or a file that is not UTF-8 is skipped) and trimmed on both sides; there is no limit.
 */
export function readGlobalDoc(
  files: FileSystem,
  codexHome: string,
  names: readonly string[],
  encoding: GlobalEncoding = "lossy",
): { readonly doc: GlobalDoc | null; readonly candidates: readonly GlobalCandidate[] } {
  const candidates: GlobalCandidate[] = [];
  for (const name of names) {
    const candidate = readGlobalCandidate(files, join(codexHome, name), encoding);
    candidates.push(candidate);
    if (candidate.kind === "sent") return { doc: candidate.doc, candidates };
  }
  return { doc: null, candidates };
}

function readGlobalCandidate(files: FileSystem, path: string, encoding: GlobalEncoding): GlobalCandidate {
  const read = files.read(path);
  if (read.kind === "failed") {
    if (read.failure === "not-found") return { kind: "missing", path };
    return { kind: read.failure === "is-a-directory" ? "directory" : "unreadable", path };
  }
  if (encoding === "strict" && "invalidAt" in decodeStrict(read.bytes)) return { kind: "invalid", path };
  const decoded = decodeLossy(read.bytes);
  const text = trim(decoded);
  if (text === "") return { kind: "blank", path };
  // White space is valid UTF-8, so what was trimmed has the same length in the file.
  const lead = decoded.indexOf(text);
  const start = encodeUtf8(decoded.slice(0, lead)).length;
  const tail = encodeUtf8(decoded.slice(lead + text.length)).length;
  return { kind: "sent", path, doc: { path, text, bytes: read.bytes, start, end: read.bytes.length - tail } };
}
