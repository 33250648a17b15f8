/**
 * A scenario as a zip archive: its files as they would lie on a disk, below `files/`, and beside them the scenario
 * itself, from which an import makes it again as it was. Nothing can collide with that name: no file of the scenario
 * lies outside `files/`.
 */
import { decodeBase64, encodeUtf8, type FileNode, FileSystem, isWindowsPath } from "../../engine/index.ts";
import type { ScenarioDocument } from "../document.ts";
import type { Bundle } from "../import/entries.ts";
import { LIMITS } from "../limits.ts";
import { type ParsedScenario, parseScenarioText } from "../schema.ts";
import { isZipName, type ZipEntry, zipArchive } from "./zip.ts";

/** The scenario inside an archive, below its one folder. */
export const ARCHIVED_SCENARIO = "agents-md-playground.json";
const FILES = "files";
const NOTES = "README.txt";

/** What an archive cannot show of the scenario's files; the scenario inside has all of it. */
export interface ArchiveNotes {
  /** Files whose read fails: empty in the archive, with the mode 000. */
  readonly unreadable: readonly string[];
  /** Names that no archive can hold. */
  readonly leftOut: readonly string[];
}

export interface ArchiveOptions {
  /** Name of the one folder in which everything lies. */
  readonly folder: string;
  /** The text of `README.txt`. */
  readonly readme: (notes: ArchiveNotes) => string;
}

export async function archiveOf(document: ScenarioDocument, options: ArchiveOptions): Promise<Uint8Array> {
  const { entries, notes } = archivedFiles(document);
  const file = (path: string, text: string): ZipEntry => ({ path, kind: "file", bytes: encodeUtf8(text) });
  const all = [
    file(ARCHIVED_SCENARIO, `${JSON.stringify(document, null, 2)}\n`),
    file(NOTES, options.readme(notes)),
    ...entries.map((entry) => ({ ...entry, path: `${FILES}/${entry.path}` })),
  ];
  return zipArchive(all.map((entry) => ({ ...entry, path: `${options.folder}/${entry.path}` })));
}

/** The files in the order of their names. A file listed below a symlink lies where the link leads, as on a disk. */
export function archivedFiles({ files = {} }: ScenarioDocument): { entries: ZipEntry[]; notes: ArchiveNotes } {
  const unreadable: string[] = [];
  const leftOut: string[] = [];
  const entries: ZipEntry[] = [];
  for (const [path, node] of placed(files)) {
    const name = archiveName(path);
    if (name === "") continue;
    if (!isZipName(name)) {
      leftOut.push(path);
      continue;
    }
    const entry = entryOf(name, node);
    if (entry.readable === false) unreadable.push(path);
    entries.push(entry);
  }
  return { entries, notes: { unreadable, leftOut } };
}

function placed(files: { readonly [path: string]: FileNode }): [string, FileNode][] {
  const disk = FileSystem.of(files);
  const nodes = [...disk.paths()].map((path): [string, FileNode] => [path, disk.node(path) ?? ""]);
  const listed = Object.keys(files).flatMap((path): [string, FileNode][] => {
    const node = files[path];
    if (typeof node !== "object" || !("dir" in node)) return [];
    return [[disk.realPath(path) ?? path, node]];
  });
  const all = new Map([...nodes, ...listed]);
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Below the archive's folder. A drive letter becomes a folder of its own. */
function archiveName(path: string): string {
  const posix = isWindowsPath(path) ? path.replace(":", "").replaceAll("\\", "/") : path;
  return posix.replace(/^\/+/, "");
}

function entryOf(path: string, node: FileNode): ZipEntry {
  if (typeof node === "string") return { path, kind: "file", bytes: encodeUtf8(node) };
  if ("base64" in node) return { path, kind: "file", bytes: decodeBase64(node.base64) };
  if ("dir" in node) return { path, kind: "directory", bytes: new Uint8Array() };
  if ("symlink" in node) return { path, kind: "symlink", bytes: encodeUtf8(node.symlink) };
  return { path, kind: "file", bytes: new Uint8Array(), readable: false };
}

/** The scenario that an archive of this app holds; null for any other archive. */
export async function archivedScenario(bundle: Bundle): Promise<ParsedScenario | "tooLarge" | null> {
  for await (const batch of bundle.entries) {
    const found = batch.find(({ path, kind }) => path === ARCHIVED_SCENARIO && kind === "file");
    if (found === undefined) continue;
    const bytes = await found.read(LIMITS.archiveScenarioBytes);
    if (bytes === null) return "tooLarge";
    return parseScenarioText(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  }
  return null;
}
