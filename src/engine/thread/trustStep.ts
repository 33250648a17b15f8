/** Trust that a running client changes: the user's config is written and read again. */
import { Refusal } from "../config/refusal.ts";
import type { Step } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import { refreshDocs } from "./instructionFiles.ts";
import type { StepRun } from "./run.ts";
import { startThread } from "./start.ts";

/**
 * Only the trust of the directory in which the thread was started or resumed is judged anew; project files are read again
 * when it differs.
 */
export function changeTrust(run: StepRun, { path, level }: Extract<Step, { do: "trust" }>): void {
  const { state } = run;
  const { scenario, start } = state;
  const writtenTrust = [...start.writtenTrust, { directory: path, level }];
  const launch = { ...scenario.launch, cwd: start.settings.cwd };
  const again = startThread({ ...scenario, launch }, state.texts, state.files, writtenTrust, "again");
  const trust = again instanceof Refusal ? start.settings.trust : again.settings.trust;
  const before = start.settings.trust.level;
  state.start = { ...start, writtenTrust, settings: { ...start.settings, trust } };
  state.settings = { ...state.settings, trust };
  if (trust.level === before) return;
  refreshDocs(state);
  const because = sentence("change.trust", { path, from: before, to: trust.level });
  run.changes.push({ fragment: "agentsMd", because, before: null, after: null, entry: null });
}
