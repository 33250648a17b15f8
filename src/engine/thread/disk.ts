/** Edits on disk while a thread lives, and what Codex will see of them. */

import { CANDIDATE_NAMES } from "../agentsMd/discover.ts";
import { userConfigPath } from "../config/load.ts";
import { baseName, join, parentOf } from "../machine/path.ts";
import type { DiskStep } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { StepRun } from "./run.ts";
import type { ThreadState } from "./state.ts";

export function editDisk(run: StepRun, edit: DiskStep): void {
  const { state } = run;
  state.files = edit.do === "write" ? state.files.write(edit.path, edit.node) : state.files.remove(edit.path);
  if (edit.path === userConfigPath(state.scenario.machine)) {
    // The file is another one: what Codex had written into it is gone.
    state.start = { ...state.start, writtenTrust: [] };
  }
  const because = noticed(state, edit.path);
  if (because !== null) run.changes.push({ fragment: "agentsMd", because, before: null, after: null, entry: null });
}

/** When Codex will look at the file again; null for files that it does not read. */
function noticed(state: ThreadState, path: string): Sentence | null {
  const { codexHome } = state.scenario.machine;
  if (CANDIDATE_NAMES.some((name) => path === join(codexHome, name))) return sentence("change.globalLater", { path });
  if (state.start.names.includes(baseName(path)) && state.docs.directories.includes(parentOf(path))) {
    return sentence("change.keptAsRead", { path });
  }
  if (state.start.config.layers.some((layer) => layer.path === path)) return sentence("change.configLater", { path });
  return null;
}
