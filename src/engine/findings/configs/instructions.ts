/** Texts that the configuration brings: base instructions that are replaced, managed ones near their limit. */
import { lookUp } from "../../config/merge.ts";
import { stringAt } from "../../config/read.ts";
import { resolvePath } from "../../config/sandbox.ts";
import type { StringValue } from "../../config/toml.ts";
import { MANAGED_LIMIT } from "../../fragments/managedInstructions.ts";
import { trim } from "../../machine/utf8.ts";
import { byteLength } from "../../provenance.ts";
import type { FindingContext, Rule } from "../context.ts";
import { type FixEdit, fix } from "../finding.ts";
import { NO_FILE, placeOfKey } from "./keyNames.ts";
import { layersThatSay, mergedTable } from "./layers.ts";

/** From the strongest to the weakest. */
const BASE_KEYS = ["model_instructions_file", "instructions"] as const;

export const BASE_REPLACED: Rule<"base-replaced"> = {
  severity: "info",
  *find(context) {
    if (context.moment.settings === null) return;
    const { baseInstructions } = context.scenario.launch;
    if (baseInstructions !== null) {
      const params = { key: "baseInstructions", bytes: byteLength(baseInstructions) };
      yield { params, place: NO_FILE, fixes: [] };
      return;
    }
    const layers = layersThatSay(context);
    const merged = mergedTable(layers);
    for (const key of BASE_KEYS) {
      const value = stringAt(merged, [key]);
      if (value === undefined) continue;
      // Without the one the other would take its place.
      const edits = layers.flatMap(({ path, table, prefix }) =>
        BASE_KEYS.filter((name) => lookUp(table, [name]) !== undefined).map(
          (name): FixEdit => ({ kind: "removeKey", path, key: [...prefix, name] }),
        ),
      );
      const text = layers.find(({ path }) => path === value.layer.path)?.text ?? null;
      const params = { key, bytes: byteLength(textOf(context, key, value)) };
      yield { params, place: placeOfKey(text, value), fixes: [fix("remove-key", { key }, ...edits)] };
      return;
    }
  },
};

function textOf(context: FindingContext, key: (typeof BASE_KEYS)[number], value: StringValue): string {
  if (key === "instructions") return value.value;
  return trim(context.text(resolvePath(value, context.scenario.machine.home)) ?? "");
}

/** The share of the limit from which a text is near it. */
const NEAR = 0.9;

export const MANAGED_NEAR_LIMIT: Rule<"managed-near-limit"> = {
  severity: "info",
  *find(context) {
    const config = context.configs.find(({ kind }) => kind === "requirements");
    const table = config?.table ? context.release.config.knownRequirements(config.table) : null;
    const value = table === null ? undefined : stringAt(table, ["additional_developer_instructions"]);
    if (config === undefined || value === undefined) return;
    const bytes = byteLength(value.value);
    if (bytes <= NEAR * MANAGED_LIMIT || bytes > MANAGED_LIMIT) return;
    const params = { path: config.path, bytes, limit: MANAGED_LIMIT };
    yield { params, place: placeOfKey(config.text, value), fixes: [] };
  },
};
