/** The words about the life of a thread, in English: History, Compaction, and what Layout and Messages mark. Loaded late. */
import type { CompactionPhase, CompactionReason, Step } from "../../engine/index.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const stepKinds: Record<Step["do"], string> = {
  turn: "turn",
  write: "file edit",
  remove: "file removed",
  cd: "change of directory",
  environments: "selection of environments",
  set: "change of a setting",
  mode: "change of mode",
  trust: "change of trust",
  compact: "compaction",
  shell: "shell command",
  review: "review",
  resume: "resume",
  fork: "fork",
  revert: "going back",
};

const phases: Record<CompactionPhase, string> = {
  standalone_turn: "By hand",
  pre_turn: "By itself, before a turn",
  mid_turn: "By itself, during a turn",
  post_turn: "By itself, after a turn",
};

const reasons: Record<CompactionReason, string> = {
  user_requested: "asked for by the person",
  context_limit: "the limit was reached",
  comp_hash_changed: "the new model compacts differently",
  model_downshift: "the new model has a smaller window",
};

/** "1,240 B, about 310 tokens" */
const cost = (bytes: number, tokens: number) => `${formatNumber(bytes)} B, about ${count(tokens, "token")}`;

export const threadEn = {
  stepKinds,
  step: (step: number) => `step ${formatNumber(step)}`,
  entry: (number: number) => `entry ${formatNumber(number)}`,

  /** Marks in Layout and Messages. */
  marks: {
    added: "new",
    addedBy: (step: number) => `new in step ${formatNumber(step)}`,
    inForce: "in force",
    superseded: "superseded",
    folded: (first: number, last: number, turns: number) =>
      `items ${formatNumber(first)}–${formatNumber(last)} · ${count(turns, "turn")}`,
    unfold: (name: string) => `Show ${name}`,
    legend: "Heavy border: new in this step. Struck through: superseded by a later part, and still sent.",
    legendFolded: "Folded: older items that nothing depends on.",
  },

  history: {
    none: "Nothing has been said yet. The history of the thread is empty.",
    notPlayed: (step: number) => `Step ${formatNumber(step)} is not modelled, so the history ends before it.`,
    appended: (step: number, kind: string, entries: number) =>
      `Step ${formatNumber(step)}, ${kind}, appends ${entries === 0 ? "nothing" : count(entries, "entry", "entries")}.`,
    replaced: (step: number, kind: string) => `Step ${formatNumber(step)}, ${kind}, replaces the history.`,
    /** Behind the headline. */
    size: (bytes: number, tokens: number) => `${formatNumber(bytes)} B. Codex’s estimate: ${count(tokens, "token")}.`,
    nothingYet:
      "Files, settings, mode and directory are compared when the next turn begins. Until then the model is told nothing.",
    nothingAtAll: "No change was found that Codex would tell the model.",
    compactionHere: "See what the compaction did",
    added: "Appended, and why",
    silent: "Changed, and not said",
    silentNote: "Nothing stands in the history for these.",
    notSaid: "not said",
    notYet: "not yet",
    initial: "The initial context is told for the first time.",
    again: "The context is told anew, because a compaction had left it out.",
    droppedAgain: "left out again by the compaction of this step",
    replaces: (entry: number, step: number) => `Replaces entry ${formatNumber(entry)} of step ${formatNumber(step)}`,
    showOlder: (entry: number) => `Go to entry ${formatNumber(entry)} in the record`,
    inMessages: "Show in Messages",
    diff: {
      title: "What changed",
      same: "The texts are the same.",
      gap: "unchanged lines",
    },
    diffCount: (added: number, removed: number) => `${count(added, "line")} added, ${formatNumber(removed)} removed`,

    inForce: "In force now",
    inForceNone:
      "No context stands in the history now: the compaction left it out. The next turn writes it anew, from what holds then.",
    inForceNoneYet: "No context stands in the history yet. The first turn writes it.",
    writtenBy: (entry: number, step: number) => `entry ${formatNumber(entry)}, step ${formatNumber(step)}`,
    takenBack: "taken back: no text is in force",
    placeFrom: (entry: number) => `directory and shell: entry ${formatNumber(entry)}`,
    older: (copies: number) => (copies === 1 ? "1 older copy" : `${formatNumber(copies)} older copies`),
    olderCost: (bytes: number, tokens: number) => `${cost(bytes, tokens)}, sent with every request`,
    olderTotal: (copies: number, bytes: number, tokens: number) =>
      `${copies === 1 ? "1 older copy lies" : `${formatNumber(copies)} older copies lie`} in the history: ${cost(bytes, tokens)} in every request.`,
    notTold: (names: readonly string[]) => `Not in the history: ${names.join(", ")}.`,
    columns: {
      number: "No.",
      step: "Step",
      role: "Role",
      what: "What",
      bytes: "Bytes",
    },

    record: "Record",
    recordNote:
      "Entries are written once and never changed. Later ones supersede them; only a compaction, a fork or going back leaves them out.",
    leftOut: "left out",
    leftOutIn: (step: number) => `left out in step ${formatNumber(step)}`,
    superseded: "superseded",
    partlySuperseded: "partly superseded",
    writtenNow: "written by this step",
    opaque: "content not modelled",
  },

  compaction: {
    none: "No compaction so far.",
    noneHint: (f: Format) =>
      `Codex compacts when the person asks for it (${f.code("/compact")}), when the context fills its window, and when a new model needs it. The messages of the person stay as far as the budget allows; everything else is left out.`,
    tokens: (active: number, limit: number) =>
      `${count(active, "token")} are counted now. Codex compacts by itself from ${formatNumber(limit)} on.`,
    add: "Add a compaction at the end",
    later: (step: number) => `Show the one in step ${formatNumber(step)}`,
    headline: (kept: number, before: number) =>
      `Compaction keeps ${formatNumber(kept)} of ${count(before, "entry", "entries")} and writes a summary.`,
    failed: "The compaction failed. Nothing changed.",
    failedHint:
      "The server refused the request for it. The history stays as it was, and the next turn goes on with it.",
    phases,
    reasons,
    how: (phase: string, reason: string, kind: string) => `${phase}: ${reason}. ${kind}.`,
    local: "Local: Codex asks the model for a summary",
    remote: "Remote: the server returns an item that only it can read",
    pick: "Compaction",
    pickOne: (step: number, phase: string) => `Step ${formatNumber(step)} · ${phase}`,
    sizes: "Sizes",
    size: (entries: number, bytes: number, tokens: number) =>
      `${count(entries, "entry", "entries")}, ${formatNumber(bytes)} B, ${count(tokens, "token")}`,
    /** The same three numbers, where the units have just been said. */
    sizeShort: (entries: number, bytes: number, tokens: number) =>
      `${formatNumber(entries)}, ${formatNumber(bytes)} B, ${formatNumber(tokens)}`,
    before: "before",
    after: "after",
    rebuiltSize: "put back",
    budget: "Budget of kept messages",
    budgetUsed: (used: number, limit: number) =>
      `${formatNumber(used)} of ${count(limit, "token")} for messages of the person`,
    stages: { before: "Before", kept: "Kept", rebuilt: "Rebuilt" },
    stage: (number: number, name: string) => `${formatNumber(number)} ${name}`,
    stagesLabel: "Stage of the compaction",
    previous: "Back",
    next: "Next",
    fates: { kept: "kept", cut: "cut", dropped: "dropped" },
    summaryNew: "new",
    summaryLocal: "Written by the model; sent as a user message.",
    summaryRemote: "Opaque to you, readable to the model.",
    tokensCut: (tokens: number) => `${count(tokens, "token")} truncated`,
    pending: "Nothing is put back yet. The next turn in the timeline writes the context anew, from what holds then.",
    putBack: "put back",
    putBackAtOnce: "Put back at once, because the turn goes on.",
    putBackLater: (step: number) => `Put back by the turn of step ${formatNumber(step)}.`,
  },
};

/** Every language has the same keys. */
export type ThreadStrings = typeof threadEn;
