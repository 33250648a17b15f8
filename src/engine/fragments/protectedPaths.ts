/** What stays read-only inside a directory that may be written to. */
import type { FileSystem } from "../machine/files.ts";
import { join, normalise } from "../machine/path.ts";
import { decodeLossy, trim } from "../machine/utf8.ts";
import type { Root } from "../thread/session.ts";
import { uniqueRoots } from "./writableRoots.ts";

/** Inside a workspace root these stay read-only, whether they exist or not. */
export const PROTECTED = [".git", ".agents", ".codex"] as const;

/**
 * The paths that a configured or said sandbox remembers: of each writable directory the target of its `.git` pointer and
 * the protected folders that exist at that moment; of the directory in which it was said `.codex` in any case.
 */
export function keptReadOnly(files: FileSystem, writable: readonly Root[], saidIn: Root | null): Root[] {
  const kept = uniqueRoots(writable).flatMap((root) => existing(files, root));
  if (saidIn !== null) kept.push(...existing(files, saidIn), inside(saidIn, ".codex"));
  return uniqueRoots(kept);
}

function existing(files: FileSystem, root: Root): Root[] {
  const folders = PROTECTED.map((name) => inside(root, name)).filter(({ value }) => files.exists(value));
  const target = pointerTarget(files, root.value);
  return target === null ? folders : [{ value: target, source: root.source }, ...folders];
}

function inside(root: Root, name: string): Root {
  return { value: join(root.value, name), source: root.source };
}

/** A `.git` file holds `gitdir: PATH`, relative to its folder; null when that does not exist. */
function pointerTarget(files: FileSystem, root: string): string | null {
  const read = files.read(join(root, ".git"));
  if (read.kind === "failed") return null;
  const text = trim(decodeLossy(read.bytes));
  if (!text.startsWith("gitdir:")) return null;
  const target = normalise(join(root, trim(text.slice("gitdir:".length))));
  return files.exists(target) ? target : null;
}
