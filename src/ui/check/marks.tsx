import { Check, Equal, Minus, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import type { PartState } from "../../scenario/check/compare.ts";

const MARKS = { equal: Check, differs: X, predicted: Minus, printed: Plus, standIn: Equal };

/** The shape of a state; its word stands beside it. */
export function StateMark({ state }: { readonly state: PartState }): ReactNode {
  const Icon = MARKS[state];
  return <Icon size={13} className={`check-mark check-mark-${state}`} aria-hidden />;
}
