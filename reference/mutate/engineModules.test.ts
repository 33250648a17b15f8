import { describe, expect, it } from "vitest";
import { STAND_INS, simulate } from "../../src/engine/index.ts";
import { normaliseScenario } from "../../src/scenario/document.ts";
import { EngineModules, readSources } from "./engineModules.ts";
import { type Mutant, mutantsOf } from "./operators.ts";

const sources = readSources();
const modules = new EngineModules(sources);
const scenario = normaliseScenario({
  format: 1,
  files: {
    "/w/.git/HEAD": "ref: refs/heads/main\n",
    "/w/AGENTS.md": "Rules.\n",
    "/home/dev/.codex/AGENTS.md": "Mine.\n",
  },
  launch: { cwd: "/w" },
});

function mutantOf(change: string): Mutant {
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source));
  const found = all.find((mutant) => mutant.change === change);
  if (found === undefined) throw new Error(`no mutant ${change}`);
  return found;
}

/** Items are made when they are asked for: they do not show in the requests themselves. */
function sent(engine: { readonly simulate: typeof simulate }): unknown {
  return engine.simulate(scenario, STAND_INS).requests.map(({ step, kind, items }) => ({ step, kind, items }));
}

describe("EngineModules", () => {
  it("loads the engine as it is", () => {
    expect(sent(modules.load(null))).toEqual(sent({ simulate }));
  });

  it("loads a mutant without touching what was loaded before and what comes after", () => {
    const separator = JSON.stringify("\n\n--- project-doc ---\n\n");
    const mutant = mutantOf(`${separator} → ${separator.slice(0, -1)}~"`);
    const before = modules.load(null);
    const changed = JSON.stringify(sent(modules.load(mutant)));
    expect(changed).toContain("--- project-doc ---\\n\\n~Rules.");
    for (const engine of [before, modules.load(null)]) {
      expect(JSON.stringify(sent(engine))).not.toContain("~Rules.");
    }
  });

  it("gives up on a loop that does not end", () => {
    const source = "export function simulate() { for (const a of [1]) for (let i = a; i < 2; ) i = 0; }";
    const endless = new EngineModules(new Map([["index.ts", source]])).load(null);
    expect(() => endless.simulate(scenario, STAND_INS)).toThrow("a loop does not end");
  });
});
