import type { ReactNode } from "react";
import { useDocument } from "../../../state/app.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { sourceColour, sourceLine } from "../sources.ts";
import { describeSource } from "./describeSource.ts";
import { leadsSomewhere, openSource, textPath } from "./openSource.ts";
import type { NamedSource } from "./spans.ts";

/** The files and settings that the texts come from, each with its underline; a click opens the file. */
export function Legend({ sources }: { readonly sources: readonly NamedSource[] }): ReactNode {
  const translate = useRequestTranslate();
  const document = useDocument();
  const words = translate.views.messages;
  return (
    <ul className="legend" aria-label={words.legend}>
      {sources.map(({ key, source }, index) => {
        const name = describeSource(source, document, translate);
        const style = { textDecorationColor: sourceColour(index), textDecorationStyle: sourceLine(index) };
        return (
          <li key={key}>
            {!leadsSomewhere(source) || source.path === null ? (
              <span className="span-source" style={style}>
                {name}
              </span>
            ) : (
              <button
                type="button"
                className="span-source"
                style={style}
                title={translate.views.answer.opens(translate.path(textPath(document, source.path)))}
                onClick={() => openSource(document, source)}
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
