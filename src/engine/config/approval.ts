/** When Codex asks before it acts: policy, reviewer, and what requirements.toml allows of both. */
import type { TrustLevel } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { ApprovalPolicy, GranularApproval, Resolved } from "../simulation.ts";
import { lookUp } from "./merge.ts";
import { configOrigin, plainChoice, stringAt } from "./read.ts";
import { type Refusal, refuseAt } from "./refusal.ts";
import type { ConfigValue, TableValue } from "./toml.ts";

/** The policies that a release knows. */
export interface ApprovalRules {
  /** By the names of the configuration. */
  readonly named: Readonly<Record<string, ApprovalPolicy>>;
  /** The table that says category by category, and whether true in it means that Codex may ask. */
  readonly table: { readonly name: string; readonly asks: boolean };
  /** The name `untrusted` refuses the start. */
  readonly refusesUntrusted: boolean;
}

/** 0.158.0: `on-failure` is `on-request`; `unless-trusted` cannot be configured. */
export const GRANULAR_APPROVAL: ApprovalRules = {
  named: { never: "never", "on-request": "on-request", "on-failure": "on-request", untrusted: "unless-trusted" },
  table: { name: "granular", asks: true },
  refusesUntrusted: true,
};

export type Reviewer = "user" | "auto_review";

/** A value after requirements.toml had its say. */
export interface Clamped<T> {
  readonly resolved: Resolved<T>;
  readonly warning: Sentence | null;
}

export function resolveReviewer(config: TableValue, requirements: TableValue): Clamped<Reviewer> {
  const value = stringAt(config, ["approvals_reviewer"]);
  const explicit = value !== undefined;
  const wanted = reviewerOf(value?.value ?? "user");
  const resolved: Resolved<Reviewer> = {
    value: wanted,
    origin: explicit
      ? configOrigin(value)
      : { kind: "default", because: sentence("default.builtIn", { key: "approvals_reviewer" }) },
  };
  const read = (item: ConfigValue): Reviewer => reviewerOf(item.kind === "string" ? item.value : "user");
  return clampToList(requirements, "allowed_approvals_reviewers", resolved, explicit, read, (name) => name);
}

/** `guardian_subagent` is the older name of `auto_review`. */
function reviewerOf(name: string): Reviewer {
  return name === "auto_review" || name === "guardian_subagent" ? "auto_review" : "user";
}

/** The approval policy. `codex exec` never asks, unless reviews are automatic (`neverAsks`). */
export function resolveApproval(
  config: TableValue,
  requirements: TableValue,
  neverAsks: boolean,
  trust: TrustLevel | null,
  rules: ApprovalRules,
): Clamped<ApprovalPolicy> | Refusal {
  const written = lookUp(config, ["approval_policy"]);
  const value = written && plainChoice(written);
  if (rules.refusesUntrusted && value?.kind === "string" && value.value === "untrusted") {
    return refuseAt(value, sentence("error.approvalUntrusted", {}));
  }
  const configured = value === undefined ? null : policyOf(value, rules);
  if (neverAsks) {
    const never: Resolved<ApprovalPolicy> = {
      value: "never",
      origin: { kind: "default", because: sentence("default.approval.exec", {}) },
    };
    return clampPolicy(requirements, never, true, rules);
  }
  if (value !== undefined && configured !== null) {
    return clampPolicy(requirements, { value: configured, origin: configOrigin(value) }, true, rules);
  }
  const untrusted = trust === "untrusted";
  const because = sentence(untrusted ? "default.approval.untrusted" : "default.approval.onRequest", {});
  const fallback = untrusted ? "unless-trusted" : "on-request";
  return clampPolicy(requirements, { value: fallback, origin: { kind: "default", because } }, false, rules);
}

function policyOf(value: ConfigValue, rules: ApprovalRules): ApprovalPolicy | null {
  if (value.kind === "string") return namedPolicy(value.value, rules);
  const { name: tableName, asks } = rules.table;
  const table = value.kind === "table" ? value.entries.get(tableName) : undefined;
  if (table?.kind !== "table") return null;
  const says = (name: keyof GranularApproval): boolean => {
    const category = table.entries.get(name);
    return (category?.kind === "boolean" && category.value) === asks;
  };
  return {
    sandbox_approval: says("sandbox_approval"),
    rules: says("rules"),
    skill_approval: says("skill_approval"),
    request_permissions: says("request_permissions"),
    mcp_elicitations: says("mcp_elicitations"),
  };
}

/** The policy that a name stands for, in the configuration or in a turn. */
export function namedPolicy(name: string, { named }: ApprovalRules): ApprovalPolicy {
  return (Object.hasOwn(named, name) ? named[name] : undefined) ?? "on-request";
}

/** Does requirements.toml leave this policy alone? */
export function allowsApproval(requirements: TableValue, policy: ApprovalPolicy, rules: ApprovalRules): boolean {
  const resolved: Resolved<ApprovalPolicy> = { value: policy, origin: { kind: "launch", key: "approval" } };
  return clampPolicy(requirements, resolved, true, rules).resolved === resolved;
}

function clampPolicy(
  requirements: TableValue,
  resolved: Resolved<ApprovalPolicy>,
  explicit: boolean,
  rules: ApprovalRules,
): Clamped<ApprovalPolicy> {
  const read = (item: ConfigValue): ApprovalPolicy => policyOf(item, rules) ?? "on-request";
  return clampToList(requirements, "allowed_approval_policies", resolved, explicit, read, policyName);
}

/** The policy's name as a list of requirements.toml would hold it. */
export function policyName(policy: ApprovalPolicy): string {
  return typeof policy === "object" ? "granular" : policy;
}

/** A value that is not in the list gives way to the first of the list; silently when nobody had configured it. */
function clampToList<T>(
  requirements: TableValue,
  key: "allowed_approval_policies" | "allowed_approvals_reviewers",
  resolved: Resolved<T>,
  explicit: boolean,
  read: (item: ConfigValue) => T,
  nameOf: (value: T) => string,
): Clamped<T> {
  const list = lookUp(requirements, [key]);
  const first = list?.kind === "array" ? list.items[0] : undefined;
  if (list?.kind !== "array" || first === undefined) return { resolved, warning: null };
  const allowed = list.items.map((item) => nameOf(read(item)));
  if (allowed.includes(nameOf(resolved.value))) return { resolved, warning: null };
  const value = read(first);
  const params = { wanted: nameOf(resolved.value), used: nameOf(value), allowed };
  return {
    resolved: { value, origin: configOrigin(first) },
    warning: explicit ? sentence("warning.requirements.approval", params) : null,
  };
}
