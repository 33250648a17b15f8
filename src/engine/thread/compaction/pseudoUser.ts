/** Texts that Codex takes for its own although a user message holds them: both compactions drop such messages. */
import { trim } from "../../machine/utf8.ts";

/** Tags whose text counts when it is closed at its very end. */
const TAGS = [
  "environment_context",
  "skill",
  "user_shell_command",
  "turn_aborted",
  "subagent_notification",
  "recommended_plugins",
  "agent_message_board_notification",
] as const;
/** The one tag that is told by its exact letters. */
const GOAL = ["<goal_context>", "</goal_context>"] as const;

const PREFIXES = [
  "Warning: The maximum number of unified exec processes you can keep open is",
  "Warning: Your account was flagged for potentially high-risk cyber activity",
] as const;

/** The name of the source begins with a small letter; digits and underscores may follow. */
const INTERNAL_CONTEXT = /^<codex_internal_context source="[a-z][a-z0-9_]*">/;
const PATCH_WARNING = [
  "Warning: apply_patch was requested via ",
  "Use the apply_patch tool instead of exec_command.",
] as const;
/** Keys may hold anything but `>`; both tags must have the same one. */
const EXTERNAL = /^<external_([^>]*)>/;

/**
 * The marker by which a text counts as a pseudo-user fragment: trimmed, it opens with one and closes with its
 * counterpart, in any case of ASCII letters. Its text decides, not its origin. Null: an ordinary message.
 */
export function pseudoUserMarker(text: string): string | null {
  const trimmed = trim(text);
  const lower = asciiLower(trimmed);
  if (lower.startsWith("# agents.md instructions") && lower.endsWith("</instructions>")) {
    return "# AGENTS.md instructions";
  }
  for (const tag of TAGS) if (isWrapped(lower, `<${tag}>`, `</${tag}>`)) return `<${tag}>`;
  // These two are told by their exact letters.
  const external = EXTERNAL.exec(trimmed);
  if (external !== null && trimmed.endsWith(`</external_${external[1]}>`)) return external[0];
  if (INTERNAL_CONTEXT.test(trimmed) && trimmed.endsWith("</codex_internal_context>")) {
    return "<codex_internal_context>";
  }
  if (isWrapped(trimmed, ...GOAL)) return GOAL[0];
  if (isWrapped(trimmed, ...PATCH_WARNING)) return PATCH_WARNING[0];
  return PREFIXES.find((prefix) => trimmed.startsWith(prefix)) ?? null;
}

function isWrapped(text: string, open: string, close: string): boolean {
  return text.length >= open.length + close.length && text.startsWith(open) && text.endsWith(close);
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
