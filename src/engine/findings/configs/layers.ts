/** The layers of the configuration at the moment that is shown. */
import { DEFAULT_MARKERS, projectRootMarkers, userConfigPath } from "../../config/load.ts";
import { mergeTables } from "../../config/merge.ts";
import { overridesTable, type TableValue } from "../../config/toml.ts";
import { layerRoot, layerTrust, type TrustEntry, trustEntry } from "../../config/trust.ts";
import { findGitRoot } from "../../machine/git.ts";
import { chain, parentOf } from "../../machine/path.ts";
import type { ConfigFile, FindingContext } from "../context.ts";

/** A layer that can be read: a file, or all of `-c` (path and text null). */
export interface LayerInForce {
  readonly kind: ConfigFile["kind"] | "override";
  readonly path: string | null;
  readonly text: string | null;
  readonly table: TableValue;
}

export function cwdOf({ moment, scenario }: FindingContext): string {
  return moment.settings?.cwd ?? scenario.launch.cwd;
}

/** `<CODEX_HOME>/config.toml`, whether it exists or not. */
export function userPathOf({ scenario }: FindingContext): string {
  return userConfigPath(scenario.machine);
}

/** The table of the user's config; null when it is missing or no TOML. */
export function userTableOf(context: FindingContext): TableValue | null {
  return context.configs.find(({ kind }) => kind === "user")?.table ?? null;
}

/** All of `-c`; null when nothing is given. */
function overridesOf(context: FindingContext): LayerInForce | null {
  const { overrides } = context.scenario.launch;
  if (Object.keys(overrides).length === 0) return null;
  const table = overridesTable(overrides, { kind: "override", path: null, directory: cwdOf(context) });
  return { kind: "override", path: null, text: null, table };
}

/**
 * The layers in force, lowest first: system, user, projects that are trusted (the nearest last), `-c`, managed.
 * Requirements are none of them.
 */
export function layersInForce(context: FindingContext): readonly LayerInForce[] {
  const own = ownLayers(context);
  const projects = context.configs.flatMap((config) => {
    const layer = config.kind === "project" && isProjectRead(context, config) ? layerOf(config) : null;
    return layer === null ? [] : [layer];
  });
  const at = own.findIndex(({ kind }) => kind === "override" || kind === "managed");
  return at === -1 ? [...own, ...projects] : own.toSpliced(at, 0, ...projects);
}

/** The same without the projects: trust and markers are read here. */
function ownLayers(context: FindingContext): readonly LayerInForce[] {
  const of = (kind: ConfigFile["kind"]): LayerInForce[] =>
    context.configs.flatMap((config) => (config.kind === kind ? (layerOf(config) ?? []) : []));
  const overrides = overridesOf(context);
  return [...of("system"), ...of("user"), ...(overrides === null ? [] : [overrides]), ...of("managed")];
}

function layerOf({ kind, path, text, table }: ConfigFile): LayerInForce | null {
  return table === null ? null : { kind, path, text, table };
}

/** The merge of layers; an empty table when there is none. */
export function mergedTable(layers: readonly LayerInForce[]): TableValue {
  const empty = overridesTable({}, { kind: "override", path: null, directory: "/" });
  return layers.map(({ table }) => table).reduce(mergeTables, empty);
}

/** Is a project's config read? Where the start was refused before it came to that, by the trust that it would have. */
export function isProjectRead(context: FindingContext, config: ConfigFile): boolean {
  if (config.state !== null) return config.state !== "untrusted";
  const { root } = projectRootOf(context);
  const searched = root === null ? [cwdOf(context)] : chain(root, cwdOf(context));
  const isSearched = searched.includes(parentOf(parentOf(config.path)));
  return isSearched && trustOfProject(context, config.path)?.level === "trusted";
}

/** The entry of `[projects]` that decides whether a project's config is read; null when nothing is said. */
export function trustOfProject(context: FindingContext, path: string): TrustEntry | null {
  const cwd = cwdOf(context);
  const { root, own } = projectRootOf(context);
  const gitRoot = findGitRoot(context.disk, cwd);
  return layerTrust(parentOf(parentOf(path)), root ?? cwd, gitRoot, (at) => trustEntry(context.disk, own, at));
}

/** The root down from which project layers are looked for, and the configuration that decides it. */
export function projectRootOf(context: FindingContext): { readonly root: string | null; readonly own: TableValue } {
  const own = mergedTable(ownLayers(context));
  const markers = projectRootMarkers(own) ?? DEFAULT_MARKERS;
  return { root: layerRoot(context.disk, cwdOf(context), markers)?.path ?? null, own };
}
