import { expect, it } from "vitest";
import { loadRules, type Part, STAND_INS, simulate } from "../../engine/index.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { agentOf } from "./agentOf.ts";

it("finds the agent of a task and of an answer, an agent of an agent among them", async () => {
  const inner = { name: "inner", message: "Look closer.", reply: "Found." };
  const scenario = normaliseScenario({
    format: 1,
    launch: { cwd: "/p", surface: "app-server", overrides: { model: "gpt-5.6-sol" } },
    steps: [{ do: "turn", text: "hello", agents: [{ name: "one", message: "Look.", waits: true, agents: [inner] }] }],
  });
  await loadRules(scenario);
  const { agents, history } = simulate(scenario, STAND_INS);
  const found = (items: typeof history, fragment: Part["fragment"]) =>
    items.flatMap((item) =>
      "parts" in item && item.parts.some((part) => part.fragment === fragment)
        ? [agentOf(agents, item.parts)?.path]
        : [],
    );
  const own = agents.find(({ path }) => path === "/root/one")?.history.map(({ item }) => item) ?? [];
  expect(found(history, "agentResult")).toEqual(["/root/one"]);
  expect(found(own, "agentTask")).toEqual(["/root/one"]);
  expect(found(own, "agentResult")).toEqual(["/root/one/inner"]);
  expect(found(history, "prompt")).toEqual([undefined]);
});
