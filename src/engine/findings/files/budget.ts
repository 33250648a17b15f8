/** The limit for project documents: what does not fit, and what is left without any. */
import { cutAt } from "../../agentsMd/cut.ts";
import type { Cut, FileReport } from "../../simulation.ts";
import type { FindingContext, Rules } from "../context.ts";
import { type FindingPlace, type Fix, fix, inFile, wholeFile } from "../finding.ts";
import { settingEdit } from "./edits.ts";
import { placeOfSetting, toEnd } from "./ranges.ts";
import { rowsOf, rowsWith } from "./rows.ts";

const LIMIT_KEY = "project_doc_max_bytes";
/** Limits are raised in steps of this many bytes. */
const LIMIT_STEP = 16 * 1024;
/** Codex's own limit, bytes. */
const DEFAULT_LIMIT = 32 * 1024;

export const BUDGET_RULES: Rules<"over-budget" | "budget-exhausted" | "limit-zero"> = {
  "over-budget": {
    severity: "error",
    *find(context) {
      const { limit } = context.moment.budget;
      for (const row of rowsOf(context)) {
        const cut = cutOf(context, row);
        if (cut === null) continue;
        const { path, used, bytes } = row;
        const firstLostHeading = cut.lostHeadings[0]?.text ?? null;
        const params = { path, used, bytes, limit, line: cut.line, firstLostHeading };
        yield { params, place: placeOfCut(context, row, cut), fixes: raiseLimit(context) };
      }
    },
  },
  "budget-exhausted": {
    severity: "error",
    *find(context) {
      for (const { path, bytes, reason } of rowsWith(context, "budget")) {
        if (reason.id !== "file.budget") continue;
        const { limit, takenBy } = reason.params;
        yield { params: { path, bytes, limit, takenBy }, place: wholeFile(path), fixes: raiseLimit(context) };
      }
    },
  },
  "limit-zero": {
    severity: "error",
    *find(context) {
      const files = rowsWith(context, "disabled").filter(
        ({ reason }) => reason.id === "file.disabled.limitZero",
      ).length;
      const origin = context.moment.settings?.projectDocMaxBytes.origin;
      if (files === 0 || origin === undefined) return;
      yield { params: { files }, place: placeOfSetting(context, origin), fixes: raiseLimit(context, DEFAULT_LIMIT) };
    },
  },
};

/** Also of a file that is dropped because the part that fits is blank. */
function cutOf(context: FindingContext, { path, cut, reason }: FileReport): Cut | null {
  if (reason.id !== "file.blank.afterCut") return cut;
  const bytes = context.bytes(path);
  return bytes === null ? null : cutAt(bytes, reason.params.limit);
}

/** What is not sent. A character that is cut apart is lost too. A file that was edited since is meant as a whole. */
function placeOfCut(context: FindingContext, { path, stale }: FileReport, cut: Cut): FindingPlace {
  const text = context.text(path);
  const bytes = context.bytes(path);
  if (text === null || bytes === null || stale) return wholeFile(path);
  let offset = cut.offset;
  while (offset > 0 && ((bytes[offset] ?? 0) & 0xc0) === 0x80) offset -= 1;
  const { line, column } = offset === cut.offset ? cut : cutAt(bytes, offset);
  return inFile(path, toEnd(text, line, column));
}

/** A limit that all project files fit into, at least `least` bytes. */
function raiseLimit(context: FindingContext, least = 0): readonly Fix[] {
  const { settings, budget } = context.moment;
  if (settings === null) return [];
  const bytes = Math.max(least, Math.ceil(bytesOnTheWay(context) / LIMIT_STEP) * LIMIT_STEP);
  if (bytes <= budget.limit) return [];
  const edits = settingEdit(context, settings.projectDocMaxBytes.origin, [LIMIT_KEY], bytes);
  return edits.length === 0 ? [] : [fix("raise-limit", { bytes }, ...edits)];
}

/** Bytes of all files that count towards the limit. */
function bytesOnTheWay(context: FindingContext): number {
  let bytes = 0;
  for (const row of rowsOf(context)) {
    const counts = ["loaded", "cut", "budget", "disabled"].includes(row.verdict);
    if (counts || row.reason.id === "file.blank.afterCut") bytes += row.bytes;
  }
  return bytes;
}
