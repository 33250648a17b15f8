/** An untrusted project: its instruction files are dropped. */
import type { FindingContext, Rules } from "../context.ts";
import { atStep, fix } from "../finding.ts";
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
      const said = stepsThatSay(context, path);
      const last = said.at(-1);
      const place = last === undefined ? placeOfSetting(context, trust.origin) : atStep(last);
      // From the last one on, so that the earlier ones keep their numbers.
      const steps = said.map((step) => ({ kind: "removeStep", step }) as const).reverse();
      const edits = settingEdit(context, trust.origin, key, "trusted");
      yield { params: { path, files }, place, fixes: [fix("trust", { path }, ...steps, ...edits)] };
    },
  },
};

/** The trust steps for the directory up to the moment. */
function stepsThatSay({ scenario, moment }: FindingContext, path: string): number[] {
  return scenario.steps.flatMap((step, index) =>
    index <= moment.step && step.do === "trust" && step.path === path ? [index] : [],
  );
}
