/** What 0.113.0 tells its model: the context when the thread begins, changed settings before each message. */
import { textOf } from "../../provenance.ts";
import { tellUpdates } from "../../thread/announced.ts";
import type { StepRun } from "../../thread/run.ts";
import type { ThreadState } from "../../thread/state.ts";
import { modelInstructions } from "./baseInstructions.ts";
import { contextOf, initialContext, updatesOf } from "./context.ts";

/**
 * A new thread and a fork record the whole context at once, with the settings of their start: what the first turn says
 * besides follows as a change.
 */
export function opened(run: StepRun): void {
  const { state } = run;
  const session = { ...state.session, mode: null };
  const context = contextOf(session, state.instructions);
  state.told = context;
  state.shown = { docs: state.docs, global: state.global };
  run.rebuilt(run.write(initialContext(context, { switched: isSwitched(state), baked: isBaked(state) })));
}

/** Instruction files are not read again: only settings are told. After a compaction the context comes back whole. */
export function announce(run: StepRun): void {
  const { state } = run;
  const { session, instructions, told } = state;
  if (told?.session === session && told.instructions === instructions) return;
  const context = contextOf(session, instructions);
  const switched = isSwitched(state);
  state.told = context;
  if (told === null) {
    state.shown = { docs: state.docs, global: state.global };
    run.rebuilt(run.write(initialContext(context, { switched, baked: isBaked(state) })));
  } else tellUpdates(run, updatesOf(context, told, switched), told, context);
}

/** Another model than in the turn before. */
function isSwitched({ previous, session }: ThreadState): boolean {
  return previous !== null && previous.slug !== session.slug;
}

/** The thread's base instructions are those of its model and personality. */
export function isBaked({ base, session }: ThreadState): boolean {
  return base?.text === textOf(modelInstructions(session));
}
