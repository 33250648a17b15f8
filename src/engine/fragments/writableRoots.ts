/** The directories that workspace-write lets Codex write to. */
import { compareBytes } from "../machine/utf8.ts";
import { type Root, type RootsOfSession, rootsInForce, type Session } from "../thread/session.ts";

/** Configured directories that may be written to and are no workspace roots (any more). */
export function furtherWritableRoots({ sandbox, ...session }: RootsOfSession & Pick<Session, "sandbox">): Root[] {
  const known = new Set(rootsInForce(session).map(({ value }) => value));
  return uniqueRoots(sandbox.writableRoots).filter(({ value }) => !known.has(value));
}

/**
 * Everything that may be written to (`/tmp` and $TMPDIR too) by its display path, sorted by bytes, each once. Missing
 * directories count.
 */
export function writableDirectories(session: Session): Root[] {
  const { files, sandbox, corners } = session;
  const roots = sandbox.origin === "custom" ? corners?.profile?.writable(session) : null;
  const real = (roots ?? configuredDirectories(session)).map(({ value, source }) => ({
    value: files.displayPath(value),
    source,
  }));
  return uniqueRoots(real).sort((a, b) => compareBytes(a.value, b.value));
}

function configuredDirectories(session: Session): Root[] {
  const { machine, sandbox } = session;
  const roots = [...rootsInForce(session), ...furtherWritableRoots(session)];
  if (sandbox.slashTmp) roots.push({ value: "/tmp", source: { kind: "default", key: "sandbox_workspace_write" } });
  if (sandbox.tmpdirVariable && machine.tmpdir !== null) {
    roots.push({ value: machine.tmpdir, source: { kind: "machine", fact: "tmpdir" } });
  }
  return roots;
}

/** Each directory once, at its first place. */
export function uniqueRoots(roots: readonly Root[]): Root[] {
  const seen = new Set<string>();
  return roots.filter(({ value }) => !seen.has(value) && seen.add(value));
}

/** The workspace roots behind a move: the new directory takes the place of the old one. */
export function movedRoots(roots: readonly Root[], from: string, to: Root): Root[] {
  return uniqueRoots(roots.map((root) => (root.value === from ? to : root)));
}
