/**
 * The outline of a request: one ordered list of blocks (the `instructions` field, the items of `input`, gaps) with their
 * lines. The table and the diagram are two pictures of it.
 */
import type { FragmentId, Item, ModelRequest, NotModelledId, OpaqueItem, Part, Role } from "../engine/index.ts";

/** Roles of the wire format, the `instructions` field, and what belongs to tools. */
export type OutlineRole = Role | "instructions" | "tool";

export interface OutlinePart {
  readonly kind: "part";
  /** Index in the message's parts. */
  readonly part: number;
  readonly fragment: FragmentId;
  /** UTF-8 bytes of the text. */
  readonly bytes: number;
  /** Beginning of a text that a person typed; null for everything else. */
  readonly excerpt: string | null;
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
  readonly type: "message" | "instructions" | OpaqueItem["type"] | NotModelledId;
  /** Bytes of all texts together; null when nothing of it is modelled. */
  readonly bytes: number | null;
  readonly lines: readonly OutlineLine[];
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
  const active = request.gaps.filter((gap) => gap.active);
  const blocks: OutlineBlock[] = [];
  if (request.instructions !== null) blocks.push(instructionsBlock(request.instructions));
  for (const [index, item] of request.items.entries()) {
    for (const gap of active) {
      if (gap.item === index && gap.part === null && gap.what !== "toolDefinitions") blocks.push(gapBlock(gap.what));
    }
    const inside = active.filter((gap) => gap.item === index && gap.part !== null);
    blocks.push(itemBlock(item, index, inside));
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

function instructionsBlock(part: Part): OutlineBlock {
  return {
    kind: "field",
    item: -1,
    role: "instructions",
    type: "instructions",
    bytes: part.bytes,
    lines: [linePart(part, 0)],
  };
}

function itemBlock(item: Item, index: number, gaps: ModelRequest["gaps"]): OutlineBlock {
  if (item.type !== "message") {
    const lines: OutlineLine[] = item.type === "additional_tools" ? [{ kind: "gap", what: "toolDefinitions" }] : [];
    return { kind: "item", item: index, role: "tool", type: item.type, bytes: null, lines };
  }
  const lines: OutlineLine[] = [];
  for (const [at, part] of item.parts.entries()) {
    lines.push(...gapsAt(gaps, at), linePart(part, at));
  }
  lines.push(...gaps.filter((gap) => (gap.part ?? 0) >= item.parts.length).map(gapLine));
  const bytes = item.parts.reduce((sum, part) => sum + part.bytes, 0);
  return { kind: "item", item: index, role: item.role, type: "message", bytes, lines };
}

function gapsAt(gaps: ModelRequest["gaps"], part: number): OutlineGap[] {
  return gaps.filter((gap) => gap.part === part).map(gapLine);
}

function gapLine(gap: { readonly what: NotModelledId }): OutlineGap {
  return { kind: "gap", what: gap.what };
}

function gapBlock(what: NotModelledId): OutlineBlock {
  return { kind: "gap", item: null, role: "tool", type: what, bytes: null, lines: [] };
}

function linePart(part: Part, at: number): OutlinePart {
  const typed = part.fragment === "prompt" || part.fragment === "reply";
  return {
    kind: "part",
    part: at,
    fragment: part.fragment,
    bytes: part.bytes,
    excerpt: typed ? excerptOf(part.text) : null,
  };
}

function excerptOf(text: string): string {
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

/** Names for what the outline holds, in the language of the page. */
export interface OutlineWords {
  readonly fragments: Readonly<Record<FragmentId, string>>;
  readonly gaps: Readonly<Record<NotModelledId, string>>;
  readonly opaque: Readonly<Record<OpaqueItem["type"], string>>;
  readonly instructionsField: string;
  readonly inputField: string;
  readonly notModelled: string;
  bytes(bytes: number): string;
}

/** One row of the table and one line of the diagram. */
export interface OutlineRow {
  readonly block: OutlineBlock;
  /** Null for the row of the block itself. */
  readonly line: OutlineLine | null;
  readonly role: OutlineRole;
  /** What it is called, without its size. */
  readonly name: string;
  /** Null when it is not modelled. */
  readonly bytes: number | null;
  /** Name and size: the line in the diagram. The size of a block with one line alone is left to that line. */
  readonly label: string;
}

/** The rows of a block: itself, then its parts and gaps. With one line alone the size stands in that line. */
export function rowsOf(block: OutlineBlock, words: OutlineWords): readonly OutlineRow[] {
  const hidden = (line: OutlineLine | null) => line === null && block.lines.length === 1;
  const row = (line: OutlineLine | null, name: string, bytes: number | null): OutlineRow => ({
    block,
    line,
    role: block.role,
    name,
    bytes,
    label: hidden(line) ? name : `${name} · ${bytes === null ? words.notModelled : words.bytes(bytes)}`,
  });
  return [
    row(null, blockName(block, words), block.bytes),
    ...block.lines.map((line) =>
      line.kind === "gap" ? row(line, words.gaps[line.what], null) : row(line, partName(line, words), line.bytes),
    ),
  ];
}

function blockName(block: OutlineBlock, words: OutlineWords): string {
  const number = block.item === null ? "" : `${block.item + 1} · `;
  switch (block.type) {
    case "message":
      return `${number}${block.role}`;
    case "instructions":
      return words.instructionsField;
    case "additional_tools":
    case "compaction_trigger":
    case "compaction":
    case "function_call":
    case "function_call_output":
      return `${number}${words.opaque[block.type]}`;
    default:
      return words.gaps[block.type];
  }
}

function partName(line: OutlinePart, words: OutlineWords): string {
  const name = words.fragments[line.fragment];
  return line.excerpt === null ? name : `${name} “${line.excerpt}”`;
}
