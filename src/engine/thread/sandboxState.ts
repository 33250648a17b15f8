/** Is it the same sandbox? Project files are read again when any of it changes. */
import { type Root, rootsInForce, type SandboxSettings, type Session } from "./session.ts";

/**
 * A profile by name, `sandbox_mode` and a sandbox that the client said are told apart even when they allow the same, but
 * for the modes that have no settings: there only the profile by name is another one.
 */
export function samePermissions(a: Session, b: Session): boolean {
  return (
    sameOrigin(a.sandbox, b.sandbox) &&
    a.sandbox.saidIn === b.sandbox.saidIn &&
    a.sandbox.mode === b.sandbox.mode &&
    a.sandbox.networkAccess.value === b.sandbox.networkAccess.value &&
    a.sandbox.slashTmp === b.sandbox.slashTmp &&
    a.sandbox.tmpdirVariable === b.sandbox.tmpdirVariable &&
    sameRoots(a.sandbox.writableRoots, b.sandbox.writableRoots) &&
    sameRoots(rootsInForce(a), rootsInForce(b))
  );
}

function sameOrigin(a: SandboxSettings, b: SandboxSettings): boolean {
  if (a.origin === b.origin) return true;
  const isBuiltIn = [a, b].some(({ origin }) => origin !== "config" && origin !== "said");
  return !isBuiltIn && a.mode !== "workspace-write";
}

function sameRoots(a: readonly Root[], b: readonly Root[]): boolean {
  return a.length === b.length && a.every((root, index) => root.value === b[index]?.value);
}
