/** In which order findings are told, and which of them a file's row of the answer says already. Pure. */
import type { FileReport } from "../../engine/index.ts";
import { type Finding, type Fix, type RuleId, SEVERITIES } from "../../engine/insight.ts";
import { answerOf } from "../views/answer/answer.ts";

/**
 * What keeps Codex from following a file, the most common cause first. What is no cause of its own comes last:
 * `config` keys without a say in that, and the `text` itself.
 */
const CAUSES = ["refusal", "place", "size", "name", "global", "time", "trust", "config", "text"] as const;
type Cause = (typeof CAUSES)[number];

const CAUSE_OF: Readonly<Record<RuleId, Cause>> = {
  "refused-start": "refusal",
  "below-cwd": "place",
  "directory-not-read": "place",
  "off-path": "place",
  "no-root-marker": "place",
  "stray-marker": "place",
  "nested-marker": "place",
  "marker-in-project-config": "place",
  "wrong-folder": "place",
  "over-budget": "size",
  "budget-exhausted": "size",
  "limit-zero": "size",
  "cut-in-character": "size",
  "duplicate-text": "size",
  "managed-near-limit": "size",
  "override-hides-base": "name",
  "blank-override": "name",
  "blank-base": "name",
  "wrong-name-case": "name",
  "wrong-name": "name",
  "fallback-refused": "name",
  "directory-instead-of-file": "name",
  "dangling-symlink": "name",
  "looping-symlink": "name",
  "unreadable-file": "name",
  "path-only-file": "name",
  "inert-import": "name",
  "home-is-root": "global",
  "stale-agents-md": "time",
  "config-edited-late": "time",
  "stale-mode-text": "time",
  "text-doubled": "time",
  "message-like-fragment": "time",
  "message-lost-at-compaction": "time",
  "message-cut-at-compaction": "time",
  "compaction-keeps-old-text": "time",
  "untrusted-project": "trust",
  "project-config-unread": "trust",
  "trust-for-another-path": "trust",
  "key-not-for-projects": "trust",
  "unknown-key": "config",
  "key-in-wrong-table": "config",
  "overruled-key": "config",
  "relative-path": "config",
  "base-replaced": "config",
  "required-value": "config",
  "skill-dropped": "config",
  "skill-not-found": "config",
  "skills-over-budget": "config",
  "skill-switch-without-effect": "config",
  "invalid-utf8": "text",
  "byte-order-mark": "text",
  "mixed-line-ends": "text",
  "tag-in-text": "text",
};

/** The most common cause first; of one cause the most severe first. */
export function byCause(findings: readonly Finding[]): readonly Finding[] {
  const rank = ({ rule, severity }: Finding): number =>
    CAUSES.indexOf(CAUSE_OF[rule]) * SEVERITIES.length + SEVERITIES.indexOf(severity);
  return [...findings].sort((a, b) => rank(a) - rank(b));
}

/** Rules whose sentence stands in the row of the file that they name, as the reason of its verdict. */
const SAID_BY_ROW: ReadonlySet<RuleId> = new Set<RuleId>([
  "below-cwd",
  "off-path",
  "wrong-folder",
  "over-budget",
  "budget-exhausted",
  "override-hides-base",
  "blank-override",
  "blank-base",
  "wrong-name-case",
  "wrong-name",
  "directory-instead-of-file",
  "dangling-symlink",
  "looping-symlink",
  "unreadable-file",
]);

export interface RowFindings {
  readonly findings: readonly Finding[];
  /** Without those that a row above offers already. */
  readonly fixes: readonly Fix[];
}

export interface Arrangement {
  readonly rows: ReadonlyMap<FileReport, RowFindings>;
  /** By the path of a SKILL.md: its row among the skills says them. */
  readonly skills: ReadonlyMap<string, RowFindings>;
  /** All that no row says, by cause. */
  readonly others: readonly Finding[];
}

/** Findings go to the rows that say them; `files` are those of the moment. */
export function arrange(findings: readonly Finding[], files: readonly FileReport[]): Arrangement {
  const { sent, notSent } = answerOf({ files });
  const order = [...sent, ...notSent.flatMap((group) => group.files)];
  const rowOf = rowFinder(order);
  const found = new Map<FileReport, Finding[]>();
  const skills = new Map<string, RowFindings>();
  const others: Finding[] = [];
  for (const finding of findings) {
    if (finding.rule === "skill-dropped" || finding.rule === "skill-not-found") {
      skills.set(finding.params.path, { findings: [finding], fixes: finding.fixes });
      continue;
    }
    const row = rowOf(finding);
    if (row === undefined) others.push(finding);
    else {
      const own = found.get(row);
      if (own === undefined) found.set(row, [finding]);
      else own.push(finding);
    }
  }
  const offered = new Set<string>();
  const rows = new Map<FileReport, RowFindings>();
  for (const row of order) {
    const own = found.get(row);
    if (own === undefined) continue;
    const [first] = own;
    // Each lies elsewhere, so its fixes are its own. A large repository has thousands of these.
    if (first !== undefined && own.length === 1 && CAUSE_OF[first.rule] === "place") {
      rows.set(row, { findings: own, fixes: first.fixes });
      continue;
    }
    const fixes = own.flatMap((finding) => finding.fixes).filter((fix) => isFirst(offered, keyOf(fix)));
    rows.set(row, { findings: own, fixes });
  }
  return { rows, skills, others: byCause(others) };
}

/** Names a fix among those of one moment. */
export function keyOf({ id, params }: Fix): string {
  return `${id} ${Object.values(params).join(" ")}`;
}

function isFirst(seen: Set<string>, key: string): boolean {
  const first = !seen.has(key);
  seen.add(key);
  return first;
}

function rowFinder(rows: readonly FileReport[]): (finding: Finding) => FileReport | undefined {
  const byPath = new Map<string, FileReport>();
  // A file that is global too: what its row in the project says is what the rules are about.
  for (const row of rows) if (!byPath.has(row.path) || row.verdict !== "global") byPath.set(row.path, row);
  return ({ rule, place }) => {
    if (rule === "untrusted-project") return rows.find(({ verdict }) => verdict === "untrusted");
    if (rule === "limit-zero") return rows.find(({ reason }) => reason.id === "file.disabled.limitZero");
    return SAID_BY_ROW.has(rule) && place.path !== null ? byPath.get(place.path) : undefined;
  };
}
