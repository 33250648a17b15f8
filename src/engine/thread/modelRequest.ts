/** A request over the history as it stands. Its lists are made when they are asked for: a long thread has many. */
import type { Gap, Item, ModelRequest, Part } from "../simulation.ts";
import type { History, StoredEntry } from "./history.ts";
import { message } from "./request.ts";
import type { Session } from "./session.ts";

export interface RequestInput {
  readonly step: number;
  readonly kind: ModelRequest["kind"];
  readonly base: Part | null;
  /** Of the model that answers. */
  readonly session: Session;
  readonly history: History;
  /** Items behind the history that are not part of it. */
  readonly tail: readonly Item[];
}

export function requestOf(input: RequestInput): ModelRequest {
  return new HistoryRequest(input);
}

class HistoryRequest implements ModelRequest {
  readonly step: number;
  readonly kind: ModelRequest["kind"];
  readonly model: string;
  readonly lite: boolean;
  readonly instructions: Part | null;
  readonly prefix: number;
  readonly #input: RequestInput;
  readonly #front: readonly Item[];
  #items: readonly Item[] | null = null;

  constructor(input: RequestInput) {
    const { session, base } = input;
    this.#input = input;
    this.step = input.step;
    this.kind = input.kind;
    this.model = session.slug;
    this.lite = session.model.lite;
    this.instructions = this.lite ? null : base;
    this.#front = this.lite ? litePrefix(base) : [];
    this.prefix = this.#front.length;
  }

  get entries(): readonly StoredEntry[] {
    return this.#input.history.entries;
  }

  get items(): readonly Item[] {
    this.#items ??= [...this.#front, ...this.entries.map(({ item }) => item), ...this.#input.tail];
    return this.#items;
  }

  get gaps(): readonly Gap[] {
    const gaps: Gap[] = this.lite ? [] : [{ what: "toolDefinitions", active: true, item: 0, part: null }];
    for (const [index, entry] of this.entries.entries()) {
      for (const gap of entry.gaps) gaps.push({ ...gap, item: this.prefix + index });
    }
    const reminds = this.#input.session.features.has("current_time_reminder");
    gaps.push({ what: "currentTimeReminder", active: reminds, item: this.items.length, part: null });
    return gaps;
  }
}

/** Responses Lite sends tools and base instructions as the first items. */
function litePrefix(base: Part | null): Item[] {
  const tools: Item = { type: "additional_tools" };
  return base === null ? [tools] : [tools, message("developer", base).item];
}
