/** Skills on disk: what the thread asks of them. */

import type { ThreadState } from "../thread/state.ts";
import { findSkills } from "./find.ts";
import { skillItem } from "./item.ts";
import { skillList } from "./list.ts";
import { mentionedSkills } from "./mentions.ts";
import type { SkillRules } from "./registry.ts";
import { skillReports } from "./report.ts";
import type { Place } from "./skill.ts";

export const SKILL_RULES: SkillRules = {
  find: findSkills,
  refresh(state) {
    const { session, files } = state;
    const { skills } = session;
    if (skills === null || (skills.files === files && skills.cwd === session.cwd.value)) return;
    state.session = { ...session, skills: findSkills(placeOf(state, skills.startCwd), files) };
  },
  list: skillList,
  items({ session, files }, step, turn) {
    const skills = mentionedSkills(session.skills?.skills ?? [], turn, files);
    return skills.flatMap((skill) => skillItem(skill, step));
  },
  reports: skillReports,
};

function placeOf({ session, start, texts }: ThreadState, startCwd: string): Place {
  const { release, machine, cwd, bundledSkills: bundled } = session;
  return { release, machine, texts, config: start.config, startCwd, cwd: cwd.value, bundled };
}
