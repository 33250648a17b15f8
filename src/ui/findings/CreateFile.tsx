import type { ReactNode } from "react";
import { joinPath } from "../../engine/index.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { createNode } from "../../scenario/filesRules.ts";
import { actions, useDocument } from "../../state/app.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { useFindingWords } from "./words.ts";

/** Where there is no instruction file at all: one in the directory that Codex works in. */
export function CreateFile({ directory }: { readonly directory: string }): ReactNode {
  const words = useFindingWords();
  const { format } = useTranslate();
  const document = useDocument();
  const path = joinPath(directory, "AGENTS.md");
  if (words === null || withFile(document, path) === document) return null;
  return (
    <ul className="fixes" aria-label={words.ui.fixes}>
      <li>
        <button
          type="button"
          className="fix"
          onClick={() => {
            actions().edit({ id: "edit.createFile", params: { path } }, (before) => withFile(before, path));
            actions().openFile(path);
          }}
        >
          <Prose text={words.ui.create(path, format)} />
        </button>
      </li>
    </ul>
  );
}

/** The same document where something stands in the way. */
function withFile(document: ScenarioDocument, path: string): ScenarioDocument {
  const result = createNode(document.files ?? {}, path, "# Instructions\n\n");
  return result.ok ? { ...document, files: result.files } : document;
}
