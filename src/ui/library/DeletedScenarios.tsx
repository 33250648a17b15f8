import type { ReactNode } from "react";
import type { Entry } from "../../services/database.ts";
import { TEST_IDS } from "../../testIds.ts";
import type { LibraryStrings } from "../i18n/library.en.ts";
import { timeAgo } from "./times.ts";
import type { LibraryList } from "./useLibraryList.ts";

/** What was deleted and can still be restored, without those whose rows offer that themselves (`shown`). */
export function DeletedScenarios(props: {
  readonly list: LibraryList;
  readonly shown: readonly Entry[];
  readonly words: LibraryStrings;
  readonly say: (sentence: string) => void;
}): ReactNode {
  const { list, shown, words, say } = props;
  const { library } = list;
  const deleted = list.deleted.filter(({ id }) => !shown.some((other) => other.id === id));
  if (deleted.length === 0) return null;
  const attempt = (action: Promise<unknown>, sentence: string): void => {
    action.then(
      () => say(sentence),
      () => say(words.failed),
    );
  };
  return (
    <details className="library-deleted" data-testid={TEST_IDS.libraryDeleted}>
      <summary>{words.deleted(deleted.length)}</summary>
      <p className="faint">{words.deletedHint}</p>
      <ul className="library-rows">
        {deleted.map((entry) => {
          const title = entry.title || words.untitled;
          return (
            <li key={entry.id} className="library-row library-gone" data-title={entry.title}>
              <span className="library-title">{title}</span>
              <span className="library-times faint">
                {timeAgo(entry.deleted ?? 0, Date.now(), words.locale, words.now)} · {words.size(entry.size)}
              </span>
              <button
                type="button"
                className="button-link"
                aria-label={`${words.restore}: ${title}`}
                onClick={() => attempt(library.restore(entry.id), words.restored(title))}
              >
                {words.restore}
              </button>
              <button
                type="button"
                className="button-link library-for-good"
                aria-label={`${words.removeForGood}: ${title}`}
                onClick={() => attempt(library.removeForGood([entry.id]), words.removed(title))}
              >
                {words.removeForGood}
              </button>
            </li>
          );
        })}
      </ul>
      {deleted.length > 1 && (
        <button
          type="button"
          className="button-link library-for-good"
          onClick={() => attempt(library.removeForGood(deleted.map(({ id }) => id)), "")}
        >
          {words.removeAll}
        </button>
      )}
    </details>
  );
}
