import { type ReactNode, useMemo, useState } from "react";
import type { ComparedPart } from "../../scenario/check/compare.ts";
import { actions, useSimulationResult } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { changedLines } from "../findings/changedLines.ts";
import type { CheckStrings } from "../i18n/check.en.ts";
import { useRequestTranslate } from "../i18n/useRequestTranslate.ts";
import { DiffLines } from "../views/history/DiffView.tsx";
import { excerpt } from "./excerpt.ts";
import { StateMark } from "./marks.tsx";
import { placeOf } from "./result.ts";

interface Props {
  readonly part: ComparedPart;
  readonly words: CheckStrings;
  readonly close: () => void;
}

export function PartRow({ part, words, close }: Props): ReactNode {
  const { views } = useRequestTranslate();
  const { state, fragment, role, difference, regrouped, cut } = part;
  const name = fragment === null ? words.unknownPart : views.fragments[fragment];
  return (
    <li className="check-part" data-testid={TEST_IDS.checkPart} data-state={state} data-fragment={fragment}>
      <div className="check-part-head">
        <StateMark state={state} />
        <span className={`check-state check-state-${state}`}>{words.states[state]}</span>
        <PartName part={part} name={name} words={words} close={close} />
        <span className="faint">{role}</span>
      </div>
      {regrouped && <p className="check-aside">{words.regrouped}</p>}
      {cut && state === "equal" && <p className="check-aside muted">{words.partCut}</p>}
      {difference !== null && <Difference part={part} words={words} />}
      {(state === "predicted" || state === "printed") && <WholeText part={part} words={words} />}
    </li>
  );
}

/** Leads to the part in the Messages view, where the scenario's own request has one of this kind. */
function PartName({ part, name, words, close }: Props & { readonly name: string }): ReactNode {
  const result = useSimulationResult();
  const place = useMemo(() => (result.ok ? placeOf(result.simulation, part.fragment) : null), [result, part]);
  if (place === null) return <span className="check-name">{name}</span>;
  const { step, request, item, part: at } = place;
  return (
    <button
      type="button"
      className="button-link check-name"
      title={words.show}
      onClick={() => {
        close();
        actions().setView({ tab: "messages", pane: "results", step, request, item: { item, part: at } });
      }}
    >
      {name}
    </button>
  );
}

function Difference({ part, words }: Pick<Props, "part" | "words">): ReactNode {
  const [open, setOpen] = useState(false);
  const { predicted, printed, difference } = part;
  if (predicted === null || printed === null || difference === null) return null;
  return (
    <div className="check-difference">
      <p className="muted">{words.differs(difference.line, difference.column)}</p>
      <dl className="check-excerpts">
        <Excerpt label={words.predicted} text={predicted} difference={difference} />
        <Excerpt label={words.printed} text={printed} difference={difference} />
      </dl>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {words.lines} <span className="faint">{words.diffLegend}</span>
        </summary>
        {open && <DiffLines lines={changedLines(predicted, printed).lines} />}
      </details>
    </div>
  );
}

function Excerpt(props: {
  readonly label: string;
  readonly text: string;
  readonly difference: NonNullable<ComparedPart["difference"]>;
}): ReactNode {
  const { before, from } = excerpt(props.text, props.difference);
  return (
    <>
      <dt>{props.label}</dt>
      <dd className="mono">
        {before}
        <mark>{from}</mark>
      </dd>
    </>
  );
}

function WholeText({ part, words }: Pick<Props, "part" | "words">): ReactNode {
  return (
    <details className="check-difference">
      <summary>{words.text}</summary>
      <pre className="check-text">{part.predicted ?? part.printed}</pre>
    </details>
  );
}
