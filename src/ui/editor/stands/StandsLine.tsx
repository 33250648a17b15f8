import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useView } from "../../../state/app.ts";
import type { FileText } from "../fileText.ts";
import { ConfigLine } from "./ConfigLine.tsx";
import { rangeOfCaret } from "./caretRange.ts";
import { FileLine } from "./FileLine.tsx";
import { Line } from "./Line.tsx";
import { useConfigLine } from "./useConfigLine.ts";
import { usePlaceWords } from "./usePlaceWords.ts";

interface Props {
  readonly path: string;
  readonly file: FileText;
}

/**
 * Where the caret's line or the selection stands in the chosen request, or why it does not; in a configuration file also
 * what the key of the line does.
 */
export function StandsLine({ path, file }: Props): ReactNode {
  const words = usePlaceWords();
  const caret = useDeferredValue(useView("caret"));
  const here = caret?.path === path ? caret : null;
  const range = useMemo(() => (here === null ? null : rangeOfCaret(file, here)), [here, file]);
  const config = useConfigLine(path, file.text, here);
  if (range === null) return <Line state="none">{words.noCaret}</Line>;
  if (config.isConfig) return <ConfigLine path={path} line={config.line} />;
  if (range.start === range.end) return <Line state="none">{words.emptyLine}</Line>;
  return <FileLine path={path} file={file} range={range} />;
}
