/** The words of the comparison of releases, in English. They come with the menu and the dialog. */
import type { PartState } from "../releases/compareParts.ts";
import type { ReleasesPage } from "../releases/releasesStore.ts";
import { formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const list = (names: readonly string[]): string => {
  const shown = names.slice(0, 5);
  const more = names.length - shown.length;
  return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
};

export const releasesEn = {
  menu: {
    scenario: "Compare releases…",
    changes: "What changed between releases…",
  } satisfies Record<ReleasesPage, string>,
  title: "Codex releases",
  close: "Close",
  pages: { scenario: "This scenario", changes: "What changed" } satisfies Record<ReleasesPage, string>,

  left: "Left release",
  right: "Right release",
  swap: "Swap the sides",
  copyLink: "Copy link",
  against: "and",
  loading: (release: string) => `Loading Codex ${release}…`,
  failed: (release: string) => `The rules of Codex ${release} could not be loaded.`,
  retry: "Try again",
  bug: "The comparison could not be worked out:",
  standIns: (releases: readonly string[]) =>
    `Codex's own texts of ${releases.join(" and ")} are not at hand: they are compared by name only.`,
  sameRelease: "Both sides are the same release. Choose another one.",

  request: "Request",
  requestName: (step: number, within: number, many: boolean, kind: "sample" | "compaction") =>
    `Step ${step}${many ? `, request ${within}` : ""}${kind === "compaction" ? ", compaction" : ""}`,
  historyName: "History at the end",
  differs: "differs",
  earlier: "Previous request",
  later: "Next request",

  equal: (left: string, right: string) => `Codex ${left} and ${right} send the same.`,
  equalHere: (total: number) => `Nothing differs here: ${count(total, "part")}, all the same. Other requests differ.`,
  partsDiffer: (names: readonly string[], parts: number) =>
    `${count(parts, "part")} ${parts === 1 ? "differs" : "differ"}: ${list(names)}.`,
  partsSame: "All parts of this request are the same.",
  refuses: (release: string) => `Codex ${release} refuses to start:`,

  parts: "Parts",
  states: {
    same: "same",
    moved: "moved",
    changed: "changed",
    left: "only left",
    right: "only right",
  } satisfies Record<PartState, string>,
  sameParts: (parts: number) => `${count(parts, "part")} without a difference`,
  onlyIn: (release: string) => `Only ${release}`,
  moved: (from: string, to: string) => `${from} → ${to}`,
  movedWithin: "another place",
  field: "instructions field",
  noRequest: (release: string) => `Codex ${release} sends no request here.`,
  bytes: (difference: number) =>
    difference === 0
      ? "same size"
      : `${difference > 0 ? "+" : "−"}${formatNumber(Math.abs(difference))} ${Math.abs(difference) === 1 ? "byte" : "bytes"}`,
  lines: "Lines that differ",
  legend: (left: string, right: string) => `− ${left}, + ${right}`,
  text: "Text",
  rule: "Why",
  ownText: "Codex's own wording differs.",
  toRule: (name: string) => `Show what changed: ${name}`,

  files: "Instruction files",
  filesHint: "At the end of that step.",
  used: (bytes: number, order: number | null) =>
    order === null ? "not sent" : `${formatNumber(bytes)} ${bytes === 1 ? "byte" : "bytes"} sent`,
  notLooked: "not looked at",

  settings: "Settings",
  settingNames: {
    model: "Model",
    sandbox: "Sandbox",
    approval: "Approval",
    writableRoots: "Writable roots",
    searched: "Directories searched",
    warnings: "Warnings",
  },
  nothing: "none",

  compactions: "Compactions",
  compactionName: (step: number) => `Step ${step}`,
  compactionFacts: {
    requests: "Compaction",
    kept: "Kept",
    own: "Dropped as Codex's own",
    back: "Context comes back",
    after: "New history",
  },
  compactionKind: { local: "local, asks for a summary", remote: "remote, asks the server" },
  keptOf: (kept: number, total: number) => `${formatNumber(kept)} of ${count(total, "entry", "entries")}`,
  entries: (entries: number) => count(entries, "entry", "entries"),
  backAt: (place: number, step: number) => `as entry ${place}, with step ${step}`,
  backPending: "with the next turn",

  onlyDiffering: "Only what differs",
  area: "Area",
  changedFrom: (release: string) => `Differs from ${release}`,
  tryIt: "Try it",
  opens: (name: string) => `Try it: ${name}`,
  changesCount: (differing: number, total: number) =>
    `${formatNumber(differing)} of ${formatNumber(total)} areas differ`,
};

export type ReleasesStrings = typeof releasesEn;
