import { type ReactNode, useEffect, useState } from "react";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { actions, useDocument } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { whenIdle } from "../components/idle.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { firstClaudeFile } from "./claudeFiles.ts";
import { openMigration } from "./migrationStore.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

/** What the offer says: the first file that would be migrated, and how many others. */
export interface Offered {
  readonly file: string;
  /** Null: nothing would be. */
  readonly target: string | null;
  readonly others: number;
}

/** Null where no file of the scenario has such a name, and until the offer is worked out. */
export function useMigrationOffer(): Offered | null {
  const document = useDocument();
  const [offered, setOffered] = useState<Offered | null>(null);
  useEffect(() => {
    const file = firstClaudeFile(document);
    if (file === null) {
      setOffered(null);
      return;
    }
    let wanted = true;
    const cancel = whenIdle(() => {
      void offerOf(document, file).then((offer) => wanted && setOffered(offer));
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [document]);
  return offered;
}

async function offerOf(document: ScenarioDocument, file: string): Promise<Offered> {
  const { migrationPlan, writesOf } = await import("./plan.ts");
  const [first, ...rest] = writesOf(migrationPlan(document, normaliseScenario(document).codex));
  return first === undefined
    ? { file, target: null, others: 0 }
    : { file: first.source, target: first.target, others: rest.length };
}

/** One row among the findings. */
export function MigrationOffer({ offered: { file, target, others } }: { readonly offered: Offered }): ReactNode {
  const words = useMigrationWords().offer;
  const { format, path: shorten, views } = useTranslate();
  return (
    <li className="finding" data-testid={TEST_IDS.migrationOffer} data-can={target !== null}>
      <div className="answer-head">
        <button
          type="button"
          className="answer-path"
          title={views.answer.opens(shorten(file))}
          onClick={() => actions().openFile(file)}
        >
          {shorten(file)}
        </button>
        <span className="verdict verdict-quiet">{words.badge}</span>
      </div>
      <p className="why">
        <Prose text={target === null ? words.cannot : words.can(file, target, format)} />{" "}
        {others > 0 && words.more(others)}
      </p>
      <button type="button" className="fix" data-testid={TEST_IDS.openMigration} onClick={openMigration}>
        {target === null ? words.why : words.look}
      </button>
    </li>
  );
}
