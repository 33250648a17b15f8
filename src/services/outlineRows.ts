/** The rows of an outline: what the table lists and the diagram draws, in the language of the page. */
import type { FragmentId, ItemType, NotModelledId } from "../engine/index.ts";
import type { OutlineBlock, OutlineLine, OutlinePart, OutlineRole } from "./outline.ts";
import type { FoldBlock, LayoutBlock } from "./outlineFold.ts";

/** Names for what the outline holds, in the language of the page. */
export interface OutlineWords {
  readonly fragments: Readonly<Record<FragmentId, string>>;
  readonly gaps: Readonly<Record<NotModelledId, string>>;
  readonly opaque: Readonly<Record<Exclude<ItemType, "message">, string>>;
  readonly instructionsField: string;
  readonly inputField: string;
  readonly notModelled: string;
  /** Behind what the step of the request wrote. */
  readonly added: string;
  readonly inForce: string;
  readonly superseded: string;
  /** Numbers of the first and last item, and how many turns began among them. */
  folded(first: number, last: number, turns: number): string;
  bytes(bytes: number): string;
}

/** One row of the table and one line of the diagram. */
export interface OutlineRow {
  readonly block: LayoutBlock;
  /** Null for the row of the block itself. */
  readonly line: OutlineLine | null;
  readonly role: OutlineRole;
  /** What it is called, without its size. */
  readonly name: string;
  /** Null when it is not modelled. */
  readonly bytes: number | null;
  /** Whether it is new or out of force, in a word; null where there is nothing to tell apart. */
  readonly state: string | null;
  /** Name, size and state: the line in the diagram. The size of a block with one line alone is left to that line. */
  readonly label: string;
}

/** The rows of a block: itself, then its parts and gaps. With one line alone the size stands in that line. */
export function rowsOf(block: LayoutBlock, words: OutlineWords): readonly OutlineRow[] {
  if (block.kind === "fold") return [foldRow(block, words)];
  const row = (line: OutlineLine | null, name: string, bytes: number | null): OutlineRow => {
    const state = line === null ? (block.isNew ? words.added : null) : lineState(line, words);
    const size = bytes === null ? words.notModelled : words.bytes(bytes);
    const hidesSize = line === null && block.lines.length === 1;
    const label = [name, ...(hidesSize ? [] : [size]), ...(state === null ? [] : [state])].join(" · ");
    return { block, line, role: block.role, name, bytes, state, label };
  };
  return [
    row(null, blockName(block, words), block.bytes),
    ...block.lines.map((line) =>
      line.kind === "gap" ? row(line, words.gaps[line.what], null) : row(line, partName(line, words), line.bytes),
    ),
  ];
}

function foldRow(block: FoldBlock, words: OutlineWords): OutlineRow {
  const { bytes, first, last, turns, role } = block;
  const name = words.folded(first + 1, last + 1, turns);
  return { block, line: null, role, name, bytes, state: null, label: `${name} · ${words.bytes(bytes)}` };
}

function lineState(line: OutlineLine, words: OutlineWords): string | null {
  if (line.kind === "gap" || line.state === null || line.state === "sole") return null;
  return words[line.state];
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
    case "agent_message":
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
