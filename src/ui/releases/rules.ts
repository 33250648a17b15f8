/** The rule behind a difference: areas in which the two releases differ and that concern it. Pure. */
import type { CodexRelease, FileReport, FragmentId, Part } from "../../engine/index.ts";
import { changedAreas, type TraitArea } from "../../engine/insight.ts";
import type { ReleasePart } from "./compareParts.ts";

/** `ownText`: Codex's own prose, which every release words anew. */
export type Rule = TraitArea | "ownText";

/** A file whose verdict or bytes differ; null: that release does not look at it. */
export interface FileRow {
  readonly path: string;
  readonly left: FileReport | null;
  readonly right: FileReport | null;
}

/** What is known of the moment to which a part belongs. */
export interface Where {
  /** It is not the first request of the thread. */
  readonly later: boolean;
  /** The files that differ then. */
  readonly files: readonly FileRow[];
  /** The requests ask different models. */
  readonly otherModel: boolean;
}

/** Of these rules those in which the releases differ, each once. */
export class RuleFinder {
  readonly #changed: ReadonlySet<Rule>;

  constructor(left: CodexRelease, right: CodexRelease) {
    this.#changed = new Set<Rule>([...changedAreas([left, right]), "ownText"]);
  }

  only(rules: readonly Rule[]): readonly Rule[] {
    return [...new Set(rules)].filter((rule) => this.#changed.has(rule));
  }

  ofPart(row: ReleasePart, where: Where): readonly Rule[] {
    if (row.state === "same") return [];
    const own = row.state === "changed" && hasOtherOwnText(row);
    return this.only([...candidates(row, where), ...(own ? (["ownText"] as const) : [])]);
  }

  ofFile(row: FileRow, later: boolean): readonly Rule[] {
    return this.only(fileRules(row, later));
  }
}

const SIMPLE: { readonly [Fragment in FragmentId]?: readonly Rule[] } = {
  multiAgentRole: ["multiAgent"],
  multiAgentMode: ["multiAgent"],
  skills: ["skillsText"],
  environmentContext: ["environmentForm"],
  turnAborted: ["interruptRole"],
  compactionPrompt: ["remoteRequest"],
  prompt: ["ownMarkers", "localKeeps", "remoteKeeps"],
  steer: ["ownMarkers", "localKeeps", "remoteKeeps"],
  reply: ["remoteKeeps"],
};

function candidates(row: ReleasePart, where: Where): readonly Rule[] {
  const { fragment, state, moved } = row;
  const alone = state === "left" || state === "right";
  const texts = [row.left?.part.text ?? "", row.right?.part.text ?? ""];
  const some = (needle: string) => texts.some((text) => text.includes(needle));
  switch (fragment) {
    case "baseInstructions":
      return [
        ...(moved || alone ? (["basePrompt"] as const) : []),
        ...(where.otherModel ? (["defaultModel"] as const) : []),
      ];
    case "permissions":
      return [
        ...(some("writable root") ? (["writableRoots"] as const) : []),
        ...(some("`.agents`") || some("/.agents") ? (["protectedPaths"] as const) : []),
        ...(some("on-failure") ? (["onFailureText"] as const) : []),
        ...(some("`reject`") || some("granular") ? (["approvalTable"] as const) : []),
      ];
    case "collaborationMode":
      return moved ? ["modeFirstTurn"] : alone ? ["modeUnsaid"] : [];
    case "agentsMd":
      return agentsMdRules(row, where);
    case "environmentContext":
      return alone ? (where.later ? ["directoryChange", "updateOrder"] : []) : ["environmentForm"];
    default:
      return SIMPLE[fragment] ?? [];
  }
}

function agentsMdRules(row: ReleasePart, { later, files }: Where): Rule[] {
  const [left, right] = [row.left?.part, row.right?.part];
  const headings = [left, right].map((part) => part?.text.split("\n", 1)[0]);
  const rules: Rule[] = [];
  if (left !== undefined && right !== undefined && headings[0] !== headings[1]) rules.push("headerGlobalOnly");
  for (const [begin, area] of OWN_SECTIONS) if (holds(left, begin) !== holds(right, begin)) rules.push(area);
  const sent = [pathsOf(left), pathsOf(right)] as const;
  const others = files.filter(({ path }) => sent[0].has(path) !== sent[1].has(path));
  // Files that only one side sends explain the difference.
  if (others.length > 0) return [...rules, ...others.flatMap((file) => fileRules(file, later))];
  const [onlyOne] = left === undefined || right === undefined ? [left ?? right] : [];
  if (later && (onlyOne !== undefined || fileTextOf(left) !== fileTextOf(right))) {
    rules.push("globalRead", "projectRead", "directoryChange", "contextText");
  }
  return rules;
}

/** Texts of Codex's own inside the AGENTS.md part, by the beginning of their key in the text pack. */
const OWN_SECTIONS: readonly (readonly [string, TraitArea])[] = [
  ["skills", "skillsText"],
  ["plugins", "skillsText"],
  ["jsRepl", "jsRepl"],
  ["agents.hierarchical", "hierarchicalNote"],
];

function holds(part: Part | undefined, begin: string): boolean {
  return part?.spans.some(({ source }) => source.kind === "codex" && source.key.startsWith(begin)) ?? false;
}

function pathsOf(part: Part | undefined): ReadonlySet<string> {
  return new Set(part?.spans.flatMap(({ source }) => (source.kind === "file" ? [source.path] : [])));
}

function fileTextOf(part: Part | undefined): string {
  return (part?.spans ?? []).map(({ text, source }) => (source.kind === "file" ? text : "")).join("");
}

/** Sections of the AGENTS.md part that only one side has are a matter of other rules. */
function hasOtherOwnText({ fragment, left, right }: ReleasePart): boolean {
  const [a, b] = [ownTexts(left?.part), ownTexts(right?.part)];
  if (fragment === "agentsMd") return [...a].some(([key, text]) => b.has(key) && b.get(key) !== text);
  return [...a.values()].join("") !== [...b.values()].join("");
}

/** Codex's own prose in a part, by its key in the text pack. */
function ownTexts(part: Part | undefined): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { text, source } of part?.spans ?? []) {
    if (source.kind === "codex") texts.set(source.key, `${texts.get(source.key) ?? ""}${text}`);
  }
  return texts;
}

/** By the sentences behind the verdicts: the rule that either side names. */
const BY_REASON: { readonly [reason: string]: readonly TraitArea[] } = {
  "file.untrusted": ["trust"],
  "file.brokenLink": ["danglingLink"],
  "file.brokenLink.taken": ["danglingLink"],
  "file.notAFile": ["linkToDirectory"],
  "file.disabled.readError": ["linkToDirectory"],
  "file.wrongName.fallbackRefused": ["pathFallbacks"],
  "file.offPath.noRoot": ["linkedDirectory"],
  "file.offPath.sibling": ["linkedDirectory"],
  "file.offPath.aboveRoot": ["linkedDirectory"],
  "file.globalInvalid": ["invalidUtf8Global"],
  "file.globalUnreadable": ["invalidUtf8Global"],
  "file.hidden": ["danglingLink", "pathFallbacks"],
  "file.hidden.blank": ["danglingLink", "pathFallbacks"],
};

function fileRules({ left, right }: FileRow, later: boolean): TraitArea[] {
  const reports = [left, right].flatMap((report) => (report === null ? [] : [report]));
  const named = reports.flatMap(({ reason }) => BY_REASON[reason.id] ?? []);
  const isGlobal = reports.some(({ verdict }) => verdict === "global");
  if (isGlobal) return [...named, "invalidUtf8Global", ...(later ? (["globalRead"] as const) : [])];
  if (named.length > 0) return named;
  const looked = reports.length < 2 ? (["pathFallbacks"] as const) : [];
  return [...looked, ...(later ? (["projectRead", "directoryChange"] as const) : [])];
}
