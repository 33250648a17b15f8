import { expect, test } from "vitest";
import { CODEX_RELEASES, isLoaded, loadRelease, STAND_INS } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { simulationOf, textsBelongTo } from "./simulation.ts";

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

test("the answer of before stands until rules and texts of another release are there", async () => {
  const [own, other] = CODEX_RELEASES;
  const texts = textsBelongTo({ ...STAND_INS }, own);
  const document: ScenarioDocument = { format: 1, files: { "/a/AGENTS.md": "x" }, launch: { cwd: "/a" } };
  const before = simulationOf(document, texts);
  const switched: ScenarioDocument = { ...document, codex: other };
  expect(isLoaded(other)).toBe(false);
  expect(simulationOf(switched, STAND_INS)).toBe(before);
  // Another thread: steps of one must not be shown with the answer of the other.
  const foreign = simulationOf({ ...switched, launch: { cwd: "/a" } }, STAND_INS);
  expect(foreign).toMatchObject({ ok: true, simulation: { release: other, requests: [], warnings: [] } });
  expect(simulationOf(document, texts)).not.toBe(foreign);
  const again = simulationOf(document, texts);
  await loadRelease(other);
  expect(simulationOf(switched, texts)).toBe(again);
  expect(simulationOf(switched, STAND_INS)).toMatchObject({ ok: true, simulation: { release: other } });
});
