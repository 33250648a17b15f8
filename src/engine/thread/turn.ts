/** One turn: compaction if it is due, updates, the message, then requests until the model needs no more. */

import type { Refusal } from "../config/refusal.ts";
import { mark, span } from "../provenance.ts";
import type { DiskStep, TurnStep } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import type { FragmentId, Part } from "../simulation.ts";
import { codexText, type TextKey } from "../texts.ts";
import { announce } from "./announce.ts";
import { clientContextItems } from "./clientContext.ts";
import { compact } from "./compaction/compact.ts";
import { isOverLimit, isOverPostTurnThreshold, mustShrinkForModel } from "./compaction/limits.ts";
import { editDisk } from "./disk.ts";
import { applyPending } from "./pending.ts";
import { message, partOf } from "./request.ts";
import type { StepRun } from "./run.ts";
import { skillItems } from "./skillItems.ts";
import type { ThreadState } from "./state.ts";

/** What the server answers when a turn makes Codex compact: the format's default. */
const SUMMARY = "SUMMARY";

/** A refusal when the turn brings a setting that is not allowed: then it does not begin. */
export function playTurn(run: StepRun, turn: TurnStep): Refusal | null {
  const { state } = run;
  const refusal = applyPending(state);
  if (refusal !== null) return refusal;
  if (state.previous === null) settleLeadership(state);
  const compacted = compactBefore(run, turn);
  if (compacted) announce(run);
  sayMessage(run, turn);
  if (compacted) converse(run, turn);
  endTurn(run, turn);
  return null;
}

/** The model of the first turn decides for life whether the thread leads agents. */
function settleLeadership(state: ThreadState): void {
  const { model, multiAgent } = state.session;
  const leadsAgents = model.multiAgent === "v2" || multiAgent.enabled;
  if (state.session.leadsAgents !== leadsAgents) state.session = { ...state.session, leadsAgents };
}

/** False when a compaction that is due fails: the message is written all the same, but nothing is asked. */
function compactBefore(run: StepRun, turn: TurnStep): boolean {
  const { state } = run;
  const order = { phase: "pre_turn", summary: SUMMARY, fails: turn.fails === "compaction" } as const;
  const { previous, session } = state;
  const reason = previous === null ? null : mustShrinkForModel(previous, session, state.tokens);
  if (previous !== null && reason !== null && !settle(run, compact(run, { ...order, reason, session: previous }))) {
    return false;
  }
  if (!isOverLimit(session, state.tokens)) return true;
  return settle(run, compact(run, { ...order, reason: "context_limit", session }));
}

function settle(run: StepRun, succeeded: boolean): boolean {
  if (!succeeded) run.failed = sentence("failed.compaction", {});
  return succeeded;
}

/** What the client adds, the message, and the skills that it names. */
function sayMessage(run: StepRun, turn: TurnStep): void {
  const { state } = run;
  run.write(clientContextItems(state, turn.context, run.step));
  state.clientContext = turn.context ?? state.clientContext;
  run.write([message("user", ...messageParts(turn, run.step)), ...skillItems(state.files, turn.skills)]);
}

function messageParts({ text, parts }: TurnStep, step: number): Part[] {
  const more = parts.map((part, index): Part => {
    if ("image" in part) return { type: "input_image", fragment: "prompt", spans: [], text: "", bytes: 0 };
    return partOf("prompt", [span(part.text, { kind: "step", step, field: `parts[${index}].text` })]);
  });
  return [saidPart("prompt", text, step, "text"), ...more];
}

function saidPart(fragment: FragmentId, text: string, step: number, field: string): Part {
  return partOf(fragment, [span(text, { kind: "step", step, field })]);
}

/** Requests until the answer is final. */
function converse(run: StepRun, turn: TurnStep): void {
  if (!ask(run, turn)) return;
  if (!needsFollowUp(run, turn) || !compactWithin(run, turn)) return;
  if (turn.steer !== null) run.write([message("user", saidPart("steer", turn.steer, run.step, "steer"))]);
  announce(run);
  if (ask(run, turn)) reply(run, turn);
}

/** Writes what the model answered first. Must it be asked once more: after a tool call, or for a message sent meanwhile? */
function needsFollowUp(run: StepRun, turn: TurnStep): boolean {
  if (turn.during === null) {
    reply(run, turn);
    return turn.steer !== null;
  }
  callTool(run, turn.during);
  if (turn.interrupt) interrupted(run);
  return !turn.interrupt;
}

/** One sampling request; false when the server refuses it. */
function ask(run: StepRun, turn: TurnStep): boolean {
  run.send("sample");
  if (turn.fails === "sample") {
    run.failed = sentence("failed.request", {});
    return false;
  }
  run.reported(turn.usage);
  return true;
}

function reply(run: StepRun, { reply: text }: TurnStep): void {
  const source = { kind: "step", step: run.step, field: "reply" } as const;
  run.writeAnswer([message("assistant", partOf("reply", [span(text, source)], "output_text"))]);
}

function callTool(run: StepRun, edits: readonly DiskStep[]): void {
  run.writeAnswer([{ item: { type: "function_call" }, gaps: [] }]);
  for (const edit of edits) editDisk(run, edit);
  run.write([{ item: { type: "function_call_output" }, gaps: [] }]);
}

/** Role and wording were decided when the thread was created. */
function interrupted(run: StepRun): void {
  const { texts, session } = run.state;
  const { leadsAgents } = session;
  const text = codexText(texts, (leadsAgents ? "turnAborted.v2" : "turnAborted") as TextKey);
  const spans = [mark("<turn_aborted>\n"), text, mark("\n</turn_aborted>")];
  run.write([message(leadsAgents ? "developer" : "user", partOf("turnAborted", spans))]);
}

function compactWithin(run: StepRun, turn: TurnStep): boolean {
  const { session, tokens } = run.state;
  if (!isOverLimit(session, tokens)) return true;
  const order = { phase: "mid_turn", reason: "context_limit", session, summary: SUMMARY } as const;
  return settle(run, compact(run, { ...order, fails: turn.fails === "compaction" }));
}

function endTurn(run: StepRun, turn: TurnStep): void {
  const { state } = run;
  const { session } = state;
  state.previous = session;
  if (run.failed === null && isOverPostTurnThreshold(session, state.tokens)) {
    const order = { phase: "post_turn", reason: "context_limit", session, summary: SUMMARY } as const;
    settle(run, compact(run, { ...order, fails: turn.fails === "compaction" }));
  }
  state.turns = [...state.turns, { history: state.history, told: state.told, previous: session, tokens: state.tokens }];
}
