import { type ReactNode, useMemo, useState } from "react";
import type { HistoryEntry, Part } from "../../../engine/index.ts";
import { type Copy, type InForce, inForce, TOLD_FRAGMENTS } from "../../../services/inForce.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { SpanText } from "../messages/SpanText.tsx";
import { showInRecord } from "./openEntry.ts";

interface InForceListProps {
  readonly history: readonly HistoryEntry[];
  /** A compaction has left the context out. */
  readonly compacted: boolean;
}

/** Which text of each part of the context the model goes by, and which older copies it still gets to read. */
export function InForceList({ history, compacted }: InForceListProps): ReactNode {
  const { views } = useRequestTranslate();
  const words = useThreadWords().history;
  const states = useMemo(() => inForce(history), [history]);
  if (states.length === 0) return <p className="muted">{compacted ? words.inForceNone : words.inForceNoneYet}</p>;
  const told = new Set(states.map(({ fragment }) => fragment));
  const missing = TOLD_FRAGMENTS.filter((fragment) => !told.has(fragment) && fragment !== "modelSwitch");
  const sum = (of: (state: InForce) => number) => states.reduce((total, state) => total + of(state), 0);
  const copies = sum(({ older }) => older.length);
  return (
    <>
      <ul className="in-force">
        {states.map((state) => (
          <InForceRow key={state.fragment} state={state} />
        ))}
      </ul>
      {copies === 0 ? null : (
        <p className="note">
          {words.olderTotal(
            copies,
            sum((state) => state.olderBytes),
            sum((state) => state.olderTokens),
          )}
        </p>
      )}
      {missing.length === 0 ? null : (
        <p className="note">{words.notTold(missing.map((fragment) => views.fragments[fragment]))}</p>
      )}
    </>
  );
}

function InForceRow({ state }: { readonly state: InForce }): ReactNode {
  const { views } = useRequestTranslate();
  const words = useThreadWords().history;
  const [open, setOpen] = useState(false);
  const { fragment, current, full, older } = state;
  const isGone = current.form === "gone";
  return (
    <li data-testid={TEST_IDS.inForceRow} data-fragment={fragment} data-step={current.entry.step}>
      <div className="in-force-head">
        <button type="button" className="part-name" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className="part-arrow" aria-hidden="true" />
          {views.fragments[fragment]}
        </button>
        <span className="in-force-from">
          <EntryLink copy={current} />
          {full === null ? null : <span className="muted"> · {words.placeFrom(full.entry.id + 1)}</span>}
          {isGone ? <span className="verdict verdict-warn">{words.takenBack}</span> : null}
        </span>
        <span className="number muted">{views.bytes(current.bytes)}</span>
      </div>
      {older.length === 0 ? null : (
        <p className="in-force-older">
          <b>{words.older(older.length)}</b> · {words.olderCost(state.olderBytes, state.olderTokens)}:{" "}
          {older.map((copy, at) => (
            <span key={`${copy.entry.id} ${copy.part}`}>
              {at === 0 ? "" : ", "}
              <EntryLink copy={copy} />
            </span>
          ))}
        </p>
      )}
      {open ? <SpanText spans={spansOf(current)} underline={() => undefined} /> : null}
      {open && full !== null ? <SpanText spans={spansOf(full)} underline={() => undefined} /> : null}
    </li>
  );
}

function EntryLink({ copy }: { readonly copy: Copy }): ReactNode {
  const words = useThreadWords().history;
  return (
    <button
      type="button"
      className="fix"
      title={words.showOlder(copy.entry.id + 1)}
      onClick={() => showInRecord(copy.entry.id)}
    >
      {words.writtenBy(copy.entry.id + 1, copy.entry.step + 1)}
    </button>
  );
}

function spansOf({ entry, part }: Copy): Part["spans"] {
  return entry.item.type === "message" ? (entry.item.parts[part]?.spans ?? []) : [];
}
