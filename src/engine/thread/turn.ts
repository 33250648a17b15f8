/** One turn: compaction if it is due, updates, the message, then requests until the model needs no more. */

import type { Refusal } from "../config/refusal.ts";
import { mark, span } from "../provenance.ts";
import type { TurnStep } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import type { FragmentId, Part } from "../simulation.ts";
import { codexText } from "../texts.ts";
import { clientContextItems } from "./clientContext.ts";
import { isOverLimit, isOverPostTurnThreshold, mustShrinkForModel } from "./compaction/limits.ts";
import { editDisk } from "./disk.ts";
import type { NewItem } from "./history.ts";
import { openMailbox } from "./mailbox.ts";
import { applyPending } from "./pending.ts";
import { message, partOf } from "./request.ts";
import type { StepRun } from "./run.ts";
import type { ThreadMark, ThreadState } from "./state.ts";

/** What the server answers when a turn makes Codex compact: the format's default. */
const SUMMARY = "SUMMARY";

/** A refusal when the turn brings a setting that is not allowed: then it does not begin. */
export function playTurn(run: StepRun, turn: TurnStep): Refusal | null {
  const { state } = run;
  const begin: ThreadMark = state.endsWithReview ? { ...markOf(state), told: null } : markOf(state);
  state.endsWithReview = false;
  const refusal = applyPending(state);
  if (refusal !== null) return refusal;
  if (!state.isCreated) settleLeadership(state);
  const { lastCwd, session } = state;
  if (run.rules.remembers && lastCwd !== null && lastCwd !== session.cwd.value) state.storedCwd = session.cwd;
  state.lastCwd = session.cwd.value;
  run.rules.skills?.refresh(state);
  let prompt = state.history;
  if (compactBefore(run, turn)) {
    run.rules.announce(run);
    prompt = state.history;
    sayMessage(run, turn, run.rules.skillItems(state, run.step, turn));
    converse(run, turn);
    state.previous = state.session;
  } else if (run.rules.keepsUnsentMessage) sayMessage(run, turn, []);
  compactAfter(run, turn);
  state.turns = [...state.turns, { begin, prompt, end: markOf(state) }];
  return null;
}

function markOf({ history, told, previous, tokens }: ThreadState): ThreadMark {
  return { history, told, previous, tokens };
}

/** The first model that a thread uses decides for life whether it leads agents. */
export function settleLeadership(state: ThreadState): void {
  state.isCreated = true;
  const { model, multiAgent } = state.session;
  const leadsAgents = model.multiAgent === "v2" || multiAgent.enabled;
  if (state.session.leadsAgents !== leadsAgents) state.session = { ...state.session, leadsAgents };
}

/** False when a compaction that is due fails: the message is written all the same, but nothing is asked. */
export function compactBefore(run: StepRun, turn: TurnStep): boolean {
  const { state } = run;
  if (state.scenario.launch.printsOnly) return true;
  const order = { phase: "pre_turn", summary: SUMMARY, fails: turn.fails === "compaction" } as const;
  const { previous, session } = state;
  const reason = previous === null ? null : mustShrinkForModel(previous, session, state.tokens);
  if (
    previous !== null &&
    reason !== null &&
    !settle(run, run.rules.compact(run, { ...order, reason, session: previous }))
  ) {
    return false;
  }
  if (!isOverLimit(session, state.tokens)) return true;
  return settle(run, run.rules.compact(run, { ...order, reason: "context_limit", session }));
}

function settle(run: StepRun, succeeded: boolean): boolean {
  if (!succeeded) run.failed = sentence("failed.compaction", {});
  return succeeded;
}

/** What the client adds, the message, and the skills that it names. */
function sayMessage(run: StepRun, turn: TurnStep, skills: readonly NewItem[]): void {
  const { state } = run;
  const said = turn.context ?? {};
  run.write(clientContextItems(state.clientContext, said, run.step));
  state.clientContext = said;
  run.write([message("user", ...messageParts(turn, run)), ...skills]);
}

const PICTURE: Part = { type: "input_image", fragment: "prompt", spans: [], text: "", bytes: 0 };

function messageParts({ text, parts }: TurnStep, { step, rules }: StepRun): Part[] {
  const tag = (text: string): Part => partOf("prompt", [mark(text)]);
  const picture = rules.wrapsPictures ? [tag("<image>"), PICTURE, tag("</image>")] : [PICTURE];
  const more = parts.flatMap((part, index): Part[] => {
    if ("image" in part) return picture;
    return [partOf("prompt", [span(part.text, { kind: "step", step, field: `parts[${index}].text` })])];
  });
  return [saidPart("prompt", text, step, "text"), ...more];
}

function saidPart(fragment: FragmentId, text: string, step: number, field: string): Part {
  return partOf(fragment, [span(text, { kind: "step", step, field })]);
}

/**
 * Requests until the answer is final. A message that came meanwhile makes one more necessary; after a tool call it goes
 * along with the next request, unless the history had to be compacted first.
 */
function converse(run: StepRun, turn: TurnStep): void {
  if (ask(run, turn)) answer(run, turn);
}

/** What follows the first request. */
export function answer(run: StepRun, turn: TurnStep): void {
  const { agents } = run.rules;
  if (agents !== null && turn.agents.length > 0) {
    agents.lead(run, turn);
    return;
  }
  let waits = turn.steer !== null;
  if (turn.during === null) reply(run, turn);
  else {
    callTool(run, turn);
    if (turn.interrupt) {
      interrupted(run);
      return;
    }
    const isDue = !run.rules.steersAfterCompaction && isOverLimit(run.state.session, run.state.tokens);
    if (!followUp(run, turn, waits && !isDue)) return;
    waits &&= isDue;
  }
  if (waits) followUp(run, turn, true);
}

/** One more request; false when it could not be made. */
function followUp(run: StepRun, turn: TurnStep, saysSteer: boolean): boolean {
  const isCompacted = compactWithin(run, turn);
  if (turn.steer !== null && (saysSteer || !isCompacted)) {
    run.write([message("user", saidPart("steer", turn.steer, run.step, "steer"))]);
  }
  if (!isCompacted || !askAgain(run, turn)) return false;
  reply(run, turn);
  return true;
}

function askAgain(run: StepRun, turn: TurnStep): boolean {
  run.rules.announce(run);
  return ask(run, turn);
}

/** The next request behind a tool call that belongs to an agent; false when it could not be made. */
export function askOn(run: StepRun, turn: TurnStep): boolean {
  return compactWithin(run, turn) && askAgain(run, turn);
}

/** One sampling request; false when the server refuses it. */
export function ask(run: StepRun, turn: TurnStep): boolean {
  run.send("sample");
  if (turn.fails === "sample") {
    run.failed = sentence("failed.request", {});
    return false;
  }
  run.reported(turn.usage);
  return true;
}

export function reply(run: StepRun, { reply: text }: TurnStep): void {
  const source = { kind: "step", step: run.step, field: `${run.field}reply` } as const;
  run.writeAnswer([message("assistant", partOf("reply", [span(text, source)], "output_text"))]);
  openMailbox(run);
}

function callTool(run: StepRun, { during, interrupt }: TurnStep): void {
  run.writeAnswer([{ item: { type: "function_call" }, gaps: [] }]);
  for (const edit of during ?? []) editDisk(run, edit);
  const output: NewItem = { item: { type: "function_call_output" }, gaps: [] };
  if (interrupt) run.write([output], () => run.rules.interruptedTokens);
  else run.write([output]);
  openMailbox(run);
}

/** Role and wording were decided when the thread was created. */
export function interrupted(run: StepRun): void {
  const { texts, session } = run.state;
  const { leadsAgents } = session;
  const text = codexText(texts, leadsAgents ? "turnAborted.v2" : "turnAborted");
  const spans = [mark("<turn_aborted>\n"), text, mark("\n</turn_aborted>")];
  run.write([message(leadsAgents ? "developer" : "user", partOf("turnAborted", spans))]);
}

function compactWithin(run: StepRun, turn: TurnStep): boolean {
  const { session, tokens } = run.state;
  if (!isOverLimit(session, tokens)) return true;
  const order = { phase: "mid_turn", reason: "context_limit", session, summary: SUMMARY } as const;
  return settle(run, run.rules.compact(run, { ...order, fails: turn.fails === "compaction" }));
}

/** Behind a turn that came to its end. */
export function compactAfter(run: StepRun, turn: TurnStep): void {
  const { session, tokens } = run.state;
  if (run.failed !== null || turn.interrupt || !isOverPostTurnThreshold(session, tokens)) return;
  const order = { phase: "post_turn", reason: "context_limit", session, summary: SUMMARY } as const;
  settle(run, run.rules.compact(run, { ...order, fails: turn.fails === "compaction" }));
}
