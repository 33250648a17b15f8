/** Relative paths count from the directory of their file; those of `-c` from cwd. */
import { jsonOf } from "../../config/json.ts";
import { resolvePath } from "../../config/sandbox.ts";
import type { StringValue } from "../../config/toml.ts";
import { isAbsolute, join, normalise } from "../../machine/path.ts";
import type { FindingContext, Rule } from "../context.ts";
import { type Fix, type Found, fix } from "../finding.ts";
import { dottedOf, labelOf, type Names, placeOfKey } from "./keyNames.ts";
import { cwdOf, type LayerInForce, layersInForce, projectRootOf } from "./layers.ts";
import { type TypedEntry, typedEntries } from "./typed.ts";

export const RELATIVE_PATH: Rule<"relative-path"> = {
  severity: "info",
  *find(context) {
    for (const layer of layersInForce(context)) {
      // Written against cwd, as a person would expect.
      if (layer.kind === "override") continue;
      for (const entry of typedEntries(layer.table, context.release.config.keys)) {
        const found = relativePath(context, layer, entry);
        if (found !== null) yield found;
      }
    }
  },
};

function relativePath(
  context: FindingContext,
  layer: LayerInForce,
  { names, value, type, inArray }: TypedEntry,
): Found<"relative-path"> | null {
  const paths = pathsOf(value, type);
  const relative = paths.find((path) => isRelative(path.value));
  if (relative === undefined) return null;
  const { home } = context.scenario.machine;
  return {
    params: { path: layer.path, key: dottedOf(names), resolved: resolvePath(relative, home) },
    place: placeOfKey(layer.text, value),
    fixes: inArray ? [] : [absoluteFix(context, layer, names, value)],
  };
}

function pathsOf(value: TypedEntry["value"], type: TypedEntry["type"]): readonly StringValue[] {
  if (type?.kind === "path") return value.kind === "string" ? [value] : [];
  if (type?.kind !== "list" || type.of.kind !== "path" || value.kind !== "array") return [];
  return value.items.filter((item) => item.kind === "string");
}

function isRelative(path: string): boolean {
  return path !== "" && !isAbsolute(path) && path !== "~" && !path.startsWith("~/");
}

/** Every relative path written out. */
function absoluteFix(context: FindingContext, { path }: LayerInForce, names: Names, value: TypedEntry["value"]): Fix {
  const written = (item: TypedEntry["value"]) =>
    item.kind === "string" && isRelative(item.value) ? meant(context, item) : jsonOf(item);
  const json = value.kind === "array" ? value.items.map(written) : written(value);
  const params = { key: dottedOf(names), value: labelOf(json) };
  return fix("set-key", params, { kind: "setKey", path, key: names, value: json });
}

/** The path that Codex takes, unless nothing is there and something is where the person may have looked. */
function meant(context: FindingContext, value: StringValue): string {
  const taken = resolvePath(value, context.scenario.machine.home);
  const root = projectRootOf(context).root;
  const others = [cwdOf(context), ...(root === null ? [] : [root])].map((at) => normalise(join(at, value.value)));
  return [taken, ...others].find((path) => context.disk.exists(path)) ?? taken;
}
