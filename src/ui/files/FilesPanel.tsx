import { FilePlus, FolderPlus } from "lucide-react";
import type { ReactNode } from "react";
import { normaliseScenario } from "../../scenario/document.ts";
import { app } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { directoryFor } from "./directoryFor.ts";
import { withFileActions } from "./lateActions.ts";
import "./files.css";
import { Tree } from "./Tree.tsx";

/** The directory of the selected row, else the start directory. */
function here(): string {
  const { document, view } = app.getState();
  return directoryFor(view.selected ?? normaliseScenario(document).launch.cwd);
}

export function FilesPanel(): ReactNode {
  const translate = usePanelTranslate();
  const { panels } = translate;
  return (
    <section className="panel" aria-label={panels.files.label}>
      <div className="panel-head">
        <h2>{panels.files.label}</h2>
        <span className="grow" />
        <button
          type="button"
          className="icon-button"
          aria-label={panels.files.newFileButton}
          title={panels.files.newFileButton}
          data-testid={TEST_IDS.newFile}
          onClick={() => withFileActions(({ newFile }) => newFile(here(), translate))}
        >
          <FilePlus size={15} aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={panels.files.newFolderButton}
          title={panels.files.newFolderButton}
          data-testid={TEST_IDS.newFolder}
          onClick={() => withFileActions(({ newFolder }) => newFolder(here(), translate))}
        >
          <FolderPlus size={15} aria-hidden />
        </button>
      </div>
      <div className="panel-body">
        <Tree />
      </div>
    </section>
  );
}
