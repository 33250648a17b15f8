import { ArrowRight, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { TEST_IDS } from "../../testIds.ts";
import { LineLink } from "./LineLink.tsx";
import { Pieces } from "./Pieces.tsx";
import type { Write } from "./plan.ts";
import { flaggedPlaces } from "./rewritten.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

/** Shown at first; the rest is counted on a button. */
const SHOWN = 8;

interface FlaggedListProps {
  readonly write: Write;
  /** The file that the links open; lines are the same in source and target. */
  readonly path: string;
  readonly close: () => void;
}

/** Rewritten paths, addresses and code: what a person should look at. */
export function FlaggedList({ write, path, close }: FlaggedListProps): ReactNode {
  const words = useMigrationWords();
  const places = useMemo(() => flaggedPlaces(write.before, write.rewritten), [write]);
  const [all, setAll] = useState(false);
  const id = useId();
  if (places.length === 0) return null;
  const shown = all || places.length <= SHOWN + 1 ? places : places.slice(0, SHOWN);
  return (
    <div className="migration-flagged">
      <h4 id={id}>
        <TriangleAlert size={13} aria-hidden /> {words.flagged(places.length)}
      </h4>
      <p className="muted">{words.flaggedWhy}</p>
      <ul aria-labelledby={id} className="migration-list">
        {shown.map(({ line, column, flags, before, after }) => (
          <li
            key={`${line} ${column}`}
            className="migration-flag"
            data-testid={TEST_IDS.migrationFlag}
            data-flags={flags.join(" ")}
          >
            <LineLink path={path} line={line} column={column} close={close} />
            <span className="migration-kind">{flags.map((flag) => words.flags[flag]).join(words.between)}</span>
            <span className="mono migration-both">
              <Pieces pieces={before} side="before" /> <ArrowRight size={12} aria-label={words.becomes} />{" "}
              <Pieces pieces={after} side="after" />
            </span>
          </li>
        ))}
      </ul>
      {shown.length < places.length && (
        <button type="button" className="button-link" onClick={() => setAll(true)}>
          {words.showMore(places.length - shown.length)}
        </button>
      )}
    </div>
  );
}
