/** `/etc/codex/requirements.toml`: which of its keys this model knows. */
import { type Sentence, sentence } from "../sentences.ts";
import { mergeTables } from "./merge.ts";
import { type Refusal, refuseAt } from "./refusal.ts";
import type { ArrayValue, ConfigValue, StringValue, TableValue } from "./toml.ts";

const MODELLED = new Set([
  "additional_developer_instructions",
  "allowed_sandbox_modes",
  "allowed_approval_policies",
  "allowed_approvals_reviewers",
]);

/** Every other key is named as not modelled. */
export function requirementWarnings(requirements: TableValue): Sentence[] {
  return [...requirements.entries.keys()]
    .filter((key) => !MODELLED.has(key))
    .map((key) => sentence("warning.requirements.notModelled", { key }));
}

/** The configuration with the features that requirements.toml switches. */
export function withFeatures(config: TableValue, requirements: TableValue): TableValue {
  const features = requirements.entries.get("features");
  if (features?.kind !== "table") return config;
  return mergeTables(config, { ...requirements, entries: new Map([["features", features]]) });
}

const LISTS: Readonly<Record<string, readonly string[]>> = {
  allowed_sandbox_modes: ["read-only", "workspace-write", "danger-full-access", "external-sandbox"],
  // A granular policy has categories, which a list of names cannot give: it is refused.
  allowed_approval_policies: ["untrusted", "on-failure", "on-request", "never"],
  allowed_approvals_reviewers: ["user", "auto_review", "guardian_subagent"],
};

/** What makes Codex refuse requirements.toml: a wrong type or name, a list that allows nothing, or not read-only. */
export function requirementsFault(requirements: TableValue): Refusal | null {
  const text = requirements.entries.get("additional_developer_instructions");
  if (text !== undefined && text.kind !== "string") return typeFault(text, "a string");
  for (const [key, allowed] of Object.entries(LISTS)) {
    const list = requirements.entries.get(key);
    if (list === undefined) continue;
    if (list.kind !== "array") return typeFault(list, "a list");
    for (const item of list.items) {
      if (item.kind !== "string") return typeFault(item, "a string");
      if (!allowed.includes(item.value)) {
        return refuseAt(item, sentence("error.variant", { key, got: item.value, allowed }));
      }
    }
    const fault = allowsTooLittle(key, list);
    if (fault !== null) return fault;
  }
  return null;
}

function typeFault(value: ConfigValue, expected: string): Refusal {
  return refuseAt(value, sentence("error.type", { key: value.key, expected, got: value.kind }));
}

/** A list may not be empty; that of the sandbox modes must hold read-only. */
function allowsTooLittle(key: string, list: ArrayValue): Refusal | null {
  const needsReadOnly = key === "allowed_sandbox_modes";
  const holdsReadOnly = list.items.some((item) => item.kind === "string" && item.value === "read-only");
  if (needsReadOnly ? holdsReadOnly : list.items.length > 0) return null;
  const detail = needsReadOnly ? "read-only" : "[]";
  return refuseAt(list, sentence("error.requirements", { key, detail }));
}

/**
 * The requirements that `/etc/codex/managed_config.toml` implies: what it sets is the only thing allowed (read-only
 * always is; a reviewer may always be a person). They replace the same list of requirements.toml.
 */
export function requirementsOfManaged(managed: TableValue): TableValue {
  const entries = new Map<string, ConfigValue>();
  const allow = (key: string, value: ConfigValue, items: readonly ConfigValue[]): void => {
    const { layer, line, column } = value;
    entries.set(key, { kind: "array", layer, line, column, key: value.key, items });
  };
  const approval = managed.entries.get("approval_policy");
  if (approval !== undefined) allow("allowed_approval_policies", approval, [approval]);
  const sandbox = managed.entries.get("sandbox_mode");
  if (sandbox?.kind === "string") allow("allowed_sandbox_modes", sandbox, named(sandbox, "read-only", sandbox.value));
  const reviewer = managed.entries.get("approvals_reviewer");
  if (reviewer?.kind === "string") {
    const names = reviewer.value === "user" ? ["user"] : [reviewer.value, "user"];
    allow("allowed_approvals_reviewers", reviewer, named(reviewer, ...names));
  }
  return { ...managed, entries };
}

/** Strings that stand where `value` stands. */
function named(value: StringValue, ...names: readonly string[]): StringValue[] {
  return names.map((name) => ({ ...value, value: name }));
}
