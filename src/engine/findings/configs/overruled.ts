/** Values that another layer, or the administrator, replaces. */
import { jsonOf } from "../../config/json.ts";
import { lookUp } from "../../config/merge.ts";
import type { ConfigValue } from "../../config/toml.ts";
import type { FindingContext, Rule } from "../context.ts";
import { type Fix, type Found, fix } from "../finding.ts";
import { dottedOf, isSame, labelOf, type Names, placeOfKey, shownValue } from "./keyNames.ts";
import { type LayerInForce, layersThatSay, mergedTable, userPathOf } from "./layers.ts";

/** Keys that decide what the model is told. */
export const DECISIVE_KEYS: readonly Names[] = [
  ["model"],
  ["model_instructions_file"],
  ["instructions"],
  ["developer_instructions"],
  ["compact_prompt"],
  ["personality"],
  ["model_reasoning_effort"],
  ["project_doc_max_bytes"],
  ["project_doc_fallback_filenames"],
  ["project_root_markers"],
  ["approval_policy"],
  ["approvals_reviewer"],
  ["sandbox_mode"],
  ["default_permissions"],
  ["sandbox_workspace_write", "network_access"],
  ["sandbox_workspace_write", "writable_roots"],
  ["include_permissions_instructions"],
  ["include_environment_context"],
  ["include_collaboration_mode_instructions"],
  ["skills", "include_instructions"],
];
/** A project's config has no say in these. */
const NOT_OF_PROJECTS = ["project_root_markers"];
/** Keys that an administrator may narrow. */
const NARROWED = ["approval_policy", "approvals_reviewer", "sandbox_mode"] as const;

/** One layer's value of a key. */
interface Said {
  readonly layer: LayerInForce;
  readonly value: ConfigValue;
}

/** Every layer's value of a key, lowest first: the last one is in force. */
export function saidBy(layers: readonly LayerInForce[], names: Names): readonly Said[] {
  return layers.flatMap((layer) => {
    if (layer.kind === "project" && NOT_OF_PROJECTS.includes(names[0] ?? "")) return [];
    const value = lookUp(layer.table, names);
    return value === undefined ? [] : [{ layer, value }];
  });
}

export const OVERRULED_KEY: Rule<"overruled-key"> = {
  severity: "info",
  *find(context) {
    const layers = layersThatSay(context);
    for (const names of DECISIVE_KEYS) {
      const said = saidBy(layers, names);
      const winner = said.at(-1);
      if (winner === undefined || isRequired(winner, names)) continue;
      for (const loser of said.slice(0, -1))
        if (!isSame(loser.value, winner.value)) yield overruled(names, loser, winner);
    }
  },
};

function overruled(names: Names, { layer, value }: Said, winner: Said): Found<"overruled-key"> {
  const key = dottedOf([...layer.prefix, ...names]);
  return {
    params: { path: layer.path, key, by: winner.layer.path, profile: winner.layer.prefix.at(-1) ?? null },
    place: placeOfKey(layer.text, value),
    // Without it nothing changes; the other way round this value would count.
    fixes: [
      fix("remove-key", { key }, { kind: "removeKey", path: layer.path, key: [...layer.prefix, ...names] }),
      setFix(winner.layer, names, value),
    ],
  };
}

function setFix({ path, prefix }: LayerInForce, names: Names, value: ConfigValue): Fix {
  const key = [...prefix, ...names];
  const params = { key: dottedOf(key), value: labelOf(jsonOf(value)) };
  return fix("set-key", params, { kind: "setKey", path, key, value: jsonOf(value) });
}

/** What managed_config.toml says of these is a requirement. */
function isRequired({ layer }: Said, names: Names): boolean {
  return layer.kind === "managed" && NARROWED.some((key) => names.length === 1 && names[0] === key);
}

export const REQUIRED_VALUE: Rule<"required-value"> = {
  severity: "warning",
  *find(context) {
    const layers = layersThatSay(context);
    for (const key of NARROWED) {
      const said = saidBy(layers, [key]);
      const winner = said.at(-1);
      if (winner !== undefined && isRequired(winner, [key])) {
        for (const loser of said.slice(0, -1))
          if (!isSame(loser.value, winner.value)) yield replaced(key, loser, winner);
      }
    }
    yield* narrowed(context, layers);
  },
};

function replaced(key: string, { layer, value }: Said, winner: Said): Found<"required-value"> {
  return {
    params: { key, wanted: textOf(value), used: textOf(winner.value) },
    place: placeOfKey(layer.text, value),
    fixes: [setFix(layer, [key], winner.value)],
  };
}

/** What requirements.toml does not allow gives way to what it does. */
function* narrowed(context: FindingContext, layers: readonly LayerInForce[]): Generator<Found<"required-value">> {
  for (const { id, params } of context.simulation.warnings) {
    if (id !== "warning.requirements.sandbox" && id !== "warning.requirements.approval") continue;
    const { wanted, used } = params;
    const isReviewer = wanted === "user" || wanted === "auto_review";
    const key =
      id === "warning.requirements.sandbox" ? "sandbox_mode" : isReviewer ? "approvals_reviewer" : "approval_policy";
    const chosen = lookUp(mergedTable(layers), [key]);
    const isChosen = chosen !== undefined && policyText(chosen) === wanted;
    const path = isChosen ? chosen.layer.path : userPathOf(context);
    // Where the surface or the trust chose it, only a sandbox can be said instead.
    const canSay = isChosen || key === "sandbox_mode";
    const set = { kind: "setKey", path, key: [key], value: used } as const;
    // A table with the same name would be in the way.
    const clear = { kind: "removeKey", path, key: [key] } as const;
    const edits = chosen?.kind === "table" ? [clear, set] : [set];
    yield {
      params: { key, wanted, used },
      place: isChosen ? placeOfKey(context.text(chosen.layer.path ?? ""), chosen) : requirementPlace(context, key),
      fixes: canSay ? [fix("set-key", { key, value: JSON.stringify(used) }, ...edits)] : [],
    };
  }
}

const LIST_OF: Readonly<Record<(typeof NARROWED)[number], string>> = {
  approval_policy: "allowed_approval_policies",
  approvals_reviewer: "allowed_approvals_reviewers",
  sandbox_mode: "allowed_sandbox_modes",
};

function requirementPlace(context: FindingContext, key: (typeof NARROWED)[number]): Found<"required-value">["place"] {
  const config = context.configs.find(({ kind }) => kind === "requirements");
  const list = config?.table ? lookUp(config.table, [LIST_OF[key]]) : undefined;
  return config === undefined || list === undefined
    ? { path: null, range: null, step: null }
    : placeOfKey(config.text, list);
}

/** The name by which a requirement calls a value. */
function policyText(value: ConfigValue): string {
  return value.kind === "table" && value.entries.has("granular") ? "granular" : textOf(value);
}

function textOf(value: ConfigValue): string {
  return value.kind === "string" ? value.value : shownValue(value);
}
