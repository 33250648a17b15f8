/** Faults of single values: what their shape cannot say. */
import {
  byteLength,
  type EnvironmentPick,
  isAbsolutePath,
  isBase64,
  isNormalPath,
  isWindowsPath,
  namesOf,
  normalisePath,
  type Sentence,
  sentence,
} from "../engine/index.ts";
import type { ScenarioDocument } from "./document.ts";
import { LIMITS } from "./limits.ts";

export function* nodeFaults(
  content: NonNullable<ScenarioDocument["files"]>[string],
  where: string,
): Generator<Sentence> {
  if (typeof content === "string") return;
  if ("base64" in content) {
    if (!isBase64(content.base64)) yield sentence("fault.base64", { where });
    if (content.base64.length * 0.75 > LIMITS.fileSize) {
      yield sentence("fault.limit", { where, limit: LIMITS.fileSize, unit: "bytes" });
    }
  } else if ("symlink" in content) {
    if (content.symlink.includes("\0")) yield sentence("fault.pathForm", { where, path: content.symlink });
    if (byteLength(content.symlink) > LIMITS.pathBytes) {
      yield sentence("fault.limit", { where, limit: LIMITS.pathBytes, unit: "bytes" });
    }
  }
}

/** A path in normal form. */
export function* pathFault(path: string, where: string): Generator<Sentence> {
  if (!isAbsolutePath(path)) yield sentence("fault.relativePath", { where, path });
  else if (!isNormalPath(path)) yield sentence("fault.pathForm", { where, path });
  else if (byteLength(path) > LIMITS.pathBytes) {
    yield sentence("fault.limit", { where: `${where}: ${path.slice(0, 40)}…`, limit: LIMITS.pathBytes, unit: "bytes" });
  } else if (namesOf(path).some((name) => byteLength(name) > LIMITS.nameBytes)) {
    yield sentence("fault.limit", { where: `${where}: ${path.slice(0, 40)}…`, limit: LIMITS.nameBytes, unit: "bytes" });
  }
}

/** A directory to work in: Codex takes a Windows path in any spelling. */
export function* directoryFault(path: string, where: string): Generator<Sentence> {
  yield* pathFault(isWindowsPath(path) ? normalisePath(path) : path, where);
}

/** The computer's own directories: only a Windows machine has those of Windows. */
export function* ownDirectoryFault(path: string, where: string, os: MachineOs): Generator<Sentence> {
  if (isWindowsPath(path) && os !== "windows") yield sentence("fault.windowsPath", { where, path });
  else yield* directoryFault(path, where);
}

export type MachineOs = NonNullable<ScenarioDocument["machine"]>["os"];

export function* countFault(count: number, limit: number, where: string): Generator<Sentence> {
  if (count > limit) yield sentence("fault.limit", { where, limit, unit: "entries" });
}

/** A client may select an environment once; any id but the empty one will do. */
export function* environmentFaults(environments: readonly EnvironmentPick[], where: string): Generator<Sentence> {
  yield* countFault(environments.length, LIMITS.environments, where);
  const seen = new Set<string>();
  for (const [index, { id, cwd, state }] of environments.entries()) {
    const place = `${where}[${index}]`;
    if (id === "") yield sentence("fault.environmentId", { where: `${place}.id`, id });
    else if (seen.has(id)) yield sentence("fault.environmentTwice", { where: `${place}.id`, id });
    seen.add(id);
    if (id === "local" && state !== undefined) yield sentence("fault.environmentState", { where: `${place}.state` });
    yield* directoryFault(cwd, `${place}.cwd`);
  }
}
