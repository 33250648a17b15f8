/** The words of the timeline in English; they come with its code, after the answer. */
import type { FailingRequest, Mode, SetKey, TrustLevel } from "../../engine/index.ts";
import type { StepDocument } from "../../scenario/document.ts";
import { formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

type StepKind = StepDocument["do"];

/** Why a request is made: a compaction, the message, what a tool call or a steering message brought, what follows a compaction. */
export type RequestReason = "compaction" | "message" | "toolCall" | "steer" | "afterCompaction";

/** What an item of the menu makes. */
const add: Record<StepKind, { readonly name: string; readonly hint: string }> = {
  turn: { name: "Turn", hint: "A message to Codex, and what happens while it works." },
  write: { name: "Edit a file", hint: "Written on disk between two turns." },
  remove: { name: "Remove a file", hint: "Deleted on disk between two turns." },
  cd: { name: "Change the directory", hint: "From the next turn on." },
  environments: { name: "Select environments", hint: "Only a client of the app server; from the next turn on." },
  set: { name: "Change a setting", hint: "Model, approval, sandbox and others, from the next turn on." },
  mode: { name: "Switch the mode", hint: "Default or Plan, from the next turn on." },
  trust: { name: "Change trust", hint: "Written into config.toml by the running client." },
  compact: { name: "Compact", hint: "As by /compact." },
  resume: { name: "Resume", hint: "Codex is closed and takes the thread up again." },
  fork: { name: "Fork", hint: "The steps after it act on a copy of the thread." },
  revert: { name: "Revert", hint: "The thread goes back to before a turn." },
  shell: { name: "Shell command", hint: "Run by the person, not by the model." },
  review: { name: "Review", hint: "As by /review: Codex reviews in a thread of its own." },
};

const settings: Record<SetKey, string> = {
  model: "model",
  approval_policy: "approval",
  sandbox_mode: "sandbox",
  effort: "effort",
  personality: "personality",
  network_access: "network",
  workspace_roots: "roots",
};

const modes: Record<Mode, string> = { default: "Default", plan: "Plan" };
const trust: Record<TrustLevel, string> = { trusted: "trusted", untrusted: "untrusted" };

const requestReasons: Record<RequestReason, string> = {
  compaction: "compaction request",
  message: "the message",
  toolCall: "after the tool call",
  steer: "after the message in between",
  afterCompaction: "after the compaction",
};

const fails: Record<FailingRequest | "none", string> = {
  none: "None",
  sample: "The model's answer",
  compaction: "The compaction",
};

export const timelineEn = {
  label: "Timeline",
  steps: "Steps",
  hint: "Arrow keys choose, Enter edits, Alt with arrow keys moves, Delete deletes.",
  start: "start",
  addStep: "Step",
  addLabel: "Add a step",
  add,
  edit: "Edit the chosen step",
  editClose: "Close the form",
  actionsFor: (number: number) => `Actions for step ${formatNumber(number)}`,

  menu: {
    edit: "Edit…",
    duplicate: "Duplicate",
    left: "Move left",
    right: "Move right",
    delete: "Delete",
  },

  settings,
  modes,
  trust,

  /** What stands behind the kind on a chip. */
  quoted: (text: string) => `“${text}”`,
  to: (value: string) => `→ ${value}`,
  afterStep: (step: number) => `after step ${formatNumber(step + 1)}`,
  beforeStep: (step: number) => `before step ${formatNumber(step + 1)}`,
  inDirectory: (path: string) => `in ${path}`,
  /** The whole chip for a screen reader: what can be seen, and then the marks in words. */
  chip: (number: number, kind: string, detail: string) =>
    `${formatNumber(number)} ${kind}${detail === "" ? "" : ` ${detail}`}`,
  startChip: (cwd: string) => `start of Codex in ${cwd}`,

  marks: {
    appended: (items: number) => `${count(items, "item")} appended`,
    requests: (requests: number) => count(requests, "request"),
    compacted: "the history is compacted",
    failed: "failed",
    compactionFailed: "the compaction failed",
    notReached: "Codex does not get here",
  },

  announce: {
    moved: (number: number, total: number) => `Moved to place ${formatNumber(number)} of ${formatNumber(total)}.`,
    added: (number: number) => `Added as step ${formatNumber(number)}.`,
    duplicated: (number: number) => `The copy is step ${formatNumber(number)}.`,
    deleted: (number: number) => `Step ${formatNumber(number)} deleted.`,
  },

  form: {
    title: (number: number, kind: string) => `Step ${formatNumber(number)}: ${kind}`,
    startTitle: "Start of Codex",
    startHint: "The bar at the top says how Codex is started, the files are those of the start.",
    close: "Close",
    more: "More about this turn",
    text: "Message",
    reply: "Reply of the model",
    replyDefault: "ok",
    usage: "Tokens that the server reports",
    usageDefault: "100",
    fails: "Request that the server refuses",
    failsValues: fails,
    steer: "Message sent while the turn runs",
    interrupt: "Interrupted while its tool call runs",
    during: "A tool call runs in this turn",
    duringHint: "A second request follows it. It can edit files.",
    edits: "Edits that the tool call makes",
    parts: "Further parts of the message",
    partText: "Text",
    partImage: "Picture",
    skills: "Skills that the message names",
    skill: "Path of SKILL.md",
    context: "Context that the client adds",
    contextSaid: "The client says something about its context",
    contextHint: "Without an entry it takes back what it has said before.",
    contextKey: "Key",
    contextKind: "Kind",
    contextKinds: { untrusted: "untrusted", application: "application" },
    contextValue: "Value",
    path: "Path",
    node: "Content",
    nodeKinds: {
      text: "Text",
      base64: "Bytes (base64)",
      dir: "Empty directory",
      symlink: "Symlink",
      unreadable: "Unreadable file",
    },
    target: "Points to",
    fromEditor: "Take it from the editor",
    fromEditorHint: (path: string) => `The text of ${path}, as it stands in the editor`,
    cwd: "Directory",
    environments: "Environments",
    environmentsForm: "One a line: the id, a space, the directory. Empty: none.",
    key: "Setting",
    value: "Value",
    roots: "Directories, one a line",
    mode: "Mode",
    level: "Trust",
    summary: "Summary that the server returns",
    summaryDefault: "SUMMARY",
    compactFails: "The server refuses the request",
    resumeCwd: "Directory; empty: where the thread was",
    afterTurn: "Fork",
    afterTurnEnd: "At the end of the thread",
    beforeTurn: "Back to before",
    turn: (step: number, text: string) => `step ${formatNumber(step + 1)}: “${text}”`,
    after: (turn: string) => `After ${turn}`,
    noTurn: (turn: number) => `turn ${formatNumber(turn + 1)}, which there is not`,
    command: "Command",
    output: "What it prints",
    reviewText: "What is to be reviewed",
    reviewReply: "Answer of the reviewing model",
    reviewReplyHint: "ok; a space: as if it was interrupted",
    addEdit: "Edit",
    addRemoval: "Removal",
    addText: "Text",
    addImage: "Picture",
    addSkill: "Skill",
    addContext: "Entry",
    take: "Remove this",
    refused: "Not taken over:",
    pseudo: (marker: string) =>
      `Codex takes a message like this for its own ${marker}. It is sent now, but no compaction keeps it.`,
  },

  requests: {
    label: "Request",
    before: "Step before",
    after: "Step after",
    step: (number: number, total: number) => `Step ${formatNumber(number)} of ${formatNumber(total)}`,
    start: "Start",
    one: (number: number, total: number, reason: RequestReason) =>
      `request ${formatNumber(number)} of ${formatNumber(total)} · ${requestReasons[reason]}`,
    none: (earlier: number) => `sends no request; this is the last one, of step ${formatNumber(earlier + 1)}`,
    nothingYet: "nothing is sent yet",
  },
};

export type TimelineStrings = typeof timelineEn;
