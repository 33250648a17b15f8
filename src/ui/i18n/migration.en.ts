/** The words of the migration from CLAUDE.md, in English. They come with the panel. */
import type { MigrationRefusal } from "../../engine/insight.ts";
import type { SourceState } from "../migration/plan.ts";
import type { Flag, KeptWord } from "../migration/rewritten.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const looked: Record<SourceState, (path: string, f: Format) => string> = {
  taken: (path, f) => `${f.path(path)} has text and is the source.`,
  missing: (path, f) => `${f.path(path)} is not there.`,
  blank: (path, f) => `${f.path(path)} is blank, which counts as not there.`,
  notAFile: (path, f) => `${f.path(path)} is no regular file.`,
  danglingLink: (path, f) => `${f.path(path)} is a symlink to nothing.`,
  later: (path, f) => `${f.path(path)} is not looked at: the source before it has text.`,
};

const refusals: Record<MigrationRefusal["id"], (target: string, f: Format) => string> = {
  noSource: () => "Nothing to migrate: no source with text.",
  targetHasText: (target, f) => `Not migrated: ${f.path(target)} has text already, and Codex does not overwrite it.`,
  targetIsDirectory: (target, f) => `Not migrated: at ${f.path(target)} stands something that is no regular file.`,
  targetIsLink: (target, f) =>
    `Not migrated: ${f.path(target)} is a symlink to nothing, which this release does not write through.`,
};

const kept: Record<KeptWord["why"], string> = {
  joined: "part of a longer word",
  link: "this release leaves links alone",
  import: "not expanded; the line is copied",
};

const flags: Record<Flag, string> = { path: "path", url: "URL or e-mail", code: "code" };

export const migrationEn = {
  title: "Migrate CLAUDE.md to AGENTS.md",
  menu: "Migrate CLAUDE.md…",
  menuHint: "What Codex's own migration would make of it",
  close: "Close",
  explain: (f: Format) =>
    `What ${f.code("externalAgentConfig/detect")} finds in the files as they are before the first step, and what ${f.code("externalAgentConfig/import")} would write. Settings, skills and the other things it takes over are not shown.`,
  releases: "Rewritten as by Codex",
  ofScenario: "of this scenario",
  linksProtected: "links protected",
  rules: {
    protectLinks: "Leaves URLs, domains and e-mail addresses in the text alone.",
    plain: "Rewrites URLs, domains and e-mail addresses too.",
    throughLink: (f: Format) => `Writes through an ${f.code("AGENTS.md")} that is a symlink to nothing.`,
    notThroughLink: (f: Format) => `Does not write where ${f.code("AGENTS.md")} is a symlink to nothing.`,
  },
  summary: (files: number, words: number) =>
    `Codex would write ${count(files, "file")}, with ${count(words, "word")} rewritten.`,
  nothing: "Codex finds nothing to migrate.",
  fails: "The call fails, and nothing is written.",
  failsWith: (message: string, f: Format) => `The reason: ${f.code(message)}.`,
  places: "Places",
  home: "Home",
  repository: (root: string, f: Format) => `Repository ${f.path(root)}`,
  directory: (root: string, f: Format) => `Start directory ${f.path(root)} (no repository)`,
  states: {
    write: "would be written",
    stopped: "not written",
    taken: "not written",
    refused: "not migrated",
    failed: "fails",
  },
  to: "to",
  lookedAt: "Looked at, in this order",
  looked,
  refusals,
  failed: (path: string, message: string, f: Format) =>
    `${f.path(path)} cannot be used: ${f.code(message)}. That ends the whole call.`,
  stopped: "Found, but another place makes the whole call fail.",
  taken: "Found, but the place before it writes the same file; then it has text.",
  throughLink: (target: string, place: string, f: Format) =>
    `${f.path(target)} is a symlink: ${f.path(place)} is written.`,
  unchanged: "The text is copied byte for byte: no word is rewritten.",
  rewritten: (words: number) => `${count(words, "word")} rewritten; everything else is copied byte for byte.`,
  flagged: (places: number) => `Look at ${count(places, "place")}: paths, addresses and code`,
  flaggedWhy: "What is rewritten there names something else afterwards.",
  flags,
  /** Between two kinds. */
  between: ", ",
  line: (line: number) => `line ${formatNumber(line)}`,
  openLine: (path: string, line: number) => `Open ${path}, line ${formatNumber(line)}`,
  becomes: "becomes",
  difference: (lines: number) => `Lines that change (${formatNumber(lines)})`,
  legend: (source: string, target: string, f: Format) => `− ${f.path(source)} + ${f.path(target)}`,
  gap: "unchanged lines",
  kept: (words: number) => `Left as it is (${formatNumber(words)})`,
  keptWhy: kept,
  others: "Files that are left alone",
  othersWhy: (f: Format) =>
    `Only ${f.code("CLAUDE.md")} and ${f.code(".claude/CLAUDE.md")} of the root and ${f.code("~/.claude/CLAUDE.md")} count, in this spelling.`,
  showMore: (more: number) => `Show ${formatNumber(more)} more`,
  staysPut: "The source stays where it is. One undo takes everything back.",
  migrate: (files: number) => (files > 1 ? `Migrate ${formatNumber(files)} files` : "Migrate"),
  noRoom: "The scenario has no room for another file.",
  done: (files: number) => `${count(files, "file")} written.`,
  wrote: (source: string, target: string, bytes: number, f: Format) =>
    `${f.path(target)} was written from ${f.path(source)}: ${count(bytes, "byte")}.`,
  sourceStays: (source: string, f: Format) => `${f.path(source)} is still there; Codex does not read it by itself.`,
  undo: "Undo",
  open: (path: string, f: Format) => `Open ${f.path(path)}`,
  offer: {
    can: (source: string, target: string, f: Format) =>
      `Codex's migration would write ${f.path(source)} to ${f.path(target)}.`,
    more: (others: number) => `${count(others, "other file")} too.`,
    cannot: "Codex's migration would leave it as it is.",
    look: "Migrate to AGENTS.md…",
    why: "Show why…",
    badge: "migration",
  },
};

export type MigrationStrings = typeof migrationEn;
