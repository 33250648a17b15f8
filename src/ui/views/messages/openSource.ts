/** The ways from a piece of text to what it comes from. */
import { FileSystem, type Source } from "../../../engine/index.ts";
import type { ScenarioDocument } from "../../../scenario/document.ts";
import { actions } from "../../../state/app.ts";
import { fileTextOf, positionOfByte } from "../../editor/fileText.ts";
import type { Position } from "../../editor/textEdits.ts";

/** The listed file that holds the text of a path: where a symlink leads to, on the way or at the end. */
export function textPath(document: ScenarioDocument, path: string): string {
  const files = document.files ?? {};
  const real = FileSystem.of(files).realPath(path);
  return real !== null && Object.hasOwn(files, real) ? real : path;
}

/** Where a source begins in the file as the editor shows it; null for a source without a place in a file. */
export function placeOfSource(document: ScenarioDocument, source: Source): Position | null {
  if (source.kind === "config") return source.line === null ? null : { line: source.line, column: source.column ?? 1 };
  return source.kind === "file" ? placeOfByte(document, source.path, source.start) : null;
}

/** The line and column of a byte of a file; null for what is no regular file. */
export function placeOfByte(document: ScenarioDocument, path: string, byte: number): Position | null {
  const file = fileTextOf(document.files?.[textPath(document, path)]);
  return file === null ? null : positionOfByte(file, byte);
}

/** Does a click on a text of this source lead anywhere? */
export function leadsSomewhere(source: Source): boolean {
  switch (source.kind) {
    case "file":
    case "step":
      return true;
    case "config":
      return source.path !== null;
    default:
      return false;
  }
}

/** Opens the file at the line, or the step. */
export function openSource(document: ScenarioDocument, source: Source): void {
  if (source.kind === "step") {
    actions().setView({ step: source.step, stepForm: true, request: null });
    return;
  }
  if ((source.kind !== "file" && source.kind !== "config") || source.path === null) return;
  const place = placeOfSource(document, source);
  actions().openFile(textPath(document, source.path), place ?? undefined);
}
