import { expect, test } from "vitest";
import { STAND_INS } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { simulationOf } from "./simulation.ts";

test("a copy of the document has the same simulation, a changed one has another", () => {
  const document: ScenarioDocument = { format: 1, files: { "/a/AGENTS.md": "x" }, launch: { cwd: "/a" } };
  const result = simulationOf(document, STAND_INS);
  expect(simulationOf({ ...document }, STAND_INS)).toBe(result);
  expect(simulationOf({ ...document, files: { "/a/AGENTS.md": "y" } }, STAND_INS)).not.toBe(result);
  const again = simulationOf(document, STAND_INS);
  const { files: _, ...bare } = document;
  expect(simulationOf(bare, STAND_INS)).not.toBe(again);
  expect(simulationOf({ ...bare, title: "t" }, STAND_INS)).not.toBe(simulationOf(bare, STAND_INS));
});
