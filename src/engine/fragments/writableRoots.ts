/** The directories that workspace-write lets Codex write to. */
import { encodeUtf8 } from "../machine/utf8.ts";
import type { Root, Session } from "../thread/session.ts";

/** The workspace roots under any sandbox: the current directory, then the configured ones. */
export function workspaceRoots({ cwd, sandbox }: Session): Root[] {
  return unique([cwd, ...sandbox.writableRoots]);
}

/**
 * Everything that may be written to (`/tmp` and $TMPDIR too) by its display path, sorted by bytes, each once. Missing
 * directories count.
 */
export function writableDirectories(session: Session): Root[] {
  const { files, machine, sandbox } = session;
  const roots = [...workspaceRoots(session), ...sandbox.lateWritableRoots];
  if (sandbox.slashTmp) roots.push({ value: "/tmp", source: { kind: "default", key: "sandbox_workspace_write" } });
  if (sandbox.tmpdirVariable && machine.tmpdir !== null) {
    roots.push({ value: machine.tmpdir, source: { kind: "machine", fact: "tmpdir" } });
  }
  const real = roots.map(({ value, source }) => ({ value: files.displayPath(value), source }));
  return unique(real).sort((a, b) => compareBytes(a.value, b.value));
}

function unique(roots: readonly Root[]): Root[] {
  const seen = new Set<string>();
  return roots.filter(({ value }) => !seen.has(value) && seen.add(value));
}

/** Rust's order of strings: by UTF-8 bytes. */
function compareBytes(a: string, b: string): number {
  const left = encodeUtf8(a);
  const right = encodeUtf8(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
