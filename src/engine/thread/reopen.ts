/** A thread is resumed in a new process, forked or reverted: configuration and files are read again. */
import { allowsApproval } from "../config/approval.ts";
import { compactionSettings } from "../config/compaction.ts";
import { Refusal } from "../config/refusal.ts";
import { allowsSandbox, resolveSandboxSettings } from "../config/sandbox.ts";
import { movedRoots } from "../fragments/writableRoots.ts";
import type { Scenario, Step } from "../scenario.ts";
import type { Settings } from "../simulation.ts";
import { isMadeByModel } from "./compaction/tokens.ts";
import { History } from "./history.ts";
import { refreshDocs } from "./instructionFiles.ts";
import { baseFields, NO_TOKENS, openedFiles, withEnvironments } from "./newThread.ts";
import { modelFields } from "./pending.ts";
import type { ReopenRules } from "./reopening.ts";
import type { StepRun } from "./run.ts";
import type { Root, SandboxSettings, Session } from "./session.ts";
import { type StartedThread, startThread } from "./start.ts";
import type { ThreadMark, ThreadState, TokenCount } from "./state.ts";
import { changeTrust } from "./trustStep.ts";
import { interrupted } from "./turn.ts";

/** A new process takes the thread up: history and what was told are as they were, files are read again. */
function resume(run: StepRun, { cwd }: Extract<Step, { do: "resume" }>): Refusal | null {
  const { state, step } = run;
  const { slug, effort, mode, compaction } = state.session;
  const place: Root = cwd === null ? placeOf(state) : { value: cwd, source: { kind: "step", step, field: "cwd" } };
  const kept = { model: slug, effort, mode, provider: compaction.provider };
  const refusal = reopen(state, place, run.rules.remembers ? kept : null);
  run.rules.agents?.reopened(state, "resume");
  if (state.endsWithReview) state.told = null;
  return refusal;
}

/** A new thread with the history of this one, whole or up to a turn; directory and permissions are those of the end. */
function fork(run: StepRun, { afterTurn }: Extract<Step, { do: "fork" }>): Refusal | null {
  const { state } = run;
  if (afterTurn !== null) cutTo(state, afterTurn + 1, state.turns[afterTurn]?.end);
  const refusal = reopen(state, run.rules.remembers ? realDirectory(state) : state.created.cwd, null);
  // A fork is a thread of its own: it is created with the base instructions that it was opened with.
  state.created = { ...state.created, customBase: state.session.customBase ?? state.created.customBase };
  run.rules.agents?.reopened(state, "fork");
  // A review at the end counts as a turn that was interrupted.
  if (state.endsWithReview) interrupted(run);
  state.endsWithReview = false;
  if (refusal === null) run.rules.opened(run);
  if (refusal === null && state.scenario.launch.surface === "tui") {
    // The terminal interface says Default with the first turn of a fork.
    state.pending = [{ step: { do: "mode", mode: "default" }, index: run.step }, ...state.pending];
  }
  return refusal;
}

/** Where a resumed thread stands: in the directory that it remembers, or in that of the process. */
function placeOf({ session, storedCwd, created }: ThreadState): Root {
  return session.release.thread.remembers ? storedCwd : created.cwd;
}

/** A fork names its directory by the real path. */
function realDirectory({ files, storedCwd }: ThreadState): Root {
  const { value, source } = storedCwd;
  return { value: files.realPath(value) ?? value, source };
}

/** The thread itself goes back; project files are read again. */
function revert({ state }: StepRun, { beforeTurn }: Extract<Step, { do: "revert" }>): void {
  const turn = state.turns[beforeTurn];
  cutTo(state, beforeTurn, turn?.begin);
  if (state.session.release.thread.revertsToPrompt && turn !== undefined) {
    state.history = turn.prompt;
    // What stays of the first turn does not count as told.
    if (beforeTurn === 0) state.told = null;
  }
  if (state.session.release.thread.revertEstimates) state.tokens = estimateOf(state);
  state.clientContext = {};
  refreshDocs(state);
}

function estimateOf({ history, baseTokens, session }: ThreadState): TokenCount {
  const items = history.entries.map(({ item }) => item);
  const reported = items.reduce((sum, item) => sum + session.release.thread.itemTokens(item), baseTokens);
  return { reported, since: 0, baseline: null, counts: items.some(isMadeByModel) };
}

/** Only the first `count` turns stay, and the thread is as it was at the mark. */
function cutTo(state: ThreadState, count: number, mark: ThreadMark | undefined): void {
  state.endsWithReview = false;
  state.turns = state.turns.slice(0, count);
  state.history = mark?.history ?? History.EMPTY;
  state.told = mark?.told ?? null;
  state.previous = mark?.previous ?? null;
  state.tokens = mark?.tokens ?? NO_TOKENS;
}

/** What a resumed thread remembers; a fork takes it from the configuration, and forgets the mode. */
type Remembered = Pick<Session, "effort" | "mode"> & { readonly model: string; readonly provider: string };

function reopen(state: ThreadState, cwd: Root, remembered: Remembered | null): Refusal | null {
  // Parameters of the client hold for the process in which they were given.
  const { surface } = state.scenario.launch;
  const launch = {
    ...state.scenario.launch,
    cwd: cwd.value,
    baseInstructions: null,
    developerInstructions: null,
    // That exec never asks was such a parameter.
    surface: state.session.release.thread.remembers ? surface : ("app-server" as const),
  };
  const scenario: Scenario = { ...state.scenario, launch };
  const files = state.files.makeDirectory(cwd.value);
  const start = startThread(scenario, state.texts, state.session.release, files, state.start.writtenTrust, "again");
  if (start instanceof Refusal) return start;
  const kept = keptSession(state, start, remembered);
  const settings = keptSettings(state.settings, kept, start.settings, remembered);
  const opened = withEnvironments({ ...start.session, cwd }, state.scenario, false);
  if (opened instanceof Refusal) return opened;
  const workspaceRoots = remembered === null ? forkedRoots(state, start, cwd) : resumedRoots(state, cwd);
  const session = { ...opened, ...kept, workspaceRoots };
  const found = openedFiles(start, session);
  if (found instanceof Refusal) return found;
  state.files = files;
  state.session = session;
  state.settings = { ...settings, surface, cwd: cwd.value };
  state.storedCwd = cwd;
  state.lastCwd = cwd.value;
  state.start = start;
  // What counts as prefix is settled by the first response of the new process.
  state.tokens = { ...state.tokens, baseline: null };
  state.clientContext = {};
  state.mailbox = [];
  // A text of one's own that the configuration has now goes before the one that the thread was created with.
  const { customBase, updatePlanTool } = start.session;
  const base = { ...state.created, updatePlanTool, customBase: customBase ?? state.created.customBase };
  Object.assign(state, baseFields(base), found);
  return null;
}

function resumedRoots({ session }: ThreadState, cwd: Root): readonly Root[] {
  return movedRoots(session.workspaceRoots, session.cwd.value, cwd);
}

/** A fork begins with the roots of the configuration; beside a profile that stays there are none. */
function forkedRoots({ session }: ThreadState, start: StartedThread, cwd: Root): readonly Root[] {
  return session.sandbox.origin === "profile" ? [cwd] : start.session.workspaceRoots;
}

/** What a thread keeps, whatever the configuration says by now; requirements.toml has the last word. */
function keptSession(state: ThreadState, start: StartedThread, remembered: Remembered | null): Partial<Session> {
  const { session } = state;
  if (!session.release.thread.remembers) return { mode: null };
  const { config } = start;
  const model = remembered === null ? {} : modelFields({ start }, remembered.model);
  return {
    ...model,
    effort: remembered === null ? start.session.effort : remembered.effort,
    mode: remembered === null ? null : remembered.mode,
    approval: allowsApproval(config.requirements, session.approval, session.release.config.approval)
      ? session.approval
      : start.session.approval,
    autoReview: session.autoReview,
    leadsAgents: session.leadsAgents || start.session.multiAgent.enabled,
    compaction: compactionSettings(config.effective, remembered?.provider),
    sandbox: keptSandbox(state, start),
  };
}

/** A built-in profile stays; any other sandbox is that of the configuration. */
function keptSandbox({ session, scenario }: ThreadState, { config, session: now }: StartedThread): SandboxSettings {
  const { sandbox } = session;
  if (sandbox.origin === "profile" && allowsSandbox(config.requirements, sandbox.mode)) return sandbox;
  if (now.sandbox.origin === "custom") return now.sandbox;
  return resolveSandboxSettings(now.files, config.effective, now.sandbox.mode, scenario.machine.home);
}

function keptSettings(
  before: Settings,
  kept: Partial<Session>,
  now: Settings,
  remembered: Remembered | null,
): Settings {
  if (kept.approval === undefined) return now;
  return {
    ...now,
    reviewer: before.reviewer,
    mode: remembered === null ? now.mode : before.mode,
    model: remembered === null ? now.model : before.model,
    approval: kept.approval === before.approval.value ? before.approval : now.approval,
    sandbox: kept.sandbox?.mode === before.sandbox.value ? before.sandbox : now.sandbox,
  };
}

export const REOPEN_RULES: ReopenRules = { resume, fork, revert, changeTrust };
