import type { ReactNode } from "react";
import type { Fate, HistoryEntry } from "../../../engine/index.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadSay, useThreadWords } from "../../i18n/useThreadWords.ts";
import { itemName, roleOf } from "../history/names.ts";
import { itemBytes } from "../history/record.ts";
import { cutPieces } from "./compaction.ts";

const TONES = { kept: "ok", cut: "warn", dropped: "bad" } as const;
/** Shapes, so that the fate is told without colour and without reading. */
const SHAPES = { kept: "●", cut: "◐", dropped: "○" } as const;

export function FateBadge({ kind }: { readonly kind: Fate["kind"] }): ReactNode {
  const words = useThreadWords().compaction;
  return (
    <span className={`verdict verdict-${TONES[kind]}`}>
      <span aria-hidden="true">{SHAPES[kind]} </span>
      {words.fates[kind]}
    </span>
  );
}

interface FateRowProps {
  readonly fate: Fate;
  /** Place in the new history, from 1; null when it is left out. */
  readonly place: number | null;
  readonly onOpen: () => void;
}

/** An entry of the history before with its fate, and in line with it what stands for it afterwards. */
export function FateRow({ fate, place, onOpen }: FateRowProps): ReactNode {
  const say = useThreadSay();
  const { entry, kind, after, reason } = fate;
  return (
    <li className="fate-row" data-testid={TEST_IDS.fate} data-fate={kind} data-reason={reason.id}>
      <div className={`fate-cell fate-before was-${kind} role-${roleOf(entry.item)}`}>
        <EntryHead entry={entry} onOpen={onOpen} />
        <p>
          <FateBadge kind={kind} /> <Prose text={say(reason)} />
        </p>
      </div>
      {after === null ? (
        <div className="fate-cell fate-nothing" aria-hidden="true" />
      ) : (
        <div className={`fate-cell fate-kept role-${roleOf(after.item)}`}>
          <EntryHead entry={after} place={place} isBrief={kind === "cut"} onOpen={null} />
          {kind === "cut" ? <CutText entry={after} /> : null}
        </div>
      )}
    </li>
  );
}

interface EntryHeadProps {
  readonly entry: HistoryEntry;
  readonly place?: number | null;
  /** Without its beginning, which stands below. */
  readonly isBrief?: boolean;
  readonly onOpen: (() => void) | null;
}

export function EntryHead({ entry: { item }, place = null, isBrief = false, onOpen }: EntryHeadProps): ReactNode {
  const { views } = useRequestTranslate();
  const { history } = useThreadWords();
  const name =
    isBrief && item.type === "message"
      ? item.parts.map(({ fragment }) => views.fragments[fragment]).join(" + ")
      : itemName(item, views);
  const bytes = itemBytes(item);
  return (
    <div className="entry-head">
      <span>
        {place === null ? null : <span className="entry-place">{place} </span>}
        {onOpen === null ? (
          <b>{name}</b>
        ) : (
          <button type="button" className="entry-name" title={history.inMessages} onClick={onOpen}>
            {name}
          </button>
        )}
      </span>
      <span className="number muted">{bytes === null ? "" : views.bytes(bytes)}</span>
    </div>
  );
}

/** What is left of a message: its beginning, what is gone, its end. */
function CutText({ entry }: { readonly entry: HistoryEntry }): ReactNode {
  const words = useThreadWords().compaction;
  const pieces = cutPieces(entry.item);
  if (pieces === null) return null;
  return (
    <p className="cut-text">
      {pieces.head}
      <span className="cut-gone">… {words.tokensCut(pieces.removed)} …</span>
      {pieces.tail}
    </p>
  );
}
