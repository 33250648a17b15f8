/**
 * The outline of a request: one ordered list of blocks (the `instructions` field, the items of `input`, gaps) with their
 * lines. The table and the diagram are two pictures of it.
 */
import type { FragmentId, Item, ItemType, ModelRequest, NotModelledId, Part, Role } from "../engine/index.ts";
import { inForce, partStates } from "./inForce.ts";

/** Roles of the wire format, the `instructions` field, and what belongs to tools. */
export type OutlineRole = Role | "instructions" | "tool";

/** `sole`: in force, and told only once; `inForce`: in force, and older copies lie in the request as well. */
export type LineState = "sole" | "inForce" | "superseded";

export interface OutlinePart {
  readonly kind: "part";
  /** Index in the message's parts. */
  readonly part: number;
  readonly fragment: FragmentId;
  /** UTF-8 bytes of the text. */
  readonly bytes: number;
  /** Beginning of a text that a person typed; null for everything else. */
  readonly excerpt: string | null;
  /** Null for what no later part supersedes: messages, answers, base instructions. */
  readonly state: LineState | null;
}

/** Something that Codex sends here and that is not modelled. */
export interface OutlineGap {
  readonly kind: "gap";
  readonly what: NotModelledId;
}

export type OutlineLine = OutlinePart | OutlineGap;

export interface OutlineBlock {
  /** `field`: a field of the request beside `input`; `item`: an item of `input`; `gap`: an item that is not modelled. */
  readonly kind: "field" | "item" | "gap";
  /** Index in `input`; -1 for the `instructions` field; null for what is not modelled. */
  readonly item: number | null;
  readonly role: OutlineRole;
  readonly type: "message" | "instructions" | ItemType | NotModelledId;
  /** Bytes of all texts together; null when nothing of it is modelled. */
  readonly bytes: number | null;
  readonly lines: readonly OutlineLine[];
  /** Index of the step that wrote the item; null for what is no entry of the history. */
  readonly step: number | null;
  /** Written by the step of the request, in a request that also holds items of earlier steps. */
  readonly isNew: boolean;
}

export interface Outline {
  readonly lite: boolean;
  readonly blocks: readonly OutlineBlock[];
  /** Bytes of all texts that are modelled. */
  readonly bytes: number;
  /** Not modelled, and off in this configuration: said once, not drawn. */
  readonly dormant: readonly NotModelledId[];
}

/** Characters of a prompt or reply that the outline shows. */
const EXCERPT = 32;

export function outline(request: ModelRequest): Outline {
  const written = writtenBlocks(request);
  const active = request.gaps.filter((gap) => gap.active);
  const blocks: OutlineBlock[] = [];
  if (request.instructions !== null) blocks.push(instructionsBlock(request.instructions));
  for (const [index, item] of request.items.entries()) {
    for (const gap of active) {
      if (gap.item === index && gap.part === null && gap.what !== "toolDefinitions") blocks.push(gapBlock(gap.what));
    }
    const inside = active.filter((gap) => gap.item === index && gap.part !== null);
    blocks.push(written(itemBlock(item, index, inside)));
  }
  for (const gap of active) {
    if (gap.item >= request.items.length && gap.what !== "toolDefinitions") blocks.push(gapBlock(gap.what));
  }
  // Lite sends the tools as the first item. Otherwise they are a field of the request, behind `input`.
  if (!request.lite && active.some((gap) => gap.what === "toolDefinitions")) {
    blocks.push({ ...gapBlock("toolDefinitions"), kind: "field" });
  }
  return {
    lite: request.lite,
    blocks,
    bytes: blocks.reduce((sum, block) => sum + (block.bytes ?? 0), 0),
    dormant: [...new Set(request.gaps.filter((gap) => !gap.active).map((gap) => gap.what))],
  };
}

/** Adds to the block of an item which step wrote it and which of its parts are in force. */
function writtenBlocks({ entries, prefix, step }: ModelRequest): (block: OutlineBlock) => OutlineBlock {
  const states = partStates(entries);
  const contested = new Set<FragmentId>(
    inForce(entries).flatMap(({ fragment, older }) => (older.length > 0 ? [fragment] : [])),
  );
  const isLater = entries.some((entry) => entry.step !== step);
  const lineOf = (line: OutlineLine, state: "inForce" | "superseded" | null | undefined): OutlineLine => {
    if (line.kind === "gap" || state == null) return line;
    return { ...line, state: state === "inForce" && !contested.has(line.fragment) ? "sole" : state };
  };
  return (block) => {
    const entry = block.item === null ? undefined : entries[block.item - prefix];
    if (entry === undefined) return block;
    const parts = states.get(entry.id);
    const lines = block.lines.map((line) => (line.kind === "gap" ? line : lineOf(line, parts?.[line.part])));
    return { ...block, lines, step: entry.step, isNew: isLater && entry.step === step };
  };
}

const NOT_WRITTEN = { step: null, isNew: false } as const;

function instructionsBlock(part: Part): OutlineBlock {
  return {
    kind: "field",
    item: -1,
    role: "instructions",
    type: "instructions",
    bytes: part.bytes,
    lines: [linePart(part, 0)],
    ...NOT_WRITTEN,
  };
}

function itemBlock(item: Item, index: number, gaps: ModelRequest["gaps"]): OutlineBlock {
  if (!("parts" in item)) {
    const lines: OutlineLine[] = item.type === "additional_tools" ? [{ kind: "gap", what: "toolDefinitions" }] : [];
    return { kind: "item", item: index, role: "tool", type: item.type, bytes: null, lines, ...NOT_WRITTEN };
  }
  const lines: OutlineLine[] = [];
  for (const [at, part] of item.parts.entries()) {
    lines.push(...gapsAt(gaps, at), linePart(part, at));
  }
  lines.push(...gaps.filter((gap) => (gap.part ?? 0) >= item.parts.length).map(gapLine));
  const bytes = item.parts.reduce((sum, part) => sum + part.bytes, 0);
  const role = item.type === "message" ? item.role : "tool";
  return { kind: "item", item: index, role, type: item.type, bytes, lines, ...NOT_WRITTEN };
}

function gapsAt(gaps: ModelRequest["gaps"], part: number): OutlineGap[] {
  return gaps.filter((gap) => gap.part === part).map(gapLine);
}

function gapLine(gap: { readonly what: NotModelledId }): OutlineGap {
  return { kind: "gap", what: gap.what };
}

function gapBlock(what: NotModelledId): OutlineBlock {
  return { kind: "gap", item: null, role: "tool", type: what, bytes: null, lines: [], ...NOT_WRITTEN };
}

function linePart(part: Part, at: number): OutlinePart {
  return {
    kind: "part",
    part: at,
    fragment: part.fragment,
    bytes: part.bytes,
    excerpt: TYPED.has(part.fragment) ? excerptOf(part.text) : null,
    state: null,
  };
}

/** Texts of a person or of the model, told apart by how they begin. */
const TYPED: ReadonlySet<FragmentId> = new Set(["prompt", "reply", "steer", "agentTask", "agentResult"]);

/** How a text begins, on one line. */
export function excerptOf(text: string): string {
  // Enough for the excerpt, however long the text is.
  const line = text
    .trimStart()
    .slice(0, EXCERPT * 8)
    .trim()
    .split(/\s+/)
    .join(" ");
  const letters = [...line];
  return letters.length <= EXCERPT ? line : `${letters.slice(0, EXCERPT - 1).join("")}…`;
}
