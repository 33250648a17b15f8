import { useMemo } from "react";
import { type ConfigLine, explainConfigKey, FindingContext } from "../../../engine/insight.ts";
import { normaliseScenario } from "../../../scenario/document.ts";
import { useDocument, useMoment, useSimulation } from "../../../state/app.ts";
import type { Caret } from "../../../state/view.ts";
import { offsetAt } from "../textEdits.ts";

interface ConfigAnswer {
  /** Codex reads this file as configuration, and it is the text that is shown. */
  readonly isConfig: boolean;
  /** Null where no key stands. */
  readonly line: ConfigLine | null;
}

/** What the key at the caret does, at the moment that is shown. */
export function useConfigLine(path: string, text: string, caret: Caret | null): ConfigAnswer {
  const simulation = useSimulation();
  const moment = useMoment();
  const document = useDocument();
  const context = useMemo(
    () => new FindingContext(normaliseScenario(document), simulation, moment),
    [document, simulation, moment],
  );
  return useMemo(() => {
    // A step may have written another text: then the places of the one that is shown mean nothing.
    const real = context.disk.realPath(path);
    const config = context.configs.find((one) => one.path === path || context.disk.realPath(one.path) === real);
    if (config === undefined || config.text !== text) return { isConfig: false, line: null };
    const line = caret === null ? null : explainConfigKey(context, config.path, offsetAt(text, caret));
    return { isConfig: true, line };
  }, [context, path, text, caret]);
}
