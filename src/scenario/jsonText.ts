/** Reads JSON text. Of a key that stands twice `JSON.parse` would drop one value without a word. */
import { type Sentence, sentence } from "../engine/index.ts";
import { placeOf } from "./jsonFaults.ts";

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Sentence };

export function readJson(text: string): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, fault: sentence("fault.json", { detail: (error as Error).message }) };
  }
  const twice = duplicateKey(text);
  return twice === null ? { ok: true, value } : { ok: false, fault: sentence("fault.duplicateKey", twice) };
}

/** An object or array that is open; of an array the index of its current member. */
interface Open {
  readonly keys: Set<string> | null;
  at: string | number;
}

/** The first key that its object has already. `text` is valid JSON. */
function duplicateKey(text: string): { readonly where: string; readonly key: string } | null {
  const open: Open[] = [];
  let wantsKey = false;
  for (let i = 0; i < text.length; i++) {
    const inner = open.at(-1);
    switch (text.charCodeAt(i)) {
      case 34: {
        const end = endOfString(text, i);
        if (wantsKey && inner !== undefined && inner.keys !== null) {
          const key = JSON.parse(text.slice(i, end + 1)) as string;
          if (inner.keys.has(key)) return { where: placeOf(open.slice(0, -1).map(({ at }) => at)), key };
          inner.keys.add(key);
          inner.at = key;
          wantsKey = false;
        }
        i = end;
        break;
      }
      case 123:
        open.push({ keys: new Set(), at: "" });
        wantsKey = true;
        break;
      case 91:
        open.push({ keys: null, at: 0 });
        wantsKey = false;
        break;
      case 125:
      case 93:
        open.pop();
        wantsKey = false;
        break;
      case 44:
        wantsKey = inner?.keys !== null;
        if (typeof inner?.at === "number") inner.at += 1;
        break;
    }
  }
  return null;
}

/** The closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === 92) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
}
