/** What each kind of step does to a thread. */
import type { Refusal } from "../config/refusal.ts";
import { trim } from "../machine/utf8.ts";
import { mark, span } from "../provenance.ts";
import type { Step } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import { editDisk } from "./disk.ts";
import { openMailbox } from "./mailbox.ts";
import { REOPENING } from "./reopening.ts";
import { message, partOf } from "./request.ts";
import type { StepRun } from "./run.ts";
import type { PendingStep } from "./state.ts";
import { playTurn, settleLeadership } from "./turn.ts";

/** A refusal when Codex cannot take the thread up again. */
export function playStep(run: StepRun, step: Step): Refusal | null {
  switch (step.do) {
    case "turn":
      return playTurn(run, step);
    case "write":
    case "remove":
      editDisk(run, step);
      return null;
    case "cd":
    case "environments":
    case "set":
    case "mode":
      wait(run, step);
      return null;
    case "trust":
      return REOPENING.rules.changeTrust(run, step);
    case "compact":
      compactByHand(run, step);
      return null;
    case "shell":
      shellCommand(run, step);
      return null;
    case "review":
      run.rules.reviews?.review(run, step);
      return null;
    case "resume":
      return REOPENING.rules.resume(run, step);
    case "fork":
      return REOPENING.rules.fork(run, step);
    case "revert":
      REOPENING.rules.revert(run, step);
      return null;
  }
}

/** The client sends the setting with the next turn. */
function wait(run: StepRun, step: PendingStep["step"]): void {
  const { state } = run;
  if (step.do === "cd") state.files = state.files.makeDirectory(step.cwd);
  if (step.do === "environments") {
    state.files = step.environments.reduce((files, { cwd }) => files.makeDirectory(cwd), state.files);
  }
  state.pending = [...state.pending, { step, index: run.step }];
}

function compactByHand(run: StepRun, { summary, fails }: Extract<Step, { do: "compact" }>): void {
  if (!run.state.isCreated) settleLeadership(run.state);
  const { session } = run.state;
  run.state.lastCwd = session.cwd.value;
  const order = { phase: "standalone_turn", reason: "user_requested", session, summary, fails } as const;
  if (!run.rules.compact(run, order)) run.failed = sentence("failed.compaction", {});
  openMailbox(run);
}

/** A command of the person; the duration is not deterministic and stands as 0. */
function shellCommand(run: StepRun, { command, output }: Extract<Step, { do: "shell" }>): void {
  const own = (text: string, field: string) => span(text, { kind: "step", step: run.step, field });
  const spans = [
    mark("<user_shell_command>\n<command>\n"),
    own(trim(command), "command"),
    mark("\n</command>\n<result>\nExit code: 0\nDuration: 0.0000 seconds\nOutput:\n"),
    own(output, "output"),
    mark("\n</result>\n</user_shell_command>"),
  ];
  run.write([message("user", partOf("shellCommand", spans))]);
}
