import { expect, it } from "vitest";
import { normaliseScenario, type StepDocument } from "../../../scenario/document.ts";
import { mayCompact } from "./loading.ts";

const TURN: StepDocument = { do: "turn", text: "hello" };

function mayCompactIn(steps: readonly StepDocument[]): boolean {
  return mayCompact(normaliseScenario({ format: 1, launch: { cwd: "/p" }, steps }));
}

it("brings compaction along where another model may read the history", () => {
  expect(mayCompactIn([TURN, TURN])).toBe(false);
  expect(mayCompactIn([TURN, { do: "set", key: "approval_policy", value: "never" }, TURN])).toBe(false);
  expect(mayCompactIn([TURN, { do: "set", key: "model", value: "gpt-5.6-sol" }, TURN])).toBe(true);
  expect(mayCompactIn([{ ...TURN, agents: [{ name: "one", message: "Look.", model: "gpt-6-sol" }] }])).toBe(true);
  expect(mayCompactIn([TURN, { do: "fork" }, TURN])).toBe(true);
});
