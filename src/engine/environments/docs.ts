/** AGENTS.md across environments: every one has its own search, all share one budget. */

import type { ProjectDoc } from "../agentsMd/read.ts";
import type { FileSystem } from "../machine/files.ts";
import { byteLength, fileSpan, mark, type Span, type Spans, span } from "../provenance.ts";
import type { Session } from "../thread/session.ts";
import type { StartedThread } from "../thread/start.ts";
import type { EnvironmentDocs } from "./registry.ts";

/**
 * In the order of the selection, within one budget. An environment takes the bytes of its decoded texts from those behind it,
 * although it counts raw bytes for itself. An I/O error loses only its own files.
 */
export function readEnvironments(
  { settings, names }: StartedThread,
  files: FileSystem,
  { environments, release }: Session,
): readonly EnvironmentDocs[] {
  let remaining = settings.projectDocMaxBytes.value;
  return (environments?.selected ?? []).map(({ id, cwd, hasFailed }) => {
    if (hasFailed) return { id, cwd, hasFailed, root: null, directories: [], docs: NO_DOCS };
    const { root, directories } = release.agentsMd.searchPath(files, cwd.value, settings.projectRootMarkers.value);
    const docs = release.agentsMd.readProjectDocs(files, directories, names, remaining);
    remaining = Math.max(0, remaining - docs.docs.reduce((sum, doc) => sum + textBytes(doc), 0));
    return { id, cwd, root, directories, docs };
  });
}

function textBytes({ blank, text }: ProjectDoc): number {
  return blank ? 0 : byteLength(text);
}

const NO_DOCS = { choices: [], docs: [], failedAt: null } as const;

/** Environments that give a text. */
export function contributors(groups: readonly EnvironmentDocs[]): readonly EnvironmentDocs[] {
  return groups.filter(({ docs }) => docs.docs.some(({ blank }) => !blank));
}

/** ``for `ID` with root `` and the directory, then the files; nothing is escaped. */
export function sectionsOf(groups: readonly EnvironmentDocs[]): readonly Spans[] | null {
  const giving = contributors(groups);
  return giving.length < 2 ? null : giving.map(sectionOf);
}

function sectionOf({ id, cwd, docs }: EnvironmentDocs): Spans {
  const spans: Span[] = [mark("for `"), span(id, cwd.source), mark("` with root "), span(cwd.value, cwd.source)];
  for (const doc of docs.docs) {
    if (!doc.blank) spans.push(mark("\n\n"), fileSpan(doc.path, doc.bytes, 0, doc.used, doc.text));
  }
  return spans;
}
