import { expect, it } from "vitest";
import { STAND_INS, simulate } from "../../src/engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../src/scenario/document.ts";
import { parseScenario } from "../../src/scenario/schema.ts";
import { signatureOf, trimToPath } from "../../src/scenario/trim.ts";
import { generateScenario } from "./generate.ts";
import { generateSteps } from "./steps.ts";

const SCENARIOS = 150;
const OFF_THE_PATH = new Set(["off-path", "below-cwd"] as const);

function played(document: ScenarioDocument) {
  return simulate(normaliseScenario(document), STAND_INS);
}

it("300 random scenarios send the same requests without the files that are off the path", () => {
  let [dropped, scenarios, clutter] = [0, 0, 0];
  for (let index = 0; index < SCENARIOS; index++) {
    for (const random of [generateScenario(41, index), generateSteps(41, index)]) {
      const { cwd } = random.launch;
      const extra = { [`${cwd === "/" ? "" : cwd}/src/deep/notes.txt`]: "x", "/opt/elsewhere/AGENTS.md": "y" };
      const document = { ...random, files: { ...random.files, ...extra } };
      if (!parseScenario(document).ok) continue;
      const trimmed = trimToPath(document, STAND_INS);
      scenarios += 1;
      dropped += trimmed.dropped;
      if (!Object.keys(extra).some((path) => path in (trimmed.document.files ?? {}))) clutter += 1;
      expect(parseScenario(trimmed.document).ok).toBe(true);
      expect(signatureOf(played(trimmed.document), OFF_THE_PATH)).toEqual(signatureOf(played(document), OFF_THE_PATH));
    }
  }
  // What decides nothing does go.
  expect(clutter).toBeGreaterThan(scenarios * 0.8);
  expect(dropped).toBeGreaterThan(scenarios * 2);
});
