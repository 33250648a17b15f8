/** Words about where a piece of text stands, in English. They come with the editor's line that says it. */
import type { Absence } from "../../engine/insight.ts";
import { type Format, formatNumber } from "./format.ts";

type AbsenceWords = {
  readonly [Id in Exclude<Absence["id"], "verdict">]: (
    params: Extract<Absence, { id: Id }>["params"],
    format: Format,
  ) => string;
};

const steps = (indices: readonly number[]) =>
  `${indices.length === 1 ? "step" : "steps"} ${indices.map((index) => index + 1).join(", ")}`;

const absent: AbsenceWords = {
  "no-request": () => "Codex has sent nothing so far.",
  "below-cut": ({ line, column }) =>
    `It stands behind the cut: what follows line ${formatNumber(line)}, column ${formatNumber(column)} is not sent.`,
  trimmed: () => "White space at the beginning and the end of this file is not sent.",
  "not-read": () => "Codex does not read this file by itself.",
  "other-version": ({ steps: writers }) =>
    `${upper(steps(writers))} of the timeline wrote another text, and that is sent.`,
  "not-yet": ({ step }) => `It is sent from step ${step + 1} on, after the request that is shown.`,
  "dropped-at-compaction": ({ step }) => `It was in the history until the compaction of step ${step + 1} left it out.`,
  "left-behind": ({ step }) => `It was sent in step ${step + 1}; the thread has left that history.`,
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const placesEn = {
  label: "Where this text stands",
  /** Before a list of what is missing. */
  notSent: "Not in the request.",
  partly: (sent: number, wanted: number) =>
    `Only ${formatNumber(sent)} of ${formatNumber(wanted)} bytes are in the request.`,
  sent: "In the request:",
  /** `message` counts from 1; null: the `instructions` field. */
  place: (message: number | null, role: string, part: number, parts: number) =>
    message === null
      ? "the instructions field"
      : `message ${formatNumber(message)} (${role})${parts > 1 ? `, part ${formatNumber(part)}` : ""}`,
  bytes: (start: number, end: number, of: number) =>
    `bytes ${formatNumber(start)} to ${formatNumber(end)} of ${formatNumber(of)}`,
  tokens: (start: number, end: number, estimated: boolean) =>
    `${estimated ? "≈ " : ""}tokens ${formatNumber(start)} to ${formatNumber(end)}`,
  superseded: "superseded by a later copy",
  more: (places: number) => (places === 1 ? "and in one more place" : `and in ${formatNumber(places)} more places`),
  show: "Show there",
  noCaret: "Put the caret on a line to see where it stands in the request.",
  noKey: "No key of the configuration stands here.",
  emptyLine: "Nothing stands on this line.",
  absent,
};

export type PlaceStrings = typeof placesEn;
