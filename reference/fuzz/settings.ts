/** Random configuration: which keys are set, to what, and in which layer. */
import type { Layout, MarkerKind } from "./layout.ts";
import { REFUSED_FALLBACKS } from "./layout.ts";
import type { Random } from "./random.ts";

export const LAYERS = ["user", "system", "project", "override", "managed"] as const;
export type Layer = (typeof LAYERS)[number];

/** Layers besides the user's that a scenario writes to. */
export const LAYER_CARDS: readonly (readonly Layer[])[] = [
  [],
  ["project"],
  ["override"],
  ["system"],
  ["managed"],
  ["project", "override"],
  ["project"],
  ["system", "project", "managed"],
  ["override"],
];

export const MODEL_CARDS = [
  "default",
  "gpt-6-astra",
  "gpt-6-sol",
  "gpt-6-luna",
  "gpt-5.6-sol",
  "gpt-5.6-terra",
  "gpt-5.6-luna",
  "gpt-daybreak-blue-latest",
  "gpt-daybreak-red-latest",
  "gpt-5.5",
  "codex-auto-review",
  "unknown",
  "prefix",
  "namespace",
] as const;
export type ModelCard = (typeof MODEL_CARDS)[number];

const UNKNOWN_MODELS = [
  "gpt-5",
  "gpt-5.1-codex",
  "codex-mini",
  "my-model",
  "gpt-6",
  "gpt-5.6",
  "a/b/gpt-5.5",
  "GPT-5.5",
];
const PREFIXED_MODELS = ["gpt-5.5-foo", "gpt-6-astra-2026", "gpt-5.6-sol-x", "gpt-6-sol-", "codex-auto-review-2"];
const NAMESPACED_MODELS = ["openai/gpt-5.5", "acme/gpt-6-luna", "x/gpt-5.6-terra", "openai/gpt-6-sol-next"];

/** Null: the key is left out. */
export function modelOf(card: ModelCard, random: Random): string | null {
  switch (card) {
    case "default":
      return null;
    case "unknown":
      return random.pick(UNKNOWN_MODELS);
    case "prefix":
      return random.pick(PREFIXED_MODELS);
    case "namespace":
      return random.pick(NAMESPACED_MODELS);
    default:
      return card;
  }
}

/** The card that a slug belongs to, for counting. */
export function cardOfModel(slug: string): ModelCard {
  const exact = MODEL_CARDS.find((card) => card === slug);
  if (exact !== undefined) return exact;
  if (/^[^/]+\/(gpt-(5\.5|5\.6-|6-|daybreak-)|codex-auto-review)/.test(slug)) return "namespace";
  return MODEL_CARDS.some((card) => card.includes("-") && slug.startsWith(card)) ? "prefix" : "unknown";
}

interface Setting {
  readonly key: string;
  readonly probability: number;
  readonly value: (random: Random, layout: Layout) => unknown;
}

const flag = (random: Random) => random.chance(0.5);
const DEVELOPER_TEXTS = [
  "Answer in one paragraph.",
  "  \n",
  "",
  "Line one\nline two\n",
  'Ünïcode 🚀 & <tags> "quoted" \\ back',
];

function granular(random: Random): unknown {
  const required = { sandbox_approval: flag(random), rules: flag(random), mcp_elicitations: flag(random) };
  const optional: Record<string, boolean> = {};
  for (const key of random.some(["request_permissions", "skill_approval"], 0.6)) optional[key] = flag(random);
  return { granular: { ...required, ...optional } };
}

function fallbackNames(random: Random, layout: Layout): unknown {
  const refused = random.some(REFUSED_FALLBACKS, 0.2);
  const names = layout.fallbacks.map((name) => (random.chance(0.15) ? ` ${name} ` : name));
  return random.shuffled([...refused, ...names, ...(random.chance(0.2) ? ["NOTES.md"] : [])]);
}

function writableRoots(random: Random, layout: Layout): unknown {
  return random.some(
    ["/var/cache/acme", "/opt/tools", "/zz", "/a b/c", "~/notes", "relative/place", "/var/../opt/x", layout.realCwd],
    0.3,
  );
}

const SETTINGS: readonly Setting[] = [
  {
    key: "sandbox_mode",
    probability: 0.55,
    value: (random) => random.pick(["read-only", "workspace-write", "workspace-write", "danger-full-access"]),
  },
  {
    key: "approval_policy",
    probability: 0.45,
    value: (random) => (random.chance(0.35) ? granular(random) : random.pick(["never", "on-request", "on-failure"])),
  },
  {
    key: "approvals_reviewer",
    probability: 0.15,
    value: (random) => random.pick(["user", "auto_review", "auto_review", "guardian_subagent"]),
  },
  { key: "sandbox_workspace_write.network_access", probability: 0.2, value: flag },
  { key: "sandbox_workspace_write.writable_roots", probability: 0.25, value: writableRoots },
  { key: "sandbox_workspace_write.exclude_tmpdir_env_var", probability: 0.1, value: flag },
  { key: "sandbox_workspace_write.exclude_slash_tmp", probability: 0.1, value: flag },
  { key: "developer_instructions", probability: 0.3, value: (random) => random.pick(DEVELOPER_TEXTS) },
  { key: "instructions", probability: 0.08, value: (random) => random.pick(["You are terse.", "  spaced  ", ""]) },
  { key: "personality", probability: 0.2, value: (random) => random.pick(["none", "none", "friendly", "pragmatic"]) },
  { key: "tools.update_plan.enabled", probability: 0.2, value: (random) => random.chance(0.8) },
  {
    key: "model_reasoning_effort",
    probability: 0.15,
    value: (random) => random.pick(["low", "high", "ultra", "minimal"]),
  },
  { key: "include_environment_context", probability: 0.08, value: flag },
  { key: "include_permissions_instructions", probability: 0.08, value: flag },
  { key: "include_collaboration_mode_instructions", probability: 0.08, value: flag },
  { key: "skills.include_instructions", probability: 0.08, value: flag },
  { key: "skills.bundled.enabled", probability: 0.08, value: flag },
  { key: "features.request_permissions_tool", probability: 0.04, value: flag },
  { key: "features.exec_permission_approvals", probability: 0.04, value: flag },
  { key: "project_doc_fallback_filenames", probability: 0.12, value: fallbackNames },
  { key: "hide_agent_reasoning", probability: 0.05, value: flag },
];

/** Keys and values without the layer; the same key may come twice, for two layers. */
export function randomSettings(random: Random, layout: Layout): (readonly [string, unknown])[] {
  const chosen: (readonly [string, unknown])[] = [];
  for (const { key, probability, value } of SETTINGS) {
    if (random.chance(probability)) chosen.push([key, value(random, layout)]);
    if (random.chance(probability * 0.25)) chosen.push([key, value(random, layout)]);
  }
  return chosen;
}

/** Rare root markers: always there, never there, or with a path in them. */
export function rootMarkers(random: Random, marker: MarkerKind, layout: Layout): readonly string[] | null {
  if (marker === "custom") return layout.rootMarkers;
  if (!random.chance(0.1)) return null;
  return random.pick<readonly string[]>([
    [],
    [""],
    ["."],
    [".."],
    ["../.git"],
    [".git/HEAD"],
    ["no such marker"],
    ["no such marker", ".git"],
    ["/tmp"],
  ]);
}

/** Requirements of an administrator. */
export function requirements(random: Random): Record<string, unknown> {
  const table: Record<string, unknown> = {};
  if (random.chance(0.7)) {
    table.additional_developer_instructions = random.pick(["Keep records.\n", "  \n", "", "Zeile eins\nZeile zwei ✓"]);
  }
  if (random.chance(0.3)) {
    table.allowed_sandbox_modes = ["read-only", ...random.some(["workspace-write", "danger-full-access"], 0.4)];
  }
  if (random.chance(0.3)) {
    const policies = ["never", "on-request", "on-failure"];
    table.allowed_approval_policies = random.shuffled(policies).slice(0, random.int(1, 2));
  }
  if (random.chance(0.15)) {
    table.allowed_approvals_reviewers = random.pick([["user"], ["auto_review"], ["auto_review", "user"]]);
  }
  return table;
}

export type RefusalKind =
  | "syntax"
  | "type"
  | "negative"
  | "sandbox"
  | "approval"
  | "untrusted-approval"
  | "provider"
  | "empty-instructions"
  | "missing-instructions"
  | "marker-type"
  | "managed-too-long";

export const REFUSALS: readonly RefusalKind[] = [
  "syntax",
  "type",
  "negative",
  "sandbox",
  "approval",
  "untrusted-approval",
  "provider",
  "empty-instructions",
  "missing-instructions",
  "marker-type",
  "managed-too-long",
];

/** The setting that makes Codex refuse; null where a file does (see `generate.ts`). */
export function refusedSetting(kind: RefusalKind, random: Random): readonly [string, unknown] | null {
  switch (kind) {
    case "type":
      return random.pick<readonly [string, unknown]>([
        ["project_doc_max_bytes", "100"],
        ["project_doc_max_bytes", 1.5],
        ["project_doc_fallback_filenames", "CLAUDE.md"],
        ["model", 5],
        ["developer_instructions", true],
        ["include_environment_context", "yes"],
      ]);
    case "negative":
      return ["project_doc_max_bytes", -1];
    case "sandbox":
      return ["sandbox_mode", "everything"];
    case "approval":
      return ["approval_policy", "sometimes"];
    case "untrusted-approval":
      return ["approval_policy", "untrusted"];
    case "provider":
      return ["model_provider", "nope"];
    case "marker-type":
      return ["project_root_markers", [1]];
    default:
      return null;
  }
}
