/** The model catalogue of Codex 0.113.0. That release cannot print it: it is read out of the program's own file. */
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { ModelFacts } from "../../src/engine/releases/models.ts";
import { TEXT_KEYS } from "../../src/engine/releases/v0_113/texts.ts";
import type { Program } from "../program.ts";

const OPEN = '{\n  "models": [\n';
const CLOSE = "\n}";

const entry = v.object({
  slug: v.string(),
  visibility: v.picklist(["list", "hide"]),
  context_window: v.number(),
  default_reasoning_level: v.string(),
  base_instructions: v.string(),
  model_messages: v.nullish(
    v.object({
      instructions_template: v.string(),
      instructions_variables: v.object({
        personality_default: v.literal(""),
        personality_friendly: v.string(),
        personality_pragmatic: v.string(),
      }),
    }),
  ),
});

const catalogue = v.object({ models: v.array(entry) });

export type CatalogueEntry = v.InferOutput<typeof entry>;

/** The JSON text is indented, so that its last brace alone stands at the start of a line. */
export async function readCatalogue(program: Program): Promise<readonly CatalogueEntry[]> {
  const bytes = await readFile(program.path);
  const start = bytes.indexOf(OPEN);
  const end = bytes.indexOf(CLOSE, start);
  if (start < 0 || end < 0) throw new Error(`There is no model catalogue in ${program.path}.`);
  const parsed = v.safeParse(catalogue, JSON.parse(bytes.toString("utf8", start, end + CLOSE.length)));
  if (parsed.success) return parsed.output.models;
  const [issue] = parsed.issues;
  throw new Error(`The model catalogue has another form, ${v.getDotPath(issue) ?? "at its top"}: ${issue.message}`);
}

export function entryOf(entries: readonly CatalogueEntry[], slug: string): CatalogueEntry {
  const found = entries.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`The model catalogue has no model "${slug}".`);
  return found;
}

/** What later releases say of a model and this one does not. */
const UNSAID = {
  lite: false,
  compHash: null,
  multiAgent: null,
  multiAgentRole: null,
  defaultMode: null,
  autoReview: "suffix",
  emptyPermissions: false,
  skillsUsage: true,
} as const;

/** Throws for a text that has no key. */
export function modelFacts(model: CatalogueEntry, texts: Readonly<Record<string, string>>): ModelFacts {
  const keyOf = (text: string) => {
    const key = TEXT_KEYS.find((candidate) => texts[candidate] === text);
    if (key === undefined) throw new Error(`The model "${model.slug}" has a text without a key.`);
    return key;
  };
  const messages = model.model_messages;
  return {
    ...UNSAID,
    slug: model.slug,
    visible: model.visibility === "list",
    base: keyOf(model.base_instructions),
    contextWindow: model.context_window,
    maxContextWindow: model.context_window,
    effort: model.default_reasoning_level,
    ...(messages && {
      template: keyOf(messages.instructions_template),
      personalities: {
        friendly: keyOf(messages.instructions_variables.personality_friendly),
        pragmatic: keyOf(messages.instructions_variables.personality_pragmatic),
      },
    }),
  };
}
