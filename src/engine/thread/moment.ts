/** What can be seen of a thread at one moment: root, files with their verdicts, settings. */
import { fileReports, type VerdictInput } from "../agentsMd/verdict.ts";
import type { EnvironmentDocs } from "../environments/registry.ts";
import { join } from "../machine/path.ts";
import type { Release } from "../releases/release.ts";
import { sentence } from "../sentences.ts";
import type { Budget, FileReport, ProjectRoot } from "../simulation.ts";
import type { Moment } from "../timeline.ts";
import type { ThreadState } from "./state.ts";

export function momentOf(state: ThreadState): Moment {
  const { settings, start, session } = state;
  return {
    root: projectRoot(state),
    searched: shownFiles(state).docs.directories,
    environments: shownFiles(state).docs.groups,
    ...filesAndBudget(state),
    settings,
    configLayers: start.config.layers,
    skills: session.release.thread.skills?.reports(session) ?? [],
    disk: state.files,
  };
}

/** The files whose texts the model sees. */
function shownFiles({ shown, docs, global }: ThreadState): Pick<ThreadState, "docs" | "global"> {
  return shown ?? { docs, global };
}

function projectRoot(state: ThreadState): ProjectRoot {
  const { settings } = state;
  const { docs } = shownFiles(state);
  const { root } = docs;
  const isSandboxed = docs.seen !== docs.files;
  if (root !== null) {
    const isMade = isSandboxed && !docs.files.exists(join(root.path, root.marker));
    return { ...root, reason: sentence("root.marker", { path: root.path, marker: root.marker, isMade }) };
  }
  const markers = settings.projectRootMarkers.value;
  const reason =
    markers.length === 0
      ? sentence("root.markersEmpty", { cwd: docs.cwd })
      : sentence("root.none", { cwd: docs.cwd, markers, isSandboxed });
  return { path: null, marker: null, reason };
}

/** Project files as they were when Codex read them, the global file as it was read last. */
function filesAndBudget(state: ThreadState): { readonly files: readonly FileReport[]; readonly budget: Budget } {
  const { settings, start, session } = state;
  const { docs, global } = shownFiles(state);
  const { release } = session;
  const { trust } = settings;
  const untrustedBy =
    trust.level !== "untrusted" || !release.agentsMd.needsTrust
      ? null
      : trust.origin.kind === "config"
        ? trust.origin.key
        : docs.cwd;
  const limit = settings.projectDocMaxBytes.value;
  const input: VerdictInput = {
    rules: release.agentsMd,
    files: docs.files,
    seen: docs.seen,
    globalFiles: global.files,
    nowFiles: state.files,
    codexHome: state.scenario.machine.codexHome,
    cwd: docs.cwd,
    root: docs.root,
    directories: docs.directories,
    names: start.names,
    fallbackNames: settings.fallbackFilenames.value,
    limit,
    untrustedBy,
    global: global.doc,
    globalCandidates: global.candidates,
    projectDocs: docs.docs,
  };
  const files = docs.groups === undefined ? fileReports(input) : reportsByEnvironment(input, docs.groups, release);
  const rows = files.flatMap((file) => (file.asProjectFile === null ? [file] : [file, file.asProjectFile]));
  const project = rows.filter(isContribution);
  const used = project.reduce((sum, file) => sum + file.used, 0);
  const found = project.reduce((sum, file) => sum + file.bytes, 0);
  return { files, budget: { limit, used, lost: found - used } };
}

function reportsByEnvironment(
  input: VerdictInput,
  groups: readonly EnvironmentDocs[],
  { thread }: Release,
): readonly FileReport[] {
  return thread.environments?.reports(input, groups) ?? [];
}

/** A file that its directory contributes. One that is blank only as far as it fits has lost its text. */
function isContribution({ verdict, reason }: FileReport): boolean {
  const found = ["loaded", "cut", "budget", "disabled", "untrusted"].includes(verdict);
  return found || reason.id === "file.blank.afterCut";
}
