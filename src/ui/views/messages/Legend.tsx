import type { ReactNode } from "react";
import { actions, useDocument } from "../../../state/app.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { sourceColour, sourceLine } from "../sources.ts";
import { describeSource } from "./describeSource.ts";
import { textPath } from "./openSource.ts";
import { advance, type NamedSource, type Place, startOf } from "./spans.ts";

/** The files and settings that the texts come from, each with its underline; a click opens the file. */
export function Legend({ sources }: { readonly sources: readonly NamedSource[] }): ReactNode {
  const translate = useRequestTranslate();
  const document = useDocument();
  const words = translate.views.messages;
  return (
    <ul className="legend" aria-label={words.legend}>
      {sources.map(({ key, source, text }, index) => {
        const file = source.path === null ? null : textPath(document, source.path);
        const start = file === null ? null : startOf(source, document.files?.[file]);
        const name =
          source.kind === "file" && start !== null
            ? words.sourceFile(translate.path(source.path), start.line, lastLine(start, text))
            : describeSource(source, translate);
        const style = { textDecorationColor: sourceColour(index), textDecorationStyle: sourceLine(index) };
        return (
          <li key={key}>
            {file === null ? (
              <span className="span-source" style={style}>
                {name}
              </span>
            ) : (
              <button
                type="button"
                className="span-source"
                style={style}
                title={translate.views.answer.opens(translate.path(file))}
                onClick={() => actions().openFile(file, start ?? undefined)}
              >
                {name}
              </button>
            )}
          </li>
        );
      })}
      <li className="span-codex">{words.legendCodex}</li>
    </ul>
  );
}

/** The line of the last character. */
function lastLine(start: Place, text: string): number {
  return advance(start, text.endsWith("\n") ? text.slice(0, -1) : text).line;
}
