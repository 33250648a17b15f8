import { type ReactNode, useState } from "react";
import { type FileNode, joinPath, normalisePath, parentOf } from "../../engine/index.ts";
import { isDirectoryNode } from "../../scenario/filesRules.ts";
import { actions, useDocument, useMomentOrNull } from "../../state/app.ts";
import { withFileActions } from "../files/lateActions.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { changeCwd } from "../session/changeSetting.ts";

function replaceNode(path: string, node: FileNode, label: "edit.retarget" | "edit.replaceFile"): void {
  actions().edit({ id: label, params: { path } }, (document) => ({
    ...document,
    files: { ...document.files, [path]: node },
  }));
}

/** Nothing is selected. */
export function NothingOpen(): ReactNode {
  const { shell, format } = useTranslate();
  const document = useDocument();
  const { cwd } = document.launch;
  const agents = joinPath(cwd, "AGENTS.md");
  return (
    <div className="editor-panel">
      <h3>{shell.editor.none}</h3>
      <p>{shell.editor.noneHint}</p>
      {document.files?.[agents] === undefined && (
        <button
          type="button"
          className="button-line"
          onClick={() => withFileActions(({ createFile }) => createFile(agents))}
        >
          <Prose text={shell.editor.createAgents(cwd, format)} />
        </button>
      )}
    </div>
  );
}

export function DirectoryPanel({ path }: { readonly path: string }): ReactNode {
  const { shell, format } = useTranslate();
  const document = useDocument();
  const files = document.files ?? {};
  const prefix = path === "/" ? "/" : `${path}/`;
  const entries = new Set(
    Object.keys(files)
      .filter((file) => file.startsWith(prefix))
      .map((file) => file.slice(prefix.length).split("/")[0]),
  );
  const agents = joinPath(path, "AGENTS.md");
  return (
    <div className="editor-panel">
      <h3>{shell.editor.folder}</h3>
      <p>{entries.size === 0 ? shell.editor.folderEmpty : shell.editor.folderHolds(entries.size)}</p>
      {document.launch.cwd !== path && (
        <button type="button" className="button-line" onClick={() => changeCwd(path)}>
          {shell.files.startHere}
        </button>
      )}
      {files[agents] === undefined && (
        <button
          type="button"
          className="button-line"
          onClick={() => withFileActions(({ createFile }) => createFile(agents))}
        >
          <Prose text={shell.editor.createAgents(path, format)} />
        </button>
      )}
    </div>
  );
}

export function SymlinkPanel(props: { readonly path: string; readonly target: string }): ReactNode {
  const { path, target } = props;
  const { shell, format, say } = useTranslate();
  const [draft, setDraft] = useState(target);
  const moment = useMomentOrNull();
  const files = useDocument().files ?? {};
  const report = moment?.files.find((file) => file.path === path);
  const place = normalisePath(joinPath(parentOf(path), target));
  return (
    <div className="editor-panel">
      <h3>{shell.editor.symlink}</h3>
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
          aria-label={shell.editor.symlinkTarget}
          value={draft}
          spellCheck={false}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className="button-line" disabled={draft.trim() === "" || draft.trim() === target}>
          {shell.editor.symlinkSet}
        </button>
      </form>
      <p>{shell.files.targetHint}</p>
      {files[place] !== undefined && !isDirectoryNode(files[place]) && (
        <button type="button" className="button-link" onClick={() => actions().openFile(place)}>
          <Prose text={shell.editor.symlinkOpen(place, format)} />
        </button>
      )}
    </div>
  );
}

export function UnreadablePanel({ path }: { readonly path: string }): ReactNode {
  const { shell } = useTranslate();
  return (
    <div className="editor-panel">
      <h3>{shell.editor.unreadable}</h3>
      <p>{shell.editor.unreadableHint}</p>
      <button type="button" className="button-line" onClick={() => replaceNode(path, "", "edit.replaceFile")}>
        {shell.editor.makeReadable}
      </button>
    </div>
  );
}
