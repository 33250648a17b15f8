import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { type Pasted, readPasted } from "../../scenario/import/pasted.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { Collector } from "./Collector.tsx";
import { openFolder, openPasted, openPickedFile } from "./importActions.ts";
import { useImportWords } from "./useImportWords.ts";

/** The ways in: a folder, a file, pasted text, what a command has printed. */
export function ChooseStage(props: { readonly titleId: string; readonly close: () => void }): ReactNode {
  const words = useImportWords();
  const [text, setText] = useState("");
  const shown = useDeferredValue(text);
  const pasted = useMemo(() => (shown.trim() === "" ? null : readPasted(shown)), [shown]);
  const goesOn = pasted?.kind === "folder" || pasted?.kind === "scenario";
  const id = useId();
  return (
    <>
      <h2 id={props.titleId}>{words.title}</h2>
      <p className="muted">{words.explain}</p>
      <div className="import-ways">
        <button type="button" className="button-line" onClick={() => void openFolder()}>
          {words.chooseFolder}
        </button>
        <button type="button" className="button-line" onClick={() => void openPickedFile()}>
          {words.chooseFile}
        </button>
        <span className="faint">{words.orDrop}</span>
      </div>
      <label className="import-label" htmlFor={id}>
        {words.paste} <span className="faint">{words.pasteHint}</span>
      </label>
      <textarea
        id={id}
        className="field-input mono import-paste"
        rows={8}
        spellCheck={false}
        value={text}
        placeholder={words.pastePlaceholder}
        data-testid={TEST_IDS.pasteText}
        onChange={(event) => setText(event.target.value)}
      />
      <PastePreview pasted={pasted} />
      <Collector />
      <div className="dialog-buttons">
        <button type="button" className="button-line" onClick={props.close}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="button-primary"
          disabled={!goesOn}
          data-testid={TEST_IDS.pasteGo}
          onClick={() => void openPasted(text, words.paste)}
        >
          {words.goOn}
        </button>
      </div>
    </>
  );
}

const NAMES_SHOWN = 6;

/** What the pasted text is understood as. */
function PastePreview({ pasted }: { readonly pasted: Pasted | null }): ReactNode {
  const words = useImportWords().pasted;
  const { format } = useTranslate();
  if (pasted === null) return null;
  if (pasted.kind !== "folder") {
    return (
      <p className={pasted.kind === "scenario" ? "import-preview" : "import-preview dialog-warning"} role="status">
        {pasted.kind === "tooLarge" ? words.tooLarge(pasted.limit) : words[pasted.kind]}
      </p>
    );
  }
  const { files, bundle, ignored } = pasted;
  const texts = files.filter((file) => file.kind === "file" && file.text !== null).length;
  const more = files.length - NAMES_SHOWN;
  return (
    <div className="import-preview" role="status" data-testid={TEST_IDS.pastePreview} data-files={files.length}>
      <p>
        <Prose text={words.folder(bundle.name, files.length, format)} /> · {words.texts(texts)}
        {ignored > 0 && <span className="dialog-warning"> · {words.ignored(ignored)}</span>}
      </p>
      <ul className="mono">
        {files.slice(0, NAMES_SHOWN).map((file) => (
          <li key={file.path}>{file.kind === "directory" ? `${file.path}/` : file.path}</li>
        ))}
        {more > 0 && <li className="faint">{words.more(more)}</li>}
      </ul>
      {texts < files.length && <p className="faint">{words.namesOnly}</p>}
    </div>
  );
}
