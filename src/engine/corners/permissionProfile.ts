/** `[permissions.NAME]`: a permission profile of a person's own, as `default_permissions` chooses it. */
import { mergeTables } from "../config/merge.ts";
import { isOn, stringAt } from "../config/read.ts";
import { Refusal, refuseAt } from "../config/refusal.ts";
import { customProfile, resolvePath } from "../config/sandbox.ts";
import { type ConfigValue, placeOf, type StringValue, type TableValue } from "../config/toml.ts";
import { join, normalise } from "../machine/path.ts";
import { compareBytes } from "../machine/utf8.ts";
import { type ProfileProblem, sentence } from "../sentences.ts";
import type { Sourced } from "../thread/session.ts";

/** `deny` is also written `none`. */
export type Access = "read" | "write" | "deny";

/** One line of the profile. `inWorkspace`: `text` is relative to every workspace root. */
export interface ProfileEntry {
  readonly access: Access;
  readonly kind: "special" | "path" | "glob";
  readonly inWorkspace: boolean;
  readonly text: Sourced<string>;
}

export interface PermissionProfile {
  /** In the order of the keys. */
  readonly entries: readonly ProfileEntry[];
  /** `workspace_roots` that are true, besides the directory itself. */
  readonly roots: readonly Sourced<string>[];
  /** `glob_scan_max_depth` */
  readonly depth: number | null;
  readonly network: Sourced<boolean>;
}

const WORKSPACE = [":workspace_roots", ":project_roots"];
const DEPTH = "glob_scan_max_depth";
/** What `extends` may name of Codex's own profiles. */
const BUILT_IN: Readonly<Record<string, Readonly<Record<string, Access>>>> = {
  ":read-only": { ":root": "read" },
  ":workspace": { ":root": "read", ":slash_tmp": "write", ":tmpdir": "write", ":workspace_roots": "write" },
};

/** Null where another sandbox is in force: `sandbox_mode` of a higher layer, or a built-in profile. */
export function readProfile(config: TableValue, home: string): PermissionProfile | Refusal | null {
  const chosen = customProfile(config);
  if (chosen === undefined) return null;
  const table = inherited(config, chosen.value, chosen, []);
  return table instanceof Refusal ? table : new Compiler(home).profile(table, chosen);
}

/** The profile on top of those that it extends. */
function inherited(config: TableValue, name: string, by: StringValue, chain: readonly string[]): TableValue | Refusal {
  const names = [...chain, name];
  if (chain.includes(name)) return refused(by, names.join(" -> "), "profile");
  const own = tableIn(tableIn(config, "permissions"), name);
  if (own === undefined) return refused(by, name, "profile");
  const parent = stringAt(own, ["extends"]);
  if (parent === undefined) return own;
  const under = parent.value.startsWith(":")
    ? (builtIn(parent) ?? refused(parent, parent.value, "profile"))
    : inherited(config, parent.value, parent, names);
  return under instanceof Refusal ? under : mergeTables(under, own);
}

function refused(value: ConfigValue, name: string, problem: ProfileProblem): Refusal {
  return refuseAt(value, sentence("error.permissionProfile", { name, problem }));
}

function tableIn(table: TableValue | undefined, name: string): TableValue | undefined {
  const value = table?.entries.get(name);
  return value?.kind === "table" ? value : undefined;
}

/** As if its keys stood where it is named. */
function builtIn(by: StringValue): TableValue | undefined {
  const said = Object.hasOwn(BUILT_IN, by.value) ? BUILT_IN[by.value] : undefined;
  if (said === undefined) return undefined;
  const tableOf = (entries: [string, ConfigValue][]): TableValue => ({
    ...by,
    kind: "table",
    entries: new Map(entries),
  });
  const lines = Object.entries(said).map(([key, value]): [string, ConfigValue] => {
    const access: StringValue = { ...by, value };
    return [key, WORKSPACE.includes(key) ? tableOf([[".", access]]) : access];
  });
  return tableOf([["filesystem", tableOf(lines)]]);
}

class Compiler {
  readonly #home: string;
  readonly #entries: ProfileEntry[] = [];

  constructor(home: string) {
    this.#home = home;
  }

  profile(table: TableValue, chosen: StringValue): PermissionProfile | Refusal {
    const files = tableIn(table, "filesystem");
    for (const [key, value] of sorted(files)) {
      if (key === DEPTH) continue;
      const refusal = value.kind === "table" ? this.#nested(key, value) : this.#entry(key, null, value);
      if (refusal !== null) return refusal;
    }
    const depth = files?.entries.get(DEPTH);
    const network = tableIn(table, "network")?.entries.get("enabled");
    return {
      entries: this.#entries,
      roots: this.#roots(tableIn(table, "workspace_roots")),
      depth: depth?.kind === "integer" ? depth.value : null,
      network: {
        value: isOn(table, ["network", "enabled"], false),
        source: { kind: "config", ...placeOf(network ?? chosen) },
      },
    };
  }

  #roots(table: TableValue | undefined): Sourced<string>[] {
    return sorted(table)
      .filter(([, value]) => value.kind === "boolean" && value.value)
      .map(([path, value]) => ({
        value: resolvePath({ ...value, kind: "string", value: path } as StringValue, this.#home),
        source: { kind: "config", ...placeOf(value) },
      }));
  }

  #nested(key: string, table: TableValue): Refusal | null {
    for (const [below, value] of sorted(table)) {
      const refusal = this.#entry(key, below === "." ? null : below, value);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  #entry(key: string, below: string | null, value: ConfigValue): Refusal | null {
    if (value.kind !== "string") return null;
    const access = value.value === "none" ? "deny" : (value.value as Access);
    const inWorkspace = WORKSPACE.includes(key);
    const add = (kind: ProfileEntry["kind"], text: string): null => {
      const source = { kind: "config", ...placeOf(value) } as const;
      this.#entries.push({ access, kind, inWorkspace, text: { value: text, source } });
      return null;
    };
    if (below !== null && !isDescendant(below)) return refused(value, below, "path");
    if (key.startsWith(":") && !inWorkspace) {
      return below === null ? add("special", key) : refused(value, key, "path");
    }
    if (!inWorkspace && !/^(\/|~(\/|$))/.test(key)) return refused(value, key, "path");
    const written = below ?? (inWorkspace ? "" : key);
    const subtree = access === "deny" ? written : written.replace(/\/\*\*$/, "");
    const isGlob = /[*?[\]]/.test(subtree);
    if (isGlob && access !== "deny") return refused(value, written, "glob");
    if (inWorkspace) return add(isGlob ? "glob" : "path", subtree);
    const path = below === null ? this.#absolute(subtree) : join(this.#absolute(key), subtree);
    return add(isGlob ? "glob" : "path", isGlob ? path : normalise(path));
  }

  #absolute(path: string): string {
    return path === "~" ? this.#home : path.startsWith("~/") ? join(this.#home, path.slice(2)) : path;
  }
}

function sorted(table: TableValue | undefined): [string, ConfigValue][] {
  return [...(table?.entries ?? [])].sort(([a], [b]) => compareBytes(a, b));
}

/** Without `..`, and no step that leads nowhere at its beginning. */
function isDescendant(path: string): boolean {
  return !path.startsWith("/") && !/^\.(\/|$)/.test(path) && !path.split("/").includes("..");
}
