import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../../engine/index.ts";
import type { FixEdit } from "../../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { momentAt } from "../../../state/moment.ts";
import type { RemedyId } from "../../../state/remedies.ts";
import { outcomesOf } from "./outcomes.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const DOCUMENT: ScenarioDocument = {
  format: 1,
  files: {
    "/w/.git/HEAD": "",
    "/w/AGENTS.md": "a".repeat(60),
    "/w/web/AGENTS.md": "b".repeat(60),
    [CONFIG]: "project_doc_max_bytes = 50\n",
  },
  launch: { cwd: "/w/web" },
  steps: [
    { do: "turn", text: "one" },
    { do: "cd", cwd: "/w" },
    { do: "turn", text: "two" },
  ],
};

function outcomes(step: number, edits: readonly FixEdit[], id: RemedyId = "raise") {
  const simulation = simulate(normaliseScenario(DOCUMENT), STAND_INS);
  const { files } = momentAt(simulation, step, () => simulation);
  return [...outcomesOf({ document: DOCUMENT, step, files, remedies: [{ id, edits }] })];
}

const limit = (value: number): FixEdit => ({ kind: "setKey", path: CONFIG, key: ["project_doc_max_bytes"], value });

test("an outcome is that of the step that is shown", () => {
  const [first] = outcomes(0, [limit(100)]);
  expect(first).toMatchObject({ id: "raise", result: { error: null, after: { sent: 100, lost: 20 } } });
  const [last] = outcomes(2, [limit(100)]);
  expect(last).toMatchObject({ result: { after: { sent: 60, lost: 0, files: [{ path: "/w/AGENTS.md" }] } } });
});

test("it can be sent from a worker as it is", () => {
  const found = outcomes(2, [limit(100)]);
  expect(structuredClone(found)).toEqual(found);
});

test("an edit that changes nothing, or is not possible, is said to be so", () => {
  expect(outcomes(0, [limit(50)])).toEqual([{ id: "raise", result: "unchanged" }]);
  const impossible: FixEdit = { kind: "replaceText", path: "/w/none.md", start: 0, end: 1, text: "" };
  expect(outcomes(0, [impossible], "split")).toEqual([{ id: "split", result: "unchanged" }]);
});

test("a refused start is told", () => {
  const edit: FixEdit = { kind: "setKey", path: CONFIG, key: ["model"], value: 5 };
  expect(outcomes(0, [edit])).toMatchObject([{ result: { error: { at: { key: "model" } } } }]);
});
