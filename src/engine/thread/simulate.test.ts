import { describe, expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { bytesOfNode } from "../machine/files.ts";
import { decodeLossy } from "../machine/utf8.ts";
import { textOf } from "../provenance.ts";
import type { ModelRequest, Simulation } from "../simulation.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "./simulate.ts";

const CONFIG = "/home/dev/.codex/config.toml";

function run(files: ScenarioDocument["files"], more: Partial<ScenarioDocument> = {}): Simulation {
  const launch = { cwd: "/w", ...more.launch };
  return simulate(normaliseScenario({ format: 1, files: { ...files }, ...more, launch }), STAND_INS);
}

function requestOf(simulation: Simulation): ModelRequest {
  const [request] = simulation.requests;
  if (request === undefined) throw new Error(`no request: ${JSON.stringify(simulation.error)}`);
  return request;
}

/** `role: fragment fragment`, one line an item. */
function shape(request: ModelRequest): string[] {
  return request.items.map((item) =>
    item.type === "message" ? `${item.role}: ${item.parts.map(({ fragment }) => fragment).join(" ")}` : item.type,
  );
}

const withModel = (model: string, text = ""): ScenarioDocument["files"] => ({
  [CONFIG]: `model = "${model}"\n${text}`,
});

describe("the order of the first request", () => {
  it("puts tools and base instructions in front for Lite models, and multi-agent messages behind the bundle", () => {
    const request = requestOf(run({ ...withModel("gpt-6-sol"), "/w/AGENTS.md": "x" }));
    expect(request.instructions).toBeNull();
    expect(shape(request)).toEqual([
      "additional_tools",
      "developer: baseInstructions",
      "developer: skills permissions collaborationMode",
      "developer: multiAgentRole",
      "developer: multiAgentMode",
      "user: agentsMd environmentContext",
      "user: prompt",
    ]);
  });

  it("has an instructions field for the others", () => {
    const request = requestOf(run(withModel("gpt-5.5", 'developer_instructions = "d"\n')));
    expect(request.instructions?.fragment).toBe("baseInstructions");
    expect(shape(request)).toEqual([
      "developer: developerInstructions skills permissions collaborationMode",
      "user: environmentContext",
      "user: prompt",
    ]);
  });

  it("puts managed instructions behind the contextual user message", () => {
    const managed = { "/etc/codex/requirements.toml": 'additional_developer_instructions = "m"\n' };
    expect(shape(requestOf(run({ ...withModel("gpt-5.5"), ...managed }))).slice(1)).toEqual([
      "user: environmentContext",
      "developer: managedInstructions",
      "user: prompt",
    ]);
  });

  it("says a mode in the TUI, and elsewhere only for a model with a Default text of its own", () => {
    const says = (surface: "exec" | "app-server", model: string): boolean =>
      shape(requestOf(run(withModel(model), { launch: { cwd: "/w", surface } }))).some((line) =>
        line.includes("collaborationMode"),
      );
    expect(says("exec", "gpt-6-luna")).toBe(true);
    expect(says("exec", "gpt-5.5")).toBe(false);
    expect(says("app-server", "gpt-5.6-sol")).toBe(false);
  });
});

describe("provenance", () => {
  const files = {
    ...withModel("gpt-5.5", 'developer_instructions = "d"\nproject_doc_max_bytes = 9\n'),
    "/home/dev/.codex/AGENTS.md": { base64: "IP9nIAo=" },
    "/w/.git/HEAD": "",
    "/w/AGENTS.md": "ab€ and more",
  } as const;
  const simulation = run(files);

  it("gives every part as the concatenation of its spans", () => {
    for (const item of requestOf(simulation).items) {
      if (item.type !== "message") continue;
      for (const part of item.parts) {
        expect(textOf(part.spans)).toBe(part.text);
        expect(part.bytes).toBe(Buffer.byteLength(part.text));
      }
    }
  });

  it("gives file spans that decode from exactly the bytes they name", () => {
    const spans = requestOf(simulation).items.flatMap((item) =>
      item.type === "message" ? item.parts.flatMap((part) => part.spans) : [],
    );
    const fromFiles = spans.flatMap(({ text, source }) => (source.kind === "file" ? [{ text, source }] : []));
    expect(fromFiles.map(({ source }) => source.path)).toEqual(["/home/dev/.codex/AGENTS.md", "/w/AGENTS.md"]);
    for (const { text, source } of fromFiles) {
      const bytes = bytesOfNode(files[source.path as "/w/AGENTS.md"]) ?? new Uint8Array();
      expect(decodeLossy(bytes.subarray(source.start, source.end))).toBe(text);
    }
  });

  it("names the line of the configuration that a text comes from", () => {
    const [bundle] = requestOf(simulation).items;
    const span = bundle?.type === "message" ? bundle.parts[0]?.spans[0] : undefined;
    expect(span).toMatchObject({ text: "d", source: { kind: "config", path: CONFIG, line: 2, layer: "user" } });
  });
});

describe("what is not modelled", () => {
  it("is named where it would stand", () => {
    const gaps = requestOf(run(withModel("gpt-5.5", "[features]\nmemories = true\n"))).gaps;
    expect(gaps).toContainEqual({ what: "toolDefinitions", active: true, item: 0, part: null });
    expect(gaps).toContainEqual({ what: "memories", active: true, item: 0, part: 0 });
    expect(gaps).toContainEqual({ what: "hooks", active: false, item: 0, part: 3 });
  });

  it("is a skill that a message names in its text", () => {
    const steps = [{ do: "turn", text: "use $imagegen, not $imagegenerator" }] as const;
    expect(run(withModel("gpt-5.5"), { steps }).warnings).toContainEqual({
      id: "warning.skillMention",
      params: { step: 0, name: "imagegen" },
    });
    expect(run(withModel("gpt-5.5"), { steps: [{ do: "turn", text: "costs $5" }] }).warnings).toEqual([]);
  });

  it("is only another release: every step is played", () => {
    const turn = { do: "turn", text: "a" } as const;
    expect(run({}, { steps: [turn, { do: "compact" }] })).toMatchObject({ modelledUntil: null, error: null });
    expect(run({}, { steps: [] })).toMatchObject({ modelledUntil: null, requests: [] });
    expect(run({}, { codex: "0.113.0" })).toMatchObject({ modelledUntil: 0, requests: [] });
  });
});

describe("a refused start", () => {
  it("names file, line and key, and sends nothing", () => {
    const simulation = run({ [CONFIG]: 'model = "x"\nproject_doc_max_bytes = "1"\n' });
    expect(simulation.requests).toEqual([]);
    expect(simulation.error).toMatchObject({
      sentence: { id: "error.type" },
      at: { path: CONFIG, line: 2, key: "project_doc_max_bytes" },
    });
  });

  it("comes from a fault that no higher layer replaces", () => {
    const replaced = run({ [CONFIG]: "model = 5\n" }, { launch: { cwd: "/w", overrides: { model: "gpt-5.5" } } });
    expect(replaced.error).toBeNull();
    expect(replaced.settings?.model).toMatchObject({ value: "gpt-5.5", origin: { layer: "override" } });
  });
});
