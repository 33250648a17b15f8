import type { ReactNode } from "react";
import { actions } from "../../../state/app.ts";
import type { BudgetFile, BudgetPicture } from "../../../state/budget.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { sourceColour } from "../sources.ts";
import { keyOf, placeOf } from "./place.ts";
import { useBudgetWords } from "./useBudgetWords.ts";

/** Share of the bar from which on a segment bears its number, in percent. */
const NUMBERED = 3.5;
/** With more files the lines between them would be all that is seen. */
const SEPARATED = 60;

/** The bar, drawn to scale: what is sent up to the limit, a line, what is lost behind it. The table says the same. */
export function BudgetScale({ picture }: { readonly picture: BudgetPicture }): ReactNode {
  const words = useBudgetWords();
  const { files, limit, sent, lost } = picture;
  const inFront = Math.max(limit, sent);
  const whole = Math.max(inFront + lost, 1);
  const share = (bytes: number) => (bytes / whole) * 100;
  const mark = share(inFront);
  const isDense = files.length > SEPARATED;
  return (
    <div className="scale" aria-hidden="true">
      <div className={`scale-bar${isDense ? " scale-dense" : ""}`}>
        {files.map((file, at) => (
          <Segment key={keyOf(file)} file={file} at={at} kind="kept" share={share(file.kept)} />
        ))}
        <span style={{ width: `${share(inFront - sent)}%` }} />
        {isDense ? (
          <LostFiles files={files.filter((file) => file.lost > 0).length} lost={lost} share={share(lost)} />
        ) : (
          files.map((file, at) => (
            <Segment key={keyOf(file)} file={file} at={at} kind="lost" share={share(file.lost)} />
          ))
        )}
        {/* At the very end the line would lie outside. */}
        <span className="scale-limit" style={{ left: `min(${mark}%, 100% - 2px)` }} />
      </div>
      <div className="scale-axis">
        <span style={{ left: `clamp(3.5em, ${mark}%, 100% - 3.5em)` }}>{words.limitMark(limit)}</span>
      </div>
    </div>
  );
}

/** Of many files what is lost is one piece: the hatching would begin anew in each. */
function LostFiles(props: { readonly files: number; readonly lost: number; readonly share: number }): ReactNode {
  const words = useBudgetWords();
  const { files, lost, share } = props;
  if (lost === 0) return null;
  return <span className="scale-lost" style={{ width: `${share}%` }} title={words.barRest(files, lost)} />;
}

interface SegmentProps {
  readonly file: BudgetFile;
  readonly at: number;
  readonly kind: "kept" | "lost";
  /** Percent of the bar. */
  readonly share: number;
}

function Segment({ file, at, kind, share }: SegmentProps): ReactNode {
  const words = useBudgetWords();
  const { path: shorten } = useTranslate();
  if (file[kind] === 0) return null;
  const colour = kind === "kept" ? { background: sourceColour(at) } : {};
  return (
    // The bar is a picture of the table, whose buttons do the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <span
      className={`scale-${kind}`}
      style={{ width: `${share}%`, ...colour }}
      title={`${file.environment === null ? "" : `${file.environment.id}: `}${words.barSegment(shorten(file.path), kind === "kept" ? file.kept : 0, kind === "lost" ? file.lost : 0)}`}
      onClick={() => actions().openFile(file.path, placeOf(file))}
    >
      {share >= NUMBERED ? <span className="scale-number">{at + 1}</span> : null}
    </span>
  );
}
