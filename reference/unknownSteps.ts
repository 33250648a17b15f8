/** What a client of an older app server cannot ask for. */
import type { CodexRelease, Scenario, Step } from "../src/engine/index.ts";
import { NotRun } from "./notRun.ts";

/** What a step of 0.113.0 would need, when its server does not have it. */
function unknownTo113(step: Step): string | null {
  switch (step.do) {
    case "shell":
      return "run a command for the person";
    case "review":
      return "be led through reviews by this suite";
    case "fork":
      return step.afterTurn === null ? null : "fork after a chosen turn";
    case "set":
      return step.key === "workspace_roots" ? "be told workspace roots" : null;
    case "turn":
      if (step.agents.length > 0) return "be led through agents by this suite";
      return step.context === null ? null : "take additional context";
    default:
      return null;
  }
}

const UNKNOWN: Partial<Record<CodexRelease, (step: Step) => string | null>> = { "0.113.0": unknownTo113 };

/** Throws NotRun for a step that the release's server does not know. */
export function refuseUnknownSteps({ codex, steps }: Scenario): void {
  for (const step of steps) {
    const unknown = UNKNOWN[codex]?.(step) ?? null;
    if (unknown !== null) throw new NotRun("unsupported", `the server of ${codex} cannot ${unknown}`);
  }
}
