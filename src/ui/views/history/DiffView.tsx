import { type ReactNode, useMemo, useState } from "react";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { type DiffLine, lineDiff } from "./lineDiff.ts";
import "./diff.css";

const SIGNS = { same: " ", added: "+", removed: "−", gap: "⋯" } as const;

/** Longer differences are folded at first. Lines. */
const SHORT = 14;

interface DiffViewProps {
  readonly before: string | null;
  readonly after: string | null;
}

/** Two texts, line by line. */
export function DiffView({ before, after }: DiffViewProps): ReactNode {
  const { history } = useThreadWords();
  const words = history.diff;
  const { lines, added, removed } = useMemo(() => lineDiff(before, after), [before, after]);
  const [open, setOpen] = useState(lines.length <= SHORT);
  if (lines.length === 0) return <p className="note">{words.same}</p>;
  return (
    <div className="diff">
      <button type="button" className="diff-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="part-arrow" aria-hidden="true" />
        {words.title}
        <span className="muted">{history.diffCount(added, removed)}</span>
      </button>
      {open ? <DiffLines lines={lines} /> : null}
    </div>
  );
}

/** Signs stand before the lines, so that colour only repeats them. */
export function DiffLines({ lines }: { readonly lines: readonly DiffLine[] }): ReactNode {
  const words = useThreadWords().history.diff;
  return (
    <pre className="diff-lines">
      {lines.map(({ kind, text }, index) => (
        // Lines have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} className={`diff-line diff-${kind}`}>
          <span className="diff-sign">{SIGNS[kind]}</span>
          {kind === "gap" ? words.gap : text}
          {"\n"}
        </span>
      ))}
    </pre>
  );
}
