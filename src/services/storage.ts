/**
 * Where the scenario is kept between visits. Asynchronous, so that a larger store can take the place of localStorage
 * without a change elsewhere; today everything happens before the promise is handed out, which the last save of a
 * closing page needs.
 */

export type StorageFault = "full" | "refused";

export type SaveResult = { readonly ok: true } | { readonly ok: false; readonly why: StorageFault };

export interface TextStorage {
  /** The stored text; null when there is none, or storage is refused. */
  load(key: string): Promise<string | null>;
  save(key: string, text: string): Promise<SaveResult>;
}

/** `area` is asked for on each use: a browser that forbids storage throws when it is touched. */
export function browserStorage(area: () => Storage = () => window.localStorage): TextStorage {
  return {
    async load(key) {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    async save(key, text) {
      try {
        area().setItem(key, text);
        return { ok: true };
      } catch (thrown) {
        const full = thrown instanceof DOMException && thrown.name === "QuotaExceededError";
        return { ok: false, why: full ? "full" : "refused" };
      }
    },
  };
}
