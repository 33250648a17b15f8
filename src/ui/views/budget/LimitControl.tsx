import { type ReactNode, useId } from "react";
import type { Resolved } from "../../../engine/index.ts";
import { normaliseScenario } from "../../../scenario/document.ts";
import { useDocument } from "../../../state/app.ts";
import { DEFAULT_LIMIT, LIMIT_KEY, limitForAll } from "../../../state/remedies.ts";
import { editedFile } from "../../../state/settingEdits.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { changeSetting } from "../../session/changeSetting.ts";
import { LimitOrigin } from "./LimitOrigin.tsx";
import { useBudgetWords } from "./useBudgetWords.ts";

const KIB = 1024;
const PRESETS = [16, 32, 48, 64, 128].map((kib) => kib * KIB);

interface LimitControlProps {
  readonly limit: Resolved<number>;
  /** Bytes of all files on the way. */
  readonly found: number;
}

/** The limit as a slider and presets. A change is written where the value in force stands. */
export function LimitControl({ limit: { value, origin }, found }: LimitControlProps): ReactNode {
  const words = useBudgetWords();
  const { views, format } = useTranslate();
  const document = useDocument();
  const id = useId();
  const fixed = origin.kind === "step";
  const all = limitForAll(found);
  const presets = all > 0 && !PRESETS.includes(all) ? [...PRESETS, all] : PRESETS;
  const change = (bytes: number, coalesce?: string) =>
    changeSetting(origin, [LIMIT_KEY], bytes, coalesce === undefined ? undefined : { coalesce });
  const name = (bytes: number) => (bytes === all ? words.presetAll(bytes) : words.size(bytes));
  return (
    <section className="limit">
      <h2>
        <label htmlFor={id}>{words.setLimit}</label>
      </h2>
      <div className="limit-row">
        <input
          id={id}
          type="range"
          min={0}
          max={Math.max(128 * KIB, all, Math.ceil(value / KIB) * KIB)}
          step={KIB}
          value={value}
          disabled={fixed}
          aria-valuetext={words.bytes(value)}
          data-testid={TEST_IDS.budgetLimit}
          // Moving the slider is one step to undo.
          onChange={(event) => change(Number(event.target.value), "budget.limit")}
        />
        <output className="limit-value" htmlFor={id}>
          {views.bytes(value)}
        </output>
      </div>
      <fieldset className="limit-presets" aria-label={words.presets} disabled={fixed}>
        {presets.map((bytes) => (
          <button
            key={bytes}
            type="button"
            className="tool-button"
            aria-pressed={bytes === value}
            data-testid={TEST_IDS.budgetPreset}
            data-bytes={bytes}
            onClick={() => change(bytes)}
          >
            {name(bytes)}
            {bytes === DEFAULT_LIMIT ? <span className="faint"> {words.presetDefault}</span> : null}
          </button>
        ))}
      </fieldset>
      <p className="note">
        {words.inForce} <LimitOrigin origin={origin} />
        {" · "}
        <Prose text={fixed ? words.byStep : words.writesTo(editedFile(origin, normaliseScenario(document)), format)} />
      </p>
    </section>
  );
}
