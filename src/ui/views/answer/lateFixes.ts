/** The fixes, and all that edits configuration files, come beside the answer: it does not wait for them. */
import { useSyncExternalStore } from "react";

type Fixes = typeof import("./fixes.ts");

let fixes: Fixes | null = null;
const listeners = new Set<() => void>();

// Asked for at once, so that they are mostly there when the answer is drawn.
void import("./fixes.ts").then((module) => {
  fixes = module;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until they are there. */
export function useFixes(): Fixes | null {
  return useSyncExternalStore(subscribe, () => fixes);
}
