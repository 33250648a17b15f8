import { type ReactNode, useMemo } from "react";
import { codexRefusal } from "../../../engine/insight.ts";
import { normaliseScenario } from "../../../scenario/document.ts";
import { useDocument } from "../../../state/app.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { refusalEn } from "../../i18n/refusal.en.ts";
import { refusalZh } from "../../i18n/refusal.zh.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import "./codexSays.css";

/** What the program itself prints when it refuses to start; nothing where its words are not known. */
export function CodexSays(): ReactNode {
  const document = useDocument();
  const scenario = useMemo(() => normaliseScenario(document), [document]);
  const text = useMemo(() => codexRefusal(scenario), [scenario]);
  const words = useTranslate().language === "zh" ? refusalZh : refusalEn;
  if (text === null) return null;
  return (
    <figure className="codex-says" data-testid={TEST_IDS.codexSays}>
      <figcaption>
        {words.says} <span className="muted">{words.where[scenario.launch.surface]}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
