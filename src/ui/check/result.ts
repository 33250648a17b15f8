/** What the paste says about the open scenario. Pure. */
import type { FragmentId, Simulation, Texts } from "../../engine/index.ts";
import { type Comparison, compare } from "../../scenario/check/compare.ts";
import { type Paste, type PasteFault, readPaste } from "../../scenario/check/paste.ts";
import { predict } from "../../scenario/check/predict.ts";
import { renamingOf } from "../../scenario/check/rename.ts";
import type { CheckSetup } from "../../scenario/check/setup.ts";

export type CheckResult =
  | { readonly kind: "fault"; readonly fault: PasteFault }
  | {
      readonly kind: "compared";
      readonly paste: Paste;
      readonly comparison: Comparison;
      /** Another release than the predicted one, as `codex --version` names it; null: the same, or not said. */
      readonly otherRelease: string | null;
      /** The script was made for another state of the scenario. */
      readonly otherScenario: boolean;
    };

export function checkResult(setup: CheckSetup, texts: Texts, pasted: string): CheckResult {
  const paste = readPaste(pasted);
  if ("kind" in paste) return { kind: "fault", fault: paste };
  const prediction = predict(setup, paste, texts);
  const comparison = compare(prediction, paste, renamingOf(paste, setup, prediction.environment));
  const version = paste.facts?.version.replace(/^codex-cli /, "") ?? "";
  return {
    kind: "compared",
    paste,
    comparison,
    otherRelease: version === "" || version === setup.scenario.codex ? null : version,
    otherScenario: paste.facts !== null && paste.facts.fingerprint !== setup.fingerprint,
  };
}

/** Where a part of this kind stands in the scenario's own first request: what the Messages view is asked to show. */
export interface MessagePlace {
  readonly step: number;
  readonly request: number;
  readonly item: number;
  readonly part: number;
}

export function placeOf({ requests, steps }: Simulation, fragment: FragmentId | null): MessagePlace | null {
  const index = requests.findIndex(({ kind }) => kind === "sample");
  const request = requests[index];
  if (request === undefined) return null;
  for (const [item, message] of request.items.entries()) {
    if (message.type !== "message") continue;
    const part = message.parts.findIndex((candidate) => candidate.fragment === fragment);
    const first = steps[request.step]?.requests.first ?? index;
    if (part >= 0) return { step: request.step, request: index - first, item, part };
  }
  return null;
}
