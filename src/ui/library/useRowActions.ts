/** What can be done with a row of the list. */
import { useState } from "react";
import type { Sentence } from "../../engine/index.ts";
import { LIMITS } from "../../scenario/limits.ts";
import type { Entry } from "../../services/database.ts";
import { download } from "../../services/files.ts";
import { app } from "../../state/app.ts";
import { fileName } from "../../state/libraryFile.ts";
import type { LibraryStrings } from "../i18n/library.en.ts";
import type { LibraryList } from "./useLibraryList.ts";

/** Why the scenario of a row cannot be opened. */
export interface RowFault {
  readonly id: string;
  readonly faults: readonly Sentence[];
}

export interface RowActions {
  readonly current: string;
  /** Deleted since the list was opened; their rows stay and offer to undo that. */
  readonly removed: readonly Entry[];
  readonly fault: RowFault | null;
  open(entry: Entry): void;
  rename(entry: Entry, title: string): void;
  duplicate(entry: Entry): void;
  save(entry: Entry): void;
  remove(entry: Entry): void;
  undoRemove(entry: Entry): void;
}

export function useRowActions(
  { library, deleted }: LibraryList,
  words: LibraryStrings,
  say: (sentence: string) => void,
  close: () => void,
): RowActions {
  const [removed, setRemoved] = useState<readonly { readonly entry: Entry; readonly wasOpen: boolean }[]>([]);
  const [fault, setFault] = useState<RowFault | null>(null);
  const named = (entry: Entry): string => entry.title || words.untitled;
  const attempt = (action: Promise<string>): void => {
    action.then(say, () => say(words.failed));
  };

  const openEntry = async (entry: Entry): Promise<string> => {
    const opened = await library.open(entry.id);
    if (opened.state === "unreadable") setFault({ id: entry.id, faults: opened.faults });
    if (opened.state !== "opened") return opened.state === "gone" ? words.gone : "";
    app.getState().notify({ id: "notice.opened", params: { title: named(entry) } }, "news", { undo: true });
    close();
    return "";
  };

  return {
    current: library.current().id,
    // Restored elsewhere meanwhile, or deleted for good: then the list itself knows.
    removed: removed.map(({ entry }) => entry).filter(({ id }) => deleted.some((other) => other.id === id)),
    fault,
    open(entry) {
      if (entry.id === library.current().id) close();
      else attempt(openEntry(entry));
    },
    rename(entry, title) {
      const renamed = async (): Promise<string> =>
        (await library.rename(entry.id, title)) ? words.renamed(title) : words.failed;
      attempt(renamed());
    },
    duplicate(entry) {
      const title = words.copyOf(named(entry)).slice(0, LIMITS.title);
      const duplicated = async (): Promise<string> =>
        (await library.duplicate(entry.id, title)) ? words.duplicated(title) : words.failed;
      attempt(duplicated());
    },
    save(entry) {
      const saved = async (): Promise<string> => {
        const text = await library.textOf(entry.id);
        if (text === null) return words.gone;
        download(fileName(entry.title), text, "application/json");
        return "";
      };
      attempt(saved());
    },
    remove(entry) {
      const wasOpen = entry.id === library.current().id;
      setRemoved((before) => [...before.filter((other) => other.entry.id !== entry.id), { entry, wasOpen }]);
      attempt(library.remove(entry.id).then(() => words.removed(named(entry))));
    },
    undoRemove(entry) {
      const { wasOpen } = removed.find((other) => other.entry.id === entry.id) ?? { wasOpen: false };
      const restored = async (): Promise<string> => {
        await library.restore(entry.id);
        if (wasOpen) await library.open(entry.id);
        return words.restored(named(entry));
      };
      attempt(restored());
    },
  };
}
