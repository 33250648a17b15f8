/** Where a stretch of a file stands in a request, or why it is not there. */
import type { FileSystem } from "../machine/files.ts";
import { isBelow } from "../machine/path.ts";
import { decodeLossy, trim } from "../machine/utf8.ts";
import type { Step } from "../scenario.ts";
import type { Sentence } from "../sentences.ts";
import type { FileReport, ModelRequest, Simulation } from "../simulation.ts";
import { type FileVersion, placesOfFile, type TextPlace } from "./places.ts";

/** Why a text is not in the request. Ids with parameters: the words stand in `src/ui/i18n/places.*`. */
export interface AbsenceParams {
  /** Codex has sent nothing so far. */
  readonly "no-request": Record<never, never>;
  /** Behind the cut; the place of the cut. */
  readonly "below-cut": { readonly line: number; readonly column: number };
  /** White space at the beginning or end of a text that is sent without it. */
  readonly trimmed: Record<never, never>;
  /** The file's own verdict says why nothing of it is sent. */
  readonly verdict: { readonly reason: Sentence };
  /** No instruction file, and named by nothing. */
  readonly "not-read": Record<never, never>;
  /** Codex has read another version: the file is written by steps of the timeline (indices). */
  readonly "other-version": { readonly steps: readonly number[] };
  /** It is sent from a later step on. */
  readonly "not-yet": { readonly step: number };
  /** It was in the history, and a compaction (step) has left it out. */
  readonly "dropped-at-compaction": { readonly step: number };
  /** It was in the history that a revert, a fork or a resume has left. */
  readonly "left-behind": { readonly step: number };
}
export type AbsenceId = keyof AbsenceParams;
export type Absence = {
  readonly [Id in AbsenceId]: { readonly id: Id; readonly params: AbsenceParams[Id] };
}[AbsenceId];

export interface StandsInput {
  readonly simulation: Simulation;
  readonly steps: readonly Step[];
  /** The reports of the moment that is shown. */
  readonly files: readonly FileReport[];
  /** The request that is shown; null when nothing was sent. */
  readonly request: ModelRequest | null;
  /** The disk at that moment: symlinks are looked up in it. */
  readonly disk: FileSystem;
  /** Absolute path of the file, its bytes as they are shown, and the stretch of them that is asked for. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

export interface Stands {
  readonly places: readonly TextPlace[];
  /** Bytes of the stretch that stand at the first place. */
  readonly sent: number;
  /** Why the rest, or all of it, is not there; null when all of it is. */
  readonly absent: Absence | null;
}

export function standsIn(input: StandsInput): Stands {
  const { request, bytes, start, end } = input;
  const file = versionOf(input);
  const places = request === null ? [] : placesOfFile(request, file, start, end);
  const first = places[0];
  const sent = first === undefined ? 0 : first.endByte - first.startByte;
  const wanted = end - start;
  const isWhole = first !== undefined && (sent >= wanted || decodeLossy(bytes.subarray(start, end)).includes("\ufffd"));
  return { places, sent, absent: isWhole ? null : absenceOf(input, file) };
}

function versionOf({ disk, path, bytes }: StandsInput): FileVersion {
  const real = disk.realPath(path) ?? path;
  return { bytes, isPath: (read) => read === path || read === real || disk.realPath(read) === real };
}

function absenceOf(input: StandsInput, file: FileVersion): Absence {
  const { files, request, bytes, start, end, disk, path } = input;
  if (request === null) return { id: "no-request", params: {} };
  const report = files.find((row) => file.isPath(row.path));
  if (report?.cut !== undefined && report.cut !== null && end > report.cut.offset) {
    const { line, column } = report.cut;
    return { id: "below-cut", params: { line, column } };
  }
  if (report !== undefined && report.order === null) return { id: "verdict", params: { reason: report.reason } };
  if (report !== undefined && trim(decodeLossy(bytes.subarray(start, end))) === "")
    return { id: "trimmed", params: {} };
  const elsewhere = inAnotherRequest(input, file, request);
  if (elsewhere !== null) return elsewhere;
  const writers = stepsThatWrite(input.steps, disk, path);
  if (writers.length > 0 && (report !== undefined || request.items.some((item) => hasFile(item, file)))) {
    return { id: "other-version", params: { steps: writers } };
  }
  return { id: "not-read", params: {} };
}

/** Indices of the steps that write or remove the file or what it lies in. */
function stepsThatWrite(steps: readonly Step[], disk: FileSystem, path: string): number[] {
  const real = disk.realPath(path) ?? path;
  const touches = (changed: string) => [path, real].some((one) => one === changed || isBelow(one, changed));
  return steps.flatMap((step, index) => {
    const edits = step.do === "write" || step.do === "remove" ? [step] : step.do === "turn" ? (step.during ?? []) : [];
    return edits.some((edit) => touches(edit.path)) ? [index] : [];
  });
}

/** The text stands in a request before or behind the one that is shown. */
function inAnotherRequest(input: StandsInput, file: FileVersion, shown: ModelRequest): Absence | null {
  const { simulation, start, end } = input;
  const { requests, steps } = simulation;
  const at = requests.indexOf(shown);
  const holds = (index: number) => placesOfFile(requests[index] as ModelRequest, file, start, end).length > 0;
  const writers = steps
    .filter(({ written }) => written.some(({ item }) => hasFile(item, file)))
    .map(({ step }) => step);
  for (const step of writers.filter((one) => one <= shown.step).reverse()) {
    const { first, count } = (steps[step] as (typeof steps)[number]).requests;
    const last = Math.min(first + count, at) - 1;
    if (last < first || !holds(last)) continue;
    const compacted = steps.find((one) => one.step >= step && one.step <= shown.step && one.compactions.length > 0);
    if (compacted !== undefined) return { id: "dropped-at-compaction", params: { step: compacted.step } };
    return { id: "left-behind", params: { step } };
  }
  for (const step of writers.filter((one) => one >= shown.step)) {
    const { first, count } = (steps[step] as (typeof steps)[number]).requests;
    for (let index = Math.max(first, at + 1); index < first + count; index++) {
      if (holds(index)) return { id: "not-yet", params: { step } };
    }
  }
  return null;
}

function hasFile(item: ModelRequest["items"][number], file: FileVersion): boolean {
  return (
    item.type === "message" &&
    item.parts.some(({ spans }) => spans.some(({ source }) => source.kind === "file" && file.isPath(source.path)))
  );
}
