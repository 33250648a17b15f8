/** What became of each instruction file, and the rule behind it. */
import type { FileSystem } from "../machine/files.ts";
import { bytesOfNode } from "../machine/files.ts";
import { baseName, isBelow, join, parentOf } from "../machine/path.ts";
import { decodeLossy, isBlank } from "../machine/utf8.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { Cut, FileReport, Verdict } from "../simulation.ts";
import { cutAt } from "./cut.ts";
import { CANDIDATE_NAMES, candidatePath, type RootMatch } from "./discover.ts";
import type { GlobalCandidate, GlobalDoc, ProjectDoc, ProjectDocs } from "./read.ts";
import type { AgentsMdRules } from "./rules.ts";
import { wrongName } from "./wrongName.ts";

export interface VerdictInput {
  readonly rules: AgentsMdRules;
  /** The disk when the project files were read. */
  readonly files: FileSystem;
  /** The same as Codex sees it: through a permission profile. */
  readonly seen: FileSystem;
  /** The disk when the global file was read. */
  readonly globalFiles: FileSystem;
  /** The disk as it is. */
  readonly nowFiles: FileSystem;
  readonly codexHome: string;
  readonly cwd: string;
  readonly root: RootMatch | null;
  readonly directories: readonly string[];
  readonly names: readonly string[];
  /** As configured, refused ones included. */
  readonly fallbackNames: readonly string[];
  readonly limit: number;
  /** The directory of the trust entry that says "untrusted"; null otherwise. */
  readonly untrustedBy: string | null;
  readonly global: GlobalDoc | null;
  readonly globalCandidates: readonly GlobalCandidate[];
  readonly projectDocs: ProjectDocs;
}

/** One row for each file that Codex looked at or that a person would expect it to read. */
export function fileReports(input: VerdictInput): FileReport[] {
  const reports = new Map<string, FileReport>();
  for (const row of globalReports({ ...input, files: input.globalFiles })) reports.set(row.path, row);
  for (const row of projectReports({ ...input, files: input.seen })) {
    const asGlobal = reports.get(row.path);
    reports.set(row.path, asGlobal === undefined ? row : { ...asGlobal, asProjectFile: row });
  }
  const readThroughLinks = new Set([...reports.keys()].map((path) => input.files.realPath(path)));
  for (const path of input.files.paths()) {
    const report = reports.has(path) || readThroughLinks.has(path) ? null : elsewhereReport(input, path);
    if (report !== null) reports.set(path, report);
  }
  const rows = [...reports.values()];
  return input.nowFiles === input.files ? rows : rows.map((row) => withStale(input, row));
}

/** Codex read the file before its last edit. A release that reads the global file again and again never has an old one. */
function withStale({ rules, files, globalFiles, nowFiles }: VerdictInput, row: FileReport): FileReport {
  const isGlobal = row.verdict === "global";
  const isFresh = isGlobal && rules.readsAgain;
  return isFresh || sameContent(isGlobal ? globalFiles : files, nowFiles, row.path) ? row : { ...row, stale: true };
}

function sameContent(before: FileSystem, now: FileSystem, path: string): boolean {
  const [a, b] = [before.locate(path), now.locate(path)];
  if (a.kind !== "file" || b.kind !== "file") return a.kind === b.kind;
  return a.node === b.node;
}

function report(
  files: FileSystem,
  path: string,
  verdict: Verdict,
  reason: Sentence,
  sent: { readonly used: number; readonly order: number | null; readonly cut: Cut | null } = NOTHING_SENT,
): FileReport {
  const { used, order, cut } = sent;
  return {
    path,
    verdict,
    bytes: sizeOf(files, path),
    used,
    cutAt: cut?.offset ?? null,
    cut,
    order,
    reason,
    stale: false,
    asProjectFile: null,
  };
}

const NOTHING_SENT = { used: 0, order: null, cut: null } as const;

/** Raw bytes of a readable file, 0 for everything else. */
function sizeOf(files: FileSystem, path: string): number {
  const found = files.locate(path);
  return found.kind === "file" ? (bytesOfNode(found.node)?.length ?? 0) : 0;
}

function isBlankFile(files: FileSystem, path: string): boolean {
  const read = files.read(path);
  return read.kind === "bytes" && isBlank(decodeLossy(read.bytes));
}

// --- CODEX_HOME ---------------------------------------------------------------------------------------------------------

function* globalReports({ files, codexHome, global, globalCandidates }: VerdictInput): Generator<FileReport> {
  const next = global === null ? null : baseName(global.path);
  for (const candidate of globalCandidates) {
    const { path } = candidate;
    if (candidate.kind === "sent") {
      const used = candidate.doc.end - candidate.doc.start;
      yield report(files, path, "global", sentence("file.global", { bytes: used }), { used, order: 1, cut: null });
    } else if (candidate.kind === "blank") {
      yield report(files, path, "blank", sentence("file.globalBlank", { next }));
    } else if (candidate.kind === "unreadable") {
      yield report(files, path, "unreadable", sentence("file.globalUnreadable", { next }));
    } else if (candidate.kind === "invalid") {
      yield report(files, path, "unreadable", sentence("file.globalInvalid", { next }));
    } else if (candidate.kind === "directory") {
      yield report(files, path, "not-a-file", sentence("file.notAFile", { linked: files.node(path) !== undefined }));
    } else {
      const broken = brokenLink(files, path);
      if (broken !== null) yield broken;
    }
  }
  if (global !== null && !globalCandidates.some(({ kind }) => kind === "sent")) yield keptReport(files, global);
  if (next === null) return;
  for (const name of CANDIDATE_NAMES) {
    const path = join(codexHome, name);
    const looked = globalCandidates.some((candidate) => candidate.path === path);
    if (!looked && files.locate(path).kind === "file") {
      yield report(files, path, "global-hidden", sentence("file.globalHidden", { by: next }));
    }
  }
}

/** No file can be read any more: the text that was read last stays in force. */
function keptReport(files: FileSystem, { path, start, end }: GlobalDoc): FileReport {
  const used = end - start;
  const row = report(files, path, "global", sentence("file.global", { bytes: used }), { used, order: 1, cut: null });
  return { ...row, bytes: Math.max(row.bytes, used), stale: true };
}

function brokenLink(
  files: FileSystem,
  path: string,
  reason: "file.brokenLink" | "file.brokenLink.taken" = "file.brokenLink",
): FileReport | null {
  const node = files.node(path);
  if (typeof node !== "object" || !("symlink" in node)) return null;
  return report(files, path, "broken-link", sentence(reason, { target: node.symlink }));
}

// --- Directories on the way from the root to cwd ---------------------------------------------------------------------------

function* projectReports(input: VerdictInput): Generator<FileReport> {
  const { files, directories, names, rules } = input;
  const sent = sentDocs(input);
  for (const directory of directories) {
    let winner: string | null = null;
    for (const name of rules.namesIn(directory, names)) {
      const path = candidatePath(directory, name);
      const found = files.locate(path);
      if (winner === null && rules.isCandidate(files, path)) {
        winner = name;
        yield chosenReport(input, sent, path, hiddenNames(input, directory, name));
      } else if (found.kind === "directory") {
        yield report(files, path, "not-a-file", sentence("file.notAFile", { linked: files.node(path) !== undefined }));
      } else if (found.kind === "failed" && found.failure === "not-found") {
        const broken = brokenLink(files, path);
        if (broken !== null) yield broken;
      } else if (winner !== null) {
        yield report(files, path, "hidden", hiddenReason(files, candidatePath(directory, winner)));
      }
    }
  }
}

function hiddenReason(files: FileSystem, winner: string): Sentence {
  const by = baseName(winner);
  return isBlankFile(files, winner) ? sentence("file.hidden.blank", { by }) : sentence("file.hidden", { by });
}

/** The candidates behind `winner` in its directory that exist as files. */
function hiddenNames({ files, names, rules }: VerdictInput, directory: string, winner: string): string | null {
  const behind = rules.namesIn(directory, names.slice(names.indexOf(winner) + 1));
  return behind.find((name) => files.locate(candidatePath(directory, name)).kind === "file") ?? null;
}

interface SentDoc {
  readonly doc: ProjectDoc;
  readonly order: number;
}

/** Project files that are sent, with their place: the global file comes first. */
function sentDocs({ projectDocs, global, untrustedBy }: VerdictInput): ReadonlyMap<string, SentDoc> {
  const docs = untrustedBy === null ? projectDocs.docs.filter((doc) => !doc.blank) : [];
  const first = global === null ? 1 : 2;
  return new Map(docs.map((doc, index) => [doc.path, { doc, order: first + index }]));
}

/** The row of the file that its directory contributes. */
function chosenReport(
  input: VerdictInput,
  sent: ReadonlyMap<string, SentDoc>,
  path: string,
  hides: string | null,
): FileReport {
  const { files, limit, untrustedBy, projectDocs } = input;
  if (limit === 0) {
    return report(files, path, "disabled", sentence("file.disabled.limitZero", { key: "project_doc_max_bytes" }));
  }
  const located = files.locate(path);
  const broken =
    located.kind === "failed" && located.failure === "not-found"
      ? brokenLink(files, path, "file.brokenLink.taken")
      : null;
  if (broken !== null) return broken;
  const isUnreadable = located.kind === "failed" || files.read(path).kind === "failed";
  if (isUnreadable && (projectDocs.failedAt === path || located.kind === "failed")) {
    return report(files, path, "unreadable", sentence("file.unreadable", { linkLoop: located.kind === "failed" }));
  }
  if (projectDocs.failedAt !== null) {
    return report(files, path, "disabled", sentence("file.disabled.readError", { path: projectDocs.failedAt }));
  }
  if (untrustedBy !== null) {
    return report(files, path, "untrusted", sentence("file.untrusted", { entry: untrustedBy }));
  }
  const found = sent.get(path);
  if (found !== undefined) return sentReport(input, found);
  const doc = projectDocs.docs.find((candidate) => candidate.path === path);
  if (doc === undefined) {
    if (isBlankFile(files, path)) return report(files, path, "blank", sentence("file.blank", { hides }));
    const takenBy = [...sent.values()].at(-1)?.doc.path ?? path;
    return report(files, path, "budget", sentence("file.budget", { limit, takenBy }));
  }
  return isBlank(decodeLossy(doc.bytes))
    ? report(files, path, "blank", sentence("file.blank", { hides }))
    : report(files, path, "blank", sentence("file.blank.afterCut", { limit: doc.remaining }));
}

function sentReport({ files, limit }: VerdictInput, { doc, order }: SentDoc): FileReport {
  const { path, used, bytes } = doc;
  if (used === bytes.length) {
    return report(files, path, "loaded", sentence("file.loaded", { bytes: used }), { used, order, cut: null });
  }
  const cut = cutAt(bytes, used);
  const params = { used, bytes: bytes.length, limit, line: cut.line };
  const reason = doc.remaining === limit ? sentence("file.cut.own", params) : sentence("file.cut.rest", params);
  return report(files, path, "cut", reason, { used, order, cut });
}

// --- Everywhere else --------------------------------------------------------------------------------------------------------

/** A row for a file that bears, or nearly bears, the name of an instruction file. Null for all others. */
function elsewhereReport(input: VerdictInput, path: string): FileReport | null {
  const { files, names, fallbackNames, directories, rules } = input;
  const refused = fallbackNames.find(
    (name) =>
      (rules.acceptFallbackName(name) === null || rules.namesIn(input.cwd, [name]).length === 0) &&
      directories.some((directory) => join(directory, name) === path),
  );
  if (refused !== undefined) {
    return report(files, path, "wrong-name", sentence("file.wrongName.fallbackRefused", { name: refused }));
  }
  const name = baseName(path);
  if (names.includes(name) && directories.includes(parentOf(path)) && input.seen !== files) {
    return report(files, path, "unreadable", sentence("file.unseen", {}));
  }
  if (!names.includes(name)) {
    const reason = wrongName(name);
    return reason === null ? null : report(files, path, "wrong-name", reason);
  }
  return strayReport(input, path);
}

/** Right name, but in a directory that is not searched. */
function strayReport({ files, cwd, root, directories }: VerdictInput, path: string): FileReport {
  const directory = parentOf(path);
  const folder = baseName(directory);
  if (/^\.(agents?|codex)$/.test(folder) && directories.includes(parentOf(directory))) {
    return report(files, path, "wrong-name", sentence("file.wrongName.folder", { folder }));
  }
  if (isBelow(directory, cwd)) {
    return report(files, path, "below-cwd", sentence("file.belowCwd", { directory }));
  }
  if (root === null) return report(files, path, "off-path", sentence("file.offPath.noRoot", { cwd }));
  const reason = isBelow(root.path, directory)
    ? sentence("file.offPath.aboveRoot", { root: root.path, marker: root.marker })
    : sentence("file.offPath.sibling", { root: root.path, cwd });
  return report(files, path, "off-path", reason);
}
