/** Findings about which files are read: search, names, budget, trust. All paths are absolute. */
export interface FileFindingParams {
  /** The file does not fit into the limit for project documents. All numbers are bytes. `used` 0: what fits is blank. */
  readonly "over-budget": {
    readonly path: string;
    readonly used: number;
    readonly bytes: number;
    readonly limit: number;
    /** The line in which the lost part begins, from 1. */
    readonly line: number;
    readonly firstLostHeading: string | null;
  };
  /** Nothing was left of the limit when the file's turn came. `takenBy`: the last file that is sent. */
  readonly "budget-exhausted": {
    readonly path: string;
    readonly bytes: number;
    readonly limit: number;
    readonly takenBy: string;
  };
  /** `project_doc_max_bytes = 0`: no project file is looked at. `files`: how many are there. */
  readonly "limit-zero": { readonly files: number };
  /** `by`: AGENTS.override.md. */
  readonly "override-hides-base": { readonly path: string; readonly by: string };
  /** A blank file (`by`) hides another one and adds nothing itself. */
  readonly "blank-override": { readonly path: string; readonly by: string };
  readonly "blank-base": { readonly path: string; readonly by: string };
  readonly "below-cwd": { readonly path: string; readonly directory: string };
  /** Beside the way from the root to cwd, or above the root. `root` null: there is none. */
  readonly "off-path": {
    readonly path: string;
    readonly cwd: string;
    readonly root: string | null;
    readonly aboveRoot: boolean;
  };
  /** No marker on the way up, so the instruction files above cwd are not searched. `markers` may be empty. */
  readonly "no-root-marker": {
    readonly cwd: string;
    readonly markers: readonly string[];
    readonly missed: readonly string[];
  };
  /**
   * A marker that is no repository (an empty `.git`) makes its directory the root; files above are not searched.
   * `outer`: the root without it; null when there is none.
   */
  readonly "stray-marker": {
    readonly marker: string;
    readonly root: string;
    readonly outer: string | null;
    readonly missed: readonly string[];
  };
  /** A repository inside another one (submodule, worktree): the outer files are not searched. */
  readonly "nested-marker": {
    readonly marker: string;
    readonly root: string;
    readonly outer: string;
    readonly missed: readonly string[];
  };
  readonly "wrong-name-case": { readonly path: string; readonly expected: string };
  /** A near miss (`AGENT.md`) or the file of another tool (`CLAUDE.md`). `global`: it lies in CODEX_HOME. */
  readonly "wrong-name": { readonly path: string; readonly name: string; readonly global: boolean };
  /** `.agents/AGENTS.md`, `.agent/…`, `.codex/…`: never a candidate. */
  readonly "wrong-folder": { readonly path: string; readonly folder: string };
  /** A configured fallback name that Codex does not accept. `path`: the configuration file; null: `-c`. */
  readonly "fallback-refused": { readonly name: string; readonly path: string | null };
  readonly "directory-instead-of-file": { readonly path: string };
  /** `target` as it is written. `hidden`: the file of the same directory that is not read because of it. */
  readonly "dangling-symlink": { readonly path: string; readonly target: string; readonly hidden: string | null };
  /** `lost`: project files that are lost with it; 0 for a global file, which loses only itself. */
  readonly "looping-symlink": { readonly path: string; readonly lost: number };
  /** A read error loses every project file. `lost` as above. */
  readonly "unreadable-file": {
    readonly path: string;
    readonly lost: number;
    /** No permission; a symlink to a directory; a global file that is not UTF-8. */
    readonly why: "denied" | "directory" | "encoding";
  };
  /** `path`: the directory of the trust entry that decides. */
  readonly "untrusted-project": { readonly path: string; readonly files: number };
  /** CODEX_HOME lies on the way, so its file is sent twice. `wasted` in bytes. */
  readonly "home-is-root": { readonly path: string; readonly wasted: number };
}
