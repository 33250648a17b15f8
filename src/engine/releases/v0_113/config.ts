/** Configuration as 0.113.0 reads it. */

import { findProjectRoot } from "../../agentsMd/discover.ts";
import type { ApprovalRules } from "../../config/approval.ts";
import { configFault } from "../../config/check.ts";
import { KNOWN_KEYS } from "../../config/keys.ts";
import { ANY, choice, each, FLAG, list, map, PATH, type TableType, TEXT, table } from "../../config/keyType.ts";
import { lookUp, mergeTables } from "../../config/merge.ts";
import { stringAt } from "../../config/read.ts";
import { type Refusal, refuseAt } from "../../config/refusal.ts";
import type { ConfigRules } from "../../config/rules.ts";
import { unknownProvider } from "../../config/semantics.ts";
import { overridesTable, type TableValue } from "../../config/toml.ts";
import type { FileSystem } from "../../machine/files.ts";
import { ancestors, baseName, join, normalise, parentOf } from "../../machine/path.ts";
import { decodeStrict, trim } from "../../machine/utf8.ts";
import { sentence } from "../../sentences.ts";

/** Top-level keys that came later: they are passed over without a word, whatever they hold. */
const UNKNOWN_KEYS: ReadonlySet<string> = new Set([
  "additional_developer_instructions",
  "allow_symlinked_codex_home",
  "approvals_reviewer",
  "apps_mcp_product_sku",
  "auto_review",
  "browser_use",
  "computer_use",
  "experimental_realtime_start_instructions",
  "experimental_realtime_webrtc_call_base_url",
  "experimental_thread_store",
  "experimental_thread_store_endpoint",
  "include_apps_instructions",
  "include_collaboration_mode_instructions",
  "include_environment_context",
  "include_permissions_instructions",
  "instructions",
  "mcp_enterprise_managed_auth",
  "mcp_optional_startup_grace_ms",
  "model_auto_compact_token_limit_scope",
  "model_post_turn_compact_threshold_percent",
  "openai_base_url",
  "responses_api_metadata",
  "thread_unload_delay_secs",
  "tool_suggest",
]);

const UNKNOWN_REQUIREMENTS: ReadonlySet<string> = new Set([
  "allowed_approvals_reviewers",
  "additional_developer_instructions",
]);

const SKILLS_KEYS: ReadonlySet<string> = new Set(["bundled", "include_instructions"]);

function known(layer: TableValue): TableValue {
  const rest = without(layer, UNKNOWN_KEYS);
  const skills = rest.entries.get("skills");
  if (skills?.kind !== "table") return rest;
  return { ...rest, entries: new Map([...rest.entries, ["skills", without(skills, SKILLS_KEYS)]]) };
}

function without(from: TableValue, names: ReadonlySet<string>): TableValue {
  return { ...from, entries: new Map([...from.entries].filter(([name]) => !names.has(name))) };
}

/** The tool of the web wants its table. */
const TOOLS: TableType = table({
  web_search: table({
    context_size: choice("low medium high"),
    allowed_domains: list(TEXT),
    location: table(each(TEXT, "country region city timezone"), { unknown: "silent" }),
  }),
  view_image: FLAG,
});

/** Keys that are gone since. */
const FORMER = {
  commit_attribution: TEXT,
  ...each(FLAG, "model_supports_reasoning_summaries experimental_use_freeform_apply_patch"),
  ...each(ANY, "experimental_instructions_file windows_wsl_setup_acknowledged"),
};

/** Where the types differ from the later ones. */
const KEYS: TableType = table(
  {
    ...Object.fromEntries(Object.entries(KNOWN_KEYS.keys).filter(([name]) => !UNKNOWN_KEYS.has(name))),
    ...FORMER,
    approval_policy: choice("untrusted on-failure on-request reject never", {
      reject: table(each(FLAG, "sandbox_approval rules mcp_elicitations request_permissions"), {
        required: ["sandbox_approval", "rules", "mcp_elicitations"],
      }),
    }),
    model_reasoning_effort: choice("none minimal low medium high xhigh"),
    plan_mode_reasoning_effort: choice("none minimal low medium high xhigh"),
    skills: table({ config: list(table({ path: PATH, enabled: FLAG }, { required: ["path", "enabled"] })) }),
    features: map(FLAG),
    tools: TOOLS,
  },
  { unknown: "silent" },
);

/** `default_permissions` wants a table of permissions, whatever it names. */
function permissionsFault(config: TableValue): Refusal | null {
  const chosen = stringAt(config, ["default_permissions"]);
  if (chosen === undefined || lookUp(config, ["permissions"]) !== undefined) return null;
  return refuseAt(chosen, sentence("error.missing", { key: chosen.key, missing: ["permissions"] }));
}

/** Of a profile only these count; they win over the same keys outside it. */
const OF_PROFILES: ReadonlySet<string> = new Set([
  "model",
  "model_provider",
  "approval_policy",
  "sandbox_mode",
  "model_reasoning_effort",
  "personality",
  "model_instructions_file",
  "experimental_compact_prompt_file",
  "features",
]);

/** The profile that `profile` names is laid over the rest. */
function inForce(merged: TableValue): TableValue | Refusal {
  const name = stringAt(merged, ["profile"]);
  if (name === undefined) return merged;
  const profile = lookUp(merged, ["profiles", name.value]);
  if (profile?.kind !== "table") return refuseAt(name, sentence("error.unknownProfile", { profile: name.value }));
  const entries = new Map([...profile.entries].filter(([key]) => OF_PROFILES.has(key)));
  return mergeTables(merged, { ...profile, entries });
}

const APPROVAL: ApprovalRules = {
  named: { never: "never", "on-request": "on-request", "on-failure": "on-failure", untrusted: "unless-trusted" },
  table: { name: "reject", asks: false },
  refusesUntrusted: false,
};

/** The nearest `.git`: a directory as it is, even an empty one; a file by its pointer, a worktree's main checkout only. */
function gitRoot(files: FileSystem, cwd: string): string | null {
  for (const path of ancestors(cwd)) {
    const found = files.locate(join(path, ".git"));
    if (found.kind === "directory") return files.realPath(path) ?? path;
    if (found.kind === "file") return pointedRoot(files, path);
  }
  return null;
}

function pointedRoot(files: FileSystem, repository: string): string | null {
  const read = files.read(join(repository, ".git"));
  const decoded = read.kind === "failed" ? null : decodeStrict(read.bytes);
  if (decoded === null || !("text" in decoded)) return null;
  const pointer = trim(decoded.text);
  if (!pointer.startsWith("gitdir:")) return null;
  const target = trim(pointer.slice("gitdir:".length));
  if (target === "") return null;
  const whole = normalise(join(repository, target));
  const worktrees = parentOf(files.realPath(whole) ?? whole);
  return baseName(worktrees) === "worktrees" ? parentOf(parentOf(worktrees)) : null;
}

export const CONFIG: ConfigRules = {
  keys: KEYS,
  known,
  knownRequirements: (requirements) => without(requirements, UNKNOWN_REQUIREMENTS),
  trustsRealPaths: false,
  inForce,
  fault: (effective, layers) =>
    configFault(effective, layers, KEYS) ?? unknownProvider(effective) ?? permissionsFault(effective),
  // A profile is a table of the configuration: the flag is another way to name it.
  profileTables: (_loader, _user, profile, directory) =>
    profile === undefined ? [] : [overridesTable({ profile }, { kind: "override", path: null, directory })],
  unknownKeyWarnings: () => [],
  notForProjects: [],
  gitRoot,
  layerRoot: findProjectRoot,
  persistsTrust: false,
  featuresByDefault: ["personality"],
  // They are listed with all other skills.
  bundledSkills: () => [],
  approval: APPROVAL,
  requirementsAreMild: true,
};
