/** What a key means in the tree, after the tree pattern of the ARIA practices. Pure. */
import type { TreeRow } from "./treeRows.ts";

export type TreeCommand =
  | { readonly do: "select"; readonly path: string }
  | {
      readonly do: "open" | "close" | "activate" | "rename" | "delete" | "menu" | "cut" | "paste";
      readonly path: string;
    };

export interface TreeKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
}

/** The command of a key at the row `here`; null when the key is not the tree's. */
export function treeCommand(rows: readonly TreeRow[], here: number, { key, ctrl, shift }: TreeKey): TreeCommand | null {
  const row = rows[here];
  if (row === undefined) return null;
  const select = (at: number): TreeCommand | null => {
    const path = rows[at]?.path;
    return path === undefined ? null : { do: "select", path };
  };
  const on = (command: Exclude<TreeCommand["do"], "select">): TreeCommand => ({ do: command, path: row.path });
  if (ctrl) {
    if (key === "x") return on("cut");
    if (key === "v") return on("paste");
    return null;
  }
  switch (key) {
    case "ArrowDown":
      return select(Math.min(here + 1, rows.length - 1));
    case "ArrowUp":
      return select(Math.max(here - 1, 0));
    case "Home":
      return select(0);
    case "End":
      return select(rows.length - 1);
    case "ArrowRight":
      if (!row.directory) return null;
      if (!row.open) return on("open");
      return (rows[here + 1]?.depth ?? 0) > row.depth ? select(here + 1) : null;
    case "ArrowLeft":
      if (row.directory && row.open) return on("close");
      return select(parentIndex(rows, here));
    case "Enter":
    case " ":
      return on("activate");
    case "F2":
      return on("rename");
    case "Delete":
      return on("delete");
    case "ContextMenu":
      return on("menu");
    case "F10":
      return shift ? on("menu") : null;
    default:
      return null;
  }
}

/** The row after `here` whose name begins with the typed letters; around the end, `here` itself last. */
export function typeAhead(rows: readonly TreeRow[], here: number, letters: string): string | null {
  const wanted = letters.toLowerCase();
  // One letter goes on to the next match, more letters keep the row that still matches.
  const first = letters.length === 1 ? 1 : 0;
  for (let step = first; step < rows.length + first; step++) {
    const row = rows[(here + step) % rows.length];
    if (row?.name.toLowerCase().startsWith(wanted)) return row.path;
  }
  return null;
}

/** Index of the directory that holds the row; -1 on the first level. */
export function parentIndex(rows: readonly TreeRow[], here: number): number {
  const depth = rows[here]?.depth ?? 0;
  for (let at = here - 1; at >= 0; at--) {
    const row = rows[at];
    if (row?.directory && row.depth < depth) return row.depth === depth - 1 ? at : -1;
  }
  return -1;
}
