/** Single files of the person's own computer into a directory of the open scenario: one undoable edit. */

import type { FileNode } from "../../engine/index.ts";
import { joinPath } from "../../engine/index.ts";
import { createNode, type Files, kindAt } from "../../scenario/filesRules.ts";
import { nodeOfBytes } from "../../scenario/import/node.ts";
import { isSecret } from "../../scenario/import/rules.ts";
import { LIMITS } from "../../scenario/limits.ts";
import { readFile } from "../../services/folder.ts";
import { actions, app } from "../../state/app.ts";
import { openDialog } from "../components/dialogStore.ts";
import { markedFormat } from "../i18n/format.ts";
import { importWords } from "./useImportWords.ts";

export async function addFiles(files: readonly File[], directory: string): Promise<void> {
  const nodes = new Map<string, FileNode>();
  const left: string[] = [];
  let room: number = LIMITS.importBytes;
  for (const file of files) {
    const bytes = isSecret(file.name)
      ? null
      : await readFile(file, Math.min(LIMITS.importFileBytes, room)).catch(() => null);
    if (bytes === null) left.push(file.name);
    else {
      room -= bytes.length;
      nodes.set(joinPath(directory, file.name), nodeOfBytes(bytes));
    }
  }
  const taken = [...nodes.keys()].filter((path) => kindAt(app.getState().document.files ?? {}, path) !== "nothing");
  if (taken.length === 0) write(nodes, left);
  else askToReplace(taken, () => write(nodes, left));
}

function askToReplace(paths: readonly string[], done: () => void): void {
  const words = importWords(app.getState().view.language).drop;
  openDialog({
    title: words.replaceTitle(paths.length),
    text: words.replaceText(
      paths,
      markedFormat((path) => path),
    ),
    fields: [],
    action: words.replace,
    danger: true,
    done,
  });
}

function write(nodes: ReadonlyMap<string, FileNode>, left: readonly string[]): void {
  const { edit, notify, openFile } = actions();
  let files: Files = app.getState().document.files ?? {};
  const written: string[] = [];
  for (const [path, node] of nodes) {
    const result = createNode(files, path, node, { overwrite: true });
    if (!result.ok) {
      notify({ id: "notice.file.refused", params: { fault: result.fault } }, "fault");
      continue;
    }
    files = result.files;
    written.push(path);
  }
  const [first] = written;
  if (first !== undefined) {
    edit({ id: "edit.addFiles", params: { path: first, files: written.length } }, (document) => ({
      ...document,
      files,
    }));
    openFile(first);
  }
  if (left.length > 0) notify({ id: "notice.files.left", params: { names: left } }, "fault");
  else if (first !== undefined) {
    notify({ id: "notice.files.added", params: { path: first, files: written.length } }, "news", { undo: true });
  }
}
