import { beforeAll, expect, it } from "vitest";
import {
  type AgentDocument,
  normaliseScenario,
  type ScenarioDocument,
  type StepDocument,
} from "../../scenario/document.ts";
import { type Item, loadRules, type Simulation, Simulator, STAND_INS, simulate } from "../index.ts";

const GLOBAL = "/home/dev/.codex/AGENTS.md";
const PROJECT = "/p/AGENTS.md";
const OLDER = "gpt-5.5";
const NEWER = "gpt-5.6-sol";

function documentOf(model: string, steps: readonly StepDocument[]): ScenarioDocument {
  const files = { [GLOBAL]: "GLOBAL", [PROJECT]: "PROJECT" };
  return { format: 1, files, launch: { cwd: "/p", surface: "app-server", overrides: { model } }, steps };
}

function turn(
  agents: readonly AgentDocument[],
  more: Partial<Extract<StepDocument, { do: "turn" }>> = {},
): StepDocument {
  return { do: "turn", text: "hello", agents, ...more };
}

function play(model: string, ...steps: StepDocument[]): Simulation {
  return simulate(normaliseScenario(documentOf(model, steps)), STAND_INS);
}

/** The texts of a list of items, or the type of one without any. */
function textsOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => ("parts" in item ? item.parts.map(({ text }) => text) : [item.type]));
}

beforeAll(() => loadRules(normaliseScenario(documentOf(NEWER, [turn([{ name: "one", message: "Look." }])]))));

it("leaves the requests of the thread apart from those of its agents", () => {
  const { requests, agents } = play(NEWER, turn([{ name: "one", message: "Look.", waits: true }]));
  expect(requests).toHaveLength(3);
  expect(agents.map(({ path, parent, parentStep, requests }) => [path, parent, parentStep, requests.length])).toEqual([
    ["/root/one", "/root", 0, 1],
  ]);
});

it("gives an agent the global text of its parent and the project files of the disk", () => {
  const during = [
    { do: "write", path: GLOBAL, node: "NEWER" },
    { do: "write", path: PROJECT, node: "EDITED" },
  ] as const;
  const { agents, requests } = play(OLDER, turn([{ name: "one", message: "Look.", waits: true }], { during }));
  const [agent] = agents;
  const text = textsOf(agent?.requests[0]?.items ?? []).find((part) => part.startsWith("# AGENTS.md"));
  expect(text).toContain("GLOBAL\n\n--- project-doc ---\n\nEDITED");
  expect(agent?.olderGlobal).toBe(true);
  expect(textsOf(requests.at(-1)?.items ?? []).some((part) => part.includes("NEWER"))).toBe(true);
});

it("keeps the global text of an agent that edits the file itself", () => {
  const during = [{ do: "write", path: GLOBAL, node: "NEWER" }] as const;
  const { agents } = play(NEWER, turn([{ name: "one", message: "Look.", waits: true, during }]));
  const [agent] = agents;
  expect(agent?.requests).toHaveLength(2);
  expect(textsOf(agent?.history.map(({ item }) => item) ?? []).some((part) => part.includes("NEWER"))).toBe(false);
});

it("tells the answer of an agent of the older form behind the turn, and escapes it", () => {
  const { steps } = play(OLDER, turn([{ name: "one", message: "Look.", reply: 'It is "it".' }]));
  expect(textsOf(steps[0]?.written.slice(-2).map(({ item }) => item) ?? [])).toEqual([
    "ok",
    '<subagent_notification>\n{"agent_path":"00000000-0000-7000-8000-000000000001","status":{"completed":"It is \\"it\\"."}}\n</subagent_notification>',
  ]);
});

it("tells the answer of an agent of the newer form behind the next step of the model", () => {
  const { steps } = play(NEWER, turn([{ name: "one", message: "Look.", reply: "Done." }]), {
    do: "turn",
    text: "next",
  });
  expect(textsOf(steps[0]?.written.slice(-1).map(({ item }) => item) ?? [])).toEqual(["ok"]);
  expect(steps[1]?.written.at(-1)?.item).toMatchObject({
    type: "agent_message",
    author: "/root/one",
    recipient: "/root",
    parts: [{ text: "Message Type: FINAL_ANSWER\nTask name: /root\nSender: /root/one\nPayload:\nDone." }],
  });
});

it.each([
  [OLDER, '"status":{"errored":"'],
  [NEWER, "Payload:\nAgent errored: "],
])("tells the parent of an agent whose request is refused (%s)", (model, told) => {
  const { agents, requests } = play(model, turn([{ name: "one", message: "Look.", waits: true, fails: true }]));
  expect(agents.map(({ failed, requests: own }) => [failed, own.length])).toEqual([[true, 1]]);
  expect(textsOf(requests.at(-1)?.items ?? []).some((text) => text.includes(told))).toBe(true);
});

it.each<[string, string, AgentDocument, string]>([
  ["an unknown role", NEWER, { name: "one", message: "", type: "nobody" }, "role"],
  ["an unknown model", NEWER, { name: "one", message: "", model: "gpt-6-astra-1" }, "model"],
  ["a role beside the history", OLDER, { name: "one", message: "", type: "explorer", fork: "all" }, "roleOfFork"],
])("does not spawn an agent with %s", (_, model, agent, refused) => {
  const { agents, requests } = play(model, turn([agent]));
  expect(agents).toMatchObject([{ path: "/root/one", refused, requests: [] }]);
  // The call fails, and the model is asked again.
  expect(requests).toHaveLength(2);
});

it("spawns agents of agents in the newer form only", () => {
  const agents = [{ name: "one", message: "", waits: true, agents: [{ name: "inner", message: "" }] }] as const;
  const reported = (model: string) => play(model, turn(agents)).agents.map(({ path, refused }) => [path, refused]);
  expect(reported(NEWER)).toEqual([
    ["/root/one", null],
    ["/root/one/inner", null],
  ]);
  expect(reported(OLDER)).toEqual([
    ["/root/one", null],
    ["/root/one/inner", "depth"],
  ]);
});

it("plays a thread anew when its first agents come with an edit", () => {
  const simulator = new Simulator();
  const files = {};
  const playWith = (steps: readonly StepDocument[]) =>
    simulator.simulate(normaliseScenario({ ...documentOf(NEWER, steps), files }), STAND_INS);
  expect(playWith([{ do: "turn", text: "hello" }]).agents).toEqual([]);
  expect(playWith([turn([{ name: "one", message: "Look." }])]).agents).toHaveLength(1);
});
