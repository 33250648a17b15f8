/** The ways in: what is dropped, picked or pasted goes where it belongs. */

import { withTexts } from "../../scenario/import/collector.ts";
import { shownName } from "../../scenario/import/entries.ts";
import { readPasted } from "../../scenario/import/pasted.ts";
import { namesInside } from "../../scenario/import/rules.ts";
import { LIMITS } from "../../scenario/limits.ts";
import { byteSource, droppedThings, type FoundFolder, pickFiles, pickFolder, readFile } from "../../services/folder.ts";
import type { HeldItem } from "../../services/heldDrop.ts";
import { app } from "../../state/app.ts";
import { bring, bringZip, openWhole, refuseImport } from "../../state/importing.ts";
import { parseText } from "../../state/persistence.ts";
import { directoryFor } from "../files/directoryFor.ts";
import { addFiles } from "./addFiles.ts";

/** `path`: of the row that it was dropped on, for single files. */
export async function takeDrop(held: readonly HeldItem[], path: string | null): Promise<void> {
  const { folders, files } = droppedThings(held, namesInside);
  const directory = dropDirectory(path);
  if (folders.length > 0) return bringFolders(folders);
  const [first] = files;
  if (first === undefined) return;
  if (files.length === 1 && (await opensWhole(first))) return openFile(first);
  return addFiles(files, directory);
}

function bringFolders(folders: readonly FoundFolder[]): Promise<void> {
  const seesEmptyDirectories = folders.every((folder) => folder.seesEmptyDirectories);
  return bring({ bundles: folders, way: seesEmptyDirectories ? "walk" : "list", seesEmptyDirectories });
}

/** Where a single file goes: the directory of that path, else of the selected one, else the start. */
export function dropDirectory(path: string | null): string {
  const { document, view } = app.getState();
  return directoryFor(path ?? view.selected ?? document.launch.cwd);
}

/** The dialog with every way in. */
export { chooseImport as openChoose } from "../../state/importing.ts";

export async function openFolder(): Promise<void> {
  const folder = await pickFolder(namesInside);
  if (folder !== null) await bringFolders([folder]);
}

/** A scenario or a zip archive. */
export async function openPickedFile(): Promise<void> {
  const [file] = await pickFiles({ accept: ".json,.zip,application/json,application/zip" });
  if (file !== undefined) await openFile(file);
}

const SCENARIO_HEAD = 4_096;

/** An archive by its name; JSON that says the format of a scenario. */
async function opensWhole(file: File): Promise<boolean> {
  if (/\.zip$/i.test(file.name)) return true;
  if (!/\.json$/i.test(file.name)) return false;
  const head = await file
    .slice(0, SCENARIO_HEAD)
    .text()
    .catch(() => "");
  return /^\s*\{/.test(head) && /"format"\s*:\s*\d/.test(head);
}

async function openFile(file: File): Promise<void> {
  if (/\.zip$/i.test(file.name) || file.type === "application/zip") {
    return bringZip(app, byteSource(file), file.name);
  }
  const name = shownName(file.name);
  const limit = LIMITS.archiveScenarioBytes;
  const bytes = await readFile(file, limit).catch(() => "unreadable" as const);
  if (bytes === "unreadable") return refuseImport({ kind: "unreadable", name });
  if (bytes === null) return refuseImport({ kind: "tooLarge", name, limit });
  return openScenarioText(new TextDecoder().decode(bytes), name);
}

async function openScenarioText(text: string, name: string): Promise<void> {
  const read = await parseText(text);
  if (read.state === "document") openWhole(app, withTexts(read.document));
  else refuseImport({ kind: "scenario", name, faults: read.faults });
}

export async function openPasted(text: string, name: string): Promise<void> {
  const pasted = readPasted(text);
  if (pasted.kind === "scenario") return openScenarioText(text, name);
  if (pasted.kind !== "folder") return;
  const { bundle, location } = pasted;
  return bring({ bundles: [bundle], way: "paste", seesEmptyDirectories: true, location });
}
