import { type ReactNode, useState } from "react";
import type { FileReport } from "../../../engine/index.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { FileRow } from "./FileRow.tsx";

/** Rows of one verdict shown at first: a big repository has hundreds of files off the path. */
const SHOWN = 6;

interface FileListProps {
  readonly files: readonly FileReport[];
  /** Whether long lists begin with a few rows; what is left out is counted on a button. */
  readonly short: boolean;
}

export function FileList({ files, short }: FileListProps): ReactNode {
  const { views } = useTranslate();
  const [all, setAll] = useState(false);
  const shown = all || !short || files.length <= SHOWN + 1 ? files : files.slice(0, SHOWN);
  return (
    <>
      <ul className="answer-list">
        {shown.map((file) => (
          <FileRow key={`${file.path} ${file.verdict} ${file.environment}`} file={file} />
        ))}
      </ul>
      {shown.length < files.length ? (
        <button type="button" className="fix answer-more" onClick={() => setAll(true)}>
          {views.answer.showMore(files.length - shown.length)}
        </button>
      ) : null}
    </>
  );
}
