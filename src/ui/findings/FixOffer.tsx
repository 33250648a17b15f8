import { type ReactNode, useId, useState } from "react";
import type { Fix } from "../../engine/insight.ts";
import { useMoment } from "../../state/app.ts";
import type { ShownFindings } from "../../state/findings.ts";
import { TEST_IDS } from "../../testIds.ts";
import { fixLabel } from "../i18n/fixLabel.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { DiffLines } from "../views/history/DiffView.tsx";
import { applyShown } from "./applyShown.ts";
import { keyOf } from "./causes.ts";
import { changeLine, type FixPreview } from "./fixPreview.ts";
import { useFixPreview, useOutcome } from "./useFixPreview.ts";
import type { AllFindingWords } from "./words.ts";

interface FixListProps {
  readonly fixes: readonly Fix[];
  readonly shown: ShownFindings;
  readonly words: AllFindingWords;
}

/** Ways to change what a finding says. */
export function FixList({ fixes, shown, words }: FixListProps): ReactNode {
  if (fixes.length === 0) return null;
  return (
    <ul className="fixes" aria-label={words.ui.fixes}>
      {fixes.map((fix) => (
        <FixOffer key={keyOf(fix)} fix={fix} shown={shown} words={words} />
      ))}
    </ul>
  );
}

interface FixOfferProps {
  readonly fix: Fix;
  readonly shown: ShownFindings;
  readonly words: AllFindingWords;
}

/** One undoable edit: what it is called, what it changes, what becomes of the files; the difference on demand. */
function FixOffer({ fix, shown, words }: FixOfferProps): ReactNode {
  const { format } = useTranslate();
  const { step } = useMoment();
  const [open, setOpen] = useState(false);
  const preview = useFixPreview(fix, shown.document);
  const outcome = useOutcome(fix, preview, open, words);
  const id = useId();
  if (preview === null) return null;

  const apply = (from: HTMLElement): void => {
    // The offer goes away with what it mends: the keyboard stays in the answer.
    from.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
    applyShown(fix, shown, step);
  };

  return (
    <li data-testid={TEST_IDS.fix} data-fix={fix.id}>
      <button
        type="button"
        className="fix"
        disabled={!shown.current}
        data-testid={TEST_IDS.applyFix}
        aria-describedby={id}
        onClick={(event) => apply(event.currentTarget)}
      >
        <Prose text={fixLabel(fix, words.fixes, format)} />
      </button>
      {preview === undefined || !hasDifference(preview) ? null : (
        <button
          type="button"
          className="disclosure"
          aria-expanded={open}
          data-testid={TEST_IDS.fixPreview}
          onClick={() => setOpen(!open)}
        >
          {words.ui.preview}
        </button>
      )}
      <p className="fix-preview" id={id}>
        {preview === undefined ? null : <Prose text={changeLine(preview, words.ui.changes, format)} />}{" "}
        {outcome === null ? null : (
          <span data-testid={TEST_IDS.fixOutcome}>
            <Prose text={outcome} />
          </span>
        )}
      </p>
      {open && preview !== undefined ? <Difference preview={preview} /> : null}
    </li>
  );
}

function hasDifference({ files }: FixPreview): boolean {
  return files.some(({ diff }) => diff !== null);
}

function Difference({ preview }: { readonly preview: FixPreview }): ReactNode {
  const { path: shorten } = useTranslate();
  return preview.files.map(({ path, diff }) =>
    diff === null ? null : (
      <div key={path} className="fix-diff">
        <span className="mono">{shorten(path)}</span>
        <DiffLines lines={diff.lines} />
      </div>
    ),
  );
}
