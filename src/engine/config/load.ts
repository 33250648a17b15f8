/** All configuration layers of a start, read, checked and merged. */
import { searchedDirectories } from "../agentsMd/discover.ts";
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import { decodeStrict } from "../machine/utf8.ts";
import type { ConfigLayerKind } from "../provenance.ts";
import type { Scenario } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { ConfigLayerReport } from "../simulation.ts";
import { lookUp, mergeTables } from "./merge.ts";
import { Refusal, refuseFile } from "./refusal.ts";
import { requirementsFault, requirementsOfManaged } from "./requirements.ts";
import type { ConfigRules } from "./rules.ts";
import { type Layer, overridesTable, parseToml, type TableValue } from "./toml.ts";
import { layerTrust, trustEntry, type WrittenTrust, writtenTrustTable } from "./trust.ts";

export const SYSTEM_CONFIG = "/etc/codex/config.toml";
export const MANAGED_CONFIG = "/etc/codex/managed_config.toml";
export const REQUIREMENTS = "/etc/codex/requirements.toml";
export const DEFAULT_MARKERS = [".git"] as const;

export interface LoadedConfig {
  /** Every layer that is in force, merged. */
  readonly effective: TableValue;
  /** The same without the project layers: markers and the trust of layers are read here. */
  readonly withoutProject: TableValue;
  /** The layers of `withoutProject`, lowest first. */
  readonly ownLayers: readonly TableValue[];
  readonly requirements: TableValue;
  readonly layers: readonly ConfigLayerReport[];
  readonly warnings: readonly Sentence[];
}

export type FileLayer = Layer & { readonly path: string; readonly kind: Exclude<ConfigLayerKind, "override"> };

/** Keys that a project's own config may not set in 0.158.0: Codex drops them with a warning. */
export const NOT_FOR_PROJECTS = [
  ["openai_base_url"],
  ["chatgpt_base_url"],
  ["apps_mcp_product_sku"],
  ["responses_api_metadata"],
  ["model_provider"],
  ["model_providers"],
  ["notify"],
  ["profile"],
  ["profiles"],
  ["experimental_realtime_webrtc_call_base_url"],
  ["experimental_realtime_ws_base_url"],
  ["otel"],
  ["features", "respect_system_proxy"],
  ["features", "system_proxy_fallback"],
] as const;

/**
 * Reads `/etc/codex/config.toml` < user < the file of `-p` < project layers (nearest wins, each when trusted) < `-c` <
 * `/etc/codex/managed_config.toml`, and requirements.toml beside them. `written` are the trust entries that Codex
 * itself has put into the user's config.
 */
export function loadConfig(
  files: FileSystem,
  scenario: Scenario,
  written: readonly WrittenTrust[],
  rules: ConfigRules,
): LoadedConfig | Refusal {
  const { machine, launch } = scenario;
  const loader = new Loader(files, rules);
  const requirements = loader.requirements({ kind: "requirements", path: REQUIREMENTS, directory: "/etc/codex" });
  const system = loader.file({ kind: "system", path: SYSTEM_CONFIG, directory: "/etc/codex" });
  const userPath = userConfigPath(machine);
  const userLayer = { kind: "user", path: userPath, directory: machine.codexHome } as const;
  const own = loader.file(userLayer);
  const user = written.length === 0 ? own : mergeTables(own, writtenTrustTable(written, userLayer));
  const profile = rules.profileTables(loader, own, launch.profile, machine.codexHome);
  const overrides = rules.known(
    overridesTable(launch.overrides, { kind: "override", path: null, directory: launch.cwd }),
  );
  const managed = loader.file({ kind: "managed", path: MANAGED_CONFIG, directory: "/etc/codex" });
  const ownLayers = [system, user, ...profile, overrides, managed];
  const withoutProject = merged(ownLayers);
  if (loader.refusal !== null) return loader.refusal;
  const project = loader.projectLayers(withoutProject, launch.cwd, machine.codexHome);
  if (loader.refusal !== null) return loader.refusal;
  const tables = [system, user, ...profile, ...project, overrides, managed];
  const merge = merged(tables);
  const fault = rules.fault(merge, tables);
  if (fault !== null) return fault;
  const effective = rules.inForce(merge);
  if (effective instanceof Refusal) return effective;
  const warnings = [...loader.warnings, ...tables.flatMap(rules.unknownKeyWarnings)];
  const implied = requirementsOfManaged(managed);
  const required = rules.requirementsAreMild ? mergeTables(implied, requirements) : mergeTables(requirements, implied);
  return { effective, withoutProject, ownLayers, requirements: required, layers: loader.reports, warnings };
}

export function userConfigPath({ codexHome }: Scenario["machine"]): string {
  return join(codexHome, "config.toml");
}

function merged(tables: readonly TableValue[]): TableValue {
  return tables.reduce(mergeTables);
}

/** The markers of the project root: a project's own config has no say in them. */
export function projectRootMarkers(config: TableValue): readonly string[] {
  const value = lookUp(config, ["project_root_markers"]);
  if (value?.kind !== "array") return DEFAULT_MARKERS;
  return value.items.filter((item) => item.kind === "string").map((item) => item.value);
}

/** Reads the files of layers; keeps what it saw, and the first reason not to start. */
export class Loader {
  readonly reports: ConfigLayerReport[] = [];
  readonly warnings: Sentence[] = [];
  refusal: Refusal | null = null;
  readonly #files: FileSystem;
  readonly #rules: ConfigRules;

  constructor(files: FileSystem, rules: ConfigRules) {
    this.#files = files;
    this.#rules = rules;
  }

  /** The table of a file; an empty one when it is missing or refused. */
  file(layer: FileLayer): TableValue {
    const text = this.#text(layer);
    const parsed = typeof text === "string" ? parseToml(text, layer) : null;
    if (parsed !== null && "table" in parsed) {
      this.#report(layer, "loaded");
      return layer.kind === "requirements"
        ? this.#rules.knownRequirements(parsed.table)
        : this.#rules.known(parsed.table);
    }
    if (parsed !== null) {
      const { line, column, key, detail } = parsed.fault;
      this.refusal ??= refuseFile(layer, sentence("error.toml", { detail }), { line, column, key });
    } else if (text instanceof Refusal) this.refusal ??= text;
    this.#report(layer, text === null ? "missing" : "broken");
    return { kind: "table", layer, key: "", line: null, column: null, entries: new Map() };
  }

  /** requirements.toml has checks of its own. */
  requirements(layer: FileLayer): TableValue {
    const table = this.file(layer);
    this.refusal ??= requirementsFault(table);
    return table;
  }

  #report(layer: FileLayer, state: ConfigLayerReport["state"]): void {
    this.reports.push({ kind: layer.kind, path: layer.path, state });
  }

  /** The text of a file; null when it is missing. */
  #text(layer: FileLayer): string | null | Refusal {
    const read = this.#files.read(layer.path);
    if (read.kind === "failed") {
      if (read.failure === "not-found") return null;
      const isDirectory = read.failure === "is-a-directory";
      const reason = isDirectory ? sentence("error.configIsDirectory", {}) : sentence("error.configUnreadable", {});
      return refuseFile(layer, reason);
    }
    const decoded = decodeStrict(read.bytes);
    return "text" in decoded ? decoded.text : refuseFile(layer, sentence("error.utf8", { offset: decoded.invalidAt }));
  }

  /** The trusted `D/.codex/config.toml` layers, D from the project root down to cwd. */
  projectLayers(config: TableValue, cwd: string, codexHome: string): TableValue[] {
    const root = this.#rules.layerRoot(this.#files, cwd, projectRootMarkers(config));
    const tables: TableValue[] = [];
    for (const directory of searchedDirectories(root, cwd)) {
      const folder = join(directory, ".codex");
      const path = join(folder, "config.toml");
      if (folder === codexHome || !this.#files.exists(path)) continue;
      const gitRoot = this.#rules.gitRoot(this.#files, cwd);
      const trust = layerTrust(directory, root?.path ?? cwd, gitRoot, (at) =>
        trustEntry(this.#files, config, at, this.#rules.trustsRealPaths),
      );
      const layer = { kind: "project", path, directory: folder } as const;
      if (trust?.level !== "trusted") {
        this.#openUntrusted(layer);
        continue;
      }
      tables.push(this.#withoutRefusedKeys(this.file(layer), path));
    }
    return tables;
  }

  /** The file of an untrusted project is opened all the same: what cannot be read as text refuses the start. */
  #openUntrusted(layer: FileLayer): void {
    const text = this.#text(layer);
    if (text instanceof Refusal) this.refusal ??= text;
    this.reports.push({ kind: "project", path: layer.path, state: "untrusted" });
  }

  #withoutRefusedKeys(table: TableValue, path: string): TableValue {
    let kept = table;
    for (const names of this.#rules.notForProjects) {
      if (lookUp(kept, names) === undefined) continue;
      this.warnings.push(sentence("warning.projectKeyIgnored", { path, key: names.join(".") }));
      kept = without(kept, names);
    }
    return kept;
  }
}

function without(table: TableValue, names: readonly string[]): TableValue {
  const [name, ...rest] = names;
  const entries = new Map(table.entries);
  const inner = entries.get(name ?? "");
  if (rest.length > 0 && inner?.kind === "table") entries.set(name ?? "", without(inner, rest));
  else entries.delete(name ?? "");
  return { ...table, entries };
}
