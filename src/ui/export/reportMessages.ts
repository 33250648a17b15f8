/** The messages of the request in the report: every text with where each stretch of it comes from. */
import type { Item, ModelRequest, Part, Source, Span } from "../../engine/index.ts";
import { capSpans } from "../views/messages/spans.ts";
import { Html, html } from "./html.ts";
import { requestName } from "./markdownRequests.ts";
import type { PageWords } from "./pageWords.ts";
import { newInRequests } from "./requests.ts";

/** UTF-16 code units of one text that are written out. */
const SHOWN = 200_000;
/** A longer text that is Codex's own from end to end is folded; on paper it is open. */
const FOLDED = 1_000;
/** Sources that are named below a text. */
const NAMED = 60;
const COLOURS = 4;
const STYLES = ["solid", "dashed", "dotted", "double"] as const;

/** UTF-16 code units of all requests together that are written out; the one that is shown is always whole. */
const ALL_SHOWN = 12_000_000;

/** `chosen`: the request that is shown in the app; the others are folded, and say only what is new in them. */
export function messagesSection(requests: readonly ModelRequest[], chosen: ModelRequest, words: PageWords): Html {
  const heading = html`<h2>${words.strings.report.messages}</h2>`;
  if (requests.length < 2) return html`<section>${heading}\n${messages(chosen, 0, false, words)}</section>`;
  let left = ALL_SHOWN;
  const folds = newInRequests(requests).map((one, index) => {
    const { request, same, sameInstructions } = one;
    const name = requestName(one, index, requests.length, words);
    if (request === chosen) {
      return html`<details class="request" open><summary>${name}</summary>\n${messages(request, 0, false, words)}</details>\n`;
    }
    left -= lengthOf(request.items.slice(same));
    const body =
      left < 0
        ? html`<p class="about">${words.strings.report.leftOut}</p>`
        : messages(request, same, sameInstructions, words);
    return html`<details class="request"><summary>${name}</summary>\n${body}</details>\n`;
  });
  return html`<section>${heading}\n${folds}</section>`;
}

function lengthOf(items: readonly Item[]): number {
  const parts = items.flatMap((item) => (item.type === "message" ? item.parts : []));
  return parts.reduce((sum, { text }) => sum + Math.min(text.length, SHOWN), 0);
}

/** `same`: items at the beginning that are only counted. */
function messages(request: ModelRequest, same: number, sameInstructions: boolean, words: PageWords): Html {
  const { instructions, items } = request;
  const { layout } = words.views;
  const { report } = words.strings;
  return html`${
    instructions === null || sameInstructions
      ? null
      : article(layout.instructionsField, "instructions", [instructions], words)
  }
${same === 0 ? null : html`<p class="about">${report.sameItems(same)}</p>\n`}${items
  .slice(same)
  .map((item, index) => itemArticle(item, same + index, words))}`;
}

function itemArticle(item: Item, index: number, words: PageWords): Html {
  if (item.type === "message") return article(`${index + 1} · ${item.role}`, item.role, item.parts, words);
  const name = `${index + 1} · ${words.views.opaque[item.type]}`;
  return html`<article style="--role:var(--role-tool)"><header><h3>${name}</h3><span class="about">${words.views.messages.opaqueItem}</span></header></article>\n`;
}

type Role = "instructions" | "developer" | "user" | "assistant";

function article(name: string, role: Role, parts: readonly Part[], words: PageWords): Html {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return html`<article style="--role:var(--role-${role})"><header><h3>${name}</h3><span class="about">${words.views.bytes(bytes)}</span></header>
${parts.map((part) => partSection(part, words))}</article>\n`;
}

function partSection(part: Part, words: PageWords): Html {
  const { spans, hidden } = capSpans(part.spans, SHOWN);
  const sources = namedSources(spans, words);
  const marks = new Map(sources.map(({ key }, index) => [key, index]));
  const text = part.text === "" ? words.views.messages.empty : spans.map((span) => stretch(span, marks, words));
  if (part.text.length > FOLDED && sources.length === 0) {
    return html`<details><summary>${words.views.fragments[part.fragment]}<span class="about">${words.views.bytes(part.bytes)}</span></summary>
<pre>${text}</pre></details>\n`;
  }
  return html`<section class="part"><header><h4>${words.views.fragments[part.fragment]}</h4><span class="about">${words.views.bytes(part.bytes)}</span></header>
<pre>${text}</pre>${hidden === 0 ? null : html`<p class="about">${words.strings.report.notShown(hidden)}</p>`}${sourceList(sources, words)}</section>\n`;
}

interface NamedSource {
  readonly key: string;
  readonly name: string;
}

/** What a reader can look up: files, settings, steps, the start. Codex's own text is grey and needs no line. */
function namedSources(spans: readonly Span[], words: PageWords): NamedSource[] {
  const found = new Map<string, NamedSource>();
  for (const { source } of spans) {
    if (isCodex(source)) continue;
    const key = words.describe(source);
    if (!found.has(key)) found.set(key, { key, name: key });
  }
  return [...found.values()];
}

function isCodex({ kind }: Source): boolean {
  return kind === "codex" || kind === "separator" || kind === "default";
}

function stretch({ text, source }: Span, marks: ReadonlyMap<string, number>, words: PageWords): Html {
  const title = words.describe(source);
  const mark = isCodex(source) ? undefined : marks.get(title);
  if (mark === undefined) return html`<span class="codex" title="${title}">${text}</span>`;
  return html`<span class="own" style="${markStyle(mark)}" title="${title}">${text}</span>`;
}

/** Colour and line: neither is the only signal. */
function markStyle(mark: number): Html {
  const style = STYLES[(mark + Math.floor(mark / COLOURS)) % STYLES.length] ?? "solid";
  return new Html(`--src:var(--src-${(mark % COLOURS) + 1});--line-style:${style}`);
}

function sourceList(sources: readonly NamedSource[], words: PageWords): Html | null {
  if (sources.length === 0) return null;
  const shown = sources.slice(0, NAMED);
  return html`<ol class="sources" aria-label="${words.strings.report.sources}">${shown.map(
    ({ name }, index) => html`<li><i style="${markStyle(index)}"></i>${name}</li>`,
  )}${sources.length > NAMED ? html`<li>+ ${sources.length - NAMED}</li>` : null}</ol>`;
}
