import type { ReactNode } from "react";
import type { FileReport } from "../../engine/index.ts";
import { useMoment } from "../../state/app.ts";
import { useShownFindings } from "../../state/findings.ts";
import { arrangementOf } from "./arrangement.ts";
import type { Arrangement, RowFindings as Row } from "./causes.ts";
import { FixList } from "./FixOffer.tsx";
import { RuleLink } from "./RuleLink.tsx";
import { useFindingWords } from "./words.ts";

interface RowProps {
  readonly file: FileReport;
}

/** What a row of the answer says; `find`: where the row stands in the arrangement. */
function useRow(find: (arrangement: Arrangement) => Row | undefined) {
  const shown = useShownFindings();
  const words = useFindingWords();
  const { files } = useMoment();
  if (shown === null || words === null) return null;
  const row = find(arrangementOf(shown.findings, files));
  return row === undefined ? null : { row, shown, words };
}

/** Behind the sentence of a file's row: the pages about its rules. */
export function RowRules({ file }: RowProps): ReactNode {
  return <Rules known={useRow(({ rows }) => rows.get(file))} />;
}

/** The same for the row of a skill; `path`: that of its SKILL.md. */
export function SkillRules({ path }: { readonly path: string }): ReactNode {
  return <Rules known={useRow(({ skills }) => skills.get(path))} />;
}

type Known = ReturnType<typeof useRow>;

function Rules({ known }: { readonly known: Known }): ReactNode {
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
  return <Fixes known={useRow(({ rows }) => rows.get(file))} />;
}

export function SkillFixes({ path }: { readonly path: string }): ReactNode {
  return <Fixes known={useRow(({ skills }) => skills.get(path))} />;
}

function Fixes({ known }: { readonly known: Known }): ReactNode {
  if (known === null) return null;
  const { row, shown, words } = known;
  return (
    <div className="row-findings" aria-busy={!shown.current}>
      <FixList fixes={row.fixes} shown={shown} words={words} />
    </div>
  );
}
