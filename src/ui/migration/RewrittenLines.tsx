import { Fragment, type ReactNode, useMemo, useState } from "react";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { Pieces } from "./Pieces.tsx";
import type { Write } from "./plan.ts";
import { type RewrittenLine, rewrittenLines, shortText } from "./rewritten.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

/** Shown at first, gaps and lines around the changes included. */
const SHOWN = 160;

/** Source and target, line by line. */
export function RewrittenLines({ write }: { readonly write: Write }): ReactNode {
  const words = useMigrationWords();
  const { format } = useTranslate();
  const lines = useMemo(() => rewrittenLines(write.before, write.rewritten), [write]);
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const changed = lines.filter(({ kind }) => kind === "changed").length;
  const shown = all ? lines : lines.slice(0, SHOWN);
  return (
    <details open data-testid={TEST_IDS.migrationDifference}>
      <summary>
        {words.difference(changed)}{" "}
        <span className="faint">
          <Prose text={words.legend(write.source, write.target, format)} />
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre className="diff-lines" tabIndex={0}>
        {shown.map((line, index) => {
          // Lines have no identity but their place.
          const key = `${index}`;
          return <Line key={key} line={line} />;
        })}
      </pre>
      {shown.length < lines.length && (
        <button type="button" className="button-link" onClick={() => setAll(true)}>
          {words.showMore(lines.length - shown.length)}
        </button>
      )}
    </details>
  );
}

function Line({ line }: { readonly line: RewrittenLine }): ReactNode {
  const { gap } = useMigrationWords();
  switch (line.kind) {
    case "gap":
      return <SignedLine kind="gap" sign="⋯" text={gap} />;
    case "same":
      return <SignedLine kind="same" sign=" " text={shortText(line.text)} />;
    case "changed":
      return (
        <Fragment>
          <SignedLine kind="removed" sign="−" text={<Pieces pieces={line.before} side="before" />} />
          <SignedLine kind="added" sign="+" text={<Pieces pieces={line.after} side="after" />} />
        </Fragment>
      );
  }
}

/** Signs stand before the lines, so that colour only repeats them. */
function SignedLine(props: { readonly kind: string; readonly sign: string; readonly text: ReactNode }): ReactNode {
  return (
    <span className={`diff-line diff-${props.kind}`}>
      <span className="diff-sign">{props.sign}</span>
      {props.text}
      {"\n"}
    </span>
  );
}
