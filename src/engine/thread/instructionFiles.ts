/** The instruction files of a thread: the global one is read before every request, project files are kept. */
import type { Instructions } from "../agentsMd/assemble.ts";
import type { EnvironmentDocs } from "../environments/registry.ts";
import type { FileSystem } from "../machine/files.ts";
import { findDocs } from "./projectDocs.ts";
import type { Session } from "./session.ts";
import type { StartedThread } from "./start.ts";
import type { DocCache, GlobalRead, ThreadState } from "./state.ts";

/** The project files for a directory, with the names, markers and budget of the thread's start. */
export function readDocs(start: StartedThread, files: FileSystem, session: Session): DocCache {
  const { settings, names } = start;
  const groups = session.release.thread.environments?.read(start, files, session);
  if (groups !== undefined)
    return { ...firstOf(groups, session), groups, files, seen: files, session, trust: settings.trust.level };
  const found = findDocs(files, session, {
    markers: settings.projectRootMarkers.value,
    names,
    limit: settings.projectDocMaxBytes.value,
  });
  return { ...found, cwd: session.cwd.value, files, session, trust: settings.trust.level };
}

function firstOf(
  groups: readonly EnvironmentDocs[],
  { cwd }: Session,
): Pick<DocCache, "root" | "directories" | "docs" | "cwd"> {
  const first = groups.find(({ hasFailed }) => !hasFailed);
  if (first === undefined) return { root: null, directories: [], docs: NO_DOCS, cwd: cwd.value };
  return { root: first.root, directories: first.directories, docs: first.docs, cwd: first.cwd.value };
}

const NO_DOCS = { choices: [], docs: [], failedAt: null } as const;

export function readGlobal(files: FileSystem, { release, machine }: Session): GlobalRead {
  return { files, ...release.agentsMd.readGlobalDoc(files, machine.codexHome) };
}

/**
 * Reads the global file if the disk has changed since. When no candidate has a text and one of them cannot be read, the
 * text that was read last stays.
 */
export function refreshGlobal(state: ThreadState): void {
  if (state.agentPath !== null || state.global.files === state.files || !state.session.release.agentsMd.readsAgain)
    return;
  const before = state.global;
  const read = readGlobal(state.files, state.session);
  const isLost = read.doc === null && read.candidates.some(({ kind }) => kind === "unreadable");
  state.global = isLost ? { ...read, doc: before.doc } : read;
  if (before.doc?.text !== state.global.doc?.text) state.instructions = instructionsOf(state);
}

/** Reads the project files again, when the release does so: directory, workspace roots, permissions or trust have changed. */
export function refreshDocs(state: ThreadState): void {
  if (!state.session.release.agentsMd.readsAgain) return;
  state.docs = readDocs(state.start, state.files, state.session);
  state.instructions = instructionsOf(state);
}

export function instructionsOf({ start, docs, global }: Pick<ThreadState, "start" | "docs" | "global">): Instructions {
  const { agentsMd } = start.session.release;
  const groups = docs.groups ?? [];
  const untrusted = agentsMd.needsTrust && docs.trust === "untrusted";
  const labelled = untrusted ? null : start.session.release.thread.environments?.sections(groups);
  const giving = groups.find((group) => hasText(group.docs)) ?? docs;
  return {
    global: global.doc,
    thread: start.threadInstructions,
    docs: untrusted || labelled ? [] : giving.docs.docs.filter((doc) => !doc.blank),
    ...(typeof giving.cwd === "string" ? {} : { place: giving.cwd }),
    sections: labelled ?? agentsMd.sections(start),
    alwaysNamesDirectory: agentsMd.alwaysNamesDirectory,
  };
}

function hasText({ docs }: DocCache["docs"]): boolean {
  return docs.some(({ blank }) => !blank);
}
