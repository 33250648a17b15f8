/** Ways to make a piece of a scenario smaller. */
import type { FileNode } from "../../src/engine/index.ts";

/** The list without one chunk: halves first, then smaller chunks down to single entries. */
export function* shorter<T>(list: readonly T[]): Generator<T[]> {
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < list.length; start += size) {
      yield [...list.slice(0, start), ...list.slice(start + size)];
    }
  }
}

export function without<T extends object>(object: T, key: string): T {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key)) as T;
}

export function* simplerNodes(path: string, node: FileNode): Generator<FileNode> {
  if (typeof node === "string") {
    if (path.endsWith(".toml")) {
      for (const lines of shorter(node.split(/(?<=\n)/))) yield lines.join("");
      return;
    }
    yield* simplerTexts(node);
  } else if ("base64" in node) {
    for (const kept of shorterText([...Buffer.from(node.base64, "base64")])) {
      yield { base64: Buffer.from(kept).toString("base64") };
    }
  }
}

export function* simplerTexts(text: string): Generator<string> {
  if (text.length > 2) yield "x\n";
  // Whole characters only.
  for (const kept of shorterText([...text])) yield kept.join("");
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
