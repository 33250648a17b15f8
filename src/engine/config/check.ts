/** Checks of the configuration: what makes Codex refuse to start, and what it ignores with a warning. */
import { type Sentence, sentence } from "../sentences.ts";
import { type TypeFault, type TypeProblem, typeFaults, unknownKeys } from "./checkTypes.ts";
import { KNOWN_KEYS } from "./keys.ts";
import { INTEGER_RANGES, type TableType } from "./keyType.ts";
import { lookUp } from "./merge.ts";
import { type Refusal, refuseAt } from "./refusal.ts";
import type { ConfigValue, TableValue } from "./toml.ts";

/** Read before everything else, so their faults come first. */
export const EARLY_KEYS = ["project_root_markers", "projects"];

/** Keys that hold paths. */
const PATH_KEYS = [
  ["model_instructions_file"],
  ["experimental_compact_prompt_file"],
  ["log_dir"],
  ["sqlite_home"],
  ["model_catalog_json"],
  ["sandbox_workspace_write", "writable_roots"],
] as const;

/**
 * Why Codex refuses the types of the configuration: they are checked once, on the merged table, so that a fault which a higher layer
 * replaces does no harm. There is one exception: the relative paths of a layer with a fault are not resolved, and that
 * refuses the start.
 */
export function configFault(
  effective: TableValue,
  layers: readonly TableValue[],
  known: TableType = KNOWN_KEYS,
): Refusal | null {
  const faults = typeFaults(effective, known);
  const early = faults.find(({ value }) =>
    EARLY_KEYS.some((key) => value.key === key || value.key.startsWith(`${key}.`)),
  );
  const fault = early ?? faults[0];
  return fault === undefined ? hiddenFault(layers, known) : refusalOf(fault);
}

function hiddenFault(layers: readonly TableValue[], known: TableType): Refusal | null {
  for (const layer of layers) {
    if (!PATH_KEYS.some((names) => lookUp(layer, names) !== undefined)) continue;
    const [fault] = typeFaults(layer, known);
    if (fault !== undefined) return refusalOf(fault);
  }
  return null;
}

function refusalOf({ value, problem }: TypeFault): Refusal {
  return refuseAt(value, problemSentence(value, problem), problem);
}

function problemSentence({ key, kind }: ConfigValue, problem: TypeProblem): Sentence {
  switch (problem.kind) {
    case "type":
      return sentence("error.type", { key, expected: problem.wanted.join(" or "), got: kind });
    case "range": {
      const [least, most] = INTEGER_RANGES[problem.type];
      const bound = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);
      return sentence("error.range", { key, least: bound(least), most: bound(most) });
    }
    case "blank":
      return sentence("error.blank", { key });
    case "variant":
      return sentence("error.variant", { key, got: problem.got, allowed: problem.allowed });
    case "missing":
      return sentence("error.missing", { key, missing: [problem.key] });
    case "needsOneOf":
      return sentence("error.missing", { key, missing: problem.keys });
    case "unsuited":
      return sentence("error.unsuited", { key: problem.key, beside: problem.beside });
    case "unknown":
      return sentence("error.unknownKey", { key: problem.key, allowed: problem.allowed });
  }
}

/** Keys of one layer that Codex does not know and ignores. */
export function unknownKeyWarnings(layer: TableValue): Sentence[] {
  return unknownKeys(layer).map(({ value, key }) => sentence("warning.unknownKey", { path: value.layer.path, key }));
}
