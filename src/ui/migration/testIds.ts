/** Names by which tests find the migration from CLAUDE.md. */
export const MIGRATION_IDS = {
  /** In the menu and in the Answer view. */
  openMigration: "open-migration",
  /** data-can: something would be migrated. */
  migrationOffer: "migration-offer",
  migrationDialog: "migration-dialog",
  migrationRelease: "migration-release",
  /** data-files: those that would be written. */
  migrationSummary: "migration-summary",
  /** data-scope, data-outcome: write, stopped, taken, failed or the reason of the refusal. */
  migrationPlace: "migration-place",
  /** A rewritten path, address or piece of code: data-flags. */
  migrationFlag: "migration-flag",
  migrationDifference: "migration-difference",
  migrationKept: "migration-kept",
  migrationOthers: "migration-others",
  migrate: "migrate",
  /** data-files */
  migrationDone: "migration-done",
  migrationUndo: "migration-undo",
} as const;
