/** `<environment_context>`: where the session runs and what it may touch. */
import { mark, type Span, type Spans, span, textOf } from "../provenance.ts";
import type { Root, Session, Sourced } from "../thread/session.ts";
import { workspaceRoots } from "./writableRoots.ts";

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
  const roots = workspaceRoots(session);
  return [
    mark("<filesystem><workspace_roots>"),
    ...roots.flatMap((root) => [mark("<root>"), span(escapeXml(root.value), root.source), mark("</root>")]),
    mark("</workspace_roots>"),
    ...profileSpans(session, roots),
    mark("</filesystem>"),
  ];
}

/** Directories inside a workspace root that stay read-only, whether they exist or not. */
const PROTECTED = [".git", ".agents", ".codex"] as const;

function profileSpans({ sandbox }: Session, roots: readonly Root[]): Span[] {
  if (sandbox.mode === "danger-full-access") {
    return [mark('<permission_profile type="disabled"><file_system type="unrestricted" /></permission_profile>')];
  }
  const entries: Span[] = special("read", ":root");
  if (sandbox.mode === "workspace-write") {
    for (const root of roots) entries.push(...pathEntry("write", root, ""));
    if (sandbox.slashTmp) entries.push(...special("write", ":slash_tmp"));
    if (sandbox.tmpdirVariable) entries.push(...special("write", ":tmpdir"));
    for (const root of sandbox.lateWritableRoots) entries.push(...pathEntry("write", root, ""));
    for (const name of PROTECTED) {
      for (const root of roots) entries.push(...pathEntry("read", root, root.value === "/" ? name : `/${name}`));
    }
  }
  return [
    mark('<permission_profile type="managed"><file_system type="restricted">'),
    ...entries,
    mark("</file_system></permission_profile>"),
  ];
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
