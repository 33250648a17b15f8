/** The releases of the real Codex CLI that this suite can run. A new release: one row here, one alias in package.json. */
import type { CodexRelease } from "../src/engine/index.ts";

export interface ReferenceRelease {
  readonly release: CodexRelease;
  /** Name of the npm alias in `reference/package.json`. */
  readonly alias: string;
  /** Environment variable that may name an installed native program instead. */
  readonly variable: string;
}

export const RELEASES: readonly ReferenceRelease[] = [
  { release: "0.158.0", alias: "codex-0.158.0", variable: "CODEX_BIN_0_158_0" },
  // The package of Linux x64 itself: with two launchers in one lock file npm forgets the other platforms of one of them.
  { release: "0.113.0", alias: "codex-0.113.0", variable: "CODEX_BIN_0_113_0" },
];
