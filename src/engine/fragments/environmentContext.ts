/** `<environment_context>`: where the session runs and what it may touch. */
import { join } from "../machine/path.ts";
import { mark, type Span, type Spans, span, textOf } from "../provenance.ts";
import {
  isNowhere,
  type Root,
  rootsInForce,
  type SandboxSettings,
  type Session,
  type Sourced,
} from "../thread/session.ts";
import { PROTECTED } from "./protectedPaths.ts";
import { furtherWritableRoots } from "./writableRoots.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** The five characters of XML; everything else stays as it is. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The full form says directory and shell as well; the short one (any other change) leaves them out. Null when the part is
 * switched off.
 */
export function environmentContextSpans(session: Session, form: "full" | "short"): Spans | null {
  if (!session.includes.environmentContext) return null;
  const { environments } = session.release.thread;
  if (environments !== undefined) return environments.context(session, form);
  return [
    mark("<environment_context>\n"),
    ...(form === "full" ? placeSpans(session, session.cwd) : []),
    ...restSpans(session),
    ...(session.subagents ?? []),
    mark("\n</environment_context>"),
  ];
}

function placeSpans({ machine }: Session, cwd: Root): Span[] {
  return [...line("cwd", cwd), ...line("shell", { value: machine.shell, source: { kind: "machine", fact: "shell" } })];
}

function clockSpans({ machine }: Session): Span[] {
  return [
    ...line("current_date", { value: machine.date, source: { kind: "machine", fact: "date" } }),
    ...line("timezone", { value: machine.timezone, source: { kind: "machine", fact: "timezone" } }),
  ];
}

/** The pieces of which other forms are made. Without an environment there is no file system. */
export function environmentPieces(session: Session): {
  readonly place: (cwd: Root) => Spans;
  readonly rest: Spans;
} {
  const rest = isNowhere(session) ? [...clockSpans(session).slice(0, -1), mark("</timezone>")] : restSpans(session);
  return { place: (cwd) => placeSpans(session, cwd), rest };
}

/** What both forms say. */
export function environmentRestText(session: Session): string {
  return textOf(restSpans(session));
}

function restSpans(session: Session): Span[] {
  return [...clockSpans(session), mark("  "), ...filesystemSpans(session)];
}

function line(tag: string, { value, source }: Sourced<string>): Span[] {
  return [mark(`  <${tag}>`), span(escapeXml(value), source), mark(`</${tag}>\n`)];
}

function filesystemSpans(session: Session): Span[] {
  const roots = rootsInForce(session);
  return [
    mark("<filesystem><workspace_roots>"),
    ...roots.flatMap((root) => [mark("<root>"), span(escapeXml(root.value), root.source), mark("</root>")]),
    mark("</workspace_roots>"),
    ...profileSpans(session),
    mark("</filesystem>"),
  ];
}

function profileSpans(session: Session): Span[] {
  const { sandbox } = session;
  const own = session.corners?.profile;
  if (own && sandbox.origin === "custom") return own.context(session);
  if (sandbox.mode === "danger-full-access") {
    return [mark('<permission_profile type="disabled"><file_system type="unrestricted" /></permission_profile>')];
  }
  const entries = sandbox.mode === "workspace-write" ? workspaceEntries(sandbox, rootsInForce(session)) : [];
  return [
    mark('<permission_profile type="managed"><file_system type="restricted">'),
    ...special("read", ":root"),
    ...entries,
    ...(own?.deniedEntries(session) ?? []),
    mark("</file_system></permission_profile>"),
  ];
}

/**
 * The workspace roots, the temporary directories, further writable directories; then what stays read-only. The default
 * profile with settings of its own names further directories last, as it names the roots.
 */
function workspaceEntries(sandbox: SandboxSettings, roots: readonly Root[]): Span[] {
  const further = furtherWritableRoots({ sandbox, workspaceRoots: roots });
  const isLast = sandbox.origin === "adjusted";
  return [
    ...writable(roots),
    ...(sandbox.slashTmp ? special("write", ":slash_tmp") : []),
    ...(sandbox.tmpdirVariable ? special("write", ":tmpdir") : []),
    ...(isLast ? [] : writable(further)),
    ...readable(protectedIn(roots)),
    ...(isLast ? [...writable(further), ...readable(protectedIn(further))] : []),
    ...readable(keptOnly(sandbox, roots)),
  ];
}

function protectedIn(roots: readonly Root[]): Root[] {
  return PROTECTED.flatMap((name) => roots.map(({ value, source }) => ({ value: join(value, name), source })));
}

/** What the sandbox remembers and the roots have not named. */
function keptOnly({ keptReadOnly }: SandboxSettings, roots: readonly Root[]): Root[] {
  const named = new Set(protectedIn(roots).map(({ value }) => value));
  return keptReadOnly.filter(({ value }) => !named.has(value));
}

function writable(roots: readonly Root[]): Span[] {
  return roots.flatMap((root) => pathEntry("write", root));
}

function readable(roots: readonly Root[]): Span[] {
  return roots.flatMap((root) => pathEntry("read", root));
}

function special(access: "read" | "write", name: string): Span[] {
  return [mark(`<entry access="${access}"><special>${name}</special></entry>`)];
}

function pathEntry(access: "read" | "write", root: Root): Span[] {
  return [mark(`<entry access="${access}"><path>`), span(escapeXml(root.value), root.source), mark("</path></entry>")];
}
