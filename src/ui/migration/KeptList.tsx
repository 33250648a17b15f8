import { type ReactNode, useMemo, useState } from "react";
import { TEST_IDS } from "../../testIds.ts";
import { LineLink } from "./LineLink.tsx";
import type { Write } from "./plan.ts";
import { keptWords } from "./rewritten.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

const SHOWN = 20;

interface KeptListProps {
  readonly write: Write;
  readonly close: () => void;
}

/** What a person could expect to be rewritten, and is not. */
export function KeptList({ write, close }: KeptListProps): ReactNode {
  const words = useMigrationWords();
  const kept = useMemo(() => keptWords(write.before, write.rewritten), [write]);
  const [all, setAll] = useState(false);
  if (kept.length === 0) return null;
  const shown = all || kept.length <= SHOWN + 1 ? kept : kept.slice(0, SHOWN);
  return (
    <details data-testid={TEST_IDS.migrationKept}>
      <summary>{words.kept(kept.length)}</summary>
      <ul className="migration-list">
        {shown.map(({ line, column, text, why }) => (
          <li key={`${line} ${column} ${why}`} className="migration-flag" data-why={why}>
            <LineLink path={write.source} line={line} column={column} close={close} />
            <span className="mono migration-kept-word">{text}</span>
            <span className="muted">{words.keptWhy[why]}</span>
          </li>
        ))}
      </ul>
      {shown.length < kept.length && (
        <button type="button" className="button-link" onClick={() => setAll(true)}>
          {words.showMore(kept.length - shown.length)}
        </button>
      )}
    </details>
  );
}
