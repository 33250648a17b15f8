/** Makes a failing scenario small: takes things away as long as it still fails. */
import type { FileNode } from "../../src/engine/index.ts";
import type { ScenarioDocument } from "../../src/scenario/document.ts";

/** Does this smaller scenario still fail? A document that is no valid scenario does not. */
export type StillFails = (document: ScenarioDocument) => Promise<boolean>;

/** `budget` is the number of tries. */
export async function shrink(
  document: ScenarioDocument,
  stillFails: StillFails,
  budget: number,
): Promise<ScenarioDocument> {
  let smallest = document;
  let left = budget;
  for (let improved = true; improved && left > 0; ) {
    improved = false;
    for (const candidate of smaller(smallest)) {
      if (left-- <= 0) break;
      if (!(await stillFails(candidate))) continue;
      smallest = candidate;
      improved = true;
      break;
    }
  }
  return smallest;
}

/** Simpler documents, the boldest steps first. */
export function* smaller(document: ScenarioDocument): Generator<ScenarioDocument> {
  const files = Object.entries(document.files ?? {});
  for (const kept of shorter(files)) yield { ...document, files: Object.fromEntries(kept) };
  yield* withoutKeys(document);
  for (const [path, node] of files) {
    for (const simpler of simplerNodes(path, node)) {
      yield { ...document, files: { ...document.files, [path]: simpler } };
    }
  }
  const parent = document.launch.cwd.replace(/\/[^/]*$/, "");
  if (parent !== "") yield { ...document, launch: { ...document.launch, cwd: parent } };
}

/** The list without one chunk: halves first, then smaller chunks down to single entries. */
export function* shorter<T>(list: readonly T[]): Generator<T[]> {
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < list.length; start += size) {
      yield [...list.slice(0, start), ...list.slice(start + size)];
    }
  }
}

function* withoutKeys(document: ScenarioDocument): Generator<ScenarioDocument> {
  const { machine, launch } = document;
  for (const key of ["steps", "machine", "notes"]) {
    if (key in document) yield without(document, key);
  }
  for (const key of Object.keys(machine ?? {})) yield { ...document, machine: without(machine ?? {}, key) };
  for (const key of ["overrides", "baseInstructions", "developerInstructions", "mode", "surface"]) {
    if (key in launch) yield { ...document, launch: without(launch, key) };
  }
  for (const key of Object.keys(launch.overrides ?? {})) {
    yield { ...document, launch: { ...launch, overrides: without(launch.overrides ?? {}, key) } };
  }
}

function without<T extends object>(object: T, key: string): T {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key)) as T;
}

function* simplerNodes(path: string, node: FileNode): Generator<FileNode> {
  if (typeof node === "string") {
    if (path.endsWith(".toml")) {
      for (const lines of shorter(node.split(/(?<=\n)/))) yield lines.join("");
      return;
    }
    if (node.length > 2) yield "x\n";
    // Whole characters only.
    for (const kept of shorterText([...node])) yield kept.join("");
  } else if ("base64" in node) {
    for (const kept of shorterText([...Buffer.from(node.base64, "base64")])) {
      yield { base64: Buffer.from(kept).toString("base64") };
    }
  }
}

/** A text can be long: only its halves, quarters and eighths are taken away, and single characters of a short one. */
function* shorterText<T>(list: readonly T[]): Generator<T[]> {
  for (const parts of list.length <= 16 ? [list.length] : [2, 4, 8]) {
    const size = Math.ceil(list.length / parts);
    for (let start = 0; size > 0 && start < list.length; start += size) {
      yield [...list.slice(0, start), ...list.slice(start + size)];
    }
  }
}
