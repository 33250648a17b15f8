/** The words of the check against the person's own Codex, in English. They come with the dialog. */
import type { PartState } from "../../scenario/check/compare.ts";
import type { PasteFault, PasteNote } from "../../scenario/check/paste.ts";
import type { LeftOut } from "../../scenario/check/setup.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

type ByKind<One extends { readonly kind: string }> = {
  readonly [Kind in One["kind"]]: (one: Extract<One, { readonly kind: Kind }>, f: Format) => string;
};

/** Writes a thing in the words of its kind. */
export function sayKind<One extends { readonly kind: string }>(table: ByKind<One>, one: One, f: Format): string {
  // The kind decides the type of the parameters; the compiler cannot follow that through the table.
  return (table as unknown as Record<string, (one: One, f: Format) => string>)[one.kind]?.(one, f) ?? one.kind;
}

const at = ({ line, column }: { readonly line: number; readonly column: number }) =>
  `line ${formatNumber(line)}, column ${formatNumber(column)}`;

const faults: ByKind<PasteFault> = {
  empty: () => "Nothing is pasted.",
  large: () => "This is far more than Codex prints. Paste the output alone.",
  script: () => "This is the script itself. Run it, and paste what it prints.",
  noOutput: (_, f) =>
    `There is no output of ${f.code("codex debug prompt-input")} in this: a list that begins with ${f.code("[")} and a message.`,
  directory: ({ directory, ...place }, f) =>
    `In ${at(place)} stands no directory that the script could have made: ${f.code(directory === "" ? "nothing" : directory)}.`,
};

const notes: ByKind<PasteNote> = {
  cut: (place) => `The end is missing: the paste stops in ${at(place)}. What is there is compared.`,
  startMissing: ({ line }) =>
    `The beginning is missing: the first whole message stands in line ${formatNumber(line)}. What is there is compared.`,
  broken: ({ line }) =>
    `The terminal has broken long lines, first in line ${formatNumber(line)}. They were joined again; spaces at those places may be lost.`,
  unexpected: ({ found, ...place }, f) =>
    `In ${at(place)} stands something that Codex does not print: ${f.code(found)}. What comes before it is compared.`,
};

const leftOut: ByKind<LeftOut> = {
  systemFiles: ({ paths }, f) =>
    `${paths.map((path) => f.path(path)).join(", ")}: only an administrator could lay ${paths.length === 1 ? "it" : "them"} out.`,
  clientInstructions: () => "Instructions of the thread: a client of the app server says them.",
  mode: () => "The collaboration mode: a client says it. The model's own default remains.",
  steps: ({ count: steps }) => `${count(steps, "step")} of the timeline: the command shows the first request.`,
  partsOfTurn: () => "Pictures, context and skills of the first turn.",
  prompt: ({ why }) =>
    ({
      long: "The message of the first turn: it is too long for a command line.",
      empty: "The message of the first turn: it is empty.",
      nul: "The message of the first turn: a command line cannot hold its NUL character.",
      none: "A message: the timeline has no turn.",
    })[why],
};

const states: Record<PartState, string> = {
  equal: "equal",
  differs: "differs",
  predicted: "only predicted",
  printed: "only printed",
  standIn: "equal but for stand-ins",
};

export const checkEn = {
  title: "Check against your own Codex",
  explain: (f: Format) =>
    `${f.code("codex debug prompt-input")} prints what Codex would send, and sends nothing. Run it on your computer and paste what it prints: each part is compared with the prediction.`,
  run: "Run",
  how: "Where to run it",
  ways: { posix: "Linux, macOS", powerShell: "Windows", plain: "Your own repository" },
  about: {
    posix:
      "The script lays this scenario out in a new temporary directory with its own home and CODEX_HOME, runs your Codex there, and removes the directory. Nothing of your own CODEX_HOME is read; files of your computer in /etc/codex are. A proxy that leads nowhere keeps Codex off the network.",
    powerShell:
      "The same for PowerShell 5.1 and later. It has not been run on Windows by us, and Windows is not modelled: expect differences in paths and permissions.",
    plain:
      "With your own files and configuration: this shows where your computer differs from the scenario that is open here. Any message will do. Directory, date, zone and shell are taken from the output.",
  },
  usage: {
    posix: (f: Format) => `Save it, read it, then ${f.code("sh codex-check.sh > out.txt")}`,
    powerShell: (f: Format) => `Save it, read it, then ${f.code(".\\codex-check.ps1 > out.txt")}`,
    plain: "In the directory where you start Codex",
  },
  script: "Script",
  copy: "Copy",
  save: "Save…",
  leftOut: "The command cannot be told everything. Left out on both sides:",
  unsupported: "Only Codex 0.158.0 on Linux and macOS paths is predicted. This scenario is another one.",
  paste: "What it printed",
  placeholder: "Paste the whole output here",
  open: "Open a file…",
  clear: "Clear",
  close: "Close",
  result: "Comparison",
  faults,
  notes,
  leftOutItems: leftOut,
  states,
  unknownPart: "a part that this app does not know",
  equal: (parts: number) => `Equal. ${count(parts, "part")} compared, byte for byte.`,
  equalSoFar: (parts: number) => `Equal as far as the paste goes. ${count(parts, "part")} compared.`,
  equalButStandIns: (parts: number) =>
    `Equal, but Codex's own texts are stand-ins here and were not compared in ${count(parts, "part")}.`,
  unequal: (parts: number, all: number) =>
    `${formatNumber(parts)} of ${count(all, "part")} ${parts === 1 ? "is" : "are"} not equal.`,
  refusesAsPredicted: "Codex refuses to start, as predicted.",
  refusesOnlyThere: "Your Codex refuses to start. The prediction is that it starts.",
  refusesOnlyHere: "Your Codex starts. The prediction is that it refuses to.",
  predictedRefusal: "Predicted",
  printedRefusal: "Printed",
  otherRelease: (theirs: string, ours: string) =>
    `Your Codex is ${theirs}, the prediction is for ${ours}: differences may come from the release.`,
  otherScenario: "The script was made for another state of this scenario. Copy it again to compare what is open now.",
  readable: (paths: readonly string[], f: Format) =>
    `${paths.map((path) => f.path(path)).join(", ")} could be read there (by root, nothing is unreadable). The prediction goes by that.`,
  failed: (paths: readonly string[], f: Format) =>
    `Could not be laid out there: ${paths.map((path) => f.path(path)).join(", ")}.`,
  systemFiles: (paths: readonly string[], f: Format) =>
    `Your Codex reads ${paths.map((path) => f.code(path)).join(", ")} as well: differences may come from there.`,
  above: (paths: readonly string[], f: Format) =>
    `${paths.map((path) => f.code(path)).join(", ")} lies above the temporary directory and may become the project root. Set TMPDIR to a directory outside of it.`,
  regrouped: "The part stands in another message.",
  partCut: "Equal up to the end of the paste.",
  differs: (line: number, column: number) =>
    `First difference: line ${formatNumber(line)}, column ${formatNumber(column)} of the part`,
  predicted: "predicted",
  printed: "printed",
  lines: "Lines that differ",
  text: "Text",
  diffLegend: "− predicted, + printed",
  show: "Show in Messages",
};

export type CheckStrings = typeof checkEn;
