/** Brings what the release of the scenario needs: its rules, and Codex's own texts when they can be had. */

import { type CodexRelease, isLoaded, STAND_INS, type Texts } from "../engine/index.ts";
import { releaseIn } from "../scenario/document.ts";
import type { TextsResult } from "../services/texts.ts";
import { textsBelongTo } from "./simulation.ts";
import type { AppStore, TextsState } from "./store.ts";

export interface ReleaseSources {
  /** Rejects when the rules cannot be had. */
  readonly loadRules: (release: CodexRelease) => Promise<void>;
  readonly loadTexts: (release: CodexRelease) => Promise<TextsResult>;
}

type TextsRefusal = Extract<TextsResult, { readonly ok: false }>["why"];

/** The texts of a release, or why stand-ins take their place. */
export type Brought = { readonly texts: Texts; readonly why: TextsRefusal | null };

/** Rules and texts of releases. What was once had is kept. */
export class ReleaseShelf {
  readonly #sources: ReleaseSources;
  readonly #texts = new Map<CodexRelease, Texts>();

  constructor(sources: ReleaseSources) {
    this.#sources = sources;
  }

  /** What can be used at once; null when something has to be fetched. */
  kept(release: CodexRelease): Texts | null {
    return isLoaded(release) ? (this.#texts.get(release) ?? null) : null;
  }

  /** Rejects when the rules cannot be had; without texts there are stand-ins. */
  async bring(release: CodexRelease): Promise<Brought> {
    const kept = this.kept(release);
    if (kept !== null) return { texts: kept, why: null };
    const [result] = await Promise.all([this.#sources.loadTexts(release), this.#sources.loadRules(release)]);
    if (!result.ok) return { texts: STAND_INS, why: result.why };
    this.#texts.set(release, textsBelongTo(result.texts, release));
    return { texts: result.texts, why: null };
  }
}

/**
 * Follows the release of the scenario, from now on. Until rules and texts of another one are there the former answer
 * stands (`simulationOf`). `retry`: milliseconds between two attempts while there is no pack; null: one attempt. In
 * development it may be in the making.
 */
export async function followRelease(app: AppStore, shelf: ReleaseShelf, retry: number | null): Promise<void> {
  let last = releaseIn(app.getState().document);
  app.subscribe(({ document }) => {
    const release = releaseIn(document);
    if (release === last) return;
    last = release;
    void bringRelease(app, shelf, release, retry);
  });
  await bringRelease(app, shelf, last, retry);
}

/** Tries until there are texts, an answer that another attempt would not change, or the scenario has another release. */
export async function bringRelease(
  app: AppStore,
  shelf: ReleaseShelf,
  release: CodexRelease,
  retry: number | null,
): Promise<void> {
  const isWanted = () => releaseIn(app.getState().document) === release;
  const { setTexts, notify } = app.getState();
  const kept = shelf.kept(release);
  if (kept !== null) return setTexts(kept, "ready");
  setTexts(app.getState().texts, "loading");
  let told = false;
  for (;;) {
    const brought = await shelf.bring(release).catch(() => null);
    if (!isWanted()) return;
    if (brought === null) {
      setTexts(app.getState().texts, "failed");
      const again = () => void bringRelease(app, shelf, release, retry);
      notify({ id: "notice.release.failed", params: { release } }, "fault", { actions: [{ id: "retry", run: again }] });
      return;
    }
    const { texts, why } = brought;
    setTexts(texts, stateOf(why));
    // Only who has seen stand-ins needs to know that they are gone.
    if (why === null && told) notify({ id: "notice.texts.ready", params: { release } });
    if (why !== "absent") {
      if (why !== null) notify({ id: "notice.texts.refused", params: { release, why } }, "fault");
      return;
    }
    if (!told && retry === null) notify({ id: "notice.texts.unavailable", params: { release } });
    told = true;
    if (retry === null) return;
    await new Promise((resolve) => setTimeout(resolve, retry));
    if (!isWanted()) return;
  }
}

function stateOf(why: TextsRefusal | null): TextsState {
  if (why === null) return "ready";
  return why === "absent" ? "unavailable" : "refused";
}
