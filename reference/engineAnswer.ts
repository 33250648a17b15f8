/** The engine's answer in the shape of a capture. */
import {
  CODEX_RELEASES,
  type FileReport,
  type Item,
  loadLateRules,
  loadRelease,
  type ModelRequest,
  type Scenario,
  type Settings,
  type Simulation,
  simulate,
  type Texts,
} from "../src/engine/index.ts";
import type { CapturedAgent, CapturedItem, CapturedRequest } from "./capture.ts";

await Promise.all([loadLateRules(), ...CODEX_RELEASES.map(loadRelease)]);

export interface EngineAnswer {
  readonly requests: readonly CapturedRequest[];
  readonly agents: readonly CapturedAgent[];
  /** Id of the refusal's sentence; null when Codex would start. */
  readonly error: string | null;
  readonly files: readonly FileReport[];
  readonly settings: Settings | null;
  readonly configLayers: Simulation["configLayers"];
  readonly simulation: Simulation;
  /** First step that the engine does not model yet; null when it models all. */
  readonly modelledUntil: number | null;
}

export function engineAnswer(scenario: Scenario, texts: Texts, play: typeof simulate = simulate): EngineAnswer {
  return answerOf(play(scenario, texts));
}

function answerOf(simulation: Simulation): EngineAnswer {
  return {
    requests: simulation.requests.map(capturedRequest),
    agents: simulation.agents
      .filter(({ refused }) => refused === null)
      .map(({ path, requests }) => ({ path, requests: requests.map(capturedRequest) })),
    error: simulation.error?.sentence.id ?? null,
    files: simulation.files,
    settings: simulation.settings,
    configLayers: simulation.configLayers,
    simulation,
    modelledUntil: simulation.modelledUntil,
  };
}

function capturedRequest(request: ModelRequest): CapturedRequest {
  return {
    step: request.step,
    kind: request.kind,
    model: request.model,
    instructions: request.instructions?.text ?? null,
    input: request.items.map(capturedItem),
  };
}

function capturedItem(item: Item): CapturedItem {
  if (item.type === "agent_message") {
    const { type, author, recipient, parts } = item;
    return { type, author, recipient, content: parts.map((part) => ({ type: part.type, text: part.text })) };
  }
  if (item.type !== "message") return { type: item.type };
  return { type: "message", role: item.role, content: item.parts.map(({ type, text }) => ({ type, text })) };
}
