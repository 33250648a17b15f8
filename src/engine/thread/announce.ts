/** Before a request: what the model has not been told yet is appended to the history. */
import type { Change } from "../timeline.ts";
import { changeOf } from "./changes.ts";
import { contextOf } from "./context.ts";
import type { StoredEntry } from "./history.ts";
import { initialContext } from "./initialContext.ts";
import { refreshGlobal } from "./instructionFiles.ts";
import type { StepRun } from "./run.ts";
import { messagesOf, updatesOf } from "./updates.ts";

/** The initial context when nothing has been told (a new thread, or after a compaction), else the updates. */
export function announce(run: StepRun): void {
  const { state } = run;
  refreshGlobal(state);
  const { session, instructions, told } = state;
  if (told !== null && told.session === session && told.instructions === instructions) return;
  const context = contextOf(session, instructions);
  state.told = context;
  if (told === null) {
    const switched = state.previous !== null && state.previous.slug !== session.slug;
    run.rebuilt(run.write(initialContext(context, switched)));
    return;
  }
  const updates = updatesOf(context, told);
  const entries = run.write(messagesOf(updates).map((item) => ({ item, gaps: [] })));
  for (const { fragment, part } of updates) {
    const because = changeOf(fragment, told, context);
    run.changes.push({ fragment, ...because, entry: entryWith(entries, part)?.id ?? null } satisfies Change);
  }
}

function entryWith(entries: readonly StoredEntry[], part: object): StoredEntry | undefined {
  return entries.find(({ item }) => item.type === "message" && item.parts.some((candidate) => candidate === part));
}
