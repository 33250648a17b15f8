/** What can be done when instructions do not fit the limit: each remedy as edits of the scenario, none applied. Pure. */
import { byteLength, decodeLossy, isBelow, joinPath, parentOf, pathBelow, type Settings } from "../engine/index.ts";
import type { FixEdit } from "../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import type { BudgetFile, BudgetPicture } from "./budget.ts";
import type { EditLabel } from "./labels.ts";
import type { ShownMoment } from "./moment.ts";
import { editedFile } from "./settingEdits.ts";
import { splitPoint } from "./splitText.ts";

export const LIMIT_KEY = "project_doc_max_bytes";
const KIB = 1024;
/** A raised limit leaves some room: it is a whole number of these bytes. */
const RAISED_IN = 16 * KIB;
/** Codex's own limit. */
export const DEFAULT_LIMIT = 32 * KIB;

interface Change {
  readonly edits: readonly FixEdit[];
  readonly label: EditLabel;
}
/** Text that goes from one file to another. */
interface Move extends Change {
  readonly from: string;
  readonly to: string;
  /** UTF-8 bytes that go, and the 1-based line with which they begin. */
  readonly bytes: number;
  readonly line: number;
}

export type Remedy =
  | (Change & { readonly id: "raise"; readonly bytes: number; readonly path: string | null })
  /** The text goes to a file that Codex does not send; a line names it. */
  | (Move & { readonly id: "split" })
  /** The text goes to the instruction file of a directory below. `directories`: what can be chosen. */
  | (Move & {
      readonly id: "deeper";
      readonly directory: string;
      readonly directories: readonly string[];
      /** The directory is searched too, so that its file counts against the same limit. */
      readonly onTheWay: boolean;
    })
  | (Change & { readonly id: "startIn"; readonly directory: string; readonly directories: readonly string[] });

export type RemedyId = Remedy["id"];

/** Why a remedy cannot be had here. */
export type NoRemedy =
  /** A step sets what would have to be edited. */
  | { readonly id: "raise" | "startIn"; readonly why: "step" }
  /** The file cannot be taken apart: no UTF-8, or no line in front of which enough lies. */
  | { readonly id: "split" | "deeper"; readonly why: "text" }
  /** The file was changed after Codex read it. */
  | { readonly id: "split" | "deeper"; readonly why: "stale" }
  | { readonly id: "deeper"; readonly why: "noDirectory" }
  /** One directory alone is searched. */
  | { readonly id: "startIn"; readonly why: "oneDirectory" };

export type RemedyRow = Remedy | NoRemedy;

/** Directories that a person has chosen; null: what is proposed. */
export interface Choices {
  readonly deeper: string | null;
  readonly startIn: string | null;
}

type Moment = Pick<ShownMoment, "searched" | "disk" | "environments"> & { readonly settings: Settings };

/** One row a remedy; none where nothing is lost. */
export function remediesOf(
  document: ScenarioDocument,
  moment: Moment,
  budget: BudgetPicture,
  choices: Choices,
): readonly RemedyRow[] {
  if (budget.lost === 0) return [];
  const text = textRemedies(moment, budget, choices.deeper);
  const start = selectsDirectories(document, moment) ? [] : [startIn(document, moment, budget, choices.startIn)];
  return [raise(document, moment, budget), ...text, ...start];
}

/** A client that names the directories of its environments does not care where the thread was started. */
function selectsDirectories({ launch }: ScenarioDocument, { environments = [], settings }: Moment): boolean {
  return launch.environments !== undefined || environments.some(({ cwd }) => cwd.value !== settings.cwd);
}

/** The smallest limit in whole KiB that holds everything. */
export function limitForAll(found: number): number {
  return Math.ceil(found / KIB) * KIB;
}

function raise(document: ScenarioDocument, { settings }: Moment, { found, limit }: BudgetPicture): RemedyRow {
  const { origin } = settings.projectDocMaxBytes;
  if (origin.kind === "step") return { id: "raise", why: "step" };
  const bytes = Math.max(Math.ceil(found / RAISED_IN) * RAISED_IN, limit === 0 ? DEFAULT_LIMIT : 0);
  const path = editedFile(origin, normaliseScenario(document));
  return {
    id: "raise",
    bytes,
    path,
    label: { id: "edit.setting", params: { key: LIMIT_KEY, value: String(bytes) } },
    edits: [{ kind: "setKey", path, key: [LIMIT_KEY], value: bytes }],
  };
}

/** The largest file, taken apart in one of two ways. */
function textRemedies(moment: Moment, budget: BudgetPicture, chosen: string | null): readonly RemedyRow[] {
  const file = largest(budget.files);
  if (budget.limit === 0 || file === null) return [];
  const none = (why: "text" | "stale"): RemedyRow[] => [
    { id: "split", why },
    { id: "deeper", why },
  ];
  if (file.report.stale) return none("stale");
  const text = textAt(moment, file.path);
  if (text === null) return none("text");
  return [split(moment, budget, file, text), deeper(moment, budget, file, text, chosen)];
}

/** Of equal ones the nearest to the start directory. */
function largest(files: readonly BudgetFile[]): BudgetFile | null {
  return files.reduce<BudgetFile | null>(
    (best, file) => (best === null || file.bytes >= best.bytes ? file : best),
    null,
  );
}

function textAt({ disk }: Moment, path: string): string | null {
  const read = disk.read(path);
  if (read.kind === "failed") return null;
  const text = decodeLossy(read.bytes);
  return byteLength(text) === read.bytes.length && !text.includes("\ufffd") ? text : null;
}

/** The place at which the file has to end so that all files fit; where there is none, so that it fits by itself. */
function pointIn({ files, limit }: BudgetPicture, file: BudgetFile, text: string, extra: number) {
  const at = files.indexOf(file);
  const sum = (some: readonly BudgetFile[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const before = sum(files.slice(0, at));
  const room = limit - before - extra;
  return splitPoint(text, room - sum(files.slice(at + 1))) ?? splitPoint(text, room);
}

function split(moment: Moment, budget: BudgetPicture, file: BudgetFile, text: string): RemedyRow {
  const directory = parentOf(file.path);
  const to = freePath(moment, joinPath(directory, "docs"));
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const link = `${eol}More rules: ${pathBelow(to, directory)}${eol}`;
  const point = pointIn(budget, file, text, byteLength(link));
  if (point === null) return { id: "split", why: "text" };
  const { offset, line, moved } = point;
  return {
    id: "split",
    from: file.path,
    to,
    bytes: moved,
    line,
    label: { id: "edit.moveText", params: { from: file.path, to } },
    edits: [
      { kind: "replaceText", path: file.path, start: offset, end: text.length, text: link },
      { kind: "write", path: to, node: text.slice(offset) },
    ],
  };
}

function freePath({ disk }: Moment, directory: string): string {
  for (let number = 1; ; number++) {
    const path = joinPath(directory, `instructions${number === 1 ? "" : `-${number}`}.md`);
    if (!disk.exists(path)) return path;
  }
}

function deeper(
  moment: Moment,
  budget: BudgetPicture,
  file: BudgetFile,
  text: string,
  chosen: string | null,
): RemedyRow {
  const directories = directoriesBelow(moment, parentOf(file.path));
  const proposed = directories.find((directory) => !moment.searched.includes(directory)) ?? directories[0];
  const directory = chosen !== null && directories.includes(chosen) ? chosen : proposed;
  if (directory === undefined) return { id: "deeper", why: "noDirectory" };
  const point = pointIn(budget, file, text, 0);
  const to = instructionFile(moment, directory);
  const there = moment.disk.exists(to) ? textAt(moment, to) : "";
  if (point === null || there === null) return { id: "deeper", why: "text" };
  const { offset, line, moved } = point;
  const tail = text.slice(offset);
  return {
    id: "deeper",
    from: file.path,
    to,
    bytes: moved,
    line,
    directory,
    directories,
    onTheWay: moment.searched.includes(directory),
    label: { id: "edit.moveText", params: { from: file.path, to } },
    edits: [
      { kind: "replaceText", path: file.path, start: offset, end: text.length, text: "" },
      there === ""
        ? { kind: "write", path: to, node: tail }
        : { kind: "replaceText", path: to, start: there.length, end: there.length, text: joint(there, tail) + tail },
    ],
  };
}

/** Between two texts: nothing in front of a heading that begins a line, else what keeps their paragraphs apart. */
function joint(before: string, after: string): string {
  const isHeading = after.startsWith("#");
  if (!before.endsWith("\n")) return isHeading ? "\n" : "\n\n";
  return isHeading ? "" : "\n";
}

/** The file that a directory contributes, or would. */
function instructionFile({ disk }: Moment, directory: string): string {
  const override = joinPath(directory, "AGENTS.override.md");
  return disk.locate(override).kind === "file" ? override : joinPath(directory, "AGENTS.md");
}

/** Directories that are offered at most. */
const OFFERED = 100;

/** Directories below, in the order of their names; hidden ones are left out. */
function directoriesBelow({ disk }: Moment, directory: string): readonly string[] {
  const found = new Set<string>();
  for (const path of disk.paths()) {
    // What holds a directory that is known is known too.
    for (let here = parentOf(path); isBelow(here, directory) && !found.has(here); here = parentOf(here))
      found.add(here);
  }
  const isHidden = (path: string) => path.includes("/.", directory.length);
  return [...found]
    .filter((path) => !isHidden(path))
    .sort()
    .slice(0, OFFERED);
}

function startIn(
  document: ScenarioDocument,
  { settings, searched }: Moment,
  { files, limit }: BudgetPicture,
  chosen: string | null,
): RemedyRow {
  if (settings.cwd !== document.launch.cwd) return { id: "startIn", why: "step" };
  const directories = searched.slice(0, -1);
  const proposed = directories.findLast((directory) => bytesDownTo(files, directory) <= limit) ?? directories[0];
  const directory = chosen !== null && directories.includes(chosen) ? chosen : proposed;
  if (directory === undefined) return { id: "startIn", why: "oneDirectory" };
  return {
    id: "startIn",
    directory,
    directories,
    label: { id: "edit.cwd", params: { cwd: directory } },
    edits: [{ kind: "cwd", cwd: directory }],
  };
}

/** Bytes of the files that are read when Codex is started in this directory. */
function bytesDownTo(files: readonly BudgetFile[], directory: string): number {
  return files
    .filter(({ path }) => parentOf(path).length <= directory.length)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
