/** The Mermaid source of a request's diagram: a pure function of its outline. */
import type { OutlineRole } from "./outline.ts";
import type { LayoutBlock } from "./outlineFold.ts";
import { type OutlineRow, type OutlineWords, rowsOf } from "./outlineRows.ts";

export interface DiagramColours {
  readonly fill: string;
  readonly text: string;
  readonly faint: string;
  readonly line: string;
  readonly roles: Readonly<Record<OutlineRole, string>>;
}

/** Id of a block's node in the diagram. Mermaid keeps it, so that a click finds its block again. */
export function nodeId(index: number): string {
  return `block${index}`;
}

/** Index of the block whose node has this id; null for another id. */
export function blockIndex(id: string): number | null {
  const match = /^block(\d+)$/.exec(id);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/**
 * Top to bottom: the fields beside `input`, and inside a frame the items in order, one box a message in the colour of
 * its role, one line a part with its size. What is not modelled is dashed, what the step added has a heavy border, what
 * is out of force as a whole a thin dotted one; words say the same.
 */
export function diagramSource(layout: readonly LayoutBlock[], words: OutlineWords, colours: DiagramColours): string {
  const blocks = layout.map((block, index) => ({ block, id: nodeId(index) }));
  const inside = blocks.filter(({ block }) => block.kind !== "field");
  const before = blocks.filter(({ block }) => block.kind === "field" && block.item !== null);
  const after = blocks.filter(({ block }) => block.kind === "field" && block.item === null);
  const frame = inside.length === 0 ? [] : [`  subgraph input[${quote(words.inputField)}]`, "    direction TB"];
  const order = [...before, ...inside, ...after];
  return [
    "flowchart TB",
    ...before.map(({ block, id }) => `  ${node(block, id, words)}`),
    ...frame,
    ...inside.map(({ block, id }) => `    ${node(block, id, words)}`),
    ...arrows(inside.map(({ id }) => id)),
    ...(frame.length === 0 ? [] : ["  end"]),
    ...after.map(({ block, id }) => `  ${node(block, id, words)}`),
    // Fields have no place in the order of the items: they are only kept above and below.
    ...order.flatMap(({ block, id }, at) => {
      const next = order[at + 1];
      return next !== undefined && (block.kind === "field" || next.block.kind === "field")
        ? [`  ${id} ~~~ ${next.id}`]
        : [];
    }),
    ...classes(colours),
    ...classed(
      "added",
      blocks.filter(({ block }) => block.kind !== "fold" && block.isNew),
    ),
    ...classed(
      "superseded",
      blocks.filter(({ block }) => isSuperseded(block)),
    ),
    "",
  ].join("\n");
}

/** Nothing of the block is in force any more. */
export function isSuperseded(block: LayoutBlock): boolean {
  if (block.kind === "fold" || block.lines.length === 0) return false;
  return block.lines.every((line) => line.kind === "part" && line.state === "superseded");
}

function classed(name: string, nodes: readonly { readonly id: string }[]): string[] {
  return nodes.length === 0 ? [] : [`  class ${nodes.map(({ id }) => id).join(",")} ${name}`];
}

function node(block: LayoutBlock, id: string, words: OutlineWords): string {
  const text = rowsOf(block, words).map(lineText).join("<br/>");
  return `${id}["${text}"]:::${classOf(block)}`;
}

function lineText(row: OutlineRow): string {
  return escapeLabel(row.label);
}

function classOf(block: LayoutBlock): string {
  if (block.kind === "fold") return "fold";
  return block.bytes === null && block.type !== "compaction" ? "gap" : block.role;
}

function arrows(ids: readonly string[]): string[] {
  return ids.slice(1).map((id, at) => `    ${ids[at]} --> ${id}`);
}

function classes(colours: DiagramColours): string[] {
  const roles = Object.entries(colours.roles).map(
    ([role, colour]) =>
      `  classDef ${role} fill:${colours.fill},stroke:${colour},stroke-width:2px,color:${colours.text}`,
  );
  return [
    ...roles,
    `  classDef gap fill:${colours.fill},stroke:${colours.line},stroke-dasharray:4 3,color:${colours.faint}`,
    `  classDef fold fill:none,stroke:${colours.line},stroke-dasharray:2 3,color:${colours.faint}`,
    "  classDef added stroke-width:4px",
    `  classDef superseded stroke-width:1px,stroke-dasharray:1 3,color:${colours.faint}`,
    `  style input fill:none,stroke:${colours.line},color:${colours.faint}`,
  ];
}

/** What Mermaid or its Markdown would read as markup, as entity codes: `"` is `#quot;`. */
export function escapeLabel(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, " ")
    .replace(/[#&"<>`*_~\\|{}[\]]/g, (letter) => (letter === '"' ? "#quot;" : `#${letter.codePointAt(0)};`));
}

function quote(text: string): string {
  return `"${escapeLabel(text)}"`;
}
