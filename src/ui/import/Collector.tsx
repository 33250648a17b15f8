import { type ReactNode, useState } from "react";
import { collectorCommand } from "../../scenario/import/collector.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useImportWords } from "./useImportWords.ts";

/** The command that collects what a browser does not see. */
export function Collector(): ReactNode {
  const words = useImportWords();
  const [said, setSaid] = useState("");
  const copy = (): void => {
    // Without a secure origin there is no clipboard at all.
    const written = navigator.clipboard?.writeText(collectorCommand) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );
  };
  return (
    <details className="import-collect">
      <summary>{words.collect}</summary>
      <p className="muted">{words.collectHint}</p>
      <textarea
        className="field-input mono"
        rows={5}
        readOnly
        wrap="off"
        aria-label={words.command}
        value={collectorCommand}
        data-testid={TEST_IDS.collector}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="import-ways">
        <button type="button" className="button-line" onClick={copy}>
          {words.copyCommand}
        </button>
        <span className="muted" role="status">
          {said}
        </span>
      </div>
    </details>
  );
}
