/** Is it the same sandbox? Project files are read again when any of it changes. */
import type { SandboxSettings } from "./session.ts";

export function sameSandbox(a: SandboxSettings, b: SandboxSettings): boolean {
  return (
    a.mode === b.mode &&
    a.networkAccess.value === b.networkAccess.value &&
    a.slashTmp === b.slashTmp &&
    a.tmpdirVariable === b.tmpdirVariable &&
    sameRoots(a.writableRoots, b.writableRoots) &&
    sameRoots(a.lateWritableRoots, b.lateWritableRoots)
  );
}

function sameRoots(a: SandboxSettings["writableRoots"], b: SandboxSettings["writableRoots"]): boolean {
  return a.length === b.length && a.every((root, index) => root.value === b[index]?.value);
}
