/** Findings, fixes and the report come beside the answer: it does not wait for them. */
import { useSyncExternalStore } from "react";
import { afterPaint } from "../../components/idle.ts";

type LateFindings = typeof import("../../findings/late.ts");

let late: LateFindings | null = null;
const listeners = new Set<() => void>();

let asked = false;

async function load(): Promise<void> {
  late = await import("../../findings/late.ts");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) afterPaint(() => void load());
  asked = true;
  return () => listeners.delete(listener);
}

/** Null until they are there. */
export function useLateFindings(): LateFindings | null {
  return useSyncExternalStore(subscribe, () => late);
}
