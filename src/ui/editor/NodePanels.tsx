import { type ReactNode, useState } from "react";
import {
  type FileNode,
  isBelow,
  joinPath,
  normalisePath,
  parentOf,
  pathBelow,
  separatorOf,
} from "../../engine/index.ts";
import { isDirectoryNode } from "../../scenario/filesRules.ts";
import { actions, useDocument, useMomentOrNull } from "../../state/app.ts";
import { withFileActions } from "../files/lateActions.ts";
import { Prose } from "../i18n/Prose.tsx";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { changeCwd } from "../session/changeSetting.ts";

function replaceNode(path: string, node: FileNode, label: "edit.retarget" | "edit.replaceFile"): void {
  actions().edit({ id: label, params: { path } }, (document) => ({
    ...document,
    files: { ...document.files, [path]: node },
  }));
}

/** Nothing is selected. */
export function NothingOpen(): ReactNode {
  const { format, panels } = usePanelTranslate();
  const document = useDocument();
  const { cwd } = document.launch;
  const agents = joinPath(cwd, "AGENTS.md");
  return (
    <div className="editor-panel">
      <h3>{panels.editor.none}</h3>
      <p>{panels.editor.noneHint}</p>
      {document.files?.[agents] === undefined && (
        <button
          type="button"
          className="button-line"
          onClick={() => withFileActions(({ createFile }) => createFile(agents))}
        >
          <Prose text={panels.editor.createAgents(cwd, format)} />
        </button>
      )}
    </div>
  );
}

export function DirectoryPanel({ path }: { readonly path: string }): ReactNode {
  const { format, panels } = usePanelTranslate();
  const document = useDocument();
  const files = document.files ?? {};
  const entries = new Set(
    Object.keys(files)
      .filter((file) => isBelow(file, path))
      .map((file) => pathBelow(file, path).split(separatorOf(path))[0]),
  );
  const agents = joinPath(path, "AGENTS.md");
  return (
    <div className="editor-panel">
      <h3>{panels.editor.folder}</h3>
      <p>{entries.size === 0 ? panels.editor.folderEmpty : panels.editor.folderHolds(entries.size)}</p>
      {document.launch.cwd !== path && (
        <button type="button" className="button-line" onClick={() => changeCwd(path)}>
          {panels.files.startHere}
        </button>
      )}
      {files[agents] === undefined && (
        <button
          type="button"
          className="button-line"
          onClick={() => withFileActions(({ createFile }) => createFile(agents))}
        >
          <Prose text={panels.editor.createAgents(path, format)} />
        </button>
      )}
    </div>
  );
}

export function SymlinkPanel(props: { readonly path: string; readonly target: string }): ReactNode {
  const { path, target } = props;
  const { format, say, panels } = usePanelTranslate();
  const [draft, setDraft] = useState(target);
  const moment = useMomentOrNull();
  const files = useDocument().files ?? {};
  const report = moment?.files.find((file) => file.path === path);
  const place = normalisePath(joinPath(parentOf(path), target));
  return (
    <div className="editor-panel">
      <h3>{panels.editor.symlink}</h3>
      {report !== undefined && (
        <p>
          <Prose text={say(report.reason)} />
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.trim() !== "") replaceNode(path, { symlink: draft.trim() }, "edit.retarget");
        }}
      >
        <input
          className="field-input mono"
          aria-label={panels.editor.symlinkTarget}
          value={draft}
          spellCheck={false}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className="button-line" disabled={draft.trim() === "" || draft.trim() === target}>
          {panels.editor.symlinkSet}
        </button>
      </form>
      <p>{panels.files.targetHint}</p>
      {files[place] !== undefined && !isDirectoryNode(files[place]) && (
        <button type="button" className="button-link" onClick={() => actions().openFile(place)}>
          <Prose text={panels.editor.symlinkOpen(place, format)} />
        </button>
      )}
    </div>
  );
}

export function UnreadablePanel({ path }: { readonly path: string }): ReactNode {
  const { panels } = usePanelTranslate();
  return (
    <div className="editor-panel">
      <h3>{panels.editor.unreadable}</h3>
      <p>{panels.editor.unreadableHint}</p>
      <button type="button" className="button-line" onClick={() => replaceNode(path, "", "edit.replaceFile")}>
        {panels.editor.makeReadable}
      </button>
    </div>
  );
}
