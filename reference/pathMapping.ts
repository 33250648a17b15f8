/**
 * Stand-in for a jail: Codex sees `<root>/home/…`. Paths that it acts on are mapped before a run, and the root is taken
 * out of what was captured. There is no `/etc/codex` then.
 */
export class PathMapping {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** The name that Codex must be given for a path of the scenario. */
  toHost(path: string): string {
    return path === "/tmp" ? path : this.#root + path;
  }

  /** Absolute strings anywhere in a JSON value, keys included. */
  valueToHost(value: unknown): unknown {
    if (typeof value === "string") return value.startsWith("/") ? this.toHost(value) : value;
    return mapStrings(value, (text) => this.valueToHost(text) as string);
  }

  /** Takes the root out of every string. */
  fromHost<T>(value: T): T {
    return mapStrings(value, (text) => text.replaceAll(this.#root, "")) as T;
  }

  /** Paths in the files that Codex or git act on: quoted ones in TOML, and git's pointer files. */
  contentToHost(path: string, bytes: Buffer): Buffer {
    // latin1 keeps every byte as it is.
    const text = bytes.toString("latin1");
    const root = Buffer.from(this.#root).toString("latin1");
    const host = (virtual: string) => (virtual === "/tmp" ? virtual : root + virtual);
    let mapped = text;
    if (path.endsWith(".toml")) {
      mapped = text.replace(/(["'])(\/[^"'\n]*)\1/g, (_, quote: string, value: string) => quote + host(value) + quote);
    } else if (path.endsWith("/.git")) {
      mapped = text.replace(/^gitdir: (\/.*)/, (_, value: string) => `gitdir: ${host(value)}`);
    } else if (path.endsWith("/gitdir") && path.includes("/.git/worktrees/")) {
      mapped = text.replace(/^\/.*/, host);
    }
    return Buffer.from(mapped, "latin1");
  }
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, map));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [map(key), mapStrings(entry, map)]));
  }
  return value;
}
