/** Findings about which files are read: search, names, budget, trust. */
export interface FileFindingParams {
  /** The file does not fit into the limit for project documents. All numbers are bytes. */
  readonly "over-budget": {
    readonly path: string;
    readonly used: number;
    readonly bytes: number;
    readonly limit: number;
    readonly line: number;
    readonly firstLostHeading: string | null;
  };
  /** Nothing was left of the limit when the file's turn came. */
  readonly "budget-exhausted": {
    readonly path: string;
    readonly bytes: number;
    readonly limit: number;
    readonly takenBy: string;
  };
  /** `project_doc_max_bytes = 0`: no project file is looked at. */
  readonly "limit-zero": { readonly files: number };
  readonly "override-hides-base": { readonly path: string; readonly by: string };
  /** A blank file hides another one and adds nothing itself. */
  readonly "blank-override": { readonly path: string; readonly by: string };
  readonly "blank-base": { readonly path: string; readonly by: string };
  readonly "below-cwd": { readonly path: string; readonly directory: string };
  readonly "off-path": { readonly path: string; readonly cwd: string; readonly aboveRoot: boolean };
  /** No marker on the way up, so the instruction files above cwd are not searched. */
  readonly "no-root-marker": { readonly cwd: string; readonly missed: readonly string[] };
  /** A marker that is no repository (an empty `.git`) makes its directory the root; files above are not searched. */
  readonly "stray-marker": { readonly marker: string; readonly root: string; readonly missed: readonly string[] };
  /** A repository inside another one (submodule, worktree): the outer files are not searched. */
  readonly "nested-marker": {
    readonly marker: string;
    readonly root: string;
    readonly outer: string;
    readonly missed: readonly string[];
  };
  readonly "wrong-name-case": { readonly path: string; readonly expected: string };
  /** A near miss (`AGENT.md`) or the file of another tool (`CLAUDE.md`). */
  readonly "wrong-name": { readonly path: string; readonly name: string };
  /** `.agents/AGENTS.md`, `.agent/…`, `.codex/…`: never a candidate. */
  readonly "wrong-folder": { readonly path: string; readonly folder: string };
  /** A configured fallback name that Codex does not accept. */
  readonly "fallback-refused": { readonly name: string; readonly path: string | null };
  readonly "directory-instead-of-file": { readonly path: string };
  readonly "dangling-symlink": { readonly path: string; readonly target: string };
  readonly "looping-symlink": { readonly path: string };
  /** A read error loses every project file. */
  readonly "unreadable-file": { readonly path: string; readonly lost: number };
  readonly "untrusted-project": { readonly path: string; readonly files: number };
  /** CODEX_HOME lies on the way, so its file is sent twice. `wasted` in bytes. */
  readonly "home-is-root": { readonly path: string; readonly wasted: number };
}
