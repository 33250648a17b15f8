/** One file in each directory: what another name hides. */
import { parentOf } from "../../machine/path.ts";
import { isBlank } from "../../machine/utf8.ts";
import type { FindingContext, Rule, Rules } from "../context.ts";
import { wholeFile } from "../finding.ts";
import { removeFile } from "./edits.ts";
import { beside, rowsWith } from "./rows.ts";

const OVERRIDE = "AGENTS.override.md";

export const HIDDEN_RULES: Rules<"override-hides-base" | "blank-override" | "blank-base"> = {
  /** A base that hides a fallback file is as intended: the list of names says so. */
  "override-hides-base": hidingRule("warning", ({ by, byBlank }) => by === OVERRIDE && !byBlank),
  "blank-override": hidingRule("error", ({ by, byBlank }) => by === OVERRIDE && byBlank),
  "blank-base": hidingRule("error", ({ by, byBlank }) => by !== OVERRIDE && byBlank),
};

interface Hiding {
  readonly path: string;
  /** Name of the file that hides it. */
  readonly by: string;
  readonly byBlank: boolean;
  /** Files between the two that are blank as well. */
  readonly blank: readonly string[];
}

function hidingRule<Id extends "override-hides-base" | "blank-override" | "blank-base">(
  severity: Rule<Id>["severity"],
  fits: (hiding: Hiding) => boolean,
): Rule<Id> {
  return {
    severity,
    *find(context) {
      for (const hiding of hidings(context)) {
        if (!fits(hiding)) continue;
        const { path, blank } = hiding;
        const by = beside(path, hiding.by);
        yield { params: { path, by }, place: wholeFile(path), fixes: removeFile(context, by, ...blank) };
      }
    },
  };
}

/** In each directory the first hidden file that has a text: it would be sent if the one that hides it were gone. */
function hidings(context: FindingContext): Iterable<Hiding> {
  const first = new Map<string, Hiding>();
  const blank = new Map<string, string[]>();
  for (const { path, verdict, reason } of [...rowsWith(context, "hidden"), ...rowsWith(context, "global-hidden")]) {
    // A symlink that leads nowhere may hide a file: another rule tells that.
    if ("by" in reason.params && context.bytes(beside(path, reason.params.by)) === null) continue;
    const isHidden = reason.id === "file.hidden" || reason.id === "file.hidden.blank";
    if (!isHidden && reason.id !== "file.globalHidden") continue;
    const key = `${parentOf(path)}\n${verdict}`;
    if (first.has(key)) continue;
    const between = blank.get(key) ?? [];
    if (isBlank(context.text(path) ?? "")) blank.set(key, [...between, path]);
    else first.set(key, { path, by: reason.params.by, byBlank: reason.id === "file.hidden.blank", blank: between });
  }
  return first.values();
}
