/** The model catalogue of Codex 0.158.0, as `codex debug models` prints it. */
import * as v from "valibot";
import type { TextKey } from "../../src/engine/index.ts";
import type { ModelFacts } from "../../src/engine/releases/models.ts";
import { TEXT_KEYS } from "../../src/engine/releases/v0_158/texts.ts";
import { parseScenario } from "../../src/scenario/schema.ts";
import { CodexProcess } from "../codexProcess.ts";
import { Machine } from "../machine.ts";
import type { Program } from "../program.ts";

const text = v.nullish(v.string());

/** Only what decides what is sent as text; the rest of an entry is not looked at. */
const entry = v.object({
  slug: v.string(),
  visibility: v.picklist(["list", "hide"]),
  use_responses_lite: v.boolean(),
  context_window: v.number(),
  max_context_window: v.number(),
  comp_hash: v.string(),
  default_reasoning_level: v.string(),
  multi_agent_version: v.nullish(v.picklist(["v1", "v2"])),
  include_skills_usage_instructions: v.boolean(),
  base_instructions: v.string(),
  model_messages: v.object({
    instructions_template: v.string(),
    approvals: v.nullish(
      v.object({ on_request: text, on_request_auto_review: text, never: text, unless_trusted: text }),
    ),
    collaboration_modes: v.nullish(v.object({ default: text, plan: text })),
    permissions: v.nullish(v.object({ danger_full_access: text, workspace_write: text, read_only: text })),
    multi_agent: v.nullish(v.object({ role: v.object({ root: v.string() }), mode: v.null() })),
    // What the engine takes for granted: other values would need code.
    instructions_variables: v.null(),
  }),
  truncation_policy: v.object({ mode: v.literal("tokens"), limit: v.literal(10_000) }),
  effective_context_window_percent: v.literal(95),
});

const catalogue = v.object({ models: v.array(entry) });

export type CatalogueEntry = v.InferOutput<typeof entry>;

/** Reads the printed catalogue; throws with the place of what is not as the engine knows it. */
export function parseCatalogue(json: string): readonly CatalogueEntry[] {
  const parsed = v.safeParse(catalogue, JSON.parse(json));
  if (parsed.success) return parsed.output.models;
  const [issue] = parsed.issues;
  throw new Error(`The model catalogue has another form, ${v.getDotPath(issue) ?? "at its top"}: ${issue.message}`);
}

/** Runs `codex debug models` on an empty machine. */
export async function readCatalogue(program: Program): Promise<readonly CatalogueEntry[]> {
  const empty = parseScenario({ format: 1, launch: { cwd: "/home/dev/project" } });
  if (!empty.ok) throw new Error("The empty scenario is not valid.");
  const machine = new Machine(empty.scenario, program);
  try {
    const codex = new CodexProcess(machine.command(["debug", "models"], empty.scenario.launch.cwd));
    let json = "";
    codex.onLine((line) => {
      json += `${line}\n`;
    });
    codex.endInput();
    const status = await codex.end();
    if (status !== 0) throw new Error(`codex debug models ended with status ${status}: ${codex.complaint}`);
    return parseCatalogue(json);
  } finally {
    machine.close();
  }
}

/** The entry of a slug; throws when the catalogue has none. */
export function entryOf(entries: readonly CatalogueEntry[], slug: string): CatalogueEntry {
  const found = entries.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`The model catalogue has no model "${slug}".`);
  return found;
}

type PackTexts = Readonly<Record<string, string>>;

/** What the engine must know of a model. Throws for a text or a form that the engine does not know. */
export function modelFacts(model: CatalogueEntry, texts: PackTexts): ModelFacts {
  const { instructions_template, approvals, collaboration_modes: modes } = model.model_messages;
  const unknown = [approvals?.on_request, approvals?.unless_trusted, modes?.plan].some(
    (own) => typeof own === "string",
  );
  if (unknown || instructions_template !== model.base_instructions) {
    throw new Error(`The model "${model.slug}" has a text of a kind that the engine does not know.`);
  }
  const reviewed = approvals?.on_request_auto_review;
  const replaced = typeof reviewed === "string";
  if (replaced) keyOf(texts, reviewed, model);
  return {
    slug: model.slug,
    visible: model.visibility === "list",
    base: keyOf(texts, model.base_instructions, model),
    lite: model.use_responses_lite,
    contextWindow: model.context_window,
    maxContextWindow: model.max_context_window,
    compHash: model.comp_hash,
    effort: model.default_reasoning_level,
    multiAgent: model.multi_agent_version ?? null,
    multiAgentRole: multiAgentRole(model, texts),
    defaultMode: typeof modes?.default === "string" ? keyOf(texts, modes.default, model) : null,
    autoReview: replaced ? "replacement" : "suffix",
    emptyPermissions: hasEmptyPermissions(model),
    skillsUsage: model.include_skills_usage_instructions,
  };
}

function keyOf(texts: PackTexts, text: string, { slug }: CatalogueEntry): TextKey {
  const key = TEXT_KEYS.find((candidate) => texts[candidate] === text);
  if (key === undefined)
    throw new Error(`The model "${slug}" has a text of ${text.length} characters that has no key.`);
  return key;
}

/** A role of the catalogue's own is sent in a tag, and more is added to it. */
function multiAgentRole({ slug, multi_agent_version, model_messages }: CatalogueEntry, texts: PackTexts) {
  if (multi_agent_version !== "v2") return null;
  const own = model_messages.multi_agent?.role.root;
  if (own === undefined) return { text: "multiAgent.root", wrapped: false } as const;
  if (texts["multiAgent.root.gpt-6"]?.startsWith(own) !== true) {
    throw new Error(`The model "${slug}" has a role in a multi-agent session that the engine does not know.`);
  }
  return { text: "multiAgent.root.gpt-6", wrapped: true } as const;
}

/** A model has no permissions texts of its own, or empty ones for every sandbox and for the policy `never`. */
function hasEmptyPermissions({ slug, model_messages: { permissions, approvals } }: CatalogueEntry): boolean {
  const own = [permissions?.read_only, permissions?.workspace_write, permissions?.danger_full_access, approvals?.never];
  if (own.every((text) => text === "")) return true;
  if (own.every((text) => typeof text !== "string")) return false;
  throw new Error(`The model "${slug}" has permissions texts that the engine does not know.`);
}
