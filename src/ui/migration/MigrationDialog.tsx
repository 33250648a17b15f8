import { type ReactNode, useEffect, useId, useRef } from "react";
import { useApp } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { ErrorBoundary } from "../components/ErrorBoundary.tsx";
import { MigrationBody } from "./MigrationBody.tsx";
import { useMigration } from "./migrationStore.ts";
import { useMigrationWords } from "./useMigrationWords.ts";
import "../views/history/diff.css";
import "./migration.css";

/** The browser's own modal dialog, so focus and Escape are its matter. */
export default function MigrationDialog(): ReactNode {
  const words = useMigrationWords();
  const revision = useApp((state) => state.revision);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="dialog migration"
      aria-labelledby={id}
      data-testid={TEST_IDS.migrationDialog}
      onClose={() => useMigration.setState({ open: false })}
    >
      <header className="migration-head">
        <h2 id={id}>{words.title}</h2>
        <button type="button" className="button-line" onClick={close}>
          {words.close}
        </button>
      </header>
      <ErrorBoundary part={words.title} attempt={revision}>
        <MigrationBody close={close} />
      </ErrorBoundary>
    </dialog>
  );
}
