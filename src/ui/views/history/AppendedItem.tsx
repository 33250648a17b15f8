import { type ReactNode, useState } from "react";
import type { Change, HistoryEntry, Part } from "../../../engine/index.ts";
import { type Copy, isTold } from "../../../services/inForce.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { SpanText } from "../messages/SpanText.tsx";
import { Because } from "./ChangeNote.tsx";
import { partName, roleOf } from "./names.ts";
import { showInRecord } from "./openEntry.ts";
import { itemBytes } from "./record.ts";

interface AppendedItemProps {
  readonly entry: HistoryEntry;
  readonly changes: readonly Change[];
  readonly isThere: boolean;
  readonly superseded: (part: number) => Copy | null;
  /** Null when no request holds the entry. */
  readonly onOpen: (() => void) | null;
}

/** One entry that the step wrote: its parts, and why they were written. */
export function AppendedItem(props: AppendedItemProps): ReactNode {
  const { entry, changes, isThere, superseded, onOpen } = props;
  const { views } = useRequestTranslate();
  const words = useThreadWords();
  const { item } = entry;
  const bytes = itemBytes(item);
  /** Its size stands with its only part. */
  const isSingle = "parts" in item && item.parts.length === 1;
  return (
    <li className={`appended role-${roleOf(item)}`} data-testid={TEST_IDS.historyItem} data-role={roleOf(item)}>
      <header className="appended-head">
        <h3>{item.type === "message" ? item.role : views.opaque[item.type]}</h3>
        {onOpen === null ? (
          <span className="muted">{words.entry(entry.id + 1)}</span>
        ) : (
          <button type="button" className="fix" title={words.history.inMessages} onClick={onOpen}>
            {words.entry(entry.id + 1)}
          </button>
        )}
        {isSingle ? null : (
          <span className="number muted">{bytes === null ? words.history.opaque : views.bytes(bytes)}</span>
        )}
      </header>
      {isThere ? null : <p className="note">{words.history.droppedAgain}</p>}
      {"parts" in item
        ? item.parts.map((part, at) => (
            <AppendedPart
              // Parts never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              part={part}
              changes={changes.filter(({ fragment }) => fragment === part.fragment)}
              superseded={superseded(at)}
            />
          ))
        : null}
    </li>
  );
}

interface AppendedPartProps {
  readonly part: Part;
  readonly changes: readonly Change[];
  readonly superseded: Copy | null;
}

function AppendedPart({ part, changes, superseded }: AppendedPartProps): ReactNode {
  const { views } = useRequestTranslate();
  const { history } = useThreadWords();
  const [open, setOpen] = useState(false);
  return (
    <section className="appended-part" data-fragment={part.fragment}>
      <header className="part-head">
        <button type="button" className="part-name" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className="part-arrow" aria-hidden="true" />
          <span className={isTold(part.fragment) ? "" : "appended-typed"}>{partName(part, views)}</span>
        </button>
        <span className="part-about">{views.bytes(part.bytes)}</span>
      </header>
      {superseded === null ? null : (
        <p className="supersedes">
          <button
            type="button"
            className="fix"
            title={history.showOlder(superseded.entry.id + 1)}
            onClick={() => showInRecord(superseded.entry.id)}
          >
            {history.replaces(superseded.entry.id + 1, superseded.entry.step + 1)}
          </button>
        </p>
      )}
      {changes.map((change, at) => (
        // Changes never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Because key={at} change={change} />
      ))}
      {open ? <SpanText spans={part.spans} underline={() => undefined} /> : null}
    </section>
  );
}
