import { type ReactNode, useState } from "react";
import type { ModelRequest } from "../../../engine/index.ts";
import type { LayoutBlock } from "../../../services/outlineFold.ts";
import { type OutlineRow, rowsOf } from "../../../services/outlineRows.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { useTokenWords } from "../../tokens/useTokens.ts";
import { outlineWords } from "../outlineWords.ts";
import { OutlineSizes } from "./OutlineSizes.tsx";
import { OutlineUnit, type Unit } from "./OutlineUnit.tsx";

interface OutlineTableProps {
  readonly request: ModelRequest;
  readonly blocks: readonly LayoutBlock[];
  /** Bytes of the whole request. */
  readonly bytes: number;
  /** Folded runs that are shown, by their first item. */
  readonly opened: ReadonlySet<number>;
  readonly onChoose: (row: OutlineRow) => void;
}

/** The same as the diagram, as a table: works without Mermaid, with a keyboard and for a screen reader. */
export function OutlineTable({ request, blocks, bytes, opened, onChoose }: OutlineTableProps): ReactNode {
  const { views } = useRequestTranslate();
  const words = views.layout;
  const tokens = useTokenWords();
  const [unit, setUnit] = useState<Unit>("bytes");
  const inTokens = unit === "tokens";
  const common = { total: bytes, unit, request, onChoose };
  const names = outlineWords(views, useThreadWords());
  const shown = blocks.flatMap((block) =>
    block.kind === "fold" && opened.has(block.first) ? [block, ...block.blocks] : [block],
  );
  return (
    <>
      <table className="outline" data-testid={TEST_IDS.outline}>
        <caption className="visually-hidden">{words.outline}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.columns.part}</span>
              <OutlineUnit unit={unit} onChoose={setUnit} />
            </th>
            <th scope="col" className="number" title={inTokens ? tokens.estimateHint : undefined}>
              {inTokens ? tokens.estimate : words.columns.bytes}
            </th>
            <th scope="col" className="number" title={inTokens ? tokens.countHint : undefined}>
              {inTokens ? tokens.encoding : words.columns.share}
            </th>
          </tr>
        </thead>
        {shown.map((block, index) => (
          // Blocks have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tbody key={`${block.kind}-${index}`} className={block.kind !== "fold" && block.isNew ? "outline-new" : ""}>
            {rowsOf(block, names).map((row) =>
              block.kind === "fold" ? (
                <FoldRow key="fold" row={row} isOpen={opened.has(block.first)} {...common} />
              ) : (
                <Row key={lineKey(row)} row={row} {...common} />
              ),
            )}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <OutlineSizes row={null} bytes={bytes} total={bytes} unit={unit} request={request} />
          </tr>
        </tfoot>
      </table>
      {inTokens ? <p className="note">{tokens.note}</p> : null}
    </>
  );
}

function lineKey({ line }: OutlineRow): string {
  if (line === null) return "block";
  return line.kind === "gap" ? line.what : `${line.part}`;
}

interface RowProps {
  readonly row: OutlineRow;
  readonly total: number;
  readonly unit: Unit;
  readonly request: ModelRequest;
  readonly onChoose: (row: OutlineRow) => void;
}

function Row({ row, total, unit, request, onChoose }: RowProps): ReactNode {
  const { views } = useRequestTranslate();
  const words = views.layout;
  const { block, line, name, bytes, state } = row;
  const reachable = block.item !== null && line?.kind !== "gap";
  const isSuperseded = line?.kind === "part" && line.state === "superseded";
  const classes = [
    `role-${row.role}`,
    line === null ? "outline-block" : "outline-part",
    ...(bytes === null ? ["outline-gap"] : []),
    ...(isSuperseded ? ["outline-superseded"] : []),
  ];
  return (
    <tr className={classes.join(" ")} data-testid={TEST_IDS.outlineRow} data-role={row.role} data-label={row.label}>
      <th scope="row">
        <span className="outline-name">
          {reachable ? (
            <button type="button" title={words.goTo(name)} onClick={() => onChoose(row)}>
              {name}
            </button>
          ) : (
            name
          )}
        </span>{" "}
        {state === null ? null : <span className="outline-state">{state}</span>}
      </th>
      {bytes === null ? (
        <td className="number" colSpan={2}>
          {block.kind !== "fold" && block.lines.length === 1 && line === null ? "" : words.notModelled}
        </td>
      ) : (
        <OutlineSizes row={row} bytes={bytes} total={total} unit={unit} request={request} />
      )}
    </tr>
  );
}

/** A folded run of older items: a button that shows and hides them below it. */
function FoldRow({ row, total, unit, request, isOpen, onChoose }: RowProps & { readonly isOpen: boolean }): ReactNode {
  const { marks } = useThreadWords();
  return (
    <tr className="outline-fold" data-testid={TEST_IDS.outlineRow} data-role={row.role} data-label={row.label}>
      <th scope="row">
        <button type="button" aria-expanded={isOpen} title={marks.unfold(row.name)} onClick={() => onChoose(row)}>
          <span className="outline-arrow" aria-hidden="true" />
          {row.name}
        </button>
      </th>
      <OutlineSizes row={row} bytes={row.bytes ?? 0} total={total} unit={unit} request={request} />
    </tr>
  );
}
