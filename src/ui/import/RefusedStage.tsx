import type { ReactNode } from "react";
import type { ZipFault } from "../../scenario/import/zip.ts";
import type { ImportFault } from "../../state/importing.ts";
import { TEST_IDS } from "../../testIds.ts";
import { say } from "../i18n/catalogue.ts";
import type { ImportStrings } from "../i18n/import.en.ts";
import { Prose } from "../i18n/Prose.tsx";
import { faultSentencesEn } from "../i18n/sentences.fault.en.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { useImportWords } from "./useImportWords.ts";

const FAULTS_SHOWN = 20;

/** Why something cannot be opened. */
export function RefusedStage(props: {
  readonly fault: ImportFault;
  readonly titleId: string;
  readonly close: () => void;
}): ReactNode {
  const { fault, titleId, close } = props;
  const words = useImportWords();
  const { sentences, late, format } = useTranslate();
  const all = { ...sentences, ...(late?.faults ?? faultSentencesEn) };
  return (
    <>
      <h2 id={titleId}>
        <Prose text={words.refusedTitle(fault.name, format)} />
      </h2>
      <p data-testid={TEST_IDS.importFault} data-fault={fault.kind === "zip" ? fault.fault.kind : fault.kind}>
        {sentenceOf(fault, words)}
      </p>
      {fault.kind === "scenario" && (
        <ul className="import-faults">
          {fault.faults.slice(0, FAULTS_SHOWN).map((one, index) => {
            // Faults of one text never change their order.
            const key = `${index}`;
            return (
              <li key={key}>
                <Prose text={say(all, one, format)} />
              </li>
            );
          })}
        </ul>
      )}
      <p>{words.kept}</p>
      <div className="dialog-buttons">
        <button type="button" className="button-primary" onClick={close}>
          {words.close}
        </button>
      </div>
    </>
  );
}

function sentenceOf(fault: ImportFault, { refused }: ImportStrings): string {
  switch (fault.kind) {
    case "zip": {
      const { fault: zip } = fault;
      // The kind decides the type of the fault; the compiler cannot follow that through the table.
      const write = refused.zip[zip.kind] as (zip: ZipFault) => string;
      return write(zip);
    }
    case "scenario":
      return refused.scenario;
    case "tooLarge":
      return refused.tooLarge(fault.limit);
    default:
      return refused.unreadable;
  }
}
