/** What the list shows, always as the database has it. */
import { useCallback, useEffect, useState } from "react";
import type { DatabaseFaultKind, Entry } from "../../services/database.ts";
import { type Space, storageSpace } from "../../services/storageSpace.ts";
import { onListChange, type PageLibrary, pageLibrary } from "../../state/libraryPage.ts";

export interface LibraryList {
  readonly library: PageLibrary;
  /** Latest first, without the deleted ones. */
  readonly entries: readonly Entry[];
  /** Those that were deleted last first. */
  readonly deleted: readonly Entry[];
  readonly space: Space | null;
  readonly temporary: DatabaseFaultKind | null;
}

/** Null until it is read. */
export function useLibraryList(): LibraryList | null {
  const [list, setList] = useState<LibraryList | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    const library = await pageLibrary;
    await library.settle();
    const all = await library.database.list().catch(() => []);
    setList({
      library,
      entries: all.filter((entry) => entry.deleted === null).toSorted((a, b) => b.changed - a.changed),
      deleted: all.filter((entry) => entry.deleted !== null).toSorted((a, b) => (b.deleted ?? 0) - (a.deleted ?? 0)),
      space: library.temporary === null ? await storageSpace() : null,
      temporary: library.temporary,
    });
  }, []);
  useEffect(() => {
    void refresh();
    return onListChange(() => void refresh());
  }, [refresh]);
  return list;
}
