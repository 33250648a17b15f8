import type { ReactNode } from "react";
import { actions, useDocument } from "../../../state/app.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { sourceColour, sourceLine } from "../sources.ts";
import { describeSource } from "./describeSource.ts";
import { type NamedSource, startOf } from "./spans.ts";

/** The files and settings that the texts come from, each with its underline; a click opens the file. */
export function Legend({ sources }: { readonly sources: readonly NamedSource[] }): ReactNode {
  const translate = useTranslate();
  const document = useDocument();
  const words = translate.views.messages;
  return (
    <ul className="legend" aria-label={words.legend}>
      {sources.map(({ key, source }, index) => {
        const name = describeSource(source, translate);
        const style = { textDecorationColor: sourceColour(index), textDecorationStyle: sourceLine(index) };
        const { path } = source;
        return (
          <li key={key}>
            {path === null ? (
              <span className="span-source" style={style}>
                {name}
              </span>
            ) : (
              <button
                type="button"
                className="span-source"
                style={style}
                title={translate.views.answer.opens(translate.path(path))}
                onClick={() => actions().openFile(path, startOf(source, document.files?.[path]) ?? undefined)}
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
