/** The findings of Codex 0.113.0: its own demonstrations, and those of the newest release played by its rules. */
import { describe, expect, test } from "vitest";
import { applyFix } from "../../scenario/applyFix.ts";
import { DEMONSTRATIONS } from "../../scenario/demonstrations/all.ts";
import { in113 } from "../../scenario/demonstrations/demonstration.ts";
import { OLDER_DEMONSTRATIONS } from "../../scenario/demonstrations/older.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { loadRelease } from "../releases/registry.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "../thread/simulate.ts";
import { endOf, findingsOf, RULE_IDS } from "./find.ts";
import type { Finding, RuleId } from "./finding.ts";

await loadRelease("0.113.0");

function see(document: ScenarioDocument) {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  const last = simulation.requests.at(-1);
  const items = last?.items ?? [];
  const texts = items.flatMap((item) => (item.type === "message" ? item.parts.map(({ text }) => text) : []));
  return {
    findings: findingsOf(scenario, simulation, endOf(simulation)),
    request: [last?.instructions?.text ?? "", ...texts].join("\n"),
  };
}

function only<Rule extends RuleId>(document: ScenarioDocument, rule: Rule) {
  const { findings } = see(document);
  return findings.filter((found): found is Extract<Finding, { rule: Rule }> => found.rule === rule);
}

const isRaised = (document: ScenarioDocument, rule: RuleId) => only(document, rule).length > 0;

describe.each(OLDER_DEMONSTRATIONS.map(([rule, one]) => [rule, one.raises.title ?? "", one] as const))(
  "%s: %s",
  (rule, _, { raises, nearMiss, probes }) => {
    test("the texts are where the demonstration says, also after the first fix", () => {
      const { findings, request } = see(raises);
      const fix = findings.find((finding) => finding.rule === rule)?.fixes[0];
      const after = fix === undefined ? null : see(applyFix(raises, fix)).request;
      for (const probe of probes) {
        expect([probe.text, request.includes(probe.text)]).toEqual([probe.text, probe.raises]);
        expect([probe.text, see(nearMiss).request.includes(probe.text)]).toEqual([probe.text, probe.nearMiss]);
        if (probe.fixed !== null) expect([probe.text, after?.includes(probe.text)]).toEqual([probe.text, probe.fixed]);
      }
    });

    test("the newest release has nothing of the kind, or says something else", () => {
      const { codex: _, ...later } = raises;
      const said = (document: ScenarioDocument) => only(document, rule).map(({ params, fixes }) => [params, fixes]);
      expect(said(later)).not.toEqual(said(raises));
    });
  },
);

/** Where 0.113.0 has nothing to say, and where it says it of the near miss as well. */
const SILENT: readonly RuleId[] = [
  // Trust has no say.
  "untrusted-project",
  // Any path will do.
  "fallback-refused",
  // A trusted project may set what it likes.
  "key-not-for-projects",
  // These keys are not known.
  "managed-near-limit",
  "base-replaced",
  "stale-mode-text",
  // A resumed thread does not read the files again.
  "text-doubled",
  // What becomes of each skill is not worked out.
  "skill-dropped",
  "skill-not-found",
  "skills-over-budget",
  "skill-switch-without-effect",
];

test("what holds in the newest release holds in 0.113.0 as well, with these exceptions", () => {
  const silent = RULE_IDS.filter((rule) => !isRaised(in113(DEMONSTRATIONS[rule].raises), rule));
  expect([...silent].sort()).toEqual([...SILENT].sort());
  // A resumed thread goes on with the text in its history.
  const near = RULE_IDS.filter((rule) => isRaised(in113(DEMONSTRATIONS[rule].nearMiss), rule));
  expect(near).toEqual(["stale-agents-md"]);
});
