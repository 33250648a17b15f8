import { type ReactNode, useMemo } from "react";
import type { Simulation } from "../../../engine/index.ts";
import { actions } from "../../../state/app.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { itemName, roleOf } from "./names.ts";
import { openInMessages, recordRowId } from "./openEntry.ts";
import { itemBytes, type RecordRow, recordAt, supersededShare } from "./record.ts";

interface RecordListProps {
  readonly simulation: Simulation;
  readonly step: number;
}

/** Everything that was ever written, oldest first. A row costs nothing while it is out of sight. */
export function RecordList({ simulation, step }: RecordListProps): ReactNode {
  const words = useThreadWords().history;
  const { columns } = words;
  const rows = useMemo(() => recordAt(simulation.steps, step), [simulation, step]);
  return (
    <>
      <p className="note">{words.recordNote}</p>
      <div className="record-row record-head" aria-hidden="true">
        <span className="number">{columns.number}</span>
        <span>{columns.step}</span>
        <span>{columns.role}</span>
        <span>{columns.what}</span>
        <span className="number">{columns.bytes}</span>
      </div>
      <ol className="record">
        {rows.map((row) => (
          <Row key={row.entry.id} row={row} step={step} onOpen={(id) => openInMessages(simulation, step, id)} />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly row: RecordRow;
  readonly step: number;
  readonly onOpen: (id: number) => void;
}

function Row({ row, step, onOpen }: RowProps): ReactNode {
  const { views } = useRequestTranslate();
  const thread = useThreadWords();
  const words = thread.history;
  const { entry, isThere, leftOutIn } = row;
  const { item, id } = entry;
  const share = supersededShare(row);
  const isNew = entry.step === step;
  const state = isThere
    ? { none: null, part: words.partlySuperseded, all: words.superseded }[share]
    : leftOutIn === null
      ? words.leftOut
      : words.leftOutIn(leftOutIn + 1);
  const bytes = itemBytes(item);
  const classes = [
    "record-row",
    `role-${roleOf(item)}`,
    ...(isNew ? ["record-new"] : []),
    ...(isThere ? [] : ["record-left-out"]),
    ...(share === "all" ? ["record-superseded"] : []),
  ];
  return (
    <li
      id={recordRowId(id)}
      tabIndex={-1}
      className={classes.join(" ")}
      data-testid={TEST_IDS.recordRow}
      data-step={entry.step}
      data-state={isThere ? share : "left-out"}
    >
      <span className="number muted">{id + 1}</span>
      <button type="button" className="fix" onClick={() => actions().setView({ step: entry.step })}>
        {thread.step(entry.step + 1)}
      </button>
      <span className="record-role">{roleOf(item)}</span>
      <span className="record-what">
        <button type="button" className="record-name" title={words.inMessages} onClick={() => onOpen(id)}>
          {itemName(item, views)}
        </button>
        {isNew ? <span className="record-mark record-mark-new">{words.writtenNow}</span> : null}
        {state === null ? null : <span className="record-mark">{state}</span>}
      </span>
      <span className="number muted">{bytes === null ? "" : views.bytes(bytes)}</span>
    </li>
  );
}
