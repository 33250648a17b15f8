/** What a fix would change, and what would become of the instruction files: before it is applied. Pure. */
import type { FileNode, Verdict } from "../../engine/index.ts";
import type { Fix } from "../../engine/insight.ts";
import { applyFix } from "../../scenario/applyFix.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { type DocumentChanges, documentChanges, type FileChange } from "../../scenario/documentChanges.ts";
import type { ShownMoment } from "../../state/moment.ts";
import type { FileOutcome, WhatIf } from "../../state/whatIf.ts";
import { fileTextOf } from "../editor/fileText.ts";
import { shownText } from "../editor/textEdits.ts";
import type { FindingsUiStrings } from "../i18n/findings.en.ts";
import type { Format } from "../i18n/format.ts";
import type { LineDiff } from "../views/history/lineDiff.ts";
import { changedLines } from "./changedLines.ts";

/** The difference of one file's text; null where no line differs, or a side is no text. */
export interface ChangedFile extends FileChange {
  readonly diff: LineDiff | null;
}

export interface FixPreview {
  readonly edited: ScenarioDocument;
  readonly changes: DocumentChanges;
  readonly files: readonly ChangedFile[];
}

/** Null: the fix is not possible (any more). `step` as for `applyFix`. */
export function previewOf(document: ScenarioDocument, fix: Fix, step: number): FixPreview | null {
  const edited = applyFix(document, fix, step);
  if (edited === document) return null;
  const changes = documentChanges(document, edited);
  return { edited, changes, files: changes.files.map((change) => ({ ...change, diff: diffOf(change) })) };
}

function diffOf({ before, after, movedFrom }: FileChange): LineDiff | null {
  if (movedFrom !== null) return null;
  const [was, is] = [textOf(before), textOf(after)];
  return was === null || is === null || was === is ? null : changedLines(was, is);
}

/** A file that is not there has no lines; null: no text. */
function textOf(node: FileNode | null): string | null {
  if (node === null) return "";
  const text = fileTextOf(node)?.text;
  return text === undefined ? null : shownText(text);
}

type Words = FindingsUiStrings["changes"];

/** Changes that are named; the rest is counted. */
const NAMED = 2;
/** Characters of a changed line that are shown. */
const LINE_LENGTH = 72;

/** One line that says what changes. */
export function changeLine({ changes, files }: FixPreview, words: Words, f: Format): string {
  const { cwd, profile, environments, overrides, steps } = changes;
  const parts = [
    ...(cwd === null ? [] : [words.cwd(cwd.before, cwd.after, f)]),
    ...(profile === null ? [] : [words.profile(profile.after ?? null, f)]),
    ...(environments === null ? [] : [words.environments(environments.after?.map(({ id }) => id) ?? null, f)]),
    ...files.map((file) => fileLine(file, words, f)),
    ...overrides.map(({ key, after }) =>
      after === undefined ? words.overrideGone(key, f) : words.override(`${key} = ${JSON.stringify(after)}`, f),
    ),
    ...steps.map(({ index, before, after }) =>
      before === null ? words.stepAdded(index) : after === null ? words.stepRemoved(index) : words.stepChanged(index),
    ),
  ];
  const named = parts.slice(0, NAMED);
  return words.all([...named, ...(parts.length > NAMED ? [words.more(parts.length - NAMED)] : [])]);
}

function fileLine({ path, before, after, movedFrom, diff }: ChangedFile, words: Words, f: Format): string {
  if (movedFrom !== null) return words.moved(movedFrom, path, f);
  if (after === null) return words.removed(path, f);
  if (typeof after === "object" && "symlink" in after) return words.link(path, after.symlink, f);
  const [line] = diff?.lines.filter(({ kind }) => kind === "added") ?? [];
  if (line !== undefined && diff?.added === 1 && diff.removed <= 1) return words.line(path, shortened(line.text), f);
  if (before === null) return words.added(path, f);
  return diff === null ? words.bytes(path, f) : words.lines(path, diff.added, diff.removed, f);
}

function shortened(line: string): string {
  const text = line.trim();
  return text.length <= LINE_LENGTH ? text : `${text.slice(0, LINE_LENGTH)}…`;
}

/** Files of which is said what becomes of them; the rest is counted. */
const TOLD = 3;

/** "Then: web/AGENTS.md is sent whole."; null: nothing becomes of the files. */
export function outcomeLine(
  now: ShownMoment,
  { files: changed, error }: WhatIf,
  { outcome: words }: Pick<FindingsUiStrings, "outcome">,
  verdicts: Readonly<Record<Verdict, string>>,
  f: Format,
): string | null {
  if (error !== null) return words.title([words.refused]);
  const files = changed.filter(isTold).map((file) => fileOutcome(file, words, verdicts, f));
  const told = files.slice(0, TOLD);
  const parts = [
    ...(now.error === null ? [] : [words.starts]),
    ...told,
    ...(files.length > TOLD ? [words.more(files.length - TOLD)] : []),
  ];
  return parts.length === 0 ? null : words.title(parts);
}

function fileOutcome(
  { path, before, after }: FileOutcome,
  words: FindingsUiStrings["outcome"],
  verdicts: Readonly<Record<Verdict, string>>,
  f: Format,
): string {
  if (after !== null && after.order !== null) {
    return after.verdict === "cut" ? words.cut(path, after.used, after.bytes, f) : words.whole(path, f);
  }
  if (after === null || (before !== null && before.order !== null)) return words.gone(path, f);
  return words.notSent(path, verdicts[after.verdict], f);
}

/** Another size alone is no news, unless it is that of the text on disk; nor is a file that was not sent and is gone. */
function isTold({ before, after }: FileOutcome): boolean {
  if (after === null) return before !== null && before.order !== null;
  return before?.verdict !== after.verdict || after.verdict === "cut" || before.stale;
}
