/** Configuration as 0.113.0 reads it. */

import { findProjectRoot } from "../../agentsMd/discover.ts";
import type { ApprovalRules } from "../../config/approval.ts";
import { configFault } from "../../config/check.ts";
import type { ConfigRules } from "../../config/rules.ts";
import { enabledBundledSkills } from "../../config/skills.ts";
import type { ConfigValue, TableValue } from "../../config/toml.ts";
import type { FileSystem } from "../../machine/files.ts";
import { ancestors, baseName, join, normalise, parentOf } from "../../machine/path.ts";
import { decodeStrict, trim } from "../../machine/utf8.ts";

/** Installed on the first run, in list order. */
const BUNDLED_SKILLS = ["skill-creator", "skill-installer"] as const;

/** Top-level keys that came later: they are passed over without a word. */
const UNKNOWN_KEYS: ReadonlySet<string> = new Set([
  "approvals_reviewer",
  "include_permissions_instructions",
  "include_collaboration_mode_instructions",
  "include_environment_context",
  "instructions",
  "model_auto_compact_token_limit_scope",
  "model_post_turn_compact_threshold_percent",
  "additional_developer_instructions",
]);

const SKILLS_KEYS: ReadonlySet<string> = new Set(["bundled", "include_instructions"]);

function known(layer: TableValue): TableValue {
  const entries = new Map<string, ConfigValue>();
  for (const [name, value] of layer.entries) {
    if (UNKNOWN_KEYS.has(name)) continue;
    entries.set(name, name === "skills" && value.kind === "table" ? knownSkills(value) : value);
  }
  return { ...layer, entries };
}

function knownSkills(table: TableValue): TableValue {
  return { ...table, entries: new Map([...table.entries].filter(([name]) => !SKILLS_KEYS.has(name))) };
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
  known,
  fault: configFault,
  unknownKeyWarnings: () => [],
  notForProjects: [],
  gitRoot,
  layerRoot: findProjectRoot,
  persistsTrust: false,
  featuresByDefault: ["personality"],
  bundledSkills: (effective, ownLayers, codexHome) =>
    enabledBundledSkills(effective, ownLayers, codexHome, BUNDLED_SKILLS),
  approval: APPROVAL,
  forbiddenSandbox: "first",
};
