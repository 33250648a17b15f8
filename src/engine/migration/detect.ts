/** What the migration finds in a scope, and why it would do nothing. */
import type { FileSystem } from "../machine/files.ts";
import { isBlank } from "../machine/utf8.ts";
import { textOf } from "./read.ts";
import type { MigrationScope } from "./roots.ts";
import { settingsFault } from "./settings.ts";

/** Why a scope is not migrated. */
export type MigrationRefusal =
  /** No source is a regular file with text in it. */
  | { readonly id: "noSource"; readonly blank: readonly string[] }
  /** Something is at the target that is not overwritten. */
  | { readonly id: "targetHasText" | "targetIsDirectory" | "targetIsLink"; readonly path: string };

/** `failed`: Codex gives up the whole call with this message. */
export type Detected =
  | { readonly kind: "item"; readonly source: string; readonly target: string; readonly text: string }
  | { readonly kind: "refused"; readonly refusal: MigrationRefusal }
  | { readonly kind: "failed"; readonly message: string; readonly path: string };

export interface DetectRules {
  /** A target that is a link counts as what it points to (0.113.0), or is never written (later ones). */
  readonly followsTargetLink: boolean;
}

/** Mirrors `detect_migrations` for AGENTS.md; the order in which files are read decides which fault is told. */
export function detect(files: FileSystem, scope: MigrationScope, rules: DetectRules): Detected {
  const fault = settingsFault(files, scope.settings);
  if (fault !== null) return { kind: "failed", message: fault, path: scope.settings };
  const blank: string[] = [];
  for (const source of scope.sources) {
    const text = textOf(files, source);
    if (text === null) continue;
    if ("message" in text) return { kind: "failed", message: text.message, path: source };
    if (isBlank(text.text)) blank.push(source);
    else return target(files, scope.target, rules) ?? { kind: "item", source, target: scope.target, text: text.text };
  }
  return { kind: "refused", refusal: { id: "noSource", blank } };
}

/** Null: it may be written. Missing, empty and blank targets are. */
function target(files: FileSystem, path: string, rules: DetectRules): Detected | null {
  if (isLink(files, path) && !rules.followsTargetLink) return refused("targetIsLink", path);
  if (!files.exists(path)) return null;
  const text = textOf(files, path);
  if (text === null) return refused("targetIsDirectory", path);
  if ("message" in text) return { kind: "failed", message: text.message, path };
  return isBlank(text.text) ? null : refused("targetHasText", path);
}

function refused(id: "targetHasText" | "targetIsDirectory" | "targetIsLink", path: string): Detected {
  return { kind: "refused", refusal: { id, path } };
}

function isLink(files: FileSystem, path: string): boolean {
  const found = files.locateLink(path);
  return found.kind === "file" && typeof found.node === "object" && "symlink" in found.node;
}
