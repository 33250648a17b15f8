import type { ReactNode } from "react";
import type { Change } from "../../../engine/index.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadSay, useThreadWords } from "../../i18n/useThreadWords.ts";
import { DiffView } from "./DiffView.tsx";
import type { DiskEdit } from "./diskEdits.ts";

/** Why a part was told again: the sentence and what differs. */
export function Because({ change }: { readonly change: Change }): ReactNode {
  const say = useThreadSay();
  const { because, before, after } = change;
  return (
    <div className="because" data-testid={TEST_IDS.historyChange} data-sentence={because.id}>
      <p>
        <Prose text={say(because)} />
      </p>
      {before === null && after === null ? null : <DiffView before={before} after={after} />}
    </div>
  );
}

interface SilentChangeProps {
  readonly change: Change;
  /** The edit on the disk that is behind it. */
  readonly edit: DiskEdit | null;
}

/** Something that changed while the history says nothing of it. */
export function SilentChange({ change, edit }: SilentChangeProps): ReactNode {
  const { views } = useRequestTranslate();
  const say = useThreadSay();
  const { history } = useThreadWords();
  const waits = change.because.id !== "change.keptAsRead";
  const before = change.before ?? edit?.before ?? null;
  const after = change.after ?? edit?.after ?? null;
  return (
    <li className="silent" data-testid={TEST_IDS.historyChange} data-sentence={change.because.id}>
      <p>
        <b>{views.fragments[change.fragment]}</b>{" "}
        <span className="verdict verdict-warn">{waits ? history.notYet : history.notSaid}</span>
      </p>
      <p>
        <Prose text={say(change.because)} />
      </p>
      {before === null && after === null ? null : <DiffView before={before} after={after} />}
    </li>
  );
}
