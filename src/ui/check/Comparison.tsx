import type { ReactNode } from "react";
import type { CheckSetup } from "../../scenario/check/setup.ts";
import { TEST_IDS } from "../../testIds.ts";
import { type CheckStrings, sayKind } from "../i18n/check.en.ts";
import type { Format } from "../i18n/format.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { StateMark } from "./marks.tsx";
import { PartRow } from "./PartRow.tsx";
import type { CheckResult } from "./result.ts";

type Compared = Extract<CheckResult, { readonly kind: "compared" }>;

interface Props {
  readonly result: Compared;
  readonly setup: CheckSetup;
  readonly words: CheckStrings;
  readonly close: () => void;
}

/** One sentence, what is worth knowing beside it, and one row a part. */
export function Comparison({ result, setup, words, close }: Props): ReactNode {
  const { format } = useTranslate();
  const { comparison } = result;
  return (
    <section aria-label={words.result}>
      <p
        className={`check-summary ${comparison.equal ? "is-equal" : "is-unequal"}`}
        data-testid={TEST_IDS.checkSummary}
        data-equal={comparison.equal}
      >
        <StateMark state={comparison.equal ? "equal" : "differs"} /> {summary(result, words)}
      </p>
      {asides(result, setup, words, format).map((text) => (
        <p key={text} className="dialog-warning" data-testid={TEST_IDS.checkNote}>
          <Prose text={text} />
        </p>
      ))}
      <Refusals result={result} words={words} />
      {comparison.parts.length > 0 && (
        <ul className="check-parts">
          {comparison.parts.map((part, index) => (
            // Parts of one comparison never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <PartRow key={index} part={part} words={words} close={close} />
          ))}
        </ul>
      )}
    </section>
  );
}

function summary({ comparison, paste }: Compared, words: CheckStrings): string {
  const { parts, refusal, equal } = comparison;
  if (refusal.predicted !== null && refusal.printed !== null) return words.refusesAsPredicted;
  if (refusal.printed !== null) return words.refusesOnlyThere;
  if (refusal.predicted !== null) return words.refusesOnlyHere;
  const standIns = parts.filter(({ state }) => state === "standIn").length;
  const unequal = parts.filter(({ state, regrouped }) => (state !== "equal" && state !== "standIn") || regrouped);
  if (!equal) return words.unequal(unequal.length, parts.length);
  if (standIns > 0) return words.equalButStandIns(standIns);
  return paste.notes.some(({ kind }) => kind !== "broken") ? words.equalSoFar(parts.length) : words.equal(parts.length);
}

function asides(result: Compared, setup: CheckSetup, words: CheckStrings, format: Format): string[] {
  const { otherScenario, otherRelease, paste } = result;
  const lists = (["readable", "failed", "systemFiles", "above"] as const).flatMap((name) => {
    const paths = paste.facts?.[name] ?? [];
    return paths.length === 0 ? [] : [words[name](paths, format)];
  });
  return [
    ...(otherScenario ? [words.otherScenario] : []),
    ...(otherRelease === null ? [] : [words.otherRelease(otherRelease, setup.scenario.codex)]),
    ...paste.notes.map((note) => sayKind(words.notes, note, format)),
    ...lists,
  ];
}

function Refusals({ result, words }: Pick<Props, "result" | "words">): ReactNode {
  const { say } = useTranslate();
  const { predicted, printed } = result.comparison.refusal;
  if (predicted === null && printed === null) return null;
  return (
    <dl className="check-refusal">
      {predicted !== null && (
        <>
          <dt>{words.predictedRefusal}</dt>
          <dd>
            <Prose text={say(predicted.sentence)} />
          </dd>
        </>
      )}
      {printed !== null && (
        <>
          <dt>{words.printedRefusal}</dt>
          <dd className="mono">{printed}</dd>
        </>
      )}
    </dl>
  );
}
