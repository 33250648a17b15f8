import { describe, expect, it } from "vitest";
import { type CatalogueEntry, modelFacts, parseCatalogue } from "./catalogue.ts";

const TEXTS = {
  "base.gpt-6-sol": "BASE",
  "mode.default.gpt-6": "DEFAULT",
  "permissions.approval.on-request.auto-review.gpt-6": "REVIEWED",
  "multiAgent.root.gpt-6": "ROLE and more",
};

type Messages = CatalogueEntry["model_messages"];
const MESSAGES: Messages = { instructions_template: "BASE", instructions_variables: null };
const ENTRY: CatalogueEntry = {
  slug: "model",
  visibility: "list",
  use_responses_lite: true,
  context_window: 1000,
  max_context_window: 2000,
  comp_hash: "1",
  default_reasoning_level: "low",
  multi_agent_version: "v2",
  include_skills_usage_instructions: false,
  base_instructions: "BASE",
  model_messages: MESSAGES,
  truncation_policy: { mode: "tokens", limit: 10_000 },
  effective_context_window_percent: 95,
};
const withMessages = (messages: Partial<Messages>): CatalogueEntry => ({
  ...ENTRY,
  model_messages: { ...MESSAGES, ...messages },
});
const approvals = { on_request: null, on_request_auto_review: null, never: null, unless_trusted: null };
const permissions = { danger_full_access: "", workspace_write: "", read_only: "" };

describe("the facts of a model", () => {
  it("of a plain entry", () => {
    expect(modelFacts(ENTRY, TEXTS)).toEqual({
      slug: "model",
      visible: true,
      base: "base.gpt-6-sol",
      lite: true,
      contextWindow: 1000,
      maxContextWindow: 2000,
      compHash: "1",
      effort: "low",
      multiAgent: "v2",
      multiAgentRole: { text: "multiAgent.root", wrapped: false },
      defaultMode: null,
      autoReview: "suffix",
      emptyPermissions: false,
      skillsUsage: false,
    });
  });

  it("of an entry with texts of its own", () => {
    const own = withMessages({
      approvals: { ...approvals, on_request_auto_review: "REVIEWED" },
      collaboration_modes: { default: "DEFAULT", plan: null },
      multi_agent: { role: { root: "ROLE" }, mode: null },
    });
    expect(modelFacts(own, TEXTS)).toMatchObject({
      multiAgentRole: { text: "multiAgent.root.gpt-6", wrapped: true },
      defaultMode: "mode.default.gpt-6",
      autoReview: "replacement",
    });
  });

  it("of an entry with empty permissions texts", () => {
    const empty = withMessages({ approvals: { ...approvals, never: "" }, permissions });
    expect(modelFacts(empty, TEXTS).emptyPermissions).toBe(true);
  });

  it.each([
    ["another base text", { ...ENTRY, base_instructions: "OTHER" }],
    ["a base text without a key", { ...withMessages({ instructions_template: "OTHER" }), base_instructions: "OTHER" }],
    ["a Plan mode of its own", withMessages({ collaboration_modes: { default: null, plan: "PLAN" } })],
    ["an on-request text of its own", withMessages({ approvals: { ...approvals, on_request: "ASK" } })],
    ["another auto-review text", withMessages({ approvals: { ...approvals, on_request_auto_review: "OTHER" } })],
    ["permissions texts that are not all empty", withMessages({ approvals, permissions })],
    ["another role", withMessages({ multi_agent: { role: { root: "OTHER" }, mode: null } })],
  ] as const)("refuses %s", (_, entry) => {
    expect(() => modelFacts(entry, TEXTS)).toThrow(/"model" has/);
  });
});

describe("the printed catalogue", () => {
  it("is read, whatever else an entry says", () => {
    expect(parseCatalogue(JSON.stringify({ models: [{ ...ENTRY, priority: 1 }] }))).toEqual([ENTRY]);
  });

  it.each([
    ["models.0.comp_hash", { comp_hash: 3000 }],
    ["models.0.truncation_policy.limit", { truncation_policy: { mode: "tokens", limit: 5 } }],
    ["models.0.effective_context_window_percent", { effective_context_window_percent: 90 }],
    ["models.0.model_messages.instructions_variables", { model_messages: { ...MESSAGES, instructions_variables: {} } }],
  ])("with another %s is refused", (place, change) => {
    expect(() => parseCatalogue(JSON.stringify({ models: [{ ...ENTRY, ...change }] }))).toThrow(place);
  });
});
