/** Findings, fixes and the report come beside the answer: it does not wait for them. */
import { useSyncExternalStore } from "react";

type LateFindings = typeof import("../../findings/late.ts");

let late: LateFindings | null = null;
const listeners = new Set<() => void>();

// Asked for at once, so that they are there soon after the answer is drawn.
void import("../../findings/late.ts").then((module) => {
  late = module;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until they are there. */
export function useLateFindings(): LateFindings | null {
  return useSyncExternalStore(subscribe, () => late);
}
