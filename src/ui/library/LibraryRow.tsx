import { Copy, Download, Pencil, Trash2, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LIMITS } from "../../scenario/limits.ts";
import type { Entry } from "../../services/database.ts";
import { TEST_IDS } from "../../testIds.ts";
import { say } from "../i18n/catalogue.ts";
import type { LibraryStrings } from "../i18n/library.en.ts";
import { Prose } from "../i18n/Prose.tsx";
import { faultSentencesEn } from "../i18n/sentences.fault.en.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { timeAgo, timeOf } from "./times.ts";
import type { RowActions, RowFault } from "./useRowActions.ts";

interface RowProps {
  readonly entry: Entry;
  readonly actions: RowActions;
  readonly words: LibraryStrings;
  /** Tab goes to one row; the arrow keys go to the others. */
  readonly reachable: boolean;
  readonly onReached: () => void;
}

export function LibraryRow(props: RowProps): ReactNode {
  const { entry, actions, words, reachable, onReached } = props;
  const [renaming, setRenaming] = useState(false);
  const isRemoved = actions.removed.some((other) => other.id === entry.id);
  const isCurrent = entry.id === actions.current && !isRemoved;
  const row = useRef<HTMLLIElement>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    // The button that was pressed is gone with its row, and comes back with it.
    const lost = document.activeElement === null || !row.current?.closest("dialog")?.contains(document.activeElement);
    if (wasRemoved.current !== isRemoved && (lost || document.activeElement?.tagName === "DIALOG")) {
      row.current?.querySelector<HTMLElement>("[data-row]")?.focus();
    }
    wasRemoved.current = isRemoved;
  }, [isRemoved]);

  const endRename = (): void => {
    setRenaming(false);
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>("[data-row]")?.focus());
  };
  return (
    <li
      ref={row}
      className={`library-row${isCurrent ? " library-current" : ""}`}
      data-testid={TEST_IDS.libraryRow}
      data-id={entry.id}
      data-title={entry.title}
      data-state={isRemoved ? "removed" : isCurrent ? "current" : "kept"}
      onFocus={onReached}
    >
      {isRemoved ? (
        <Removed {...props} />
      ) : renaming ? (
        <TitleForm entry={entry} words={words} done={endRename} keep={(title) => actions.rename(entry, title)} />
      ) : (
        <>
          <OpenButton {...props} isCurrent={isCurrent} rename={() => setRenaming(true)} />
          <Buttons
            entry={entry}
            actions={actions}
            words={words}
            tab={reachable ? 0 : -1}
            rename={() => setRenaming(true)}
          />
        </>
      )}
      {actions.fault?.id === entry.id && <Faults fault={actions.fault} words={words} />}
    </li>
  );
}

function OpenButton(props: RowProps & { readonly isCurrent: boolean; readonly rename: () => void }): ReactNode {
  const { entry, actions, words, reachable, isCurrent, rename } = props;
  const { title, changed, files, steps, size, origin, unreadable } = entry;
  const now = Date.now();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "F2" && !unreadable) rename();
    else if (event.key === "Delete") actions.remove(entry);
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className="library-open"
      tabIndex={reachable ? 0 : -1}
      aria-current={isCurrent || undefined}
      data-row
      data-testid={TEST_IDS.libraryOpen}
      onClick={() => actions.open(entry)}
      onKeyDown={onKeyDown}
    >
      <span className={`library-title${title === "" ? " muted" : ""}`}>{title || words.untitled}</span>
      {isCurrent && <span className="library-mark">{words.current}</span>}
      <span className="library-holds">
        {unreadable ? (
          <span className="library-unreadable">
            <TriangleAlert size={12} aria-hidden /> {words.unreadable}
          </span>
        ) : (
          [words.files(files), ...(steps > 0 ? [words.steps(steps)] : [])].join(" · ")
        )}
        {` · ${words.size(size)} · ${words.origins[origin]}`}
      </span>
      <time className="library-times" dateTime={new Date(changed).toISOString()}>
        <span>{timeAgo(changed, now, words.locale, words.now)}</span>{" "}
        <span className="library-when">{timeOf(changed, now, words.locale)}</span>
      </time>
    </button>
  );
}

function Buttons(props: {
  readonly entry: Entry;
  readonly actions: RowActions;
  readonly words: LibraryStrings;
  readonly tab: number;
  readonly rename: () => void;
}): ReactNode {
  const { entry, actions, words, tab, rename } = props;
  const buttons = [
    { icon: Pencil, label: words.rename, run: rename, needsText: true },
    { icon: Copy, label: words.duplicate, run: () => actions.duplicate(entry), needsText: true },
    { icon: Download, label: words.save, run: () => actions.save(entry), needsText: false },
    { icon: Trash2, label: words.remove, run: () => actions.remove(entry), needsText: false },
  ];
  return (
    <span className="library-buttons">
      {buttons.map(({ icon: Icon, label, run, needsText }) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          tabIndex={tab}
          disabled={needsText && entry.unreadable}
          aria-label={`${label}: ${entry.title || words.untitled}`}
          title={label}
          onClick={run}
        >
          <Icon size={14} aria-hidden />
        </button>
      ))}
    </span>
  );
}

function Removed({ entry, actions, words, reachable }: RowProps): ReactNode {
  return (
    <p className="library-removed muted">
      <span>{words.removed(entry.title || words.untitled)}</span>
      <button
        type="button"
        className="button-link"
        tabIndex={reachable ? 0 : -1}
        data-row
        data-testid={TEST_IDS.libraryUndo}
        onClick={() => actions.undoRemove(entry)}
      >
        {words.undo}
      </button>
    </p>
  );
}

/** Enter or leaving the field keeps the title, Escape does not. */
function TitleForm(props: {
  readonly entry: Entry;
  readonly words: LibraryStrings;
  readonly keep: (title: string) => void;
  readonly done: () => void;
}): ReactNode {
  const { entry, words, keep, done } = props;
  const [title, setTitle] = useState(entry.title);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const finish = (kept: boolean): void => {
    if (kept && title !== entry.title) keep(title);
    done();
  };
  return (
    <input
      ref={input}
      className="field-input library-rename"
      aria-label={words.newTitle}
      maxLength={LIMITS.title}
      value={title}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        // Not the dialog's Escape.
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === "Enter");
      }}
    />
  );
}

function Faults({ fault, words }: { readonly fault: RowFault; readonly words: LibraryStrings }): ReactNode {
  const { sentences, late, format } = useTranslate();
  const all = { ...sentences, ...(late?.faults ?? faultSentencesEn) };
  return (
    <div className="library-faults" role="alert">
      <ul>
        {fault.faults.slice(0, LIMITS.linkFaults).map((one, index) => {
          // Faults of one text never change their order.
          const key = `${index}`;
          return (
            <li key={key}>
              <Prose text={say(all, one, format)} />
            </li>
          );
        })}
      </ul>
      <p>{words.unreadableHint}</p>
    </div>
  );
}
