/** Which agent of the chosen step is looked at. Any other choice of a step, request or message ends it. */
import { create } from "zustand";
import { actions } from "../../state/app.ts";
import type { ChosenItem } from "../../state/view.ts";

export interface AgentChoice {
  readonly step: number;
  /** `AgentReport.field`; null: the thread itself. */
  readonly field: string | null;
  /** Index among its requests; null: the last one. */
  readonly request: number | null;
  /** What the view shows opened and scrolled to as long as the choice holds. */
  readonly item: ChosenItem | null;
}

export const useAgentChoice = create<{ readonly choice: AgentChoice | null }>(() => ({ choice: null }));

/** Shows an agent. `tab`: where; left out: the view that is open. */
export function chooseAgent(choice: AgentChoice, tab?: "messages" | "history"): void {
  const { step, item } = choice;
  actions().setView({ step, request: null, item, ...(tab === undefined ? {} : { tab }) });
  useAgentChoice.setState({ choice });
}

/** `step`: the one that is shown. */
export function chooseThread(step: number): void {
  actions().setView({ request: null, item: null });
  useAgentChoice.setState({ choice: { step, field: null, request: null, item: null } });
}
