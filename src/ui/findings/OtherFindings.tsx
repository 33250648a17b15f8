import { type ReactNode, useState } from "react";
import type { Sentence } from "../../engine/index.ts";
import type { Finding } from "../../engine/insight.ts";
import { useMoment } from "../../state/app.ts";
import { type ShownFindings, useShownFindings } from "../../state/findings.ts";
import { TEST_IDS } from "../../testIds.ts";
import { findingMessage } from "../i18n/findingMessage.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { MigrationOffer, useMigrationOffer } from "../migration/MigrationOffer.tsx";
import { arrangementOf } from "./arrangement.ts";
import { FixList } from "./FixOffer.tsx";
import { PlaceLink } from "./PlaceLink.tsx";
import { RuleLink } from "./RuleLink.tsx";
import { SeverityBadge } from "./SeverityMark.tsx";
import { unsaid } from "./unsaid.ts";
import { type AllFindingWords, useFindingWords } from "./words.ts";

/** Findings shown at first; what is left out is counted on a button. */
const SHOWN = 12;

interface OtherFindingsProps {
  readonly warnings: readonly Sentence[];
  /** Stands until the findings are worked out. */
  readonly children: ReactNode;
}

/** What no row of a file says: findings, the most common cause first, then warnings that are no finding. */
export function OtherFindings({ warnings, children }: OtherFindingsProps): ReactNode {
  const shown = useShownFindings();
  const words = useFindingWords();
  const { files } = useMoment();
  const { say, views } = useTranslate();
  const [all, setAll] = useState(false);
  const offered = useMigrationOffer();
  if (shown === null || words === null) return children;
  const { others } = arrangementOf(shown.findings, files);
  const rest = unsaid(warnings, shown.findings);
  if (others.length === 0 && rest.length === 0 && offered === null) return null;
  const listed = all || others.length <= SHOWN + 1 ? others : others.slice(0, SHOWN);
  return (
    <section className="other-findings" aria-busy={!shown.current}>
      <h2>{views.answer.alsoWorthKnowing}</h2>
      <ul>
        {numbered(listed).map(([key, finding]) => (
          <FindingItem key={key} finding={finding} shown={shown} words={words} />
        ))}
      </ul>
      {listed.length < others.length ? (
        <button type="button" className="fix answer-more" onClick={() => setAll(true)}>
          {words.ui.showMore(others.length - listed.length)}
        </button>
      ) : null}
      {offered === null ? null : (
        <ul>
          <MigrationOffer offered={offered} />
        </ul>
      )}
      <ul className="warnings">
        {rest.map((warning) => {
          const text = say(warning);
          return (
            <li key={text}>
              <Prose text={text} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Keys that stay while other findings come and go: the rule and the place, told apart where they are the same. */
function numbered(findings: readonly Finding[]): (readonly [key: string, Finding])[] {
  const times = new Map<string, number>();
  return findings.map((finding) => {
    const { rule, place } = finding;
    const key = `${rule} ${place.path} ${place.step}`;
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    return [`${key} ${time}`, finding];
  });
}

interface ItemProps {
  readonly finding: Finding;
  readonly shown: ShownFindings;
  readonly words: AllFindingWords;
}

function FindingItem({ finding, shown, words }: ItemProps): ReactNode {
  const { format } = useTranslate();
  const { rule, severity, place, fixes } = finding;
  return (
    <li className="finding" data-testid={TEST_IDS.finding} data-rule={rule} data-severity={severity}>
      <div className="answer-head">
        <PlaceLink place={place} words={words} />
        <SeverityBadge severity={severity}>{words.ui.severities[severity]}</SeverityBadge>
        <span className="answer-bytes">
          <RuleLink rule={rule} words={words} />
        </span>
      </div>
      <p className="why">
        <Prose text={findingMessage(finding, words.rules, format)} />
      </p>
      <FixList fixes={fixes} shown={shown} words={words} />
    </li>
  );
}
