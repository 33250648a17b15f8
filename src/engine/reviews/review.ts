/**
 * `review/start`: a thread of its own with Codex's base instructions for reviews and the settings of the moment, but
 * that it never asks, has no collaboration mode and leads no agents. Mirrors core/src/tasks/review.rs.
 */
import { stringAt } from "../config/read.ts";
import { trim } from "../machine/utf8.ts";
import { span } from "../provenance.ts";
import type { Step, TurnStep } from "../scenario.ts";
import { codexText } from "../texts.ts";
import { childOf } from "../thread/child.ts";
import { modelFields } from "../thread/pending.ts";
import { message, partOf } from "../thread/request.ts";
import { StepRun } from "../thread/run.ts";
import type { Session } from "../thread/session.ts";
import type { ThreadState } from "../thread/state.ts";
import { ask, reply, settleLeadership } from "../thread/turn.ts";
import type { ReviewRules } from "./registry.ts";
import { writeResult } from "./result.ts";

type ReviewStep = Extract<Step, { do: "review" }>;

/** Settings that wait for a turn go on waiting, and the parent reads no file for it. */
function review(parent: StepRun, step: ReviewStep): void {
  const { state } = parent;
  if (!state.isCreated) settleLeadership(state);
  const path = `/review/${parent.step}`;
  const run = new StepRun(beginning(state, path), parent.step, 0);
  const turn = turnOf(step);
  run.rules.skills?.refresh(run.state);
  run.rules.announce(run);
  const task = partOf("agentTask", [span(turn.text, { kind: "step", step: run.step, field: "text" })]);
  run.write([message("user", task), ...run.rules.skillItems(run.state, run.step, turn)]);
  ask(run, turn);
  reply(run, turn);
  parent.family.reports.push({
    kind: "review",
    path,
    parent: "/root",
    parentStep: run.step,
    field: "review",
    refused: null,
    failed: false,
    requests: run.requests,
    history: run.state.history.entries,
    olderGlobal: false,
  });
  writeResult(parent, step.reply);
  state.endsWithReview = true;
}

function beginning(parent: ThreadState, path: string): ThreadState {
  const session = sessionOf(parent);
  const base = partOf("baseInstructions", [codexText(parent.texts, "review.prompt")]);
  return { ...childOf(parent, session, path), base, created: session };
}

/** `review_model` of the configuration is asked, else the model of the thread. */
function sessionOf(parent: ThreadState): Session {
  const { session, start, files } = parent;
  const model = stringAt(start.config.effective, ["review_model"])?.value;
  return {
    ...session,
    ...(model === undefined ? {} : modelFields(parent, model)),
    files,
    approval: "never",
    mode: null,
    leadsAgents: false,
    subagents: [],
  };
}

/** What is asked for is trimmed. */
function turnOf({ text, reply: said }: ReviewStep): TurnStep {
  return {
    do: "turn",
    text: trim(text),
    parts: [],
    reply: said,
    usage: 100,
    during: null,
    steer: null,
    interrupt: false,
    context: null,
    skills: [],
    fails: null,
    agents: [],
  };
}

export const REVIEW_RULES: ReviewRules = { review };
