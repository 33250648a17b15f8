/** The skills that a session of 0.113.0 lists: those of the repository, the person's own, the bundled ones, /etc/codex. */

import { skillSwitches, switchedOffBy } from "../../config/skills.ts";
import { join } from "../../machine/path.ts";
import { span } from "../../provenance.ts";
import { codexText, type TextKey } from "../../texts.ts";
import type { StartedThread } from "../../thread/start.ts";
import { BUNDLED_SKILLS_FOLDER } from "../skills.ts";
import { DISCOVERY } from "./discovery.ts";
import { enabledPlugins } from "./plugins.ts";
import { type Skill, skillsBelow } from "./skillFiles.ts";

/** In list order. */
export const BUNDLED_SKILLS = ["skill-creator", "skill-installer"] as const;

const listed = new WeakMap<StartedThread, readonly Skill[]>();

/** Every skill that is listed: repository, person, bundled, system; each group by name. */
export function skillsOf(start: StartedThread): readonly Skill[] {
  let skills = listed.get(start);
  if (skills === undefined) {
    skills = findSkills(start);
    listed.set(start, skills);
  }
  return skills;
}

function findSkills(start: StartedThread): readonly Skill[] {
  const { config, files, session, settings } = start;
  const { codexHome, home } = session.machine;
  const { directories } = DISCOVERY.searchPath(files, session.cwd.value, settings.projectRootMarkers.value);
  const below = (roots: readonly string[], prefix = ""): Skill[] =>
    roots.flatMap((root) => skillsBelow(files, root, prefix));
  const repository = below(directories.flatMap((at) => [join(at, ".codex/skills"), join(at, ".agents/skills")]));
  const plugins = enabledPlugins(start).flatMap(({ name, folder }) => below([join(folder, "skills")], `${name}:`));
  const own = [...below([join(home, ".agents/skills"), join(codexHome, "skills")]), ...plugins];
  const groups = [repository, own, bundled(start), below(["/etc/codex/skills"])];
  // Only the path of its file switches a skill.
  const switches = skillSwitches(config.ownLayers, home).filter(({ path }) => path !== null);
  const seen = new Set<string>();
  return groups
    .flatMap((group) => group.sort(byName))
    .filter(({ path }) => switchedOffBy(switches, { name: "", path }) === null && !seen.has(path) && seen.add(path));
}

function byName(a: Skill, b: Skill): number {
  if (a.name.text !== b.name.text) return a.name.text < b.name.text ? -1 : 1;
  return a.path < b.path ? -1 : Number(a.path > b.path);
}

function bundled({ session: { machine, texts } }: StartedThread): Skill[] {
  return BUNDLED_SKILLS.map((name) => ({
    name: span(name, { kind: "default", key: "skills" }),
    description: codexText(texts, `skills.bundled.${name}` as TextKey),
    path: join(machine.codexHome, `${BUNDLED_SKILLS_FOLDER}/${name}/SKILL.md`),
    whole: null,
  }));
}
