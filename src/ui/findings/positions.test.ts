import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { answerOf } from "../views/answer/answer.ts";
import { positionsOf } from "./positions.ts";

function positions(files: ScenarioDocument["files"], cwd: string) {
  const scenario = normaliseScenario({
    format: 1,
    files: { ...files },
    launch: { cwd },
    steps: [{ do: "turn", text: "hi" }],
  });
  const simulation = simulate(scenario, STAND_INS);
  const request = simulation.requests.at(-1);
  if (request === undefined) throw new Error("No request.");
  const found = positionsOf(request, answerOf(simulation).sent);
  return found.map((position) => {
    const item = request.items[position.item];
    const part = item?.type === "message" ? item.parts[position.part] : undefined;
    const { start, end } = position.range;
    return { ...position, text: part?.text.slice(start, end), bytes: position.to - position.from };
  });
}

test("each file has the place of its text in the message, in characters and in bytes", () => {
  const files = { "/w/.git/HEAD": "", "/w/AGENTS.md": "éé one", "/w/a/AGENTS.md": "two" };
  expect(positions(files, "/w/a")).toMatchObject([
    { path: "/w/AGENTS.md", role: "user", text: "éé one", bytes: 8 },
    { path: "/w/a/AGENTS.md", role: "user", text: "two", bytes: 3 },
  ]);
});

test("a file that is sent in two roles has two places", () => {
  const path = "/home/dev/.codex/AGENTS.md";
  const found = positions({ [path]: "rule", "/home/dev/.codex/.git/HEAD": "" }, "/home/dev/.codex");
  expect(found.map(({ text }) => text)).toEqual(["rule", "rule"]);
  expect(found[1]?.from).toBeGreaterThan(found[0]?.to ?? 0);
});
