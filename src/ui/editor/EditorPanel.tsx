import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { FileReport } from "../../engine/index.ts";
import { kindAt } from "../../scenario/filesRules.ts";
import { actions, useDocument, useMomentOrNull, useView } from "../../state/app.ts";
import { stepsOf, stepsThatChange } from "../../state/stepEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import "./editor.css";
import { fileTextOf } from "./fileText.ts";
import { OpenFile } from "./OpenFile.tsx";

const DirectoryPanel = lazy(async () => ({ default: (await import("./NodePanels.tsx")).DirectoryPanel }));
const NothingOpen = lazy(async () => ({ default: (await import("./NodePanels.tsx")).NothingOpen }));
const SymlinkPanel = lazy(async () => ({ default: (await import("./NodePanels.tsx")).SymlinkPanel }));
const UnreadablePanel = lazy(async () => ({ default: (await import("./NodePanels.tsx")).UnreadablePanel }));

/** The selected file, or a small panel for what is no text. */
export function EditorPanel(): ReactNode {
  const { path: shorten, panels } = usePanelTranslate();
  const selected = useView("selected");
  const files = useDocument().files ?? {};
  const moment = useMomentOrNull();
  const report = selected === null ? undefined : moment?.files.find((file) => file.path === selected);
  const node = selected !== null && Object.hasOwn(files, selected) ? files[selected] : undefined;
  const file = useMemo(() => fileTextOf(node), [node]);

  return (
    <section className="panel" aria-label={panels.editor.label} data-testid={TEST_IDS.editor}>
      <div className="panel-head">
        <h2 className="editor-path" title={selected ?? undefined}>
          {selected === null ? panels.editor.label : shorten(selected)}
        </h2>
        <span className="grow" />
        {file !== null && <Sent report={report} />}
      </div>
      {selected !== null && <StepsNote path={selected} />}
      <Suspense fallback={null}>
        {selected === null ? (
          <NothingOpen />
        ) : file !== null ? (
          <OpenFile path={selected} file={file} report={report} />
        ) : typeof node === "object" && "symlink" in node ? (
          <SymlinkPanel key={`${selected} ${node.symlink}`} path={selected} target={node.symlink} />
        ) : typeof node === "object" && "unreadable" in node ? (
          <UnreadablePanel path={selected} />
        ) : kindAt(files, selected) === "directory" ? (
          <DirectoryPanel path={selected} />
        ) : (
          <NothingOpen />
        )}
      </Suspense>
    </section>
  );
}

/** The editor holds the file at the start; a step may make another one of it. */
function StepsNote({ path }: { readonly path: string }): ReactNode {
  const { panels } = usePanelTranslate();
  const steps = stepsThatChange(stepsOf(useDocument()), path);
  const [first] = steps;
  if (first === undefined) return null;
  return (
    <div className="editor-steps" role="note" data-testid={TEST_IDS.fileSteps}>
      {panels.editor.changedBySteps(steps)}{" "}
      <button
        type="button"
        className="button-link"
        onClick={() => actions().setView({ step: first, stepForm: true, request: null, item: null })}
      >
        {panels.editor.showStep(first)}
      </button>
    </div>
  );
}

/** "32,768 of 37,089 B sent". */
function Sent({ report }: { readonly report: FileReport | undefined }): ReactNode {
  const { panels } = usePanelTranslate();
  if (report === undefined) return null;
  const { used, bytes, order } = report;
  const words =
    order === null
      ? panels.editor.notSent
      : used < bytes
        ? panels.editor.sent(used, bytes)
        : panels.editor.sentWhole(bytes);
  return <span className="editor-sent">{words}</span>;
}
