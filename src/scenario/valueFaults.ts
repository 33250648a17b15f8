/** Faults of single values: what their shape cannot say. */
import { isBase64, isNormalPath, type Sentence, sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "./document.ts";
import { LIMITS } from "./limits.ts";

export function* nodeFaults(
  content: NonNullable<ScenarioDocument["files"]>[string],
  where: string,
): Generator<Sentence> {
  if (typeof content === "string") {
    if (!content.isWellFormed()) yield sentence("fault.surrogate", { where });
  } else if ("base64" in content) {
    if (!isBase64(content.base64)) yield sentence("fault.base64", { where });
  } else if ("symlink" in content && (content.symlink.includes("\0") || !content.symlink.isWellFormed())) {
    yield sentence("fault.pathForm", { where, path: content.symlink });
  }
}

export function* pathFault(path: string, where: string): Generator<Sentence> {
  if (!path.startsWith("/")) yield sentence("fault.relativePath", { where, path });
  else if (!isNormalPath(path) || !path.isWellFormed()) yield sentence("fault.pathForm", { where, path });
  else if (path.length > LIMITS.pathBytes) {
    yield sentence("fault.limit", { where: `${where}: ${path.slice(0, 40)}…`, limit: LIMITS.pathBytes, unit: "bytes" });
  } else if (path.split("/").some((name) => name.length > LIMITS.nameBytes)) {
    yield sentence("fault.limit", { where: `${where}: ${path.slice(0, 40)}…`, limit: LIMITS.nameBytes, unit: "bytes" });
  }
}

/** Text that cannot be written as UTF-8. */
export function* textFault(text: string, where: string): Generator<Sentence> {
  if (!text.isWellFormed()) yield sentence("fault.surrogate", { where });
}

export function* countFault(count: number, limit: number, where: string): Generator<Sentence> {
  if (count > limit) yield sentence("fault.limit", { where, limit, unit: "entries" });
}
