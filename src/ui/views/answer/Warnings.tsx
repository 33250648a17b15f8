import type { ReactNode } from "react";
import type { Sentence } from "../../../engine/index.ts";
import { normaliseScenario } from "../../../scenario/document.ts";
import { actions, useDocument } from "../../../state/app.ts";
import type { ShownMoment } from "../../../state/moment.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { FixList } from "./FixList.tsx";
import { useFixes } from "./lateFixes.ts";

/** What is worth knowing beside the instruction files: warnings, and a configuration that is not read. */
export function Warnings(props: { readonly moment: ShownMoment; readonly warnings: readonly Sentence[] }): ReactNode {
  const { moment, warnings } = props;
  const { views, say, format, path: shorten } = useTranslate();
  const document = useDocument();
  const fixes = useFixes();
  const words = views.answer;
  const unread = moment.configLayers.filter((layer) => layer.state === "untrusted");
  if (warnings.length === 0 && unread.length === 0) return null;
  const fix = unread.length === 0 || fixes === null ? null : fixes.trustFix(moment, normaliseScenario(document));
  return (
    <section>
      <h2>{words.alsoWorthKnowing}</h2>
      <ul className="warnings">
        {unread.map(({ path }, index) => (
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
            {index === 0 && fix !== null ? <FixList fixes={[fix]} /> : null}
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
