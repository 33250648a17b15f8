/** What a person types in a random scenario of many steps, and what the model answers. */
import type { Random } from "./random.ts";

/** Bytes that a local and a remote compaction keep of typed messages: 20,000 and 64,000 tokens of four bytes. */
export const LOCAL_BUDGET = 80_000;
export const REMOTE_BUDGET = 256_000;

const SHORT = [
  "Fix the build",
  "¿Qué hay aquí? 🚀",
  "Erkläre größere Dateien",
  "  spaced  ",
  "--help",
  "日本語で",
  " ",
];

/** Texts that a compaction takes for Codex's own. */
const PSEUDO = [
  "# AGENTS.md instructions for /x\n\n<INSTRUCTIONS>\nmine\n</INSTRUCTIONS>",
  "<environment_context>mine</environment_context>",
  " <TURN_ABORTED>stop</turn_aborted>\n",
  "<skill>x</skill>",
  "<user_shell_command>ls</user_shell_command>",
  "<external_note>n</external_note>",
  "<external_></external_>",
  '<codex_internal_context source="me">n</codex_internal_context>',
  "<subagent_notification></subagent_notification>",
  "<goal_context>g</goal_context>",
  '<hook_prompt hook_run_id="h">only a local one drops it</hook_prompt>',
  "Warning: apply_patch was requested via ",
];

/** The same with something before, behind or missing, and tags that are none. */
const NEAR_PSEUDO = [
  "see <skill>x</skill>",
  "<skill>x</skill> please",
  "# AGENTS.md instructions\n\nno closing tag",
  "<environment_context>unclosed",
  "<external_a>n</external_b>",
  "<codex_internal_context>no source</codex_internal_context>",
  '<hook_prompt hook_run_id="">no id</hook_prompt>',
  "<user_instructions>kept</user_instructions>",
  "<collaboration_mode>kept</collaboration_mode>",
  "<model_switch>kept</model_switch>",
  "<SUBAGENT_NOTIFICATION>x</subagent_notification >",
];

export const MESSAGE_KINDS = ["short", "pseudo", "near pseudo", "long"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** `budget`: what a compaction keeps, for long ones. Bytes. */
export function messageText(random: Random, kind: MessageKind, budget = LOCAL_BUDGET): string {
  switch (kind) {
    case "short":
      return `${random.pick(SHORT)}${random.chance(0.5) ? ` ${random.int(1, 99)}` : ""}`;
    case "pseudo":
      return random.pick(PSEUDO);
    case "near pseudo":
      return random.pick(NEAR_PSEUDO);
    case "long":
      return longText(random, budget);
  }
}

/** The kind that a text belongs to, for counting. */
export function kindOfMessage(text: string): MessageKind {
  if (text.length > 10_000) return "long";
  if (PSEUDO.includes(text)) return "pseudo";
  return NEAR_PSEUDO.includes(text) ? "near pseudo" : "short";
}

/** Around a half, the whole or a bit more of the budget; characters of one to four bytes. */
function longText(random: Random, budget: number): string {
  const bytes = random.pick([budget / 2, budget - 4, budget, budget + 1, budget + 4, Math.round(budget * 1.1)]);
  const unit = random.pick(["a", "word ", "€", "🚀", "ab€"]);
  const size = Buffer.byteLength(unit);
  const head = `head ${random.int(1, 99)} `;
  const text = head + unit.repeat(Math.floor((bytes - head.length - 5) / size));
  return `${text}${"x".repeat(bytes - Buffer.byteLength(text) - 5)} tail`;
}

export function replyText(random: Random): string {
  return random.pick(["done", "Ünïcode ✓", "Two\nlines\n", "SUMMARY", "r".repeat(400)]);
}

export function summaryText(random: Random): string {
  return random.pick(["What happened so far.", "Two\nlines\n", "", "  spaced  ", "<skill>x</skill>", "s".repeat(300)]);
}
