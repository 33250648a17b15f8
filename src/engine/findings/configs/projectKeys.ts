/** Keys without effect in a project's own config, and a project's config that is not read at all. */
import { lookUp, mergeTables } from "../../config/merge.ts";
import { Refusal } from "../../config/refusal.ts";
import type { ConfigValue, TableValue } from "../../config/toml.ts";
import type { ConfigFile, FindingContext, Rule } from "../context.ts";
import { type Fix, type FixEdit, type Found, fix, wholeFile } from "../finding.ts";
import { dottedOf, type Names, placeOfKey } from "./keyNames.ts";
import {
  cwdOf,
  isProjectRead,
  layersInForce,
  mergedTable,
  projectRootOf,
  trustOfProject,
  userPathOf,
  userTableOf,
} from "./layers.ts";

type ProjectConfig = ConfigFile & { readonly table: TableValue };

const MARKERS = ["project_root_markers"] as const;

export const MARKER_IN_PROJECT_CONFIG: Rule<"marker-in-project-config"> = {
  severity: "warning",
  *find(context) {
    for (const config of projectsRead(context)) {
      const value = lookUp(config.table, MARKERS);
      if (value === undefined) continue;
      const fixes = [moveToUser(context, config, [MARKERS])];
      yield { params: { path: config.path }, place: placeOfKey(config.text, value), fixes };
    }
  },
};

export const KEY_NOT_FOR_PROJECTS: Rule<"key-not-for-projects"> = {
  severity: "warning",
  *find(context) {
    for (const config of projectsRead(context)) {
      for (const names of context.release.config.notForProjects) {
        const value = lookUp(config.table, names);
        if (value === undefined) continue;
        const params = { path: config.path, key: dottedOf(names) };
        yield {
          params,
          place: placeOfKey(config.text, value),
          fixes: [moveToUser(context, config, together(context, names))],
        };
      }
    }
  },
};

/** A provider is chosen and defined in two keys: one goes with the other, unless the project may define it. */
function together({ release }: FindingContext, names: Names): readonly Names[] {
  const isDropped = release.config.notForProjects.some(([name]) => name === "model_providers");
  return names[0] === "model_provider" && isDropped ? [["model_providers"], names] : [names];
}

function projectsRead(context: FindingContext): ProjectConfig[] {
  return context.configs.filter(
    (config): config is ProjectConfig =>
      config.kind === "project" && config.table !== null && isProjectRead(context, config),
  );
}

/** Into the user's config; out of the project's where the user's own has the key, or would be refused with it. */
function moveToUser(context: FindingContext, config: ProjectConfig, keys: readonly Names[]): Fix {
  const user = userTableOf(context);
  const key = dottedOf(keys.at(-1) ?? []);
  const present = keys.filter((names) => lookUp(config.table, names) !== undefined);
  const edits = present.flatMap((names) => movesOf(context, config, names, user));
  const isMove = edits.some(({ kind }) => kind === "moveKey");
  const moved = present.map((names) => only(config.table, names));
  if (isMove && isAccepted(context, user, moved)) {
    return fix("move-key-to-user", { key }, ...edits);
  }
  return fix("remove-key", { key }, { kind: "removeKey", path: config.path, key: keys.at(-1) ?? [] });
}

/** What the user's config has already is taken out of the project's, the rest moves. */
function movesOf(
  context: FindingContext,
  { path, table }: ProjectConfig,
  names: Names,
  user: TableValue | null,
): FixEdit[] {
  const value = lookUp(table, names);
  const present = user === null ? undefined : lookUp(user, names);
  if (present === undefined) {
    return [{ kind: "moveKey", path, key: names, toPath: userPathOf(context), toKey: names }];
  }
  if (value?.kind === "table" && present.kind === "table") {
    return [...value.entries.keys()].flatMap((name) =>
      movesOf(context, { path, table } as ProjectConfig, [...names, name], user),
    );
  }
  return [{ kind: "removeKey", path, key: names }];
}

function isAccepted(context: FindingContext, user: TableValue | null, moved: readonly TableValue[]): boolean {
  const tables = user === null ? moved : [...moved, user];
  const [first, ...rest] = tables;
  if (first === undefined) return true;
  return isWithoutFault(context, rest.reduce(mergeTables, first), tables);
}

function isWithoutFault({ release }: FindingContext, merged: TableValue, layers: readonly TableValue[]): boolean {
  const { fault, inForce } = release.config;
  return fault(merged, layers) === null && !(inForce(merged) instanceof Refusal);
}

/** The table with this one key. */
function only(table: TableValue, names: Names): TableValue {
  const [name = "", ...rest] = names;
  const value = table.entries.get(name);
  const inner: ConfigValue | undefined = rest.length > 0 && value?.kind === "table" ? only(value, rest) : value;
  return { ...table, entries: new Map(inner === undefined ? [] : [[name, inner]]) };
}

export const PROJECT_CONFIG_UNREAD: Rule<"project-config-unread"> = {
  severity: "warning",
  *find(context) {
    for (const config of context.configs) {
      if (config.kind !== "project" || config.state !== "untrusted") continue;
      const keys = [...(config.table?.entries.keys() ?? [])];
      if (config.table === null || keys.length > 0) yield unread(context, config, keys);
    }
  },
};

function unread(context: FindingContext, config: ConfigFile, keys: readonly string[]): Found<"project-config-unread"> {
  const entry = trustOfProject(context, config.path);
  const params = { path: config.path, untrusted: entry !== null, keys };
  return {
    params,
    place: wholeFile(config.path),
    fixes: isReadable(context, config) ? [trustFix(context, config)] : [],
  };
}

/** Would Codex start with it? */
function isReadable(context: FindingContext, { table }: ConfigFile): boolean {
  if (table === null) return false;
  const layers = layersInForce(context);
  const known = context.release.config.known(table);
  const tables = [...layers.map((layer) => layer.table), known];
  return isWithoutFault(context, mergeTables(mergedTable(layers), known), tables);
}

/** Changes the entry that decides; where there is none, one for the repository. */
function trustFix(context: FindingContext, config: ConfigFile): Fix {
  const entry = trustOfProject(context, config.path);
  const cwd = cwdOf(context);
  const { gitRoot, trustsRealPaths } = context.release.config;
  const root = gitRoot(context.disk, cwd) ?? projectRootOf(context).root ?? cwd;
  const directory = entry?.directory ?? (trustsRealPaths ? context.disk.realPath(root) : null) ?? root;
  const path = entry === null ? userPathOf(context) : entry.value.layer.path;
  const edit: FixEdit = { kind: "setKey", path, key: ["projects", directory, "trust_level"], value: "trusted" };
  return fix("trust", { path: directory }, edit);
}
