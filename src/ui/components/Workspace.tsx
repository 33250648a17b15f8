import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { actions, useApp, useView } from "../../state/app.ts";
import { PANES, type Pane } from "../../state/view.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { afterPaint } from "./idle.ts";
import { ResultPanel } from "./ResultPanel.tsx";
import { Splitter } from "./Splitter.tsx";
import { TabStrip } from "./TabStrip.tsx";
import { useMediaQuery } from "./useMediaQuery.ts";
import { usePaneSizes } from "./usePaneSizes.ts";

const FilesPanel = lazy(async () => ({ default: (await import("../files/FilesPanel.tsx")).FilesPanel }));
const EditorPanel = lazy(async () => ({ default: (await import("../editor/EditorPanel.tsx")).EditorPanel }));

/** Files, editor and result: three columns, two, or one at a time, by the width of the page. */
export function Workspace(): ReactNode {
  const wide = useMediaQuery("(min-width: 1160px)");
  const medium = useMediaQuery("(min-width: 760px)");
  return <main className="workspace">{wide ? <ThreeColumns /> : medium ? <TwoColumns /> : <OneColumn />}</main>;
}

/** One part of the page with a boundary of its own. */
function Part({ pane, id }: { readonly pane: Pane; readonly id?: string }): ReactNode {
  const { shell } = useTranslate();
  const revision = useApp((state) => state.revision);
  // The answer comes first; files and editor are fetched and rendered when it is on screen.
  const [ready, setReady] = useState(pane === "results");
  useEffect(() => afterPaint(() => setReady(true)), []);
  return (
    <div className="part" id={id}>
      <ErrorBoundary part={shell.panes[pane]} attempt={revision}>
        <Suspense fallback={<div className="panel" />}>
          {!ready ? null : pane === "files" ? <FilesPanel /> : pane === "editor" ? <EditorPanel /> : <ResultPanel />}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const THREE = { files: 22, editor: 31 };

function ThreeColumns(): ReactNode {
  const { shell } = useTranslate();
  const [{ files, editor }, resize] = usePaneSizes("three", THREE);
  const id = useId();
  return (
    <div className="panes" style={{ gridTemplateColumns: `${files}% 1px ${editor}% 1px minmax(0, 1fr)` }}>
      <Part pane="files" id={`${id}-files`} />
      <Splitter
        label={shell.resize.files}
        orientation="vertical"
        controls={`${id}-files`}
        size={files}
        min={14}
        max={40}
        initial={THREE.files}
        before={0}
        onSize={(size) => resize({ files: size, editor: Math.min(editor, 76 - size) })}
      />
      <Part pane="editor" id={`${id}-editor`} />
      <Splitter
        label={shell.resize.editor}
        orientation="vertical"
        controls={`${id}-editor`}
        size={editor}
        min={18}
        max={76 - files}
        initial={THREE.editor}
        before={files}
        onSize={(size) => resize({ editor: size })}
      />
      <Part pane="results" />
    </div>
  );
}

const TWO = { left: 44, files: 42 };

function TwoColumns(): ReactNode {
  const { shell } = useTranslate();
  const [{ left, files }, resize] = usePaneSizes("two", TWO);
  const id = useId();
  return (
    <div className="panes" style={{ gridTemplateColumns: `${left}% 1px minmax(0, 1fr)` }}>
      <div id={`${id}-left`} className="panes" style={{ gridTemplateRows: `${files}% 1px minmax(0, 1fr)` }}>
        <Part pane="files" id={`${id}-files`} />
        <Splitter
          label={shell.resize.filesHeight}
          orientation="horizontal"
          controls={`${id}-files`}
          size={files}
          min={15}
          max={75}
          initial={TWO.files}
          before={0}
          onSize={(size) => resize({ files: size })}
        />
        <Part pane="editor" />
      </div>
      <Splitter
        label={shell.resize.left}
        orientation="vertical"
        controls={`${id}-left`}
        size={left}
        min={28}
        max={64}
        initial={TWO.left}
        before={0}
        onSize={(size) => resize({ left: size })}
      />
      <Part pane="results" />
    </div>
  );
}

function OneColumn(): ReactNode {
  const { shell } = useTranslate();
  const pane = useView("pane");
  const id = useId();
  return (
    <>
      <div id={id} role="tabpanel" aria-label={shell.panes[pane]} className="panes">
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
