/** Whether the comparison of releases is open, and what it compares. */
import { create } from "zustand";
import { CODEX_RELEASES, type CodexRelease } from "../../engine/index.ts";

/** The open scenario under two releases, or all that changed between releases. */
export const RELEASES_PAGES = ["scenario", "changes"] as const;
export type ReleasesPage = (typeof RELEASES_PAGES)[number];

export interface ReleasesRequest {
  readonly page: ReleasesPage;
  readonly left: CodexRelease;
  readonly right: CodexRelease;
  /** An area to show and mark in the page of changes. */
  readonly area: string | null;
}

export const useReleases = create<{ readonly request: ReleasesRequest | null }>()(() => ({ request: null }));

/** `chosen`, the release of the scenario, stands beside the one before it, or after the first one. The older one is left. */
export function openReleases(page: ReleasesPage, chosen: CodexRelease): void {
  const at = CODEX_RELEASES.indexOf(chosen);
  const older = Math.min(at + 1, CODEX_RELEASES.length - 1);
  const left = CODEX_RELEASES[older] ?? chosen;
  const right = CODEX_RELEASES[older - 1] ?? chosen;
  useReleases.setState({ request: { page, left, right, area: null } });
}

/** The open scenario under these two. */
export function compareReleases(left: CodexRelease, right: CodexRelease): void {
  useReleases.setState({ request: { page: "scenario", left, right, area: null } });
}
