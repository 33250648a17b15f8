import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { CheckSetup } from "../../scenario/check/setup.ts";
import { chooseFile } from "../../services/files.ts";
import { useApp } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { type CheckStrings, sayKind } from "../i18n/check.en.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { Comparison } from "./Comparison.tsx";
import { useCheck } from "./checkStore.ts";
import { checkResult } from "./result.ts";

interface Props {
  readonly setup: CheckSetup;
  readonly words: CheckStrings;
  readonly close: () => void;
}

/** Takes what was printed, and says what it means. */
export function PastePane({ setup, words, close }: Props): ReactNode {
  const { format } = useTranslate();
  const texts = useApp((state) => state.texts);
  const pasted = useCheck((state) => state.pasted);
  const judged = useDeferredValue(pasted);
  const result = useMemo(
    () => (judged.trim() === "" ? null : checkResult(setup, texts, judged)),
    [setup, texts, judged],
  );
  const outcome = useRef<HTMLDivElement>(null);
  const isJudged = result !== null;
  useEffect(() => {
    if (isJudged) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [isJudged]);
  return (
    <section aria-label={words.paste} className="check-paste">
      <div className="check-tools">
        <h3>{words.paste}</h3>
        <span className="grow" />
        <button type="button" className="tool-button" onClick={() => void openOutput()}>
          {words.open}
        </button>
        <button
          type="button"
          className="tool-button"
          disabled={pasted === ""}
          onClick={() => useCheck.setState({ pasted: "" })}
        >
          {words.clear}
        </button>
      </div>
      <textarea
        className="field-input mono"
        aria-label={words.paste}
        placeholder={words.placeholder}
        rows={pasted === "" ? 5 : 3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={pasted}
        data-testid={TEST_IDS.checkPaste}
        onChange={(event) => useCheck.setState({ pasted: event.target.value })}
      />
      <div ref={outcome} aria-live="polite">
        {result?.kind === "fault" && (
          <p className="check-fault" data-testid={TEST_IDS.checkFault} data-fault={result.fault.kind}>
            <Prose text={sayKind(words.faults, result.fault, format)} />
          </p>
        )}
        {result?.kind === "compared" && <Comparison result={result} setup={setup} words={words} close={close} />}
      </div>
    </section>
  );
}

async function openOutput(): Promise<void> {
  const file = await chooseFile();
  if (file !== null) useCheck.setState({ pasted: decoded(file.bytes) });
}

/** Windows PowerShell writes UTF-16 into files. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
}
