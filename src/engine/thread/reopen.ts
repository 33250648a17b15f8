/** A thread begins, is resumed in a new process, or forked: configuration and files are read again. */

import { Refusal } from "../config/refusal.ts";
import { baseInstructionsSpans } from "../fragments/baseInstructions.ts";
import type { Scenario, Step } from "../scenario.ts";
import type { Settings } from "../simulation.ts";
import type { Texts } from "../texts.ts";
import { History } from "./history.ts";
import { instructionsOf, readDocs, readGlobal } from "./instructionFiles.ts";
import { modelFields } from "./pending.ts";
import { partOf } from "./request.ts";
import type { StepRun } from "./run.ts";
import type { Session } from "./session.ts";
import { type StartedThread, startThread } from "./start.ts";
import type { ThreadState } from "./state.ts";

/** Nothing has been reported or counted yet. */
const NO_TOKENS = { reported: 0, since: 0, baseline: null } as const;

export function newThread(scenario: Scenario, texts: Texts): ThreadState | Refusal {
  const start = startThread(scenario, texts);
  if (start instanceof Refusal) return start;
  const { files, session, settings } = start;
  const opened = openedFiles(start, session.cwd.value);
  return {
    scenario,
    texts,
    files,
    start,
    session,
    settings,
    base: partOf("baseInstructions", baseInstructionsSpans(session)),
    ...opened,
    history: History.EMPTY,
    nextId: 0,
    told: null,
    previous: null,
    pending: [],
    clientContext: {},
    turns: [],
    tokens: NO_TOKENS,
  };
}

function openedFiles(start: StartedThread, cwd: string): Pick<ThreadState, "docs" | "global" | "instructions"> {
  const docs = readDocs(start, start.files, cwd);
  const global = readGlobal(start.files, start.session.machine.codexHome);
  return { docs, global, instructions: instructionsOf({ start, docs, global }) };
}

/** A new process takes the thread up: history and what was told are as they were, everything else is read again. */
export function resume(run: StepRun, step: Extract<Step, { do: "resume" }>): Refusal | null {
  return reopen(run, step.cwd ?? run.state.session.cwd.value, step.cwd === null ? null : run.step);
}

/** A new thread with the history of this one, whole or up to a turn; settings are those of the end. */
export function fork(run: StepRun, step: Extract<Step, { do: "fork" }>): Refusal | null {
  const { state } = run;
  if (step.afterTurn !== null) cutTo(state, step.afterTurn + 1);
  const refusal = reopen(run, state.session.cwd.value, null);
  if (refusal === null && state.scenario.launch.surface === "tui") {
    state.pending = [{ step: { do: "mode", mode: "default" }, index: run.step }, ...state.pending];
  }
  return refusal;
}

/** The thread itself goes back. */
export function revert({ state }: StepRun, step: Extract<Step, { do: "revert" }>): null {
  cutTo(state, step.beforeTurn);
  return null;
}

/** Only the first `count` turns stay, with what had been told by then. */
function cutTo(state: ThreadState, count: number): void {
  const mark = state.turns[count - 1];
  state.turns = state.turns.slice(0, count);
  state.history = mark?.history ?? History.EMPTY;
  state.told = mark?.told ?? null;
  state.tokens = mark?.tokens ?? NO_TOKENS;
}

function reopen(run: StepRun, cwd: string, movedBy: number | null): Refusal | null {
  const { state } = run;
  const scenario: Scenario = { ...state.scenario, launch: { ...state.scenario.launch, cwd } };
  const files = state.files.makeDirectory(cwd);
  const start = startThread(scenario, state.texts, files, state.start.writtenTrust);
  if (start instanceof Refusal) return start;
  state.files = files;
  state.start = start;
  const kept = keptSettings(state, start);
  state.session = { ...start.session, ...kept.session };
  if (movedBy !== null) {
    state.session = { ...state.session, cwd: { value: cwd, source: { kind: "step", step: movedBy, field: "cwd" } } };
  }
  state.settings = { ...start.settings, ...kept.settings };
  Object.assign(state, openedFiles(start, cwd));
  return null;
}

/** What the thread remembers across processes: its model and its mode. */
function keptSettings(
  state: ThreadState,
  start: StartedThread,
): { readonly session: Partial<Session>; readonly settings: Partial<Settings> } {
  const { session, settings } = state;
  return {
    session: {
      ...modelFields({ start }, session.slug),
      mode: session.mode,
      cwd: session.cwd,
      leadsAgents: session.leadsAgents,
    },
    settings: { mode: settings.mode, model: settings.model },
  };
}
