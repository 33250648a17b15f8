/** Carries out the fixes that findings propose. Pure. */
import type { FileNode, JsonValue } from "../engine/index.ts";
import type { Fix, FixEdit } from "../engine/insight.ts";
import { moveKey, removeTree, renameKey } from "./applyFixConfig.ts";
import { Disk, textOfNode } from "./applyFixDisk.ts";
import { editOverride } from "./applyFixOverrides.ts";
import { editTurnText, withMovedPaths, withoutStep, withStep } from "./applyFixSteps.ts";
import { setKey } from "./configEdit.ts";
import type { ConfigValue, KeyPath } from "./configText.ts";
import type { ScenarioDocument } from "./document.ts";
import { deletePath, movePath, pathFault } from "./filesRules.ts";

type EditOf<Kind extends FixEdit["kind"]> = Extract<FixEdit, { kind: Kind }>;

/**
 * The document after all edits of the fix; the same document where one of them is not possible (any more), or nothing
 * changes. `step` is the moment that the finding is about, the last step when it is left out: a file that a step has
 * written by then is edited in that step.
 */
export function applyFix(document: ScenarioDocument, fix: Pick<Fix, "edits">, step?: number): ScenarioDocument {
  let edited = document;
  for (const edit of fix.edits) {
    const next = applyEdit(edited, edit, step ?? Number.MAX_SAFE_INTEGER);
    if (next === null) return document;
    edited = next;
  }
  return edited;
}

/** Null: not possible. */
function applyEdit(document: ScenarioDocument, edit: FixEdit, step: number): ScenarioDocument | null {
  switch (edit.kind) {
    case "cwd":
      return document.launch.cwd === edit.cwd
        ? document
        : { ...document, launch: { ...document.launch, cwd: edit.cwd } };
    case "turnText":
      return editTurnText(document, edit.step, edit.text);
    case "removeStep":
      return withoutStep(document, edit.step);
    case "addStep":
      return withStep(document, edit.after, { do: edit.step });
    default:
      // Only here: a disk of thousands of files takes its time.
      return applyDiskEdit(document, new Disk(document, step), edit, step);
  }
}

type DiskEdit = Exclude<FixEdit, { kind: "cwd" | "turnText" | "removeStep" | "addStep" }>;

/** Null: not possible. */
function applyDiskEdit(document: ScenarioDocument, disk: Disk, edit: DiskEdit, step: number): ScenarioDocument | null {
  switch (edit.kind) {
    case "setKey":
      return editKey(document, disk, edit, edit.value);
    case "removeKey":
      return editKey(document, disk, edit, undefined);
    case "moveKey":
      return move(document, disk, edit, step);
    case "write":
      return write(document, disk, edit);
    case "replaceText":
      return replaceText(document, disk, edit);
    case "move":
      return movePaths(document, disk, edit);
    case "remove":
      return remove(document, disk, edit.path);
  }
}

function editKey(
  document: ScenarioDocument,
  disk: Disk,
  { path, key }: { readonly path: string | null; readonly key: KeyPath },
  value: JsonValue | undefined,
): ScenarioDocument | null {
  if (path === null) return editOverride(document, key, value);
  if (hasNull(value)) return null;
  return editText(document, disk, path, "", (text) => {
    if (value === undefined) return removeTree(text, key);
    const edit = setKey(text, key, value as ConfigValue);
    return edit.ok ? edit.text : null;
  });
}

/** TOML has no null. */
function hasNull(value: JsonValue | undefined): boolean {
  if (value === null) return true;
  return typeof value === "object" && Object.values(value).some(hasNull);
}

function move(
  document: ScenarioDocument,
  disk: Disk,
  { path, key, toPath, toKey }: EditOf<"moveKey">,
  step: number,
): ScenarioDocument | null {
  if (disk.resolve(path, true) === disk.resolve(toPath, true)) {
    const name = toKey.at(-1);
    const isRename = key.length === toKey.length && key.slice(0, -1).every((part, at) => part === toKey[at]);
    return editText(document, disk, path, null, (text) =>
      isRename && name !== undefined ? renameKey(text, key, name) : (moveKey(text, key, null, toKey)?.to ?? null),
    );
  }
  const moved = moveKey(textAt(disk, path) ?? "", key, textAt(disk, toPath) ?? "", toKey);
  if (moved === null) return null;
  const added = editText(document, disk, toPath, "", () => moved.to);
  return added === null ? null : editText(added, new Disk(added, step), path, null, () => moved.from);
}

function textAt(disk: Disk, path: string): string | null {
  const real = disk.resolve(path, true);
  const node = real === null ? undefined : disk.node(real);
  return node === undefined ? null : textOfNode(node);
}

/** Edits the text of a file, symlinks followed. `missing` is the text of a file that is not there; null: it has to be. */
function editText(
  document: ScenarioDocument,
  disk: Disk,
  path: string,
  missing: string | null,
  change: (text: string) => string | null,
): ScenarioDocument | null {
  const real = disk.resolve(path, true);
  if (real === null) return null;
  const node = disk.node(real);
  const text = node === undefined ? missing : textOfNode(node);
  const changed = text === null ? null : change(text);
  if (changed === null || !changed.isWellFormed()) return null;
  return changed === text ? document : disk.put(real, changed);
}

function replaceText(
  document: ScenarioDocument,
  disk: Disk,
  { path, start, end, text: by }: EditOf<"replaceText">,
): ScenarioDocument | null {
  return editText(document, disk, path, null, (text) =>
    start < 0 || end < start || end > text.length ? null : text.slice(0, start) + by + text.slice(end),
  );
}

/** What stands there is replaced, a symlink too. */
function write(document: ScenarioDocument, disk: Disk, { path, node }: EditOf<"write">): ScenarioDocument | null {
  const real = disk.resolve(path, false);
  if (real === null) return null;
  const present = disk.node(real);
  return present !== undefined && sameNode(present, node) ? document : disk.put(real, node);
}

function sameNode(one: FileNode, other: FileNode): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Steps that write or remove the file go with it. */
function movePaths(document: ScenarioDocument, disk: Disk, { from, to }: EditOf<"move">): ScenarioDocument | null {
  const source = disk.resolve(from, false);
  const target = disk.resolve(to, false);
  if (source === null || target === null || !movePath(disk.nodes, source, target).ok) return null;
  if (source === target) return document;
  const files = document.files ?? {};
  const moved = movePath(files, source, target);
  if (!moved.ok && (moved.fault.id !== "path.missing" || pathFault(files, target) !== null)) return null;
  return withMovedPaths(moved.ok ? { ...document, files: moved.files } : document, source, target);
}

/** Not for what a step has written: it would be there again. */
function remove(document: ScenarioDocument, disk: Disk, path: string): ScenarioDocument | null {
  const real = disk.resolve(path, false);
  if (real === null || disk.holdsFromStep(real)) return null;
  const deleted = deletePath(document.files ?? {}, real);
  return deleted.ok ? { ...document, files: deleted.files } : null;
}
