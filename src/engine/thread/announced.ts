/** Writing what is told again, each piece with the reason. */
import type { Change } from "../timeline.ts";
import { changeOf } from "./changes.ts";
import type { Context } from "./context.ts";
import type { StoredEntry } from "./history.ts";
import type { StepRun } from "./run.ts";
import { messagesOf, type Update } from "./updates.ts";

/** Appends the updates from `told` to `context`. */
export function tellUpdates(run: StepRun, updates: readonly Update[], told: Context, context: Context): void {
  const entries = run.write(messagesOf(updates).map((item) => ({ item, gaps: [] })));
  for (const { fragment, part } of updates) {
    const because = changeOf(fragment, told, context);
    run.changes.push({ fragment, ...because, entry: entryWith(entries, part)?.id ?? null } satisfies Change);
  }
}

function entryWith(entries: readonly StoredEntry[], part: object): StoredEntry | undefined {
  return entries.find(({ item }) => item.type === "message" && item.parts.some((candidate) => candidate === part));
}
