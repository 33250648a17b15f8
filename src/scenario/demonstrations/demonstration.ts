/** Small scenarios that show a rule: they open from the documentation, and the suites hold the rule to them. */
import type { ScenarioDocument } from "../document.ts";

/** A text whose presence in the last request shows what became of it. */
export interface Probe {
  readonly text: string;
  /** Is it in the last request of the scenario that breaks the rule, of the near miss, and after the first fix? */
  readonly raises: boolean;
  readonly nearMiss: boolean;
  /** Null: there is no fix, or it makes no difference to this text. */
  readonly fixed: boolean | null;
}

export interface Demonstration {
  /** Raises the finding. */
  readonly raises: ScenarioDocument;
  /** Almost the same, and does not. */
  readonly nearMiss: ScenarioDocument;
  /** What the real program must bear out; at least one, except where Codex refuses to start. */
  readonly probes: readonly Probe[];
}

/** The scenario with Codex 0.113.0. */
export function in113(document: ScenarioDocument): ScenarioDocument {
  return { ...document, codex: "0.113.0" };
}
