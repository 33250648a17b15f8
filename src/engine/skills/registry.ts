/** The rules of skills on disk come when a scenario has any. */

import type { SkillList } from "../fragments/skills.ts";
import type { FileSystem } from "../machine/files.ts";
import type { Release } from "../releases/release.ts";
import type { DiskStep, Scenario, TurnStep } from "../scenario.ts";
import type { SkillReport } from "../simulation.ts";
import type { NewItem } from "../thread/history.ts";
import type { Session } from "../thread/session.ts";
import type { ThreadState } from "../thread/state.ts";
import type { FoundSkills, Place } from "./skill.ts";

export interface SkillRules {
  readonly find: (place: Place, files: FileSystem) => FoundSkills;
  /** At the beginning of a turn: the directory or the disk may have changed. */
  readonly refresh: (state: ThreadState) => void;
  /** Null: nothing is to be listed. */
  readonly list: (session: Session) => SkillList | null;
  /** The files of the skills that a message names. */
  readonly items: (state: ThreadState, step: number, turn: TurnStep) => readonly NewItem[];
  readonly reports: (session: Session) => readonly SkillReport[];
}

let rules: SkillRules | null = null;

export async function loadSkills(): Promise<void> {
  rules ??= (await import("./rules.ts")).SKILL_RULES;
}

export function areSkillsLoaded(): boolean {
  return rules !== null;
}

/** A skill, by any case; or the manifest of a plugin, whose name skills bear. */
const FILE = /\/(?:skill\.md|\.(?:codex|claude|cursor)-plugin\/plugin\.json)$/i;

/** Does such a file lie on the disk, or will one be written? */
export function hasSkills({ codex, files, steps }: Pick<Scenario, "codex" | "files" | "steps">): boolean {
  if (codex !== "0.158.0") return false;
  for (const path in files) if (FILE.test(path)) return true;
  const writes = (edits: readonly DiskStep[] | null): boolean => edits?.some(({ path }) => FILE.test(path)) === true;
  return steps.some((step) => (step.do === "write" ? writes([step]) : step.do === "turn" && writes(step.during)));
}

const joined = new WeakMap<Release, Release>();

/** The release with the rules of skills; null when the scenario needs what is not loaded. */
export function withSkills(release: Release | null, scenario: Scenario): Release | null {
  if (release === null || !hasSkills(scenario)) return release;
  if (rules === null) return null;
  let whole = joined.get(release);
  if (whole === undefined) {
    whole = { ...release, thread: { ...release.thread, skills: rules } };
    joined.set(release, whole);
  }
  return whole;
}
