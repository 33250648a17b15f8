/**
 * The claims of the findings, put to the real program: each demonstration, its near miss, and what every fix makes of it.
 * The requests must be those of the engine, and the probes must stand in them, or not, as the demonstration says.
 */
import type { Texts } from "../src/engine/index.ts";
import { endOf, type Finding, findingsOf, RULE_IDS, type RuleId } from "../src/engine/insight.ts";
import { applyFix } from "../src/scenario/applyFix.ts";
import { DEMONSTRATIONS } from "../src/scenario/demonstrations/all.ts";
import type { Probe } from "../src/scenario/demonstrations/demonstration.ts";
import { normaliseScenario, type ScenarioDocument } from "../src/scenario/document.ts";
import type { Capture } from "./capture.ts";
import { checkConformance } from "./conformance.ts";
import { engineAnswer } from "./engineAnswer.ts";

export interface Claim {
  /** `RULE raises`, `RULE nearMiss`, `RULE FIX`. */
  readonly name: string;
  readonly document: ScenarioDocument;
  /** What must stand in the last request (true), or must not. */
  readonly probes: readonly { readonly text: string; readonly stands: boolean }[];
}

/** All claims of all rules. */
export function claims(texts: Texts): readonly Claim[] {
  return RULE_IDS.flatMap((rule) => claimsOf(rule, texts));
}

function claimsOf(rule: RuleId, texts: Texts): Claim[] {
  const { raises, nearMiss, probes } = DEMONSTRATIONS[rule];
  const found = findings(raises, texts).filter((finding) => finding.rule === rule);
  const seen = new Set<string>();
  const fixed = found.flatMap(({ fixes }, at) =>
    fixes.flatMap((fix, index): Claim[] => {
      const document = applyFix(raises, fix);
      const key = JSON.stringify(document);
      if (seen.has(key)) return [];
      seen.add(key);
      // The probes say what the best fix does; other fixes are other ways.
      const said = at === 0 && index === 0 ? probes : [];
      return [{ name: `${rule} ${fix.id}`, document, probes: asked(said, ({ fixed }) => fixed) }];
    }),
  );
  return [
    { name: `${rule} raises`, document: raises, probes: asked(probes, (probe) => probe.raises) },
    { name: `${rule} nearMiss`, document: nearMiss, probes: asked(probes, (probe) => probe.nearMiss) },
    ...fixed,
  ];
}

function asked(probes: readonly Probe[], of: (probe: Probe) => boolean | null): Claim["probes"] {
  return probes.flatMap((probe) => {
    const stands = of(probe);
    return stands === null ? [] : [{ text: probe.text, stands }];
  });
}

function findings(document: ScenarioDocument, texts: Texts): readonly Finding[] {
  const scenario = normaliseScenario(document);
  const { simulation } = engineAnswer(scenario, texts);
  return findingsOf(scenario, simulation, endOf(simulation));
}

/** Null when the real program bears the claim out; else one line for a person. Rejects with NotRun. */
export async function checkClaim({ document, probes }: Claim, texts: Texts): Promise<string | null> {
  const { capture, failure } = await checkConformance(normaliseScenario(document), texts);
  if (failure !== null) return failure.line;
  const text = lastRequest(capture);
  for (const { text: wanted, stands } of probes) {
    if (text.includes(wanted) !== stands) return `${JSON.stringify(wanted)} ${stands ? "is not" : "is"} in the request`;
  }
  return null;
}

function lastRequest({ requests }: Capture): string {
  const last = requests.at(-1);
  if (last === undefined) return "";
  const texts = last.input.flatMap((item) => ("content" in item ? item.content.map(({ text }) => text ?? "") : []));
  return [last.instructions ?? "", ...texts].join("\n");
}
