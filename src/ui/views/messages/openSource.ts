import { FileSystem } from "../../../engine/index.ts";
import type { ScenarioDocument } from "../../../scenario/document.ts";

/** The listed file that holds the text of a path: where a symlink leads to, on the way or at the end. */
export function textPath(document: ScenarioDocument, path: string): string {
  const files = document.files ?? {};
  const real = FileSystem.of(files).realPath(path);
  return real !== null && Object.hasOwn(files, real) ? real : path;
}
