/** The findings of the shown moment: worked out late and in slices, so that they never hold up typing or scrolling. */
import { useSyncExternalStore } from "react";
import type { Finding } from "../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { app, shownMoment } from "./app.ts";
import { simulationOf } from "./simulation.ts";
import type { AppState, AppStore } from "./store.ts";

type Insight = Pick<typeof import("../engine/insight.ts"), "findingsOneByOne" | "bySeverity">;

/** Milliseconds without a change after which the page is taken to rest. */
const REST = 60;
/** Milliseconds that a slice may take; it ends behind the rule that goes beyond. */
const SLICE = 8;
/** Milliseconds for which the findings of the text before a change are still shown, marked as not current. */
const GRACE = 400;

export interface ShownFindings {
  /** The most severe first. */
  readonly findings: readonly Finding[];
  /** The document that they are about. */
  readonly document: ScenarioDocument;
  /** False while the document or the step has changed and the new ones are worked out: then no fix may be applied. */
  readonly current: boolean;
}

/** What the findings depend on. */
type Question = Pick<AppState, "document" | "texts"> & { readonly step: number | null };

export class FindingsFollower {
  readonly #app: AppStore;
  readonly #load: () => Promise<Insight>;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #shown: ShownFindings | null = null;
  #question: Question | null = null;
  #unfollow: (() => void) | null = null;
  #rest: Timer;
  #grace: Timer;

  /** `now` gives milliseconds. */
  constructor(store: AppStore, load: () => Promise<Insight>, now: () => number = () => performance.now()) {
    this.#app = store;
    this.#load = load;
    this.#now = now;
  }

  /** Null: not worked out yet. */
  get shown(): ShownFindings | null {
    return this.#shown;
  }

  /** Works while somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#unfollow === null) {
      this.#unfollow = this.#app.subscribe((state) => this.#look(state));
      this.#look(this.#app.getState());
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unfollow?.();
      this.#unfollow = null;
      this.#question = null;
      clearTimeout(this.#rest);
      clearTimeout(this.#grace);
      this.#shown = null;
    };
  };

  #look(state: AppState): void {
    const { document, texts, view } = state;
    const before = this.#question;
    if (before?.document === document && before.texts === texts && before.step === view.step) return;
    const question: Question = { document, texts, step: view.step };
    this.#question = question;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#answer(question), REST);
    if (before?.document !== document && isAnotherScenario(state)) this.#show(null);
    if (this.#shown?.current) {
      this.#show({ ...this.#shown, current: false });
      clearTimeout(this.#grace);
      this.#grace = setTimeout(() => this.#show(null), GRACE);
    }
  }

  async #answer(question: Question): Promise<void> {
    const { findingsOneByOne, bySeverity } = await this.#load();
    if (this.#question !== question) return;
    const { document, texts } = question;
    const result = simulationOf(document, texts);
    const moment = shownMoment(this.#app.getState());
    // A bug of the engine: the panels that need the simulation say so.
    if (!result.ok || moment === null) return this.#show(null);
    const rest = findingsOneByOne(normaliseScenario(document), result.simulation, moment);
    const findings: Finding[] = [];
    const slice = (): void => {
      const end = this.#now() + SLICE;
      do {
        const { done, value } = rest.next();
        if (done) {
          this.#show({ findings: bySeverity(findings), document, current: true });
          return;
        }
        if (value) findings.push(value);
      } while (this.#now() < end);
      this.#rest = setTimeout(slice);
    };
    slice();
  }

  #show(shown: ShownFindings | null): void {
    clearTimeout(this.#grace);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Opened in place of the former one, which its findings are about. */
function isAnotherScenario({ document, history }: AppState): boolean {
  const last = history.past.at(-1);
  return last?.label.id === "edit.open" && last.after === document;
}

/** Of the running app. */
export const follower = new FindingsFollower(app, () => import("../engine/insight.ts"));

/** Null: not worked out yet. */
export function useShownFindings(): ShownFindings | null {
  return useSyncExternalStore(follower.subscribe, () => follower.shown);
}

/** The findings of the shown moment, the most severe first; null: not worked out yet. */
export function useFindings(): readonly Finding[] | null {
  return useShownFindings()?.findings ?? null;
}
