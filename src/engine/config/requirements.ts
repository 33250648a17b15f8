/** `/etc/codex/requirements.toml`: which of its keys this model knows. */
import { type Sentence, sentence } from "../sentences.ts";
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

/**
 * The requirements that `/etc/codex/managed_config.toml` implies: what it sets is the only thing allowed (read-only
 * always is; a reviewer may always be a person). They replace the same list of requirements.toml.
 */
export function requirementsOfManaged(managed: TableValue): TableValue {
  const entries = new Map<string, ConfigValue>();
  const allow = (key: string, from: string, beside: (value: StringValue) => readonly string[]): void => {
    const value = managed.entries.get(from);
    if (value?.kind === "string") entries.set(key, listOf(value, beside(value)));
  };
  allow("allowed_approval_policies", "approval_policy", ({ value }) => [value]);
  allow("allowed_sandbox_modes", "sandbox_mode", ({ value }) => ["read-only", value]);
  allow("allowed_approvals_reviewers", "approvals_reviewer", ({ value }) =>
    value === "user" ? ["user"] : [value, "user"],
  );
  return { ...managed, entries };
}

function listOf(value: StringValue, names: readonly string[]): ArrayValue {
  return { ...value, kind: "array", items: names.map((name) => ({ ...value, value: name })) };
}
