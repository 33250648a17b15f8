/** Swaps Codex's own texts in when they can be had, and says what became of it. */

import { STAND_INS } from "../engine/index.ts";
import type { TextsResult } from "../services/texts.ts";
import type { AppStore } from "./store.ts";

export interface TextPackOptions {
  readonly release: string;
  readonly load: () => Promise<TextsResult>;
  /** Milliseconds between two attempts while there is no pack; null: one attempt. In development it may be in the making. */
  readonly retry: number | null;
}

/** Tries until there is a pack or an answer that another attempt would not change. */
export async function bringTexts(app: AppStore, { release, load, retry }: TextPackOptions): Promise<void> {
  let told = false;
  for (;;) {
    const result = await load();
    const { setTexts, notify } = app.getState();
    if (result.ok) {
      setTexts(result.texts, "ready");
      // Only who has seen stand-ins needs to know that they are gone.
      if (told) notify({ id: "notice.texts.ready", params: { release } });
      return;
    }
    if (result.why !== "absent") {
      setTexts(STAND_INS, "refused");
      notify({ id: "notice.texts.refused", params: { release, why: result.why } }, "fault");
      return;
    }
    if (!told) {
      setTexts(STAND_INS, "unavailable");
      if (retry === null) notify({ id: "notice.texts.unavailable", params: { release } });
      told = true;
    }
    if (retry === null) return;
    await new Promise((resolve) => setTimeout(resolve, retry));
  }
}
