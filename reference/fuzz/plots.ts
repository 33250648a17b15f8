/** The events that a random story is made of; each adds the steps that it needs. */
import type { DiskStep } from "../../src/engine/index.ts";
import type { StepDocument } from "../../src/scenario/document.ts";
import { configEdit, EFFORTS, managedEdit, providerEdit, STEP_MODELS, trustEdit } from "./configEdits.ts";
import {
  LOCAL_BUDGET,
  MESSAGE_KINDS,
  type MessageKind,
  messageText,
  REMOTE_BUDGET,
  replyText,
  summaryText,
} from "./messages.ts";
import type { Story } from "./story.ts";

type Turn = Extract<StepDocument, { do: "turn" }>;

export function turn(story: Story, more: Partial<Turn> = {}, kind?: MessageKind): Turn {
  const { random } = story;
  const drawn = kind ?? (random.chance(0.85) ? "short" : random.pick(MESSAGE_KINDS));
  const text = messageText(random, drawn, story.keepsMore && random.chance(0.5) ? REMOTE_BUDGET : LOCAL_BUDGET);
  return {
    do: "turn",
    text,
    ...(random.chance(0.25) ? { reply: replyText(random) } : {}),
    ...(random.chance(0.15) ? { usage: usage(story) } : {}),
    ...more,
  };
}

/** Below, at and above the limit; what a tool's output adds to it is some tens of tokens. */
export function usage({ random, limit }: Story): number {
  return Math.max(0, limit + random.pick([-500, -60, -30, -10, -1, 0, 1, 500]));
}

/** Edits by a tool call inside a turn. */
export function during(story: Story): DiskStep[] {
  const edits: DiskStep[] = [];
  for (let count = story.random.int(0, 2); count >= 0; count--) {
    if (story.random.chance(0.15)) continue;
    edits.push(story.random.chance(0.7) ? story.editGlobal() : story.editProject());
  }
  return edits;
}

function edit(story: Story): DiskStep {
  return story.random.chance(0.5) ? story.editGlobal() : story.editProject();
}

const SET = {
  model: STEP_MODELS,
  effort: EFFORTS,
  approval_policy: ["never", "on-request", "untrusted"],
  sandbox_mode: ["read-only", "workspace-write", "danger-full-access"],
} as const;

function set(story: Story, key: keyof typeof SET): StepDocument {
  return { do: "set", key, value: story.random.pick(SET[key]) };
}

function compact(story: Story): StepDocument {
  return story.random.chance(0.5) ? { do: "compact" } : { do: "compact", summary: summaryText(story.random) };
}

const RESUME: StepDocument = { do: "resume" };

/** Events of the disk, of the settings and of the thread; those that need a turn before them are not told first. */
export const PLOTS = {
  turn: (story) => story.tell(turn(story)),
  "edit global": (story) => story.tell(story.editGlobal()),
  "edit project": (story) => story.tell(story.editProject()),
  "edit during": (story) => story.tell(turn(story, { during: during(story) })),
  "pseudo-user": (story) => story.tell(turn(story, {}, "pseudo")),
  "near pseudo-user": (story) => story.tell(turn(story, {}, "near pseudo")),
  "long messages": (story) => {
    for (let count = story.random.int(2, 3); count > 0; count--) story.tell(turn(story, {}, "long"));
    story.tell(compact(story));
  },
  "usage at the limit": (story) => {
    story.tell(turn(story, { usage: usage(story), ...(story.random.chance(0.5) ? { during: during(story) } : {}) }));
    if (story.random.chance(0.5)) story.tell(edit(story));
    story.tell(turn(story));
  },
  cd: (story) => story.tell({ do: "cd", cwd: story.folder() }),
  "set model": (story) => story.tell(set(story, "model")),
  "set effort": (story) => story.tell(set(story, "effort")),
  "set approval": (story) => story.tell(set(story, "approval_policy")),
  "set sandbox": (story) => story.tell(set(story, "sandbox_mode")),
  mode: (story) => story.tell({ do: "mode", mode: story.random.pick(["plan", "plan", "default"]) }),
  trust: (story) =>
    story.tell({ do: "trust", path: story.trustedFolder(), level: story.random.pick(["trusted", "untrusted"]) }),
  compact: (story) => story.tell(compact(story)),
  "compact, edits": (story) => {
    story.tell(compact(story));
    story.tell(edit(story));
    if (story.random.chance(0.4)) story.tell(RESUME);
  },
  resume: (story) => story.tell(RESUME),
  "edits, resume": (story) => {
    story.tell(edit(story));
    if (story.random.chance(0.4)) story.tell(edit(story));
    story.tell(RESUME);
  },
  "all files removed, resume": (story) => {
    for (const edit of story.removeInstructions()) story.tell(edit);
    story.tell(RESUME);
  },
  "resume elsewhere": (story) => story.tell({ do: "resume", cwd: story.folder() }),
  "configuration, resume": (story) => {
    story.tell(story.random.chance(0.25) ? trustEdit(story) : configEdit(story));
    story.tell(RESUME);
  },
  "provider, resume": (story) => {
    const edited = providerEdit(story);
    if (edited !== null) story.tell(edited);
    story.tell(RESUME);
    story.tell(compact(story));
  },
  "managed, resume": (story) => {
    story.tell(managedEdit(story));
    story.tell(RESUME);
    story.tell(turn(story));
    story.tell(managedEdit(story));
    story.tell(RESUME);
  },
  configuration: (story) => story.tell(configEdit(story)),
  fork: (story) => story.tell({ do: "fork" }),
  "mode, fork": (story) => {
    story.tell({ do: "mode", mode: "plan" });
    story.tell(turn(story));
    story.tell({ do: "fork" });
  },
  "configuration, fork": (story) => {
    story.tell(configEdit(story));
    story.tell({ do: "fork" });
  },
  "fork behind a turn": (story) => story.tell({ do: "fork", afterTurn: story.random.int(0, story.turns - 1) }),
  "fork behind a turn before a compaction": (story) => {
    const afterTurn = story.turns - 1;
    story.tell(compact(story));
    story.tell(turn(story));
    story.tell({ do: "fork", afterTurn });
  },
} as const satisfies Record<string, (story: Story) => void>;
