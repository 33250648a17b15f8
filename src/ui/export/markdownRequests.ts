/** The requests of a thread in the Markdown report: one line each, what is new in it behind a fold. Pure. */
import type { Item, ModelRequest } from "../../engine/index.ts";
import { formatNumber } from "../i18n/format.ts";
import type { PageWords } from "./pageWords.ts";
import { type NewInRequest, newInRequests } from "./requests.ts";

/** Requests that are written out; the first ones, the others are counted. */
const REQUESTS = 200;
/** Items of one request that are listed. */
const ITEMS = 60;

/** Null where there is none. No text of a scenario is in it. */
export function markdownRequests(requests: readonly ModelRequest[], words: PageWords): string | null {
  if (requests.length === 0) return null;
  const { report } = words.strings;
  const more = requests.length - REQUESTS;
  const written = newInRequests(requests.slice(0, REQUESTS)).map((one, index) =>
    folded(one, index, requests.length, words),
  );
  return [`${report.requests}:`, ...written, ...(more > 0 ? [report.moreRequests(more)] : [])].join("\n\n");
}

function folded(one: NewInRequest, index: number, total: number, words: PageWords): string {
  const { items } = one.request;
  const { report } = words.strings;
  const { columns } = words.views.layout;
  const fresh = items.slice(one.same, one.same + ITEMS);
  const more = items.length - one.same - fresh.length;
  const rows = fresh.flatMap((item, at) => rowsOf(item, one.same + at, words));
  return [
    `<details><summary>${requestName(one, index, total, words)}</summary>`,
    ...(one.same > 0 ? [report.sameItems(one.same)] : []),
    ...(rows.length === 0
      ? []
      : [
          [
            `| # | ${columns.role} | ${columns.part} | ${columns.bytes} |`,
            "|--:|---|---|--:|",
            ...rows,
            ...(more > 0 ? [`| | + ${formatNumber(more)} | | |`] : []),
          ].join("\n"),
        ]),
    "</details>",
  ].join("\n\n");
}

function rowsOf(item: Item, index: number, words: PageWords): string[] {
  if (item.type !== "message") return [`| ${index + 1} | | ${words.views.opaque[item.type]} | |`];
  return item.parts.map(
    ({ fragment, bytes }, at) =>
      `| ${at === 0 ? index + 1 : ""} | ${at === 0 ? item.role : ""} | ${words.views.fragments[fragment]} | ${formatNumber(bytes)} |`,
  );
}

/** "Request 2 of 5 · step 3, turn · 4 items · 12,345 B of text" */
export function requestName({ request, bytes }: NewInRequest, index: number, total: number, words: PageWords): string {
  const { thread, views, strings } = words;
  return [
    views.requestOf(index + 1, total),
    thread.step(request.step + 1),
    ...(request.kind === "compaction" ? [strings.report.compaction] : []),
    views.messages.summary(request.items.length, bytes),
  ].join(" · ");
}
