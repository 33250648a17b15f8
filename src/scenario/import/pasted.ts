/** Pasted text as a folder: a file tree, a list of paths, files in Markdown, or a scenario. Read leniently. */
import { encodeUtf8 } from "../../engine/index.ts";
import { LIMITS } from "../limits.ts";
import { type Bundle, type ImportEntry, inBatches } from "./entries.ts";
import { pastedFences } from "./pastedFences.ts";
import { type PastedName, pastedNames } from "./pastedTree.ts";
import { isInstructionName, lastName } from "./rules.ts";

export type Pasted =
  | { readonly kind: "nothing" }
  | { readonly kind: "tooLarge"; readonly limit: number }
  /** JSON, to be read as a scenario. */
  | { readonly kind: "scenario" }
  | {
      readonly kind: "folder";
      readonly bundle: Bundle;
      /** The absolute directory in which everything lies, when the text says it. */
      readonly location: string | null;
      readonly files: readonly PastedFile[];
      /** Lines that were not understood. */
      readonly ignored: number;
    };

export interface PastedFile {
  /** Below the folder. */
  readonly path: string;
  readonly kind: ImportEntry["kind"];
  /** Null: only the name was pasted. */
  readonly text: string | null;
}

const DEFAULT_NAME = "project";

export function readPasted(text: string): Pasted {
  if (text.length > LIMITS.pasteCharacters) return { kind: "tooLarge", limit: LIMITS.pasteCharacters };
  if (/^\s*\{/.test(text)) return { kind: "scenario" };
  const { files, unnamed } = pastedFences(text);
  const trees = files.size > 0 || unnamed.length > 0 ? unnamed.filter(isTree) : [text];
  const read = trees.map(pastedNames);
  const found = new Map<string, PastedFile>();
  for (const name of read.flatMap(({ names }) => names)) found.set(name.path, asFile(name));
  for (const [path, content] of files) found.set(path, { path, kind: "file", text: content });
  if (found.size === 0) return { kind: "nothing" };
  const { name, location, inside } = folderOf([...found.values()]);
  const ignored = read.reduce((sum, one) => sum + one.ignored, 0);
  return { kind: "folder", bundle: bundleOf(name, inside), location, files: inside, ignored };
}

/** A block without a name is a tree where it is drawn like one, or is nothing but paths. */
function isTree(block: string): boolean {
  if (/[├└│]|[|`+]--/.test(block)) return true;
  const lines = block.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 && lines.every((line) => /^\s*\S+$/.test(line)) && /[/.]/.test(block);
}

function asFile({ path, directory, target }: PastedName): PastedFile {
  if (target !== null) return { path, kind: "symlink", text: target };
  return { path, kind: directory ? "directory" : "file", text: null };
}

/** The folder in which everything lies, and everything below it. */
function folderOf(files: readonly PastedFile[]): { name: string; location: string | null; inside: PastedFile[] } {
  const absolute = files.every(({ path }) => path.startsWith("/"));
  const common = commonDirectory(files, absolute);
  const strip = common === "" ? 0 : common.length + 1;
  const inside = files
    .filter(({ path }) => path !== common)
    .map((file) => ({ ...file, path: file.path.slice(strip).replace(/^\/+/, "") }));
  const location = absolute && common !== "" ? common : null;
  return { name: lastName(common) || DEFAULT_NAME, location, inside };
}

/** Of absolute paths the deepest common directory, else the one folder at the top that holds everything; "": none. */
function commonDirectory(files: readonly PastedFile[], absolute: boolean): string {
  const [first] = files;
  if (first === undefined) return "";
  if (!absolute) {
    const top = first.path.split("/", 1)[0] ?? "";
    const holds = ({ path, kind }: PastedFile): boolean =>
      path.startsWith(`${top}/`) || (path === top && kind === "directory");
    return files.every(holds) ? top : "";
  }
  let common = first.path;
  while (common !== "" && !files.every(({ path, kind }) => isInside(path, kind, common))) {
    common = common.slice(0, common.lastIndexOf("/"));
  }
  return common;
}

function isInside(path: string, kind: PastedFile["kind"], directory: string): boolean {
  return path.startsWith(`${directory}/`) || (path === directory && kind === "directory");
}

function bundleOf(name: string, files: readonly PastedFile[]): Bundle {
  const entries = files.map(
    ({ path, kind, text }): ImportEntry => ({
      path,
      kind,
      read: () => Promise.resolve(encodeUtf8(text ?? unknownText(path))),
    }),
  );
  return { name, entries: inBatches(entries) };
}

/** A blank instruction file is another case than one with text: a name alone stands for one with text. */
function unknownText(path: string): string {
  if (path.endsWith(".git/HEAD")) return "ref: refs/heads/main\n";
  return isInstructionName(lastName(path)) ? `(Contents of ${path})\n` : "";
}
