/**
 * The claims of the findings, put to the real program: each demonstration, its near miss, and what every fix makes of it.
 * The requests must be those of the engine, and the probes must stand in them, or not, as the demonstration says.
 */
import { CODEX_RELEASES, type CodexRelease, type Texts } from "../src/engine/index.ts";
import { endOf, type Finding, findingsOf, RULE_IDS, type RuleId } from "../src/engine/insight.ts";
import { applyFix } from "../src/scenario/applyFix.ts";
import { demonstrationsOf } from "../src/scenario/demonstrations/all.ts";
import type { Demonstration, Probe } from "../src/scenario/demonstrations/demonstration.ts";
import { normaliseScenario, releaseIn, type ScenarioDocument } from "../src/scenario/document.ts";
import type { Capture } from "./capture.ts";
import { checkConformance } from "./conformance.ts";
import { engineAnswer } from "./engineAnswer.ts";

export interface Claim {
  /** `RULE raises`, `RULE nearMiss`, `RULE FIX`, with the release behind it where that is not the newest. */
  readonly name: string;
  readonly release: CodexRelease;
  readonly document: ScenarioDocument;
  /** What must stand in the last request (true), or must not. */
  readonly probes: readonly { readonly text: string; readonly stands: boolean }[];
}

/** The text pack of each release. */
export type TextsOf = (release: CodexRelease) => Texts;

/** All claims of all rules. */
export function claims(textsOf: TextsOf): readonly Claim[] {
  return RULE_IDS.flatMap((rule) => demonstrationsOf(rule).flatMap((one) => claimsOf(rule, one, textsOf)));
}

function claimsOf(rule: RuleId, { raises, nearMiss, probes }: Demonstration, textsOf: TextsOf): Claim[] {
  const release = releaseIn(raises);
  const texts = textsOf(release);
  const isNewest = release === CODEX_RELEASES[0];
  const named = (what: string, document: ScenarioDocument, asks: Claim["probes"]): Claim => {
    return { name: `${rule} ${what}${isNewest ? "" : ` (${release})`}`, release, document, probes: asks };
  };
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
      return [
        named(
          fix.id,
          document,
          asked(said, ({ fixed }) => fixed),
        ),
      ];
    }),
  );
  return [
    named(
      "raises",
      raises,
      asked(probes, (probe) => probe.raises),
    ),
    named(
      "nearMiss",
      nearMiss,
      asked(probes, (probe) => probe.nearMiss),
    ),
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
