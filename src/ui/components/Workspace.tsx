import { type ReactNode, useId } from "react";
import { Group, Panel, Separator, useDefaultLayout } from "react-resizable-panels";
import { STORAGE_KEYS } from "../../constants.ts";
import { actions, useApp, useView } from "../../state/app.ts";
import { PANES, type Pane } from "../../state/view.ts";
import { EditorPanel } from "../editor/EditorPanel.tsx";
import { FilesPanel } from "../files/FilesPanel.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { panelStorage } from "./panelStorage.ts";
import { ResultPanel } from "./ResultPanel.tsx";
import { TabStrip } from "./TabStrip.tsx";
import { useMediaQuery } from "./useMediaQuery.ts";

/** Files, editor and result: three columns, two, or one at a time, by the width of the page. */
export function Workspace(): ReactNode {
  const wide = useMediaQuery("(min-width: 1160px)");
  const medium = useMediaQuery("(min-width: 760px)");
  return <main className="workspace">{wide ? <ThreeColumns /> : medium ? <TwoColumns /> : <OneColumn />}</main>;
}

/** One part of the page with a boundary of its own. */
function Part({ pane }: { readonly pane: Pane }): ReactNode {
  const { shell } = useTranslate();
  const revision = useApp((state) => state.revision);
  return (
    <ErrorBoundary part={shell.panes[pane]} attempt={revision}>
      {pane === "files" ? <FilesPanel /> : pane === "editor" ? <EditorPanel /> : <ResultPanel />}
    </ErrorBoundary>
  );
}

function ThreeColumns(): ReactNode {
  const { shell } = useTranslate();
  const layout = useDefaultLayout({ id: `${STORAGE_KEYS.panels}/three`, storage: panelStorage });
  return (
    <Group orientation="horizontal" {...layout} style={{ flex: 1, minHeight: 0 }}>
      <Panel id="files" defaultSize="21%" minSize={200} collapsible collapsedSize={0}>
        <Part pane="files" />
      </Panel>
      <Separator className="separator" aria-label={shell.resize.files} />
      <Panel id="editor" defaultSize="32%" minSize={260}>
        <Part pane="editor" />
      </Panel>
      <Separator className="separator" aria-label={shell.resize.editor} />
      <Panel id="results" defaultSize="47%" minSize={320}>
        <Part pane="results" />
      </Panel>
    </Group>
  );
}

function TwoColumns(): ReactNode {
  const { shell } = useTranslate();
  const columns = useDefaultLayout({ id: `${STORAGE_KEYS.panels}/two`, storage: panelStorage });
  const rows = useDefaultLayout({ id: `${STORAGE_KEYS.panels}/two-rows`, storage: panelStorage });
  return (
    <Group orientation="horizontal" {...columns} style={{ flex: 1, minHeight: 0 }}>
      <Panel id="left" defaultSize="44%" minSize={280}>
        <Group orientation="vertical" {...rows} style={{ height: "100%" }}>
          <Panel id="files" defaultSize="40%" minSize={100}>
            <Part pane="files" />
          </Panel>
          <Separator className="separator" aria-label={shell.resize.files} />
          <Panel id="editor" defaultSize="60%" minSize={140}>
            <Part pane="editor" />
          </Panel>
        </Group>
      </Panel>
      <Separator className="separator" aria-label={shell.resize.results} />
      <Panel id="results" defaultSize="56%" minSize={320}>
        <Part pane="results" />
      </Panel>
    </Group>
  );
}

function OneColumn(): ReactNode {
  const { shell } = useTranslate();
  const pane = useView("pane");
  const id = useId();
  return (
    <>
      <div id={id} role="tabpanel" aria-label={shell.panes[pane]} style={{ flex: 1, minHeight: 0 }}>
        <Part pane={pane} key={pane} />
      </div>
      <TabStrip
        label={shell.panes.label}
        tabs={PANES.map((one) => ({ id: one, name: shell.panes[one] }))}
        chosen={pane}
        controls={id}
        className="tabs-bottom"
        onChoose={(chosen) => actions().setView({ pane: chosen })}
      />
    </>
  );
}
