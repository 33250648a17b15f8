/** Long requests: runs of older items that nothing depends on any more are folded into one block each. */
import type { Outline, OutlineBlock } from "./outline.ts";

/** A run of items, shown as one block until it is opened. */
export interface FoldBlock {
  readonly kind: "fold";
  readonly role: "tool";
  readonly item: null;
  /** Index in `input` of the first and the last item. */
  readonly first: number;
  readonly last: number;
  /** Messages of the person among them. */
  readonly turns: number;
  readonly bytes: number;
  readonly blocks: readonly OutlineBlock[];
}

export type LayoutBlock = OutlineBlock | FoldBlock;

/** Requests with more items are folded. */
const FOLDED_ABOVE = 40;
/** The last items of a request stay, whatever they are. */
const TAIL = 6;
/** Fewer items than this are not worth a fold. */
const SHORTEST = 3;

/** What is new or in force is never folded, nor what is no entry of the history. */
export function foldedBlocks({ blocks }: Outline): readonly LayoutBlock[] {
  const items = blocks.filter(({ kind }) => kind === "item").length;
  if (items <= FOLDED_ABOVE) return blocks;
  const folded: LayoutBlock[] = [];
  let run: OutlineBlock[] = [];
  const close = (): void => {
    folded.push(...(run.length < SHORTEST ? run : [foldOf(run)]));
    run = [];
  };
  for (const [index, block] of blocks.entries()) {
    if (index < blocks.length - TAIL && isFoldable(block)) run.push(block);
    else {
      close();
      folded.push(block);
    }
  }
  close();
  return folded;
}

function isFoldable(block: OutlineBlock): boolean {
  if (block.step === null || block.isNew) return false;
  return block.lines.every((line) => line.kind === "gap" || line.state === null || line.state === "superseded");
}

function foldOf(blocks: readonly OutlineBlock[]): FoldBlock {
  const lines = blocks.flatMap((block) => block.lines);
  return {
    kind: "fold",
    role: "tool",
    item: null,
    first: blocks[0]?.item ?? 0,
    last: blocks.at(-1)?.item ?? 0,
    turns: lines.filter((line) => line.kind === "part" && line.fragment === "prompt").length,
    bytes: blocks.reduce((sum, block) => sum + (block.bytes ?? 0), 0),
    blocks,
  };
}
