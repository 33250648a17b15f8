/** The rules of skills on disk come when a scenario has any. */

import type { SkillList } from "../fragments/skills.ts";
import { Late } from "../late.ts";
import type { FileSystem } from "../machine/files.ts";
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

/** A skill, by any case; or the manifest of a plugin, whose name skills bear. */
const FILE = /[\\/](?:skill\.md|\.(?:codex|claude|cursor)-plugin[\\/]plugin\.json)$/i;

/** Does such a file lie on the disk, or will one be written? */
function hasSkills({ codex, files, steps }: Scenario): boolean {
  if (codex !== "0.158.0") return false;
  for (const path in files) if (FILE.test(path)) return true;
  const writes = (edits: readonly DiskStep[] | null): boolean => edits?.some(({ path }) => FILE.test(path)) === true;
  return steps.some((step) => (step.do === "write" ? writes([step]) : step.do === "turn" && writes(step.during)));
}

export const SKILLS = new Late(hasSkills, async (): Promise<SkillRules> => (await import("./rules.ts")).SKILL_RULES);
