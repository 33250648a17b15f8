/** What the migration finds in a scope, and why it would do nothing. */
import type { FileSystem, ReadResult } from "../machine/files.ts";
import { decodeStrict, isBlank } from "../machine/utf8.ts";
import type { MigrationScope } from "./roots.ts";

/** Why a scope is not migrated. */
export type MigrationRefusal =
  /** No source is a regular file with text in it. */
  | { readonly id: "noSource"; readonly blank: readonly string[] }
  /** Something is at the target that is not overwritten. */
  | { readonly id: "targetHasText" | "targetIsDirectory" | "targetIsBrokenLink"; readonly path: string };

/** `failed`: Codex gives up the whole call with this message. */
export type Detected =
  | { readonly kind: "item"; readonly source: string; readonly target: string; readonly text: string }
  | { readonly kind: "refused"; readonly refusal: MigrationRefusal }
  | { readonly kind: "failed"; readonly message: string; readonly path: string };

/** Releases differ in one rule: a target that is a link to nothing is missing (0.113.0), or there (later ones). */
export interface DetectRules {
  readonly brokenLinkIsMissing: boolean;
}

const INVALID_UTF8 = "stream did not contain valid UTF-8";
const DENIED = "Permission denied (os error 13)";

/** Mirrors `detect_migrations` for AGENTS.md; the order in which files are read decides which fault is told. */
export function detect(files: FileSystem, scope: MigrationScope, rules: DetectRules): Detected {
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
  const refused = (id: "targetHasText" | "targetIsDirectory" | "targetIsBrokenLink"): Detected => ({
    kind: "refused",
    refusal: { id, path },
  });
  if (!files.exists(path)) {
    const isLink = files.locateLink(path).kind !== "failed";
    return isLink && !rules.brokenLinkIsMissing ? refused("targetIsBrokenLink") : null;
  }
  const text = textOf(files, path);
  if (text === null) return refused("targetIsDirectory");
  if ("message" in text) return { kind: "failed", message: text.message, path };
  return isBlank(text.text) ? null : refused("targetHasText");
}

/** Null: not a regular file. */
function textOf(files: FileSystem, path: string): { readonly text: string } | { readonly message: string } | null {
  const read: ReadResult = files.read(path);
  if (read.kind === "failed") return read.failure === "permission-denied" ? { message: DENIED } : null;
  const decoded = decodeStrict(read.bytes);
  return "text" in decoded ? decoded : { message: INVALID_UTF8 };
}
