import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Entry } from "../../services/database.ts";
import { TEST_IDS } from "../../testIds.ts";
import type { LibraryStrings } from "../i18n/library.en.ts";
import { DeletedScenarios } from "./DeletedScenarios.tsx";
import { LibraryRow } from "./LibraryRow.tsx";
import { closeLibrary } from "./libraryStore.ts";
import { moveInList } from "./listKeys.ts";
import { type LibraryList, useLibraryList } from "./useLibraryList.ts";
import { useLibraryWords } from "./useLibraryWords.ts";
import { type RowActions, useRowActions } from "./useRowActions.ts";
import "./library.css";

/** Entries from which on a search is offered. */
const LONG = 8;

/** The person's scenarios. The browser's own modal dialog, so focus and Escape are its matter. */
export default function LibraryDialog(): ReactNode {
  const words = useLibraryWords();
  const list = useLibraryList();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dialog library"
      aria-labelledby={id}
      data-testid={TEST_IDS.library}
      onClose={closeLibrary}
    >
      <h2 id={id}>{words.title}</h2>
      {list === null ? (
        <p className="faint">{words.loading}</p>
      ) : (
        <Listed list={list} words={words} close={() => dialog.current?.close()} />
      )}
    </dialog>
  );
}

interface ListedProps {
  readonly list: LibraryList;
  readonly words: LibraryStrings;
  readonly close: () => void;
}

function Listed({ list, words, close }: ListedProps): ReactNode {
  const { entries, temporary } = list;
  const [wanted, setWanted] = useState("");
  const [said, setSaid] = useState("");
  const actions = useRowActions(list, words, setSaid, close);
  const found = wanted.trim().toLowerCase();
  const all = [...entries, ...actions.removed];
  const shown = all
    .filter((entry) => found === "" || entry.title.toLowerCase().includes(found))
    .toSorted((a, b) => b.changed - a.changed);
  return (
    <>
      {temporary !== null && <p className="library-fault">{words.temporary[temporary]}</p>}
      {all.length >= LONG && (
        <label className="library-search">
          <Search size={14} aria-hidden />
          <input
            type="search"
            className="field-input"
            placeholder={words.search}
            aria-label={words.search}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      )}
      <div className="library-scroll">
        <Rows shown={shown} actions={actions} words={words} />
        {shown.length === 0 && (found === "" ? <Empty words={words} /> : <p className="faint">{words.noMatch}</p>)}
        <DeletedScenarios list={list} shown={actions.removed} words={words} say={setSaid} />
      </div>
      <footer className="library-foot">
        <p className="library-said" role="status" data-testid={TEST_IDS.librarySaid}>
          {said}
        </p>
        {said === "" && <p className="library-room faint">{roomOf(list, words)}</p>}
        <button type="button" className="button-primary" onClick={close}>
          {words.close}
        </button>
      </footer>
    </>
  );
}

function Rows(props: {
  readonly shown: readonly Entry[];
  readonly actions: RowActions;
  readonly words: LibraryStrings;
}): ReactNode {
  const { shown, actions, words } = props;
  const [active, setActive] = useState<string | null>(null);
  const first = shown.some((entry) => entry.id === active) ? active : (shown[0]?.id ?? null);
  return (
    <ul className="library-rows" onKeyDown={moveInList}>
      {shown.map((entry) => (
        <LibraryRow
          key={entry.id}
          entry={entry}
          actions={actions}
          words={words}
          reachable={entry.id === first}
          onReached={() => setActive(entry.id)}
        />
      ))}
    </ul>
  );
}

function Empty({ words }: { readonly words: LibraryStrings }): ReactNode {
  return (
    <div className="library-empty" data-testid={TEST_IDS.libraryEmpty}>
      <p>{words.empty}</p>
      <p className="muted">{words.emptyHint}</p>
    </div>
  );
}

function roomOf({ entries, deleted, space }: LibraryList, words: LibraryStrings): string {
  if (entries.length + deleted.length === 0) return "";
  const bytes = [...entries, ...deleted].reduce((sum, entry) => sum + entry.size, 0);
  const room = words.room(entries.length, bytes);
  return space === null ? room : `${room} ${words.quota(space.used, space.quota)} ${words.lasting(space.lasting)}`;
}
