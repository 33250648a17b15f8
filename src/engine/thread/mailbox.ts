/** What agents have answered is told when the model has taken a step: behind its answer, or what its tool call brought. */
import type { StepRun } from "./run.ts";

export function openMailbox(run: StepRun): void {
  const { mailbox } = run.state;
  if (mailbox.length === 0) return;
  run.state.mailbox = [];
  run.write(mailbox);
}
