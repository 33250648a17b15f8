/**
 * Small texts that are kept between visits and must be there at once: localStorage, and sessionStorage for what belongs
 * to one tab. Everything happens before the call returns, which the start and the last save of a closing page need.
 */

export type StorageFault = "full" | "refused";

export type SaveResult = { readonly ok: true } | { readonly ok: false; readonly why: StorageFault };

export interface TextStorage {
  /** The stored text; null when there is none, or storage is refused. */
  load(key: string): string | null;
  save(key: string, text: string): SaveResult;
  remove(key: string): void;
  /** The keys that begin like this. */
  keys(beginning: string): readonly string[];
}

/** `area` is asked for on each use: a browser that forbids storage throws when it is touched. */
export function browserStorage(area: () => Storage = () => window.localStorage): TextStorage {
  return {
    load: (key) => attempt(() => area().getItem(key), null),
    save(key, text) {
      try {
        area().setItem(key, text);
        return { ok: true };
      } catch (thrown) {
        const full = thrown instanceof DOMException && thrown.name === "QuotaExceededError";
        return { ok: false, why: full ? "full" : "refused" };
      }
    },
    remove: (key) => attempt(() => area().removeItem(key), undefined),
    keys: (beginning) => attempt(() => Object.keys(area()).filter((key) => key.startsWith(beginning)), []),
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
