import type { ReactNode } from "react";
import type { FileReport } from "../../engine/index.ts";
import { useMoment } from "../../state/app.ts";
import { useShownFindings } from "../../state/findings.ts";
import { arrangementOf } from "./arrangement.ts";
import { FixList } from "./FixOffer.tsx";
import { RuleLink } from "./RuleLink.tsx";
import { useFindingWords } from "./words.ts";

interface RowProps {
  readonly file: FileReport;
}

function useRow(file: FileReport) {
  const shown = useShownFindings();
  const words = useFindingWords();
  const { files } = useMoment();
  if (shown === null || words === null) return null;
  const row = arrangementOf(shown.findings, files).rows.get(file);
  return row === undefined ? null : { row, shown, words };
}

/** Behind the sentence of a file's row: the pages about its rules. */
export function RowRules({ file }: RowProps): ReactNode {
  const known = useRow(file);
  if (known === null) return null;
  return known.row.findings.map(({ rule }) => (
    <span key={rule}>
      {" "}
      <RuleLink rule={rule} words={known.words} short />
    </span>
  ));
}

/** Under the sentence of a file's row: what could be done. */
export function RowFixes({ file }: RowProps): ReactNode {
  const known = useRow(file);
  if (known === null) return null;
  const { row, shown, words } = known;
  return (
    <div className="row-findings" aria-busy={!shown.current}>
      <FixList fixes={row.fixes} shown={shown} words={words} />
    </div>
  );
}
