/** What is wrong with the steps of a scenario. Apart from the edits, for it brings the validator along. */
import type { Sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { parseScenario } from "../scenario/schema.ts";

/** The faults of the steps alone; files and launch are none of their business. */
export function stepFaults({ machine, launch, steps }: ScenarioDocument): readonly Sentence[] {
  const parsed = parseScenario({ format: 1, launch, steps, ...(machine === undefined ? {} : { machine }) });
  return parsed.ok ? [] : parsed.faults.filter(({ params }) => "where" in params && params.where.startsWith("steps"));
}
