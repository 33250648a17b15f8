import { baseName, type FileNode, joinPath } from "../../engine/index.ts";
import { app } from "../../state/app.ts";
import type { MenuItem } from "../components/menuStore.ts";
import type { PanelTranslate } from "../i18n/usePanelTranslate.ts";
import { changeCwd } from "../session/changeSetting.ts";
import { directoryFor } from "./directoryFor.ts";
import {
  createFile,
  downloadFile,
  newFile,
  newFolder,
  newSymlink,
  paste,
  remove,
  rename,
  replaceFromDisk,
} from "./fileActions.ts";
import { useTreeClipboard } from "./treeClipboard.ts";

interface Target {
  readonly path: string;
  readonly directory: boolean;
  /** The root of a group stays where it is. */
  readonly fixed: boolean;
  /** Selected when this path is deleted. */
  readonly next: string | null;
}

/** Ways to make something new in a directory. */
export function newMenu(directory: string, translate: PanelTranslate): MenuItem[] {
  const { panels } = translate;
  const files = app.getState().document.files ?? {};
  const agents = joinPath(directory, "AGENTS.md");
  return [
    {
      kind: "action",
      label: panels.files.newAgents,
      disabled: Object.hasOwn(files, agents),
      onSelect: () => createFile(agents),
    },
    { kind: "action", label: panels.files.newFile, onSelect: () => newFile(directory, translate) },
    { kind: "action", label: panels.files.newFolder, onSelect: () => newFolder(directory, translate) },
    { kind: "action", label: panels.files.newSymlink, onSelect: () => newSymlink(directory, translate) },
  ];
}

/** Everything that can be done with one row of the tree. */
export function fileMenu(target: Target, translate: PanelTranslate): MenuItem[] {
  const { format, panels } = translate;
  const { path, directory, fixed } = target;
  const { document } = app.getState();
  const node: FileNode | undefined = document.files?.[path];
  const hasBytes = typeof node === "string" || (typeof node === "object" && "base64" in node);
  const clipped = useTreeClipboard.getState().cut;
  const items: MenuItem[] = [];
  if (directory) {
    const isStart = document.launch.cwd === path;
    items.push(
      {
        kind: "action",
        label: isStart ? panels.files.isStart : panels.files.startHere,
        disabled: isStart,
        onSelect: () => changeCwd(path),
      },
      { kind: "separator" },
      ...newMenu(path, translate),
      { kind: "separator" },
    );
  } else {
    items.push(
      { kind: "action", label: panels.files.newFile, onSelect: () => newFile(directoryFor(path), translate) },
      { kind: "separator" },
    );
  }
  items.push({
    kind: "action",
    label: panels.files.rename,
    key: "F2",
    disabled: fixed,
    onSelect: () => rename(path, translate),
  });
  items.push({
    kind: "action",
    label: panels.files.cut,
    key: "Ctrl X",
    disabled: fixed,
    onSelect: () => useTreeClipboard.setState({ cut: path }),
  });
  if (clipped !== null) {
    items.push({
      kind: "action",
      label: panels.files.paste(baseName(clipped), format),
      key: "Ctrl V",
      onSelect: () => paste(directoryFor(path), translate),
    });
  }
  if (!directory) {
    items.push(
      { kind: "separator" },
      { kind: "action", label: panels.files.replace, onSelect: () => void replaceFromDisk(path) },
      { kind: "action", label: panels.files.download, disabled: !hasBytes, onSelect: () => downloadFile(path) },
    );
  }
  items.push(
    { kind: "separator" },
    {
      kind: "action",
      label: panels.files.delete,
      key: "Del",
      danger: true,
      disabled: fixed,
      onSelect: () => remove(path, target.next),
    },
  );
  return items;
}
