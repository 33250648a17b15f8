/** Limits, storage keys and other facts that more than one file needs. */

export const APP_NAME = "AGENTS.md Playground";

export const STORAGE_KEYS = {
  /** The scenario that is open. */
  scenario: "agents-md-playground/scenario",
  /** The scenario that was open before the last example or file was opened. */
  previous: "agents-md-playground/previous",
  /** A stored scenario that could not be read. */
  unreadable: "agents-md-playground/unreadable",
  /** Widths of the panels, one key for each arrangement. */
  panels: "agents-md-playground/panels",
  /** Theme and language. */
  preferences: "agents-md-playground/preferences",
} as const;

export const HISTORY = {
  /** Undo steps that are kept at most. */
  entries: 300,
  /** File entries that the kept undo steps may hold together: bounds memory for repositories of many files. */
  fileEntries: 400_000,
  /** Typing in one file after a longer pause than this (milliseconds) begins a new undo step. */
  pause: 1_000,
} as const;

/** Milliseconds of rest after which a change is saved. */
export const AUTOSAVE_DELAY = 400;

/** Models offered in the session bar, the default one first; any other slug can be typed. */
export const OFFERED_MODELS = [
  "gpt-6-astra",
  "gpt-6-sol",
  "gpt-6-luna",
  "gpt-5.6-sol",
  "gpt-5.6-terra",
  "gpt-5.6-luna",
  "gpt-5.5",
] as const;
