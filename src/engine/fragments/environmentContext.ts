/** `<environment_context>`: where the session runs and what it may touch. */
import { join } from "../machine/path.ts";
import { mark, type Span, type Spans, span, textOf } from "../provenance.ts";
import type { Root, Session, Sourced } from "../thread/session.ts";
import { furtherWritableRoots, uniqueRoots } from "./writableRoots.ts";

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
  const { machine, cwd } = session;
  const place = [
    ...line("cwd", cwd),
    ...line("shell", { value: machine.shell, source: { kind: "machine", fact: "shell" } }),
  ];
  return [
    mark("<environment_context>\n"),
    ...(form === "full" ? place : []),
    ...restSpans(session),
    mark("\n</environment_context>"),
  ];
}

/** What both forms say. */
export function environmentRestText(session: Session): string {
  return textOf(restSpans(session));
}

function restSpans(session: Session): Span[] {
  const { machine } = session;
  return [
    ...line("current_date", { value: machine.date, source: { kind: "machine", fact: "date" } }),
    ...line("timezone", { value: machine.timezone, source: { kind: "machine", fact: "timezone" } }),
    mark("  "),
    ...filesystemSpans(session),
  ];
}

function line(tag: string, { value, source }: Sourced<string>): Span[] {
  return [mark(`  <${tag}>`), span(escapeXml(value), source), mark(`</${tag}>\n`)];
}

function filesystemSpans(session: Session): Span[] {
  const roots = session.workspaceRoots;
  return [
    mark("<filesystem><workspace_roots>"),
    ...roots.flatMap((root) => [mark("<root>"), span(escapeXml(root.value), root.source), mark("</root>")]),
    mark("</workspace_roots>"),
    ...profileSpans(session),
    mark("</filesystem>"),
  ];
}

/** Directories inside a workspace root that stay read-only, whether they exist or not. */
const PROTECTED = [".git", ".agents", ".codex"] as const;
/** Of the directory in which the client said the sandbox: these stay read-only when it has been left. */
const PROTECTED_WHERE_SAID: readonly string[] = [".git", ".codex"];

function profileSpans(session: Session): Span[] {
  const { sandbox, workspaceRoots: roots } = session;
  if (sandbox.mode === "danger-full-access") {
    return [mark('<permission_profile type="disabled"><file_system type="unrestricted" /></permission_profile>')];
  }
  const entries: Span[] = special("read", ":root");
  if (sandbox.mode === "workspace-write") {
    for (const root of roots) entries.push(...pathEntry("write", root, ""));
    if (sandbox.slashTmp) entries.push(...special("write", ":slash_tmp"));
    if (sandbox.tmpdirVariable) entries.push(...special("write", ":tmpdir"));
    for (const root of furtherWritableRoots(session)) entries.push(...pathEntry("write", root, ""));
    for (const name of PROTECTED) {
      for (const root of roots) entries.push(...pathEntry("read", root, nameIn(root, name)));
    }
    entries.push(...furtherProtectedSpans(session));
  }
  return [
    mark('<permission_profile type="managed"><file_system type="restricted">'),
    ...entries,
    mark("</file_system></permission_profile>"),
  ];
}

/** Of a directory that is no workspace root only the folders that exist, and those of the one where it was said. */
function furtherProtectedSpans(session: Session): Span[] {
  const { files, sandbox, workspaceRoots } = session;
  const saidIn = workspaceRoots.some(({ value }) => value === sandbox.saidIn?.value) ? null : sandbox.saidIn;
  const roots = uniqueRoots([...furtherWritableRoots(session), ...(saidIn === null ? [] : [saidIn])]);
  const isWritable = new Set(furtherWritableRoots(session).map(({ value }) => value));
  return roots.flatMap((root) =>
    PROTECTED.filter(
      (name) =>
        (isWritable.has(root.value) && files.exists(join(root.value, name))) ||
        (root.value === saidIn?.value && PROTECTED_WHERE_SAID.includes(name)),
    ).flatMap((name) => pathEntry("read", root, nameIn(root, name))),
  );
}

function nameIn(root: Root, name: string): string {
  return root.value === "/" ? name : `/${name}`;
}

function special(access: "read" | "write", name: string): Span[] {
  return [mark(`<entry access="${access}"><special>${name}</special></entry>`)];
}

function pathEntry(access: "read" | "write", root: Root, suffix: string): Span[] {
  return [
    mark(`<entry access="${access}"><path>`),
    span(escapeXml(root.value), root.source),
    mark(`${suffix}</path></entry>`),
  ];
}
