import { Check } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { byteLength } from "../../engine/index.ts";
import { actions } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { FlaggedList } from "./FlaggedList.tsx";
import { type MigrationPlan, type Write, writesOf } from "./plan.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

interface DonePaneProps {
  readonly plan: MigrationPlan;
  /** Gets the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly close: () => void;
}

/** What has happened, and what to look at now. */
export function DonePane({ plan, heading, close }: DonePaneProps): ReactNode {
  const words = useMigrationWords();
  const writes = writesOf(plan);
  return (
    <>
      <div className="migration-body" data-testid={TEST_IDS.migrationDone} data-files={writes.length}>
        <h3 ref={heading} tabIndex={-1} className="migration-summary">
          <Check size={14} aria-hidden className="migration-check" /> {words.done(writes.length)}
        </h3>
        {writes.map((write) => (
          <Written key={write.target} write={write} close={close} />
        ))}
      </div>
      <footer className="migration-foot">
        <button
          type="button"
          className="button-line"
          data-testid={TEST_IDS.migrationUndo}
          onClick={() => actions().undo()}
        >
          {words.undo}
        </button>
        <button type="button" className="button-primary" onClick={close}>
          {words.close}
        </button>
      </footer>
    </>
  );
}

function Written({ write, close }: { readonly write: Write; readonly close: () => void }): ReactNode {
  const words = useMigrationWords();
  const { format } = useTranslate();
  const { source, target, place, rewritten } = write;
  const open = (): void => {
    close();
    actions().openFile(place);
  };
  return (
    <section className="migration-place">
      <p>
        <Prose text={words.wrote(source, target, byteLength(rewritten.text), format)} />{" "}
        {place !== target && <Prose text={words.throughLink(target, place, format)} />}
      </p>
      <p className="muted">
        {rewritten.changes.length === 0 ? words.unchanged : words.rewritten(rewritten.changes.length)}{" "}
        <Prose text={words.sourceStays(source, format)} />
      </p>
      <button type="button" className="button-link migration-open" onClick={open}>
        <Prose text={words.open(place, format)} />
      </button>
      <FlaggedList write={write} path={place} close={close} />
    </section>
  );
}
