import { parentOf } from "../../engine/index.ts";
import { kindAt } from "../../scenario/filesRules.ts";
import { app } from "../../state/app.ts";

/** Where new things go when this path is selected. */
export function directoryFor(path: string): string {
  return kindAt(app.getState().document.files ?? {}, path) === "file" ? parentOf(path) : path;
}
