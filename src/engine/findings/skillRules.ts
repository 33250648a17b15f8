import { lookUp } from "../config/merge.ts";
import { stringAt } from "../config/read.ts";
import { resolvePath } from "../config/sandbox.ts";
import type { TableValue } from "../config/toml.ts";
import { skillsBudget } from "../fragments/skillsBudget.ts";
import { baseName, join } from "../machine/path.ts";
import type { SkillReport } from "../simulation.ts";
import { placeOfKey } from "./configs/keyNames.ts";
import type { FindingContext, Rule, Rules } from "./context.ts";
import { type Fix, fix, wholeFile } from "./finding.ts";
import type { SkillFindingParams } from "./skillParams.ts";

const SKILL_DROPPED: Rule<"skill-dropped"> = {
  severity: "error",
  *find({ moment }) {
    for (const { path, fault } of moment.skills) {
      if (fault !== null) yield { params: { path, fault }, place: wholeFile(path), fixes: [] };
    }
  },
};

const SKILL_NOT_FOUND: Rule<"skill-not-found"> = {
  severity: "warning",
  *find({ moment }) {
    for (const report of moment.skills) {
      const { path, missed: why } = report;
      // Skills of folders below or beside the directory are meant for other sessions.
      if (why === null || why === "off-path") continue;
      yield { params: { path, why }, place: wholeFile(path), fixes: renamed(report) };
    }
  },
};

function renamed({ path, missed }: SkillReport): Fix[] {
  if (missed !== "name") return [];
  const to = `${path.slice(0, -baseName(path).length)}SKILL.md`;
  return [fix("move-file", { from: path, to }, { kind: "move", from: path, to })];
}

const SKILLS_OVER_BUDGET: Rule<"skills-over-budget"> = {
  severity: "warning",
  *find({ moment, simulation }) {
    const cut = moment.skills.filter(({ verdict }) => verdict === "cut");
    const left = moment.skills.filter(({ verdict }) => verdict === "budget");
    const own = [...left, ...cut].filter(({ scope }) => scope !== "bundled");
    const [first, ...others] = own;
    if (first === undefined) return;
    const worst = others.reduce((most, one) => (lost(one) > lost(most) ? one : most), first);
    const window = simulation.steps[moment.step]?.tokens.window ?? simulation.steps.at(-1)?.tokens.window ?? 0;
    const params = { path: worst.path, cut: cut.length, left: left.length, limit: skillsBudget(window) };
    yield { params, place: wholeFile(worst.path), fixes: [] };
  },
};

function lost({ description }: SkillReport): number {
  return description === null ? 0 : description.characters - description.kept;
}

const SKILL_SWITCH_WITHOUT_EFFECT: Rule<"skill-switch-without-effect"> = {
  severity: "warning",
  *find(context) {
    if (context.release.id !== "0.158.0") return;
    for (const { table, text, kind } of context.configs) {
      if (table === null || kind === "requirements") continue;
      for (const entry of entriesOf(table)) {
        const name = stringAt(entry, ["name"])?.value.trim() ?? "";
        const path = stringAt(entry, ["path"])?.value ?? "";
        const why = kind !== "user" && kind !== "profile" ? "layer" : reasonOf(context, entry);
        if (why === null) continue;
        const selector = path === "" ? name : path;
        yield { params: { path: entry.layer.path, why, selector }, place: placeOfKey(text, entry), fixes: [] };
      }
    }
  },
};

function entriesOf(table: TableValue): TableValue[] {
  const entries = lookUp(table, ["skills", "config"]);
  return entries?.kind === "array" ? entries.items.filter((item) => item.kind === "table") : [];
}

/** Null: it may have an effect. */
function reasonOf({ disk, scenario }: FindingContext, entry: TableValue): "folder" | "both" | "neither" | null {
  const name = stringAt(entry, ["name"])?.value.trim() ?? "";
  const path = stringAt(entry, ["path"]);
  if (path === undefined) return name === "" ? "neither" : null;
  if (name !== "") return "both";
  const at = resolvePath(path, scenario.machine.home);
  return disk.locate(at).kind === "directory" && disk.exists(join(at, "SKILL.md")) ? "folder" : null;
}

export const SKILL_RULES: Rules<keyof SkillFindingParams> = {
  "skill-dropped": SKILL_DROPPED,
  "skill-not-found": SKILL_NOT_FOUND,
  "skills-over-budget": SKILLS_OVER_BUDGET,
  "skill-switch-without-effect": SKILL_SWITCH_WITHOUT_EFFECT,
};
