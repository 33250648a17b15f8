/** The AGENTS.md part of the contextual user message. */
import { fileSpan, mark, type Source, type Span, type Spans, span } from "../provenance.ts";
import type { Root } from "../thread/session.ts";
import type { GlobalDoc, ProjectDoc } from "./read.ts";

/** Stands between the global text and the first project file. */
export const PROJECT_DOC_SEPARATOR = "\n\n--- project-doc ---\n\n";
/** Stands between two project files; the files themselves are not trimmed. */
const FILE_SEPARATOR = "\n\n";
const HEAD = "# AGENTS.md instructions";
const DIRECTORY = " for ";
const OPEN = "\n\n<INSTRUCTIONS>\n";
const CLOSE = "\n</INSTRUCTIONS>";

export interface Instructions {
  readonly global: GlobalDoc | null;
  /** Instructions of an embedding host: described, not measured. Null when absent or blank. */
  readonly thread: string | null;
  /** Blank files left out. */
  readonly docs: readonly ProjectDoc[];
  /** The directory of the environment that contributes them; left out: that of the session. */
  readonly place?: Root;
  /** What a release adds to the files of the person, each as a section of its own at the end. */
  readonly sections: readonly Spans[];
  /** The directory is named although no project file contributes. */
  readonly alwaysNamesDirectory: boolean;
}

/**
 * `# AGENTS.md instructions[ for CWD]`, then global text, thread text and project files between the INSTRUCTIONS tags.
 * The directory is named when a project file contributes, in some releases always. Nothing is escaped. `lead` stands before the text when
 * it replaces an earlier one. Null when there is no text at all.
 */
export function agentsMdSpans(
  instructions: Instructions,
  cwd: string,
  cwdSource: Source,
  lead: Spans = [],
): Spans | null {
  const body = agentsMdBody(instructions);
  if (body.length === 0) return null;
  const place = instructions.place ?? { value: cwd, source: cwdSource };
  const isNamed = instructions.alwaysNamesDirectory || instructions.docs.length > 0;
  const directory = isNamed ? [mark(DIRECTORY), span(place.value, place.source)] : [];
  return [mark(HEAD), ...directory, mark(OPEN), ...lead, ...body, mark(CLOSE)];
}

/** The form that takes every earlier text back. */
export function agentsMdGoneSpans(gone: Span): Spans {
  return [mark(HEAD), mark(OPEN), gone, mark(CLOSE)];
}

/** What stands between the tags. */
export function agentsMdBody({ global, thread, docs, sections }: Instructions): Span[] {
  const spans: Span[] = [];
  if (global !== null) {
    spans.push(fileSpan(global.path, global.bytes, global.start, global.end, global.text));
  }
  if (thread !== null) {
    if (spans.length > 0) spans.push(mark(FILE_SEPARATOR));
    spans.push(span(thread, { kind: "launch", key: "threadInstructions" }));
  }
  for (const [index, doc] of docs.entries()) {
    if (spans.length > 0) spans.push(mark(index === 0 ? PROJECT_DOC_SEPARATOR : FILE_SEPARATOR));
    spans.push(fileSpan(doc.path, doc.bytes, 0, doc.used, doc.text));
  }
  for (const section of sections) {
    if (spans.length > 0) spans.push(mark(FILE_SEPARATOR));
    spans.push(...section);
  }
  return spans;
}
