/** Limits, storage keys and other facts that more than one file needs. */

export const APP_NAME = "AGENTS.md Playground";

export const STORAGE_KEYS = {
  /** Followed by the name of a page load: the copy of the scenario that is open there. */
  copies: "agents-md-playground/open/",
  /** Followed by the name of a page load: which state of its copy the database has. */
  kept: "agents-md-playground/kept/",
  /** In sessionStorage the scenario of this tab, in localStorage that of the tab that was used last. */
  last: "agents-md-playground/last",
  /** Widths of the panels, one key for each arrangement. */
  panels: "agents-md-playground/panels",
  /** Theme and language. */
  preferences: "agents-md-playground/preferences",
} as const;

/** Where scenarios were kept before there was a list of them. What lies there is taken into the list once. */
export const FORMER_KEYS = {
  /** The one that was open. */
  scenario: "agents-md-playground/scenario",
  /** The one that was open before it. */
  previous: "agents-md-playground/previous",
  /** One that could not be read. */
  unreadable: "agents-md-playground/unreadable",
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

/** Milliseconds for which a deleted scenario can be restored. */
export const DELETED_STAYS = 30 * 24 * 60 * 60 * 1000;
