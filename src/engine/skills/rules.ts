/** Skills on disk: what the thread asks of them. */

import { mark, span } from "../provenance.ts";
import type { NewItem } from "../thread/history.ts";
import { message, partOf } from "../thread/request.ts";
import type { ThreadState } from "../thread/state.ts";
import { findSkills } from "./find.ts";
import { skillList } from "./list.ts";
import { mentionedSkills } from "./mentions.ts";
import type { SkillRules } from "./registry.ts";
import { skillReports } from "./report.ts";
import type { Place, Skill } from "./skill.ts";

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
    return skills.flatMap((skill) => itemOf(skill, step));
  },
  reports: skillReports,
};

function placeOf({ session, start, texts }: ThreadState, startCwd: string): Place {
  const { release, machine, cwd, bundledSkills: bundled } = session;
  return { release, machine, texts, config: start.config, startCwd, cwd: cwd.value, bundled };
}

/** `<skill>` with name, real path and the whole file; that of a bundled skill is not at hand. */
function itemOf({ name, path, whole }: Skill, step: number): NewItem[] {
  if (whole === null) return [];
  const spans = [
    mark("<skill>\n<name>"),
    name,
    mark("</name>\n<path>"),
    span(path, { kind: "step", step, field: "skills" }),
    mark("</path>\n"),
    whole,
    mark("\n</skill>"),
  ];
  return [message("user", partOf("skill", spans))];
}
