/** The prediction beside the paste, part by part. */
import { byteLength, type FragmentId, type Part, type Simulation } from "../../engine/index.ts";
import { aligned, type Pair, type PlacedPart } from "./align.ts";
import { fragmentOf } from "./fragments.ts";
import type { Paste, PastedPart } from "./paste.ts";
import type { Prediction } from "./predict.ts";
import { type Renaming, readable } from "./rename.ts";

export const PART_STATES = ["equal", "differs", "predicted", "printed", "standIn"] as const;
/** `predicted`, `printed`: only there. `standIn`: Codex's own text is not at hand, the rest is equal. */
export type PartState = (typeof PART_STATES)[number];

/** The first place where two texts differ. Line and column count from 1, columns in UTF-16 code units. */
export interface FirstDifference {
  readonly line: number;
  readonly column: number;
  /** UTF-8 bytes before it. */
  readonly offset: number;
}

export interface ComparedPart {
  readonly state: PartState;
  readonly role: string;
  /** Null: nothing that this app knows. */
  readonly fragment: FragmentId | null;
  /** Texts with the paths of the scenario; null on the side where the part is missing. */
  readonly predicted: string | null;
  readonly printed: string | null;
  readonly difference: FirstDifference | null;
  /** One side has it in the message before, the other begins a message with it. */
  readonly regrouped: boolean;
  /** The paste ends within it: as far as it goes it is equal. */
  readonly cut: boolean;
}

export interface Comparison {
  readonly parts: readonly ComparedPart[];
  /** Both sides' refusals; null where Codex starts. */
  readonly refusal: { readonly predicted: Simulation["error"]; readonly printed: string | null };
  /** Nothing differs: neither a part nor whether Codex starts. */
  readonly equal: boolean;
}

export function compare(prediction: Prediction, paste: Paste, renaming: Renaming): Comparison {
  const { simulation } = prediction;
  const refusal = { predicted: simulation.error, printed: paste.refusal };
  const refuses = refusal.predicted !== null || refusal.printed !== null;
  const pairs = refuses ? [] : pairsOf(predictedParts(prediction), paste);
  const parts = pairs.map(([predicted, printed]) => compared(predicted, printed, renaming));
  const same = refuses
    ? (refusal.predicted === null) === (refusal.printed === null)
    : parts.length > 0 && parts.every(isEqual);
  return { parts, refusal, equal: same };
}

function isEqual({ state, regrouped }: ComparedPart): boolean {
  return (state === "equal" || state === "standIn") && !regrouped;
}

/**
 * Of a paste that ends too early the part that it ends in belongs to the next predicted one: it may be too short to say
 * what it is. What would stand behind it is not compared.
 */
function pairsOf(predicted: readonly PlacedPart<Part>[], paste: Paste): Pair<Part, PastedPart>[] {
  const printed = printedParts(paste);
  if (!paste.notes.some(({ kind }) => kind === "cut" || kind === "unexpected")) return aligned(predicted, printed);
  const last = printed.at(-1);
  const open = last?.part.cut ? last : null;
  const pairs = aligned(predicted, open === null ? printed : printed.slice(0, -1));
  const read = pairs.slice(0, pairs.findLastIndex(([, found]) => found !== null) + 1);
  if (open === null || !open.part.text) return read;
  const next = predicted[read.filter(([wanted]) => wanted !== null).length];
  return [...read, [next?.role === open.role ? next : null, open]];
}

function predictedParts({ simulation, hasPrompt }: Prediction): PlacedPart<Part>[] {
  const request = simulation.requests[0];
  if (request === undefined) return [];
  const items = request.items.slice(request.prefix, hasPrompt ? undefined : -1);
  return items.flatMap((item) =>
    item.type === "message"
      ? item.parts.map((part, at) => ({ role: item.role, fragment: part.fragment, part, begins: at === 0 }))
      : [],
  );
}

function printedParts({ items }: Paste): PlacedPart<PastedPart>[] {
  return items.flatMap(({ role, parts }) =>
    parts.map((part, at) => ({ role, fragment: fragmentOf(role, part), part, begins: at === 0 })),
  );
}

function compared(
  predicted: PlacedPart<Part> | null,
  printed: PlacedPart<PastedPart> | null,
  renaming: Renaming,
): ComparedPart {
  const wanted = predicted === null ? null : predicted.part.text;
  const found = printed === null ? null : readable(printed.part.text ?? "", renaming.printed);
  const common = {
    role: predicted?.role ?? printed?.role ?? "",
    fragment: predicted?.fragment ?? printed?.fragment ?? null,
    predicted: wanted === null ? null : readable(wanted, renaming.shown),
    printed: found === null ? null : readable(found, renaming.shown),
    regrouped: predicted !== null && printed !== null && predicted.begins !== printed.begins,
    cut: printed?.part.cut ?? false,
  };
  if (predicted === null || wanted === null) return { ...common, state: "printed", difference: null };
  if (printed === null || found === null) return { ...common, state: "predicted", difference: null };
  const agrees = wanted === found || (printed.part.cut && wanted.startsWith(found));
  if (agrees) return { ...common, state: "equal", difference: null };
  if (fitsStandIns(predicted.part, found)) return { ...common, state: "standIn", difference: null };
  const difference = firstDifference(common.predicted ?? "", common.printed ?? "");
  if (difference !== null) return { ...common, state: "differs", difference };
  // Only the temporary directory itself differs: it must be seen.
  return { ...common, state: "differs", predicted: wanted, printed: found, difference: firstDifference(wanted, found) };
}

export function firstDifference(a: string, b: string): FirstDifference | null {
  if (a === b) return null;
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  const before = a.slice(0, at);
  const lines = before.split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset: byteLength(before) };
}

/** Anything may stand where the engine has a stand-in of Codex's own text. */
function fitsStandIns({ spans }: Part, found: string): boolean {
  const isStandIn = (text: string) => text.startsWith("[Codex's own text ");
  if (!spans.some(({ text, source }) => source.kind === "codex" && isStandIn(text))) return false;
  let at = 0;
  let mayLeap = false;
  let known = "";
  const takes = (isLast: boolean): boolean => {
    const text = known;
    known = "";
    const here = !mayLeap ? at : isLast ? found.length - text.length : found.indexOf(text, at);
    if (here < at || !found.startsWith(text, here)) return false;
    at = here + text.length;
    return true;
  };
  for (const { text, source } of spans) {
    if (source.kind === "codex" && isStandIn(text)) {
      if (!takes(false)) return false;
      mayLeap = true;
    } else known += text;
  }
  return takes(true) && at === found.length;
}
