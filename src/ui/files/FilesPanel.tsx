import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { normaliseScenario } from "../../scenario/document.ts";
import { app } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { below, openMenu } from "../components/menuStore.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { directoryFor } from "./fileActions.ts";
import { newMenu } from "./fileMenu.ts";
import "./files.css";
import { Tree } from "./Tree.tsx";

export function FilesPanel(): ReactNode {
  const translate = useTranslate();
  const { shell } = translate;
  return (
    <section className="panel" aria-label={shell.files.label}>
      <div className="panel-head">
        <h2>{shell.files.label}</h2>
        <span className="grow" />
        <button
          type="button"
          className="icon-button"
          aria-label={shell.files.new}
          title={shell.files.new}
          aria-haspopup="menu"
          data-testid={TEST_IDS.newFile}
          onClick={(event) => {
            const { document, view } = app.getState();
            const directory = directoryFor(view.selected ?? normaliseScenario(document).launch.cwd);
            openMenu({ label: shell.files.new, at: below(event.currentTarget), items: newMenu(directory, translate) });
          }}
        >
          <Plus size={15} aria-hidden />
        </button>
      </div>
      <div className="panel-body">
        <Tree />
      </div>
    </section>
  );
}
