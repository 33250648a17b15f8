import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/scenario/schema.ts";
import { refuseUnknownSteps } from "../unknownSteps.ts";
import { generateScenario113, generateSteps113 } from "./release113.ts";

describe.each([
  ["with one turn", generateScenario113],
  ["with many steps", generateSteps113],
])("random scenarios of 0.113.0 %s", (_, generate) => {
  it("are valid, and have no step that its server does not know", () => {
    for (let index = 0; index < 200; index++) {
      const parsed = parseScenario(generate(1, index));
      if (!parsed.ok) throw new Error(`${index}: ${JSON.stringify(parsed.faults)}`);
      expect(parsed.scenario.codex).toBe("0.113.0");
      expect(() => refuseUnknownSteps(parsed.scenario)).not.toThrow();
    }
  });

  it("name none of the later models", () => {
    const text = Array.from({ length: 50 }, (_, index) => JSON.stringify(generate(2, index))).join("");
    expect(text).not.toMatch(/gpt-6|gpt-5\.5|gpt-5\.6|daybreak|granular/);
    expect(text).toMatch(/gpt-5\.2-codex/);
  });
});
