/** The layout of the request in the report: a picture (SVG) and the same as a table. */
import type { ModelRequest } from "../../engine/index.ts";
import { outline as outlineOf } from "../../services/outline.ts";
import { foldedBlocks, type LayoutBlock } from "../../services/outlineFold.ts";
import { type OutlineRow, rowsOf } from "../../services/outlineRows.ts";
import { outlineWords } from "../views/outlineWords.ts";
import { Html, html } from "./html.ts";
import type { PageWords } from "./pageWords.ts";

export function layoutSection(request: ModelRequest, words: PageWords): Html {
  const outline = outlineOf(request);
  const names = outlineWords(words.views, words.thread);
  const blocks = foldedBlocks(outline).map((block) => ({ block, rows: rowsOf(block, names) }));
  const { layout } = words.views;
  const shape = outline.lite ? layout.lite : request.instructions === null ? layout.noInstructions : layout.notLite;
  return html`<section><h2>${words.strings.report.layout}</h2>
<p class="about">${layout.summary(request.items.length, outline.bytes)} · ${shape}</p>
<figure>${picture(blocks, outline.bytes, words)}</figure>
${table(blocks, outline.bytes, words)}</section>`;
}

interface Rows {
  readonly block: LayoutBlock;
  readonly rows: readonly OutlineRow[];
}

const WIDTH = 860;
const ROW = 20;
const PADDING = 6;
const GAP = 8;
const BAR = 240;
/** Letters of a name that have room. */
const LETTERS = 64;

/** One box an item in the colour of its role, one line a part; the bar behind it is its share of all bytes. */
function picture(blocks: readonly Rows[], total: number, words: PageWords): Html {
  let y = 1;
  const boxes = blocks.map(({ block, rows }) => {
    const height = rows.length * ROW + PADDING * 2;
    const box = html`<g><rect x="1" y="${y}" width="${WIDTH - 2}" height="${height}" fill="var(--panel)" stroke="var(--line)"${new Html(block.bytes === null ? ' stroke-dasharray="4 3"' : "")}/><rect x="1" y="${y}" width="4" height="${height}" fill="var(--role-${block.role})"/>${rows.map((row, index) => line(row, y + PADDING + index * ROW, total, words))}</g>`;
    y += height + GAP;
    return box;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${Math.max(1, y - GAP + 1)}" width="${WIDTH}" role="img" aria-label="${words.strings.report.picture}">${boxes}</svg>`;
}

function line(row: OutlineRow, y: number, total: number, words: PageWords): Html {
  const isHead = row.line === null;
  const hidesSize = isHead && row.block.kind !== "fold" && row.block.lines.length === 1;
  const size = hidesSize ? "" : row.bytes === null ? words.views.layout.notModelled : words.views.bytes(row.bytes);
  const share = row.bytes === null || total === 0 || (isHead && row.block.kind !== "fold") ? 0 : row.bytes / total;
  const name = [row.name, ...(row.state === null ? [] : [row.state])].join(" · ");
  const colour = isHead ? "var(--text)" : "var(--muted)";
  return html`<text x="${isHead ? 18 : 34}" y="${y + 14}" fill="${colour}"${new Html(isHead ? ' font-weight="600"' : "")}>${shortened(name)}</text><rect x="${WIDTH - 120 - BAR}" y="${y + 7}" width="${(share * BAR).toFixed(1)}" height="6" fill="var(--role-${row.role})" opacity="0.55"/><text x="${WIDTH - 14}" y="${y + 14}" text-anchor="end" fill="${row.bytes === null ? "var(--faint)" : "var(--muted)"}">${size}</text>`;
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= LETTERS ? name : `${letters.slice(0, LETTERS - 1).join("")}…`;
}

function table(blocks: readonly Rows[], total: number, words: PageWords): Html {
  const { columns, total: together } = words.views.layout;
  return html`<table><thead><tr><th scope="col">${columns.part}</th><th scope="col" class="number">${columns.bytes}</th><th scope="col" class="number">${columns.share}</th></tr></thead>
<tbody>${blocks.flatMap(({ rows }) => rows.map((row) => tableRow(row, total, words)))}</tbody>
<tfoot><tr><th scope="row">${together}</th><td class="number">${words.views.bytes(total)}</td><td class="number"></td></tr></tfoot></table>`;
}

function tableRow(row: OutlineRow, total: number, words: PageWords): Html {
  const name = [row.name, ...(row.state === null ? [] : [row.state])].join(" · ");
  const kind = new Html(row.line === null ? "row-block" : "row-part");
  const single = row.line === null && row.block.kind !== "fold" && row.block.lines.length === 1;
  if (row.bytes === null || single) {
    const said = single ? "" : words.views.layout.notModelled;
    return html`<tr class="${kind}"><th scope="row">${name}</th><td class="number gap" colspan="2">${said}</td></tr>\n`;
  }
  const share = total === 0 ? 0 : (row.bytes / total) * 100;
  return html`<tr class="${kind}"><th scope="row">${name}</th><td class="number">${words.views.bytes(row.bytes)}</td><td class="number">${words.strings.report.share(share.toFixed(1))}</td></tr>\n`;
}
