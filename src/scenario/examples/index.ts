/** The gallery: what stands in the menu of examples. Titles in both languages stand in the catalogues. */
import type { ScenarioDocument } from "../document.ts";
import { rootEatsTheBudget } from "./rootEatsTheBudget.ts";

export const EXAMPLE_GROUPS = ["size", "directories", "oneFile", "globalFile", "trust", "overTime", "inOrder"] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];

export interface Example<Id extends string = string> {
  /** Stable: links and tests name it. */
  readonly id: Id;
  readonly group: ExampleGroup;
  /** Builds the document. Fetches the code of its group the first time. */
  readonly load: () => Promise<ScenarioDocument>;
}

/** What the app opens with: there at once, without a further fetch. */
export const defaultExample: () => ScenarioDocument = rootEatsTheBudget;

export const EXAMPLES = [
  { id: "root-eats-the-budget", group: "size", load: async () => rootEatsTheBudget() },
  { id: "big-root", group: "size", load: async () => (await import("./size.ts")).bigRoot() },
  { id: "root-eats-all", group: "size", load: async () => (await import("./size.ts")).rootEatsAll() },
  { id: "limit-raised", group: "size", load: async () => (await import("./size.ts")).limitRaised() },
  { id: "cut-in-character", group: "size", load: async () => (await import("./size.ts")).cutInCharacter() },
  { id: "below-cwd", group: "directories", load: async () => (await import("./directories.ts")).belowCwd() },
  { id: "nearest-wins-myth", group: "directories", load: async () => (await import("./directories.ts")).nearestWins() },
  { id: "no-root", group: "directories", load: async () => (await import("./directories.ts")).noRoot() },
  {
    id: "custom-marker",
    group: "directories",
    load: async () => (await import("./directories.ts")).customMarkerUser(),
  },
  {
    id: "custom-marker-project",
    group: "directories",
    load: async () => (await import("./directories.ts")).customMarkerProject(),
  },
  { id: "stray-git", group: "directories", load: async () => (await import("./directories.ts")).strayGit() },
  { id: "submodule", group: "directories", load: async () => (await import("./directories.ts")).submodule() },
  { id: "wrong-folder", group: "directories", load: async () => (await import("./directories.ts")).wrongFolder() },
  {
    id: "two-environments",
    group: "directories",
    load: async () => (await import("./environments.ts")).twoEnvironments(),
  },
  { id: "override-hides", group: "oneFile", load: async () => (await import("./oneFile.ts")).overrideHides() },
  { id: "blank-override", group: "oneFile", load: async () => (await import("./oneFile.ts")).blankOverride() },
  { id: "wrong-table", group: "oneFile", load: async () => (await import("./oneFile.ts")).wrongTable() },
  { id: "fallback-monorepo", group: "oneFile", load: async () => (await import("./oneFile.ts")).fallbackMonorepo() },
  { id: "symlink", group: "oneFile", load: async () => (await import("./oneFile.ts")).symlink() },
  { id: "symlink-as-text", group: "oneFile", load: async () => (await import("./oneFile.ts")).symlinkAsText() },
  { id: "import-line", group: "oneFile", load: async () => (await import("./oneFile.ts")).importLine() },
  { id: "from-claude", group: "oneFile", load: async () => (await import("./oneFile.ts")).fromClaude() },
  { id: "global-only", group: "globalFile", load: async () => (await import("./globalFile.ts")).globalOnly() },
  { id: "home-is-root", group: "globalFile", load: async () => (await import("./globalFile.ts")).homeIsRoot() },
  { id: "global-bad-bytes", group: "globalFile", load: async () => (await import("./globalFile.ts")).globalBadBytes() },
  { id: "untrusted", group: "trust", load: async () => (await import("./trust.ts")).untrusted() },
  { id: "project-config-off", group: "trust", load: async () => (await import("./trust.ts")).projectConfigOff() },
  { id: "cwd-entry-beats-root", group: "trust", load: async () => (await import("./trust.ts")).cwdEntryBeatsRoot() },
  { id: "thread-beats-config", group: "trust", load: async () => (await import("./trust.ts")).threadBeatsConfig() },
  { id: "base-replaced", group: "trust", load: async () => (await import("./trust.ts")).baseReplaced() },
  { id: "managed", group: "trust", load: async () => (await import("./trust.ts")).managedWhole() },
  { id: "managed-too-long", group: "trust", load: async () => (await import("./trust.ts")).managedTooLong() },
  { id: "edit-not-reread", group: "overTime", load: async () => (await import("./overTime.ts")).editNotReread() },
  { id: "global-during-turn", group: "overTime", load: async () => (await import("./overTime.ts")).globalDuringTurn() },
  { id: "plan-stays", group: "overTime", load: async () => (await import("./overTime.ts")).planStays() },
  {
    id: "compaction-loses-pasted",
    group: "overTime",
    load: async () => (await import("./overTime.ts")).compactionLosesPasted(),
  },
  { id: "resume-rereads", group: "overTime", load: async () => (await import("./overTime.ts")).resumeRereads() },
  { id: "fork-back", group: "overTime", load: async () => (await import("./overTime.ts")).forkBack() },
  { id: "it-is-there", group: "inOrder", load: async () => (await import("./inOrder.ts")).itIsThere() },
] as const satisfies readonly Example[];

export type ExampleId = (typeof EXAMPLES)[number]["id"];
