import type { ReactNode } from "react";
import type { Sentence } from "../../../engine/index.ts";
import { actions } from "../../../state/app.ts";
import type { ShownMoment } from "../../../state/moment.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";

interface WarningsProps {
  readonly moment: ShownMoment;
  readonly warnings: readonly Sentence[];
}

/** What is worth knowing beside the instruction files, until the findings are there: they say it in more detail. */
export function Warnings({ moment, warnings }: WarningsProps): ReactNode {
  const { views, say, format, path: shorten } = useTranslate();
  const words = views.answer;
  const unread = moment.configLayers.filter((layer) => layer.state === "untrusted");
  if (warnings.length === 0 && unread.length === 0) return null;
  return (
    <section>
      <h2>{words.alsoWorthKnowing}</h2>
      <ul className="warnings">
        {unread.map(({ path }) => (
          <li key={path}>
            <button
              type="button"
              className="answer-path"
              title={words.opens(shorten(path))}
              onClick={() => actions().openFile(path)}
            >
              {shorten(path)}
            </button>
            <p className="why">
              <Prose text={words.layerUntrusted(path, format)} />
            </p>
          </li>
        ))}
        {warnings.map((warning) => {
          const text = say(warning);
          return (
            <li key={text}>
              <Prose text={text} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
