/** What the recipes of every release share: their form, and the usual cuts of a captured request. */
import type { TextKey } from "../../src/engine/index.ts";
import type { CapturedRequest } from "../capture.ts";
import { partTexts } from "./captures.ts";
import { CutError, textAfter, unwrapped } from "./cut.ts";

type Requests = readonly CapturedRequest[];

export interface Recipe<Entry = never, Capture extends string = string> {
  readonly key: TextKey;
  /** The run that shows the text; null: the catalogue alone is enough, and there are no requests. */
  readonly capture: Capture | null;
  readonly cut: (requests: Requests, catalogue: readonly Entry[]) => string;
}

export function requestAt(requests: Requests, index: number): CapturedRequest {
  const request = requests.at(index);
  if (request === undefined) throw new CutError(`there is no request ${index} among ${requests.length}`);
  return request;
}

/** The last text of a role that opens with `prefix`, and holds `inside` when that is given. */
export function textOpening(request: CapturedRequest, role: "developer" | "user", prefix: string, inside = ""): string {
  const found = partTexts(request, role).findLast((text) => text.startsWith(prefix) && text.includes(inside));
  if (found === undefined) throw new CutError(`no ${role} text opens with ${JSON.stringify(prefix)}`);
  return found;
}

/** A text that the catalogue must hold. */
export function present(text: string | null | undefined, what: string): string {
  if (typeof text !== "string") throw new CutError(`the model catalogue has no ${what}`);
  return text;
}

export function outOfCatalogue<Entry>(
  key: TextKey,
  read: (catalogue: readonly Entry[]) => string,
): Recipe<Entry, never> {
  return { key, capture: null, cut: (_, catalogue) => read(catalogue) };
}

export function outOfFirst<Entry, Capture extends string>(
  key: TextKey,
  capture: Capture,
  read: (request: CapturedRequest) => string,
): Recipe<Entry, Capture> {
  return { key, capture, cut: (requests) => read(requestAt(requests, 0)) };
}

/** The developer text inside a tag; no line feed is cut off. */
export function inTag(request: CapturedRequest, tag: string): string {
  return unwrapped(textOpening(request, "developer", `<${tag}>`), `<${tag}>`, `</${tag}>`);
}

/** Between the sandbox text and what it says of the network. */
export const NETWORK = " Network access is ";

/** The permissions part without its tags and the line feeds that belong to them. */
export function permissions(request: CapturedRequest): string {
  const [open, close] = ["<permissions instructions>\n", "\n</permissions instructions>"];
  return unwrapped(textOpening(request, "developer", open), open, close);
}

/** The approval text: all that follows the line about the sandbox. */
export function approval(request: CapturedRequest): string {
  return textAfter(textAfter(permissions(request), NETWORK), ".\n");
}
