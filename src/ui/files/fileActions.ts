/** What can be done with a file of the tree: each is one undoable edit, and what cannot be done says why. */
import {
  ancestorsOf,
  baseName,
  decodeBase64,
  encodeUtf8,
  type FileNode,
  isBelow,
  joinPath,
  parentOf,
} from "../../engine/index.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { createNode, deletePath, type FilesResult, movePath, pathFromInput } from "../../scenario/filesRules.ts";
import { nodeOfBytes } from "../../scenario/import/node.ts";
import { LIMITS } from "../../scenario/limits.ts";
import { chooseFile, download } from "../../services/files.ts";
import { actions, app } from "../../state/app.ts";
import type { EditLabel } from "../../state/labels.ts";
import { openDialog } from "../components/dialogStore.ts";
import { sayFault } from "../i18n/panels.en.ts";
import type { PanelTranslate } from "../i18n/usePanelTranslate.ts";
import { useTreeClipboard } from "./treeClipboard.ts";

function files(): { readonly [path: string]: FileNode } {
  return app.getState().document.files ?? {};
}

/** Makes the edit, or says why not. `also` changes the rest of the document in the same step. */
function commit(
  label: EditLabel,
  result: FilesResult,
  also: (document: ScenarioDocument) => ScenarioDocument = (document) => document,
): boolean {
  const { edit, notify } = actions();
  if (!result.ok) {
    notify({ id: "notice.file.refused", params: { fault: result.fault } }, "fault");
    return false;
  }
  edit(label, (document) => also({ ...document, files: result.files }));
  if (result.caseTwin !== null) notify({ id: "notice.file.caseTwin", params: { twin: result.caseTwin } });
  return true;
}

/** Selects a path and opens the directories above it. */
function show(path: string): void {
  const { view, setView } = app.getState();
  const above = Object.fromEntries(ancestorsOf(parentOf(path)).map((directory) => [directory, true]));
  setView({ selected: path, expanded: { ...view.expanded, ...above } });
}

/** What the name dialog says about a new path. */
function judge(result: FilesResult, path: string, { format, panels }: PanelTranslate) {
  if (!result.ok) return { fault: sayFault(panels.fileFaults, result.fault, format) };
  if (result.caseTwin !== null) return { warning: panels.files.caseTwin(result.caseTwin, format) };
  return { note: panels.files.becomes(path, format) };
}

export function newFile(directory: string, translate: PanelTranslate): void {
  const { format, panels } = translate;
  openDialog({
    title: panels.files.newFileTitle(directory, format),
    fields: [{ label: panels.files.name, value: "AGENTS.md" }],
    action: panels.files.create,
    check: ([typed = ""]) => {
      const path = pathFromInput(typed, directory);
      return judge(createNode(files(), path, ""), path, translate);
    },
    done: ([typed = ""]) => createFile(pathFromInput(typed, directory)),
  });
}

/** An empty file at a path, opened in the editor. */
export function createFile(path: string): void {
  if (commit({ id: "edit.createFile", params: { path } }, createNode(files(), path, ""))) {
    show(path);
    actions().openFile(path, { line: 1 });
  }
}

export function newFolder(directory: string, translate: PanelTranslate): void {
  const { format, panels } = translate;
  openDialog({
    title: panels.files.newFolderTitle(directory, format),
    fields: [{ label: panels.files.name, value: "" }],
    action: panels.files.create,
    check: ([typed = ""]) => {
      const path = pathFromInput(typed, directory);
      return judge(createNode(files(), path, { dir: true }), path, translate);
    },
    done: ([typed = ""]) => {
      const path = pathFromInput(typed, directory);
      if (commit({ id: "edit.createFolder", params: { path } }, createNode(files(), path, { dir: true }))) show(path);
    },
  });
}

export function newSymlink(directory: string, translate: PanelTranslate): void {
  const { format, panels } = translate;
  openDialog({
    title: panels.files.newSymlinkTitle(directory, format),
    fields: [
      { label: panels.files.name, value: "AGENTS.md" },
      { label: panels.files.target, value: "" },
    ],
    action: panels.files.create,
    check: ([typed = "", target = ""]) => {
      const path = pathFromInput(typed, directory);
      const verdict = judge(createNode(files(), path, { symlink: target }), path, translate);
      if (verdict.fault !== undefined) return verdict;
      return target.trim() === "" ? { fault: panels.files.targetEmpty } : { note: panels.files.targetHint };
    },
    done: ([typed = "", target = ""]) => {
      const path = pathFromInput(typed, directory);
      const node = { symlink: target.trim() };
      if (commit({ id: "edit.createSymlink", params: { path } }, createNode(files(), path, node))) show(path);
    },
  });
}

export function rename(path: string, translate: PanelTranslate): void {
  const { format, panels } = translate;
  const name = baseName(path);
  const dot = name.lastIndexOf(".");
  openDialog({
    title: panels.files.moveTitle(name, format),
    fields: [{ label: panels.files.moveLabel, value: name, select: [0, dot > 0 ? dot : name.length] }],
    action: panels.files.move,
    check: ([typed = ""]) => {
      const to = pathFromInput(typed, parentOf(path));
      const result = movePath(files(), path, to);
      // What could be replaced is asked about after this dialog.
      if (!result.ok && result.fault.id === "path.taken" && result.fault.overwritable) {
        return { warning: sayFault(panels.fileFaults, result.fault, format) };
      }
      return judge(result, to, translate);
    },
    done: ([typed = ""]) => move(path, pathFromInput(typed, parentOf(path)), translate),
  });
}

/** The start directory, and those of the environments, go along when they are inside. */
function movedLaunch(launch: ScenarioDocument["launch"], from: string, to: string): ScenarioDocument["launch"] {
  const moved = (path: string) => (path === from || isBelow(path, from) ? to + path.slice(from.length) : path);
  const cwd = moved(launch.cwd);
  const { environments } = launch;
  if (environments === undefined) return cwd === launch.cwd ? launch : { ...launch, cwd };
  return { ...launch, cwd, environments: environments.map((one) => ({ ...one, cwd: moved(one.cwd) })) };
}

/** Moves; asks first when a file would be replaced. */
export function move(from: string, to: string, translate: PanelTranslate): void {
  const { format, panels } = translate;
  if (from === to) return;
  const carryOut = (overwrite: boolean): void => {
    const label: EditLabel = { id: "edit.move", params: { from, to } };
    const moved = commit(label, movePath(files(), from, to, { overwrite }), (document) => ({
      ...document,
      launch: movedLaunch(document.launch, from, to),
    }));
    if (moved) show(to);
  };
  const result = movePath(files(), from, to);
  if (!result.ok && result.fault.id === "path.taken" && result.fault.overwritable) {
    openDialog({
      title: panels.files.overwriteMove(to, format),
      fields: [],
      action: panels.files.overwrite,
      danger: true,
      done: () => carryOut(true),
    });
  } else carryOut(false);
}

export function moveInto(path: string, directory: string, translate: PanelTranslate): void {
  move(path, joinPath(directory, baseName(path)), translate);
}

export function paste(directory: string, translate: PanelTranslate): void {
  const { cut: path } = useTreeClipboard.getState();
  if (path === null) return;
  useTreeClipboard.setState({ cut: null });
  moveInto(path, directory, translate);
}

/** Deletes and offers to undo. `next` is selected afterwards. */
export function remove(path: string, next: string | null): void {
  if (!commit({ id: "edit.delete", params: { path } }, deletePath(files(), path))) return;
  actions().setView({ selected: next });
  actions().notify({ id: "notice.deleted", params: { path } }, "news", { undo: true });
}

export async function replaceFromDisk(path: string): Promise<void> {
  const chosen = await chooseFile();
  if (chosen === null) return;
  if (chosen.bytes.length > LIMITS.fileSize) {
    actions().notify({ id: "notice.file.tooLarge", params: { limit: LIMITS.fileSize } }, "fault");
    return;
  }
  const result = createNode(files(), path, nodeOfBytes(chosen.bytes), { overwrite: true });
  if (commit({ id: "edit.replaceFile", params: { path } }, result)) actions().openFile(path);
}

/** Saves the raw bytes of a file. */
export function downloadFile(path: string): void {
  const node = files()[path];
  if (typeof node === "string") download(baseName(path), encodeUtf8(node) as BlobPart);
  else if (node !== undefined && "base64" in node) download(baseName(path), decodeBase64(node.base64) as BlobPart);
}
