/** Before a request: what the model has not been told yet is appended to the history. */
import { baseInstructionsSpans } from "../fragments/baseInstructions.ts";
import { textOf } from "../provenance.ts";
import { tellUpdates } from "./announced.ts";
import { contextOf } from "./context.ts";
import { initialContext } from "./initialContext.ts";
import { refreshGlobal } from "./instructionFiles.ts";
import type { StepRun } from "./run.ts";
import type { ThreadState } from "./state.ts";
import { updatesOf } from "./updates.ts";

/** The initial context when nothing has been told (a new thread, or after a compaction), else the updates. */
export function announce(run: StepRun): void {
  const { state } = run;
  refreshGlobal(state);
  const { session, instructions, told } = state;
  if (told !== null && told.session === session && told.instructions === instructions) return;
  const context = contextOf(session, instructions);
  state.told = context;
  if (told === null) {
    run.rebuilt(run.write(initialContext(context, isSwitched(state), state.files)));
    return;
  }
  tellUpdates(run, updatesOf(context, told), told, context);
}

/** Another model than in the turn before; before the first turn, one with other base instructions than the thread's. */
function isSwitched({ previous, session, created, base }: ThreadState): boolean {
  if (previous !== null) return previous.slug !== session.slug;
  if (created.slug === session.slug) return false;
  const own = baseInstructionsSpans(session);
  return own !== null && textOf(own) !== base?.text;
}
