/** `<environment_context>` of a thread with several environments, or with none. */
import { environmentPieces, escapeXml } from "../fragments/environmentContext.ts";
import { mark, type Span, type Spans, span, textOf } from "../provenance.ts";
import type { Session } from "../thread/session.ts";
import type { SelectedEnvironment } from "./registry.ts";

/** One environment has the classic form; several, and none, have a list in its place. */
export function contextSpans(session: Session, form: "full" | "short"): Spans {
  const selected = selectedOf(session);
  const [only] = selected;
  const { place, rest } = environmentPieces(session);
  if (form === "short" || only === undefined) return wrapped(session, rest);
  if (selected.length === 1 && !only.hasFailed) return wrapped(session, [...place(only.cwd), ...rest]);
  const isAlone = selected.length === 1;
  const entries = [...selected]
    .sort(byId)
    .map((entry) => entrySpans(session, entry, isAlone ? null : isPrimary(session, entry)));
  return wrapped(session, [...listSpans(entries), ...rest]);
}

/** What changed: the entries that differ, those that are gone; the classic form when the only one moves or is the first. */
export function updateSpans(now: Session, told: Session): Spans | null {
  const before = new Map(selectedOf(told).map((entry) => [entry.id, stateOf(told, entry)]));
  const selected = selectedOf(now);
  const changed = selected.filter((entry) => before.get(entry.id) !== stateOf(now, entry));
  const here = new Set(selected.map(({ id }) => id));
  const gone = [...before.keys()].filter((id) => !here.has(id));
  if (changed.length + gone.length === 0) return sameRest(now, told) ? null : contextSpans(now, "short");
  if (before.size < 2 && selected.length === 1 && gone.length === 0) return contextSpans(now, "full");
  const isOneForOne = selected.length === 1 && before.size === 1;
  const rows = [
    ...changed.map((entry) => ({
      id: entry.id,
      spans: entrySpans(now, entry, isOneForOne ? null : isPrimary(now, entry)),
    })),
    ...gone.map((id) => ({ id, spans: goneSpans(id) })),
  ].sort(byId);
  return wrapped(now, [...listSpans(rows.map(({ spans }) => spans)), ...environmentPieces(now).rest]);
}

function selectedOf({ environments }: Session): readonly SelectedEnvironment[] {
  return environments?.selected ?? [];
}

function isPrimary(session: Session, { id }: SelectedEnvironment): boolean {
  return selectedOf(session).find(({ hasFailed }) => !hasFailed)?.id === id;
}

/** What Codex remembers of an entry: whether it is the primary one only among several. */
function stateOf(session: Session, entry: SelectedEnvironment): string {
  const leads = selectedOf(session).length > 1 ? isPrimary(session, entry) : null;
  return JSON.stringify([entry.cwd.value, session.machine.shell, leads]);
}

function sameRest(now: Session, told: Session): boolean {
  return textOf(environmentPieces(now).rest) === textOf(environmentPieces(told).rest);
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function wrapped({ subagents }: Session, spans: Spans): Spans {
  return [mark("<environment_context>\n"), ...spans, ...(subagents ?? []), mark("\n</environment_context>")];
}

function listSpans(entries: readonly Spans[]): Spans {
  return [mark("  <environments>\n"), ...entries.flat(), mark("  </environments>\n")];
}

function entrySpans({ machine }: Session, entry: SelectedEnvironment, primary: boolean | null): Span[] {
  const { id, cwd, hasFailed } = entry;
  return [
    mark('    <environment id="'),
    span(escapeXml(id), cwd.source),
    mark(`"${primary === null ? "" : ` primary="${primary}"`}>\n      <cwd>`),
    span(escapeXml(cwd.value), cwd.source),
    mark("</cwd>\n"),
    ...(hasFailed ? [mark(FAILED)] : shellSpans(machine)),
    mark("    </environment>\n"),
  ];
}

/** The address stands for any where nobody listens. */
const FAILED =
  "      <status>failed</status>\n      <error>exec-server connection attempt failed: failed to connect to exec-server websocket `ws://127.0.0.1:9`: IO error: Connection refused (os error 111)</error>\n";

function shellSpans({ shell }: Session["machine"]): Span[] {
  return [mark("      <shell>"), span(escapeXml(shell), { kind: "machine", fact: "shell" }), mark("</shell>\n")];
}

function goneSpans(id: string): Span[] {
  return [mark(`    <environment id="${escapeXml(id)}" status="unavailable" />\n`)];
}
