/** An untrusted project: its instruction files are dropped. */
import type { FindingContext, Rules } from "../context.ts";
import { atStep, type Fix, fix } from "../finding.ts";
import { namesOfKey, settingEdit } from "./edits.ts";
import { placeOfSetting } from "./ranges.ts";
import { rowsWith } from "./rows.ts";

export const TRUST_RULES: Rules<"untrusted-project"> = {
  "untrusted-project": {
    severity: "error",
    *find(context) {
      const files = rowsWith(context, "untrusted").length;
      const trust = context.moment.settings?.trust;
      if (files === 0 || trust?.origin.kind !== "config") return;
      const key = namesOfKey(trust.origin.key);
      const path = key[1] ?? "/";
      const step = stepThatSays(context, path);
      const place = step === null ? placeOfSetting(context, trust.origin) : atStep(step);
      const edits = settingEdit(context, trust.origin, key, "trusted");
      const fixes: readonly Fix[] = step === null ? [fix("trust", { path }, ...edits)] : [removeStep(step)];
      yield { params: { path, files }, place, fixes };
    },
  },
};

/** The trust step that decides for the directory at the moment; null when the configuration does. */
function stepThatSays({ scenario, moment }: FindingContext, path: string): number | null {
  const index = scenario.steps
    .slice(0, moment.step + 1)
    .findLastIndex((step) => step.do === "trust" && step.path === path);
  return index === -1 ? null : index;
}

function removeStep(step: number): Fix {
  return fix("remove-step", { step }, { kind: "removeStep", step });
}
