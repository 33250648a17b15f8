/** The names of the examples in English. They come with the menu. */
import type { ExampleGroup, ExampleId } from "../../scenario/examples/index.ts";

const exampleGroups: Record<ExampleGroup, string> = {
  size: "Size",
  directories: "Which directories",
  oneFile: "One file per directory",
  globalFile: "Global file",
  trust: "Trust and layers",
  overTime: "Over time",
  inOrder: "Not a loading problem",
};

const examples: Record<ExampleId, string> = {
  "root-eats-the-budget": "Root eats the budget",
  "big-root": "A root file over the limit",
  "root-eats-all": "The nearest file is lost first",
  "limit-raised": "The limit raised to 48 KiB",
  "cut-in-character": "Cut inside a character",
  "below-cwd": "Files below the start directory",
  "nearest-wins-myth": "Both files are sent",
  "no-root": "No project root",
  "custom-marker": "A root marker of one's own",
  "custom-marker-project": "A root marker in the project's configuration",
  "stray-git": "A stray .git directory",
  submodule: "A submodule is its own root",
  "wrong-folder": "In a folder of its own",
  "two-environments": "Two environments, one limit",
  "override-hides": "An override hides the base file",
  "blank-override": "An empty override",
  "wrong-table": "A key under the wrong table",
  "fallback-monorepo": "Fallback filenames in a monorepo",
  symlink: "AGENTS.md is a symlink",
  "symlink-as-text": "A symlink checked out as text",
  "import-line": "An import line",
  "from-claude": "Moving from CLAUDE.md",
  "global-only": "Only the global file",
  "home-is-root": "CODEX_HOME is the repository",
  "global-bad-bytes": "A global file that is no UTF-8",
  untrusted: "An untrusted project",
  "project-config-off": "A project configuration that is not read",
  "cwd-entry-beats-root": "Two trust entries",
  "thread-beats-config": "Developer instructions from three places",
  "base-replaced": "The base instructions replaced",
  managed: "Managed instructions",
  "managed-too-long": "Managed instructions, one byte too long",
  "edit-not-reread": "A project file edited between turns",
  "global-during-turn": "The global file edited during a turn",
  "plan-stays": "Plan mode is still the last word",
  "compaction-loses-pasted": "A message that a compaction loses",
  "resume-rereads": "Resumed after an edit",
  "fork-back": "Forked after the first turn",
  "it-is-there": "Everything is there",
};

export const examplesEn = { exampleGroups, examples };

export type ExampleStrings = typeof examplesEn;
