/** The entries of a permission profile with the workspace roots in place, and what they say of a path. */
import { isBelow } from "../machine/path.ts";
import type { Machine } from "../scenario.ts";
import type { Root } from "../thread/session.ts";
import type { Access } from "./permissionProfile.ts";

export interface Line {
  readonly access: Access;
  readonly kind: "special" | "path" | "glob";
  readonly text: Root;
}

/** What `:minimal` lets Codex read; to deny it changes nothing but that a sandbox is made. */
const MINIMAL = ["/bin", "/etc", "/lib", "/lib64", "/sbin", "/usr"];

/** The directories that a line is about; none for a glob. */
export function placesOf({ access, kind, text }: Line, machine: Machine): readonly string[] {
  if (kind === "path") return [text.value];
  if (kind === "glob") return [];
  switch (text.value) {
    case ":root":
      return ["/"];
    case ":minimal":
      return access === "deny" ? [] : MINIMAL;
    case ":slash_tmp":
      return ["/tmp"];
    case ":tmpdir":
      return machine.tmpdir === null ? [] : [machine.tmpdir];
    default:
      return [];
  }
}

/** What the most exact line says of a path; null where none is about it. */
export function accessOf(path: string, lines: readonly Line[], machine: Machine): Access | null {
  let best: { readonly length: number; readonly access: Access } | null = null;
  for (const line of lines) {
    for (const place of placesOf(line, machine)) {
      const covers = place === path || isBelow(path, place);
      if (covers && (best === null || place.length >= best.length))
        best = { length: place.length, access: line.access };
    }
  }
  return best?.access ?? null;
}

export function isReadable(path: string, lines: readonly Line[], machine: Machine): boolean {
  const access = accessOf(path, lines, machine);
  return access !== null && access !== "deny";
}
