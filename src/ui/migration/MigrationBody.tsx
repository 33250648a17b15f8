import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { actions, useDocument } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { DonePane } from "./DonePane.tsx";
import { PlanPane } from "./PlanPane.tsx";
import { type MigrationPlan, migrated, migrationPlan, writesOf } from "./plan.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

/** What was migrated, and the document that it made: as long as that is the open one. */
interface Done {
  readonly plan: MigrationPlan;
  readonly after: ScenarioDocument;
}

/** First what would happen; once it has happened, what did, until that is undone. */
export function MigrationBody({ close }: { readonly close: () => void }): ReactNode {
  const words = useMigrationWords();
  const document = useDocument();
  const [release, setRelease] = useState<MigrationPlan["release"]>(normaliseScenario(document).codex);
  const [done, setDone] = useState<Done | null>(null);
  const plan = useMemo(() => migrationPlan(document, release), [document, release]);
  const after = useMemo(() => migrated(plan), [plan]);
  const isDone = done?.after === document;
  const writes = writesOf(plan);
  const [first] = writes;
  const result = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isDone);
  useEffect(() => {
    if (was.current === isDone) return;
    was.current = isDone;
    // What had the focus is gone.
    (isDone ? result : button).current?.focus();
  }, [isDone]);

  const migrate = (): void => {
    if (first === undefined || after === null) return;
    actions().edit({ id: "edit.migrate", params: { path: first.place, files: writes.length } }, (before) =>
      before === plan.document ? after : before,
    );
    setDone({ plan, after });
  };

  if (isDone) return <DonePane plan={done.plan} heading={result} close={close} />;
  return (
    <>
      <PlanPane plan={plan} onRelease={setRelease} close={close} />
      <footer className="migration-foot">
        <span className="muted">{first === undefined ? "" : after === null ? words.noRoom : words.staysPut}</span>
        <button
          ref={button}
          type="button"
          className="button-primary"
          disabled={first === undefined || after === null}
          data-testid={TEST_IDS.migrate}
          onClick={migrate}
        >
          {words.migrate(writes.length)}
        </button>
      </footer>
    </>
  );
}
