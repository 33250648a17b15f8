/** One step being played: it changes the thread and gathers the report. */
import type { Sentence } from "../sentences.ts";
import type { AgentReport, Item, ModelRequest } from "../simulation.ts";
import type { Change, CompactionReport } from "../timeline.ts";
import type { NewItem, StoredEntry } from "./history.ts";
import { requestOf } from "./modelRequest.ts";
import type { ThreadRules } from "./rules.ts";
import type { AgentRoster, ThreadState } from "./state.ts";

/** What the agents of one step have in common. */
export interface AgentFamily {
  readonly reports: AgentReport[];
  /** Agents that are at work. */
  running: number;
  roster: AgentRoster;
}

/** The run of an agent, and the place of its task in the step. */
export interface AgentRun {
  readonly family: AgentFamily;
  readonly field: string;
}

export class StepRun {
  readonly state: ThreadState;
  readonly step: number;
  /** In front of the fields of the step that this run says: empty for the thread itself. */
  readonly field: string;
  /** The agents of the step; those of an agent are among its parent's. */
  readonly family: AgentFamily;
  readonly requests: ModelRequest[] = [];
  readonly written: StoredEntry[] = [];
  readonly changes: Change[] = [];
  readonly compactions: CompactionReport[] = [];
  failed: Sentence | null = null;
  /** Entries of an initial context that this step wrote; null when it wrote none. */
  context: readonly StoredEntry[] | null = null;
  /** Index in the thread's requests of this step's first one. */
  readonly firstRequest: number;

  constructor(state: ThreadState, step: number, firstRequest: number, of: AgentRun | null = null) {
    this.state = { ...state };
    this.step = step;
    this.firstRequest = firstRequest;
    this.field = of === null ? "" : `${of.field}.`;
    this.family = of?.family ?? { reports: [], running: 0, roster: state.agents };
  }

  /** The rules of the thread's release. */
  get rules(): ThreadRules {
    return this.state.session.release.thread;
  }

  /** Index behind this step's last request. */
  get endRequest(): number {
    return this.firstRequest + this.requests.length;
  }

  /** Appends items to the history. Their estimated tokens (`cost`) count until a response reports a sum. */
  write(items: readonly NewItem[], cost = this.rules.itemTokens): readonly StoredEntry[] {
    const { state } = this;
    const { tokens } = state;
    const entries = this.mint(items);
    state.history = state.history.append(entries);
    this.written.push(...entries);
    if (tokens.counts) {
      state.tokens = { ...tokens, since: items.reduce((sum, { item }) => sum + cost(item), tokens.since) };
    }
    return entries;
  }

  /** Appends what the model answered: the usage of its response has counted that already. */
  writeAnswer(items: readonly NewItem[]): void {
    const { tokens } = this.state;
    this.write(items);
    this.state.tokens = { ...tokens, counts: true };
  }

  /** A response came, and said how many tokens the conversation has. */
  reported(usage: number): void {
    const { baseline, counts } = this.state.tokens;
    this.state.tokens = { reported: usage, since: 0, baseline: baseline ?? usage, counts };
  }

  /** The context was put back after a compaction, or told for the first time. */
  rebuilt(entries: readonly StoredEntry[]): void {
    this.context = entries;
  }

  /** Entries for items that a compaction puts into a new history by itself. */
  mint(items: readonly NewItem[]): StoredEntry[] {
    return items.map(({ item, gaps }) => ({ id: this.state.nextId++, item, step: this.step, gaps }));
  }

  /** Sends the history to the model of `session`; `tail` follows it in the request without being written. Answers the request's index. */
  send(kind: ModelRequest["kind"], session = this.state.session, tail: readonly Item[] = []): number {
    const { base, history } = this.state;
    this.requests.push(requestOf({ step: this.step, kind, base, session, history, tail }));
    return this.firstRequest + this.requests.length - 1;
  }
}
