/** What a printed part is: by the name that the program itself gives it, else by the tag that it begins with. */
import type { FragmentId } from "../../engine/index.ts";
import type { PastedPart } from "./paste.ts";

const BY_KIND: Readonly<Record<string, FragmentId>> = {
  "generic.developer_instructions": "developerInstructions",
  "host_skills.instructions": "skills",
  "permissions.instructions": "permissions",
  "collaboration_mode.instructions": "collaborationMode",
  "multi_agent.role_instructions": "multiAgentRole",
  "multi_agent.usage_hint": "multiAgentRole",
  "multi_agent.mode_instructions": "multiAgentMode",
  "agents_md.instructions": "agentsMd",
  "environments.environment_context": "environmentContext",
  "user.text": "prompt",
};

const BY_BEGIN: readonly (readonly [string, FragmentId])[] = [
  ["<skills_instructions>", "skills"],
  ["<permissions instructions>", "permissions"],
  ["<collaboration_mode>", "collaborationMode"],
  ["<multi_agent_role>", "multiAgentRole"],
  ["<multi_agent_mode>", "multiAgentMode"],
  ["# AGENTS.md instructions", "agentsMd"],
  ["<environment_context>", "environmentContext"],
  ["<managed_developer_instructions>", "managedInstructions"],
];

export function fragmentOf(role: string, { kind, text }: PastedPart): FragmentId | null {
  const named = kind === null ? undefined : BY_KIND[kind];
  if (named !== undefined) return named;
  const begun = BY_BEGIN.find(([begin]) => text?.startsWith(begin));
  if (begun !== undefined) return begun[1];
  if (kind !== null) return null;
  return role === "user" ? "prompt" : "developerInstructions";
}
