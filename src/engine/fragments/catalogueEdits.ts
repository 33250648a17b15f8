/** The edits Codex makes in its own catalogue texts. Custom texts are never edited. */
import { type Spans, span } from "../provenance.ts";
import type { TextKey, Texts } from "../texts.ts";

/** A range of UTF-16 code units that is left out. */
interface Range {
  readonly start: number;
  readonly end: number;
}

export interface CatalogueEdits {
  /** `personality = "none"`: the personality section is deleted. */
  readonly dropPersonality: boolean;
  /** The update_plan tool is off: everything about it is deleted. */
  readonly dropUpdatePlan: boolean;
}

/** A catalogue text with its edits made; each span is a range of the text that stays. */
export function editedText(texts: Texts, key: TextKey, edits: CatalogueEdits): Spans {
  const text = texts.get(key);
  const lines = linesOf(text);
  const dropped = [
    ...(edits.dropPersonality ? personalityRanges(text, lines) : []),
    ...(edits.dropUpdatePlan ? updatePlanRanges(text, lines) : []),
  ].sort((a, b) => a.start - b.start);
  const kept: Range[] = [];
  let at = 0;
  for (const range of dropped) {
    if (range.start > at) kept.push({ start: at, end: range.start });
    at = Math.max(at, range.end);
  }
  if (at < text.length) kept.push({ start: at, end: text.length });
  return kept.map(({ start, end }) => span(text.slice(start, end), { kind: "codex", key, start, end }));
}

interface Line extends Range {
  /** Without the line feed. */
  readonly text: string;
}

/** Lines with their ranges, line feed included. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf("\n", start);
    const end = feed < 0 ? text.length : feed + 1;
    lines.push({ start, end, text: text.slice(start, feed < 0 ? end : feed) });
    start = end;
  }
  return lines;
}

/** From line `from` to just before the next line that `closes`, or to the end. */
function section(text: string, lines: readonly Line[], from: number, closes: (line: string) => boolean): Range {
  const next = lines.findIndex((line, index) => index > from && closes(line.text));
  return { start: lines[from]?.start ?? 0, end: next < 0 ? text.length : (lines[next]?.start ?? text.length) };
}

/** From the first line `# Personality` (a carriage return may follow) to the next heading of the first level. */
function personalityRanges(text: string, lines: readonly Line[]): Range[] {
  const from = lines.findIndex((line) => line.text === "# Personality" || line.text === "# Personality\r");
  return from < 0 ? [] : [section(text, lines, from, (line) => /^#[ \t]/.test(line))];
}

const PLAN_HEADINGS = ["## `update_plan`", "## Plan tool", "## Plan Mode vs update_plan tool"] as const;
/** A `## Planning` section goes only when one of its lines begins so: it may speak of other planning. */
const PLANNING_SIGNS = ["You have access to an `update_plan` tool", "When `update_plan` is available, follow"] as const;
const PLAN_BULLETS = ["- Use the plan tool ", "- If you create a checklist or task list,"] as const;

function updatePlanRanges(text: string, lines: readonly Line[]): Range[] {
  const ranges: Range[] = [];
  const closes = (line: string): boolean => /^##? /.test(line);
  for (const [index, line] of lines.entries()) {
    if (PLAN_HEADINGS.some((heading) => line.text === heading)) ranges.push(section(text, lines, index, closes));
    if (line.text === "## Planning") {
      const range = section(text, lines, index, closes);
      const speaksOfTool = lines.some(
        (inner) =>
          inner.start >= range.start &&
          inner.start < range.end &&
          PLANNING_SIGNS.some((sign) => inner.text.startsWith(sign)),
      );
      if (speaksOfTool) ranges.push(range);
    }
    if (PLAN_BULLETS.some((bullet) => line.text.startsWith(bullet))) ranges.push(bulletRange(lines, index));
  }
  return ranges;
}

/** A list item with its indented continuation lines. */
function bulletRange(lines: readonly Line[], from: number): Range {
  let last = from;
  while (/^[ \t]+\S/.test(lines[last + 1]?.text ?? "")) last += 1;
  return { start: lines[from]?.start ?? 0, end: lines[last]?.end ?? 0 };
}
