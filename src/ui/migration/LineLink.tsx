import type { ReactNode } from "react";
import { actions } from "../../state/app.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

/** Leaves the panel and opens a file at a line. */
export function LineLink(props: {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly close: () => void;
}): ReactNode {
  const words = useMigrationWords();
  const { path: shorten } = useTranslate();
  const { path, line, column, close } = props;
  return (
    <button
      type="button"
      className="button-link migration-line"
      title={words.openLine(shorten(path), line)}
      onClick={() => {
        close();
        actions().openFile(path, { line, column });
      }}
    >
      {words.line(line)}
    </button>
  );
}
