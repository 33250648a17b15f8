/** Findings about configuration files, `-c` and requirements. `path` null: `-c`. */
export interface ConfigFindingParams {
  /** `nearest`: the known key with the most similar name, dotted; null when none is near. */
  readonly "unknown-key": {
    readonly path: string | null;
    readonly key: string;
    readonly nearest: string | null;
    /** A later release knows it. */
    readonly later: boolean;
    /** Codex says so at its start. */
    readonly warned: boolean;
  };
  /** A key of the top level that was written below a table header. */
  readonly "key-in-wrong-table": { readonly path: string | null; readonly key: string; readonly belongs: string };
  /** `project_root_markers` in a project's own config has no say. */
  readonly "marker-in-project-config": { readonly path: string };
  /** Codex drops the key from a project's config. */
  readonly "key-not-for-projects": { readonly path: string; readonly key: string };
  /** The project's config is not read: no trust entry, or "untrusted". `keys`: what it would have set. */
  readonly "project-config-unread": {
    readonly path: string;
    readonly untrusted: boolean;
    readonly keys: readonly string[];
  };
  /** `[projects]` trusts a directory of the same name at another path; nothing is said about this one. */
  readonly "trust-for-another-path": { readonly entry: string; readonly root: string };
  /** Codex refuses to start: a value of the wrong type, out of range, a removed key, no TOML. */
  readonly "refused-start": { readonly path: string | null; readonly key: string | null };
  /** A higher layer, or the chosen profile, sets the same key. Only keys that decide what the model is told. */
  readonly "overruled-key": {
    readonly path: string | null;
    readonly key: string;
    readonly by: string | null;
    /** Its name; null: no profile, a layer as such. */
    readonly profile: string | null;
  };
  /** Read relative to the directory of the file it stands in, not to cwd. */
  readonly "relative-path": { readonly path: string | null; readonly key: string; readonly resolved: string };
  /** The catalogue's base instructions are not sent. `bytes` of the text that stands in their place. */
  readonly "base-replaced": { readonly key: string; readonly bytes: number };
  /** Managed instructions close to their limit. All in bytes. */
  readonly "managed-near-limit": { readonly path: string; readonly bytes: number; readonly limit: number };
  /** requirements.toml or managed_config.toml replaces what the person chose. */
  readonly "required-value": { readonly key: string; readonly wanted: string; readonly used: string };
}
