/** The layers of the configuration at the moment that is shown. */
import { DEFAULT_MARKERS, projectRootMarkers, userConfigPath } from "../../config/load.ts";
import { lookUp, mergeTables } from "../../config/merge.ts";
import { stringAt } from "../../config/read.ts";
import { Refusal } from "../../config/refusal.ts";
import { type ConfigValue, overridesTable, type StringValue, type TableValue } from "../../config/toml.ts";
import { layerTrust, type TrustEntry, trustEntry } from "../../config/trust.ts";
import { chain, parentOf } from "../../machine/path.ts";
import type { ConfigFile, FindingContext } from "../context.ts";
import type { Names } from "./keyNames.ts";

/** A layer that can be read: a file, or all of `-c` (path and text null). */
export interface LayerInForce {
  readonly kind: ConfigFile["kind"] | "override";
  readonly path: string | null;
  readonly text: string | null;
  /** What the release reads of it. */
  readonly table: TableValue;
  /** All that stands there. */
  readonly written: TableValue;
  /** Where the table stands in its file: empty for the whole of it. */
  readonly prefix: Names;
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
  const written = overridesTable(overrides, { kind: "override", path: null, directory: cwdOf(context) });
  return {
    kind: "override",
    path: null,
    text: null,
    table: context.release.config.known(written),
    written,
    prefix: [],
  };
}

/**
 * The layers in force, lowest first: system, user, projects that are trusted (the nearest last), `-c`, managed.
 * Requirements are none of them.
 */
export function layersInForce(context: FindingContext): readonly LayerInForce[] {
  const own = ownLayers(context);
  const projects = context.configs.flatMap((config) => {
    const layer = config.kind === "project" && isProjectRead(context, config) ? layerOf(context, config) : null;
    return layer === null ? [] : [layer];
  });
  const at = own.findIndex(({ kind }) => kind === "override" || kind === "managed");
  return at === -1 ? [...own, ...projects] : own.toSpliced(at, 0, ...projects);
}

/** The same without the projects: trust and markers are read here. */
function ownLayers(context: FindingContext): readonly LayerInForce[] {
  const of = (kind: ConfigFile["kind"]): LayerInForce[] =>
    context.configs.flatMap((config) => (config.kind === kind ? (layerOf(context, config) ?? []) : []));
  const overrides = overridesOf(context);
  return [...of("system"), ...of("user"), ...(overrides === null ? [] : [overrides]), ...of("managed")];
}

function layerOf({ release }: FindingContext, { kind, path, text, table }: ConfigFile): LayerInForce | null {
  if (table === null) return null;
  return { kind, path, text, table: release.config.known(table), written: table, prefix: [] };
}

/** The layers with the chosen profile on top, where the release has profiles: its values win, whichever layer they are in. */
export function layersThatSay(context: FindingContext): readonly LayerInForce[] {
  const layers = layersInForce(context);
  const profile = chosenProfile(context, layers);
  if (profile === null) return layers;
  const prefix = ["profiles", profile.name];
  const tables = layers.flatMap((layer) => {
    const table = lookUp(layer.table, prefix);
    return table?.kind === "table" ? [{ ...layer, table: countedOf(context, layer, profile, table), prefix }] : [];
  });
  return [...layers, ...tables];
}

interface ChosenProfile {
  readonly name: string;
  readonly chosen: StringValue;
}

/** The profile in force; null when none is chosen, it is not there, or the release has none. */
export function chosenProfile(context: FindingContext, layers = layersInForce(context)): ChosenProfile | null {
  const merged = mergedTable(layers);
  const chosen = stringAt(merged, ["profile"]);
  if (chosen === undefined || context.release.config.inForce(merged) === merged) return null;
  const name = chosen.value;
  return lookUp(merged, ["profiles", name])?.kind === "table" ? { name, chosen } : null;
}

/** What of a layer's table of the profile counts: that which it adds to a configuration of nothing else. */
function countedOf(
  { release }: FindingContext,
  { table }: LayerInForce,
  { name, chosen }: ChosenProfile,
  profile: TableValue,
): TableValue {
  const profiles = { ...profile, entries: new Map([[name, profile]]) };
  const alone: TableValue = {
    ...table,
    entries: new Map<string, ConfigValue>([
      ["profile", chosen],
      ["profiles", profiles],
    ]),
  };
  const inForce = release.config.inForce(alone);
  if (inForce instanceof Refusal) return { ...profile, entries: new Map() };
  return { ...profile, entries: new Map([...inForce.entries].filter(([key]) => !alone.entries.has(key))) };
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
  const { gitRoot, trustsRealPaths } = context.release.config;
  return layerTrust(parentOf(parentOf(path)), root ?? cwd, gitRoot(context.disk, cwd), (at) =>
    trustEntry(context.disk, own, at, trustsRealPaths),
  );
}

/** The root down from which project layers are looked for, and the configuration that decides it. */
export function projectRootOf(context: FindingContext): { readonly root: string | null; readonly own: TableValue } {
  const own = mergedTable(ownLayers(context));
  const markers = projectRootMarkers(own) ?? DEFAULT_MARKERS;
  return { root: context.release.config.layerRoot(context.disk, cwdOf(context), markers)?.path ?? null, own };
}
