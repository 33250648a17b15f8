/** Trust that a running client changes: the user's config is written and read again. */

import { userConfigPath } from "../config/load.ts";
import { Refusal } from "../config/refusal.ts";
import type { Step } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import type { Settings } from "../simulation.ts";
import type { StepRun } from "./run.ts";
import { startThread } from "./start.ts";

/**
 * Only the trust of the directory in which the thread was started or resumed is judged anew, and the markers of the
 * project root are read; what follows from them comes with the next turn.
 */
export function changeTrust(run: StepRun, { path, level }: Extract<Step, { do: "trust" }>): Refusal | null {
  const { state } = run;
  const { scenario, start } = state;
  const writtenTrust = [...start.writtenTrust, { directory: path, level }];
  const launch = { ...scenario.launch, cwd: start.settings.cwd };
  const again = startThread(
    { ...scenario, launch },
    state.texts,
    state.session.release,
    state.files,
    writtenTrust,
    "again",
  );
  // A faulty file of the user is refused; one of a project goes unnoticed.
  const isUsers = again instanceof Refusal && again.error.at.path === userConfigPath(scenario.machine);
  if (isUsers) return again;
  const read = again instanceof Refusal ? start.settings : again.settings;
  const { trust } = read;
  const projectRootMarkers =
    isOwn(read) || isOwn(start.settings) ? read.projectRootMarkers : start.settings.projectRootMarkers;
  const before = start.settings.trust.level;
  state.start = { ...start, writtenTrust, settings: { ...start.settings, trust, projectRootMarkers } };
  state.settings = { ...state.settings, trust, projectRootMarkers };
  if (trust.level === before) return null;
  const because = sentence("change.trust", { path, from: before, to: trust.level });
  run.changes.push({ fragment: "agentsMd", because, before: null, after: null, entry: null });
  return null;
}

/** Markers of the user's own file are read again, those of /etc/codex are not. */
function isOwn({ projectRootMarkers: { origin } }: Settings): boolean {
  return origin.kind === "config" && (origin.layer === "user" || origin.layer === "override");
}
