/** Edits of the configuration while a thread goes on: what a resume or a fork may find changed. */
import type { StepDocument } from "../../src/scenario/document.ts";
import type { Random } from "./random.ts";
import type { Story } from "./story.ts";
import { setKey, type Table, tomlFile } from "./toml.ts";

export const STEP_MODELS = ["gpt-5.5", "gpt-6-sol", "gpt-6-luna", "gpt-5.6-sol", "gpt-5.6-luna", "acme-1"] as const;
export const EFFORTS = ["low", "medium", "high", "ultra"] as const;

type Edit = readonly [string, (random: Random) => unknown];

const flag = (random: Random) => random.pick([true, false, undefined]);
const oneOf =
  (...values: readonly unknown[]) =>
  (random: Random) =>
    random.pick(values);

/** A value of undefined takes the key out. */
const EDITS: readonly Edit[] = [
  ["model", oneOf(...STEP_MODELS, undefined)],
  ["model_reasoning_effort", oneOf(...EFFORTS, undefined)],
  ["approval_policy", oneOf("never", "on-request", "on-failure", undefined)],
  ["approvals_reviewer", oneOf("auto_review", "user", undefined)],
  ["sandbox_mode", oneOf("read-only", "workspace-write", "danger-full-access", undefined)],
  ["sandbox_workspace_write.network_access", flag],
  ["sandbox_workspace_write.writable_roots", oneOf(["/opt/tools"], ["/opt/more", "/opt/tools"], undefined)],
  ["sandbox_workspace_write.exclude_slash_tmp", flag],
  ["developer_instructions", oneOf("Answer in one paragraph.", "Answer twice.", "", undefined)],
  ["instructions", oneOf("You are terse.", "", undefined)],
  ["personality", oneOf("none", "friendly", undefined)],
  ["tools.update_plan.enabled", flag],
  ["project_doc_max_bytes", oneOf(0, 5, 40, 32_768, undefined)],
  ["project_doc_fallback_filenames", oneOf(["CLAUDE.md"], ["TEAM.md", "CLAUDE.md"], [], undefined)],
  ["project_root_markers", oneOf([".hg"], [], [".git"], undefined)],
  ["include_environment_context", flag],
  ["include_permissions_instructions", flag],
  ["include_collaboration_mode_instructions", flag],
  ["skills.include_instructions", flag],
  ["skills.bundled.enabled", flag],
  ["features.multi_agent_v2", flag],
  ["model_auto_compact_token_limit", oneOf(400, 3000, undefined)],
];

/** One to three keys of the user's configuration, or a project's configuration. */
export function configEdit(story: Story): StepDocument {
  const { random } = story;
  if (random.chance(0.3)) return projectConfig(story);
  const edits = random.shuffled(EDITS).slice(0, random.int(1, 3));
  return story.editConfig(edits.map(([key, value]) => [key, value(random)]));
}

function projectConfig(story: Story): StepDocument {
  const { random, layout } = story;
  const table: Table = {};
  for (const [key, value] of random.shuffled(EDITS).slice(0, 2)) {
    const set = value(random);
    if (set !== undefined) setKey(table, key, set);
  }
  return story.write(`${layout.root ?? layout.realCwd}/.codex/config.toml`, tomlFile(table, random));
}

export function trustEdit(story: Story): StepDocument {
  return story.editTrust(story.trustedFolder(), story.random.pick(["trusted", "untrusted", null]));
}

/** Null when the scenario has one provider only. */
export function providerEdit(story: Story): StepDocument | null {
  return story.providers.length < 2 ? null : story.editConfig([["model_provider", story.random.pick(story.providers)]]);
}

const REQUIREMENTS = "/etc/codex/requirements.toml";

/** Instructions of an administrator added, changed, emptied or removed. */
export function managedEdit(story: Story): StepDocument {
  const { random } = story;
  const removed = random.chance(0.3) ? story.remove(REQUIREMENTS) : null;
  if (removed !== null) return removed;
  const texts = ["Keep records.", "Keep all records.\n", "Zeile eins\nZeile zwei ✓", ""];
  const files = texts.map((text) => tomlFile({ additional_developer_instructions: text }, random));
  return story.write(REQUIREMENTS, random.pick(files.filter((file) => file !== story.nodeAt(REQUIREMENTS))));
}
