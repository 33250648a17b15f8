import { baseName, type FileNode } from "../../engine/index.ts";
import { app } from "../../state/app.ts";
import type { MenuItem } from "../components/menuStore.ts";
import type { Translate } from "../i18n/useTranslate.ts";
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
export function newMenu(directory: string, translate: Translate): MenuItem[] {
  const { shell } = translate;
  const files = app.getState().document.files ?? {};
  const agents = directory === "/" ? "/AGENTS.md" : `${directory}/AGENTS.md`;
  return [
    {
      kind: "action",
      label: shell.files.newAgents,
      disabled: Object.hasOwn(files, agents),
      onSelect: () => createFile(agents),
    },
    { kind: "action", label: shell.files.newFile, onSelect: () => newFile(directory, translate) },
    { kind: "action", label: shell.files.newFolder, onSelect: () => newFolder(directory, translate) },
    { kind: "action", label: shell.files.newSymlink, onSelect: () => newSymlink(directory, translate) },
  ];
}

/** Everything that can be done with one row of the tree. */
export function fileMenu(target: Target, translate: Translate): MenuItem[] {
  const { shell, format } = translate;
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
        label: isStart ? shell.files.isStart : shell.files.startHere,
        disabled: isStart,
        onSelect: () => changeCwd(path),
      },
      { kind: "separator" },
      ...newMenu(path, translate),
      { kind: "separator" },
    );
  } else {
    items.push(
      { kind: "action", label: shell.files.newFile, onSelect: () => newFile(directoryFor(path), translate) },
      { kind: "separator" },
    );
  }
  items.push({
    kind: "action",
    label: shell.files.rename,
    key: "F2",
    disabled: fixed,
    onSelect: () => rename(path, translate),
  });
  items.push({
    kind: "action",
    label: shell.files.cut,
    key: "Ctrl X",
    disabled: fixed,
    onSelect: () => useTreeClipboard.setState({ cut: path }),
  });
  if (clipped !== null) {
    items.push({
      kind: "action",
      label: shell.files.paste(baseName(clipped), format),
      key: "Ctrl V",
      onSelect: () => paste(directoryFor(path), translate),
    });
  }
  if (!directory) {
    items.push(
      { kind: "separator" },
      { kind: "action", label: shell.files.replace, onSelect: () => void replaceFromDisk(path) },
      { kind: "action", label: shell.files.download, disabled: !hasBytes, onSelect: () => downloadFile(path) },
    );
  }
  items.push(
    { kind: "separator" },
    {
      kind: "action",
      label: shell.files.delete,
      key: "Del",
      danger: true,
      disabled: fixed,
      onSelect: () => remove(path, target.next),
    },
  );
  return items;
}
