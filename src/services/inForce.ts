/**
 * What the model goes by now: for each part of the context that Codex tells again when it changes, the text in force and
 * the older copies that still lie in the history. The last copy of a part wins.
 */
import type { FragmentId, HistoryEntry, Part } from "../engine/index.ts";

/** The parts of the context of which a later copy takes the place of an earlier one, as the view lists them. */
export const TOLD_FRAGMENTS = [
  "agentsMd",
  "environmentContext",
  "permissions",
  "collaborationMode",
  "skills",
  "developerInstructions",
  "managedInstructions",
  "multiAgentRole",
  "multiAgentMode",
  "modelSwitch",
] as const satisfies readonly FragmentId[];
export type ToldFragment = (typeof TOLD_FRAGMENTS)[number];

/** `short`: an environment without directory and shell; `gone`: takes the earlier text back and has none of its own. */
export type CopyForm = "whole" | "short" | "gone";

/** One telling of a part, in an entry of the history. */
export interface Copy {
  readonly entry: HistoryEntry;
  /** Index in the parts of the message. */
  readonly part: number;
  readonly form: CopyForm;
  readonly text: string;
  /** UTF-8 bytes. */
  readonly bytes: number;
  /** Codex's estimate: bytes / 4, rounded up. */
  readonly tokens: number;
}

export interface InForce {
  readonly fragment: ToldFragment;
  /** The last word on it. */
  readonly current: Copy;
  /** The full form that still says directory and shell, when the last word is a short one; else null. */
  readonly full: Copy | null;
  /** Earlier copies in the history, oldest first: sent with every request, and no longer true. */
  readonly older: readonly Copy[];
  readonly olderBytes: number;
  readonly olderTokens: number;
}

/** One element for each part that the history tells, in the order of `TOLD_FRAGMENTS`. */
export function inForce(history: readonly HistoryEntry[]): InForce[] {
  const copies = copiesOf(history);
  return TOLD_FRAGMENTS.flatMap((fragment) => {
    const all = copies.get(fragment) ?? [];
    const current = all.at(-1);
    return current === undefined ? [] : [stateOf(fragment, all, current)];
  });
}

function stateOf(fragment: ToldFragment, all: readonly Copy[], current: Copy): InForce {
  const full = current.form === "short" ? (all.findLast(({ form }) => form === "whole") ?? null) : null;
  const older = all.filter((copy) => copy !== current && copy !== full);
  return {
    fragment,
    current,
    full,
    older,
    olderBytes: older.reduce((sum, { bytes }) => sum + bytes, 0),
    olderTokens: older.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

export type PartState = "inForce" | "superseded";

/** By the id of an entry: the state of each of its parts; null for what nothing supersedes (messages, answers). */
export function partStates(history: readonly HistoryEntry[]): ReadonlyMap<number, readonly (PartState | null)[]> {
  const states = new Map<number, (PartState | null)[]>();
  const set = ({ entry, part }: Copy, state: PartState): void => {
    const parts = states.get(entry.id) ?? partsOf(entry).map(() => null);
    parts[part] = state;
    states.set(entry.id, parts);
  };
  for (const { current, full, older } of inForce(history)) {
    for (const copy of older) set(copy, "superseded");
    for (const copy of [current, full]) if (copy !== null) set(copy, "inForce");
  }
  return states;
}

/** The copy that a part took the place of: the last one of its kind before it. Null for the first, and for messages. */
export function supersedes(history: readonly HistoryEntry[], entry: HistoryEntry, part: number): Copy | null {
  const fragment = partsOf(entry)[part]?.fragment;
  if (fragment === undefined || !isTold(fragment)) return null;
  const copies = copiesOf(history).get(fragment) ?? [];
  const at = copies.findIndex((copy) => copy.entry.id === entry.id && copy.part === part);
  return at > 0 ? (copies[at - 1] ?? null) : null;
}

function copiesOf(history: readonly HistoryEntry[]): Map<ToldFragment, Copy[]> {
  const found = new Map<ToldFragment, Copy[]>();
  for (const entry of history) {
    for (const [index, part] of partsOf(entry).entries()) {
      const { fragment } = part;
      if (!isTold(fragment)) continue;
      const copies = found.get(fragment) ?? [];
      if (copies.length === 0) found.set(fragment, copies);
      copies.push(copyOf(entry, index, part));
    }
  }
  return found;
}

function copyOf(entry: HistoryEntry, index: number, part: Part): Copy {
  const { text, bytes } = part;
  return { entry, part: index, form: formOf(part), text, bytes, tokens: Math.ceil(bytes / 4) };
}

const EMPTY_MODE = "<collaboration_mode></collaboration_mode>";

function formOf({ fragment, text, spans }: Part): CopyForm {
  if (fragment === "environmentContext") return text.includes("\n  <cwd>") ? "whole" : "short";
  const isGone =
    text === EMPTY_MODE || spans.some(({ source }) => source.kind === "codex" && /\.gone$/.test(source.key));
  return isGone ? "gone" : "whole";
}

function partsOf({ item }: HistoryEntry): readonly Part[] {
  return item.type === "message" ? item.parts : [];
}

const TOLD: ReadonlySet<string> = new Set(TOLD_FRAGMENTS);

export function isTold(fragment: FragmentId): fragment is ToldFragment {
  return TOLD.has(fragment);
}
