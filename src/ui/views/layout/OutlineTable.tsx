import type { ReactNode } from "react";
import { type Outline, type OutlineRow, rowsOf } from "../../../services/outline.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { outlineWords } from "../outlineWords.ts";

interface OutlineTableProps {
  readonly outline: Outline;
  readonly onChoose: (row: OutlineRow) => void;
}

/** The same as the diagram, as a table: works without Mermaid, with a keyboard and for a screen reader. */
export function OutlineTable({ outline, onChoose }: OutlineTableProps): ReactNode {
  const { views } = useTranslate();
  const words = views.layout;
  const names = outlineWords(views);
  return (
    <table className="outline" data-testid={TEST_IDS.outline}>
      <caption className="visually-hidden">{words.outline}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.part}</th>
          <th scope="col" className="number">
            {words.columns.bytes}
          </th>
          <th scope="col" className="number">
            {words.columns.share}
          </th>
        </tr>
      </thead>
      {outline.blocks.map((block, index) => (
        // Blocks have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <tbody key={`${block.type}-${index}`}>
          {rowsOf(block, names).map((row) => (
            <Row key={row.line === null ? "block" : lineKey(row)} row={row} total={outline.bytes} onChoose={onChoose} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td className="number">{views.bytes(outline.bytes)}</td>
          <td className="number">100 %</td>
        </tr>
      </tfoot>
    </table>
  );
}

function lineKey({ line }: OutlineRow): string {
  if (line === null) return "block";
  return line.kind === "gap" ? line.what : `${line.part}`;
}

interface RowProps {
  readonly row: OutlineRow;
  readonly total: number;
  readonly onChoose: (row: OutlineRow) => void;
}

function Row({ row, total, onChoose }: RowProps): ReactNode {
  const { views } = useTranslate();
  const words = views.layout;
  const modelled = row.bytes !== null;
  const reachable = row.block.item !== null && row.line?.kind !== "gap";
  return (
    <tr
      className={`role-${row.role} ${row.line === null ? "outline-block" : "outline-part"}${modelled ? "" : " outline-gap"}`}
      data-testid={TEST_IDS.outlineRow}
      data-role={row.role}
      data-label={row.label}
    >
      <th scope="row">
        {reachable ? (
          <button type="button" title={words.goTo(row.name)} onClick={() => onChoose(row)}>
            {row.name}
          </button>
        ) : (
          row.name
        )}
      </th>
      {row.bytes === null ? (
        <td className="number" colSpan={2}>
          {row.block.lines.length === 1 && row.line === null ? "" : words.notModelled}
        </td>
      ) : (
        <>
          <td className="number">{views.bytes(row.bytes)}</td>
          <td className="number">{share(row.bytes, total)}</td>
        </>
      )}
    </tr>
  );
}

/** Share of the whole in percent, with a digit where it would otherwise be 0. */
function share(bytes: number, total: number): string {
  if (total === 0) return "";
  const percent = (bytes / total) * 100;
  if (percent > 0 && percent < 0.1) return "< 0.1 %";
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : Math.round(percent)} %`;
}
