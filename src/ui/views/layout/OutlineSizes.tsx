import { type ReactNode, useMemo } from "react";
import type { ModelRequest } from "../../../engine/index.ts";
import type { OutlineRow } from "../../../services/outlineRows.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { rangeEstimate, rangeTexts, requestEstimate, requestTexts } from "../../tokens/requestTexts.ts";
import { CountText } from "../../tokens/Tokens.tsx";
import { useTokenSum, useTokenWords } from "../../tokens/useTokens.ts";
import type { Unit } from "./OutlineUnit.tsx";

interface OutlineSizesProps {
  /** Null: the request as a whole. */
  readonly row: OutlineRow | null;
  readonly bytes: number;
  readonly total: number;
  readonly unit: Unit;
  readonly request: ModelRequest;
}

/** The two cells with the sizes of a row. */
export function OutlineSizes({ row, bytes, total, unit, request }: OutlineSizesProps): ReactNode {
  const { views } = useRequestTranslate();
  if (unit === "tokens") return <TokenCells row={row} request={request} />;
  return (
    <>
      <td className="number">{views.bytes(bytes)}</td>
      <td className="number">{share(bytes, total)}</td>
    </>
  );
}

function TokenCells({ row, request }: Pick<OutlineSizesProps, "row" | "request">): ReactNode {
  const words = useTokenWords();
  const [first, last, part] = row === null ? [null, null, null] : rangeOf(row);
  const texts = useMemo(
    () => (first === null ? requestTexts(request) : rangeTexts(request, first, last, part)),
    [request, first, last, part],
  );
  const estimate = first === null ? requestEstimate(request) : rangeEstimate(request, first, last, part);
  return (
    <>
      <td className="number">{words.number(estimate)}</td>
      <td className="number">
        <CountText count={useTokenSum(texts)} room={estimate} />
      </td>
    </>
  );
}

/** First and last item that a row stands for, and the part if it is one. */
function rangeOf({ block, line }: OutlineRow): readonly [number, number, number | null] {
  if (block.kind === "fold") return [block.first, block.last, null];
  const item = block.item ?? Number.NaN;
  return [item, item, line?.kind === "part" ? line.part : null];
}

/** Share of the whole in percent, with a digit where it would otherwise be 0. */
function share(bytes: number, total: number): string {
  if (total === 0) return "";
  const percent = (bytes / total) * 100;
  if (percent > 0 && percent < 0.1) return "< 0.1 %";
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : Math.round(percent)} %`;
}
