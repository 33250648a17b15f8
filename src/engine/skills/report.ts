/** What became of each SKILL.md: listed, cut, dropped and why. */
import type { FileSystem } from "../machine/files.ts";
import { baseName, isBelow, join, separatorOf } from "../machine/path.ts";
import { textOf } from "../provenance.ts";
import { BUNDLED_SKILLS_FOLDER } from "../releases/skills.ts";
import type { SkillReport } from "../simulation.ts";
import type { Session } from "../thread/session.ts";
import { MAX_DEPTH, SKILL_FILE } from "./discover.ts";
import { type ListedSkill, listingOf } from "./list.ts";
import type { Discarded, FoundSkills, Skill } from "./skill.ts";

/** In list order, then what waits to be named, then what is no skill, then what is never found. */
export function skillReports({ skills: found, contextWindow, includes, machine }: Session): readonly SkillReport[] {
  if (found === null) return [];
  const { skills } = listingOf(found, contextWindow);
  const waiting = found.skills.filter(({ isImplicit }) => !isImplicit);
  return [
    ...skills.map((listed) => listedReport(listed, includes.skills)),
    ...waiting.map((skill) => ({ ...base(skill), ...NOTHING, name: skill.name.text, verdict: "waits" as const })),
    ...found.discarded.map(discardedReport),
    ...missed(found, found.files, machine.codexHome),
  ];
}

type At = Pick<SkillReport, "path" | "realPath" | "scope">;

function base({ scope, root, file, path }: Pick<Skill, "scope" | "root" | "file" | "path">): At {
  return { path: join(root, file), realPath: path, scope };
}

const NOTHING = {
  name: null,
  file: null,
  description: null,
  fault: null,
  by: null,
  first: null,
  missed: null,
} as const;

function listedReport({ skill, file, kept }: ListedSkill, areListed: boolean): SkillReport {
  const characters = [...textOf(skill.description)].length;
  const verdict = !areListed ? "unlisted" : kept === null ? "budget" : kept < characters ? "cut" : "listed";
  const isThere = verdict === "listed" || verdict === "cut";
  return {
    ...base(skill),
    ...NOTHING,
    name: skill.name.text,
    verdict,
    file: isThere ? file : null,
    description: { characters, kept: isThere ? (kept ?? 0) : 0 },
  };
}

function discardedReport(discarded: Discarded): SkillReport {
  const at = { ...base(discarded), ...NOTHING };
  switch (discarded.why) {
    case "fault":
      return { ...at, verdict: "fault", fault: discarded.fault };
    case "disabled":
      return { ...at, verdict: "disabled", name: discarded.name, by: discarded.by };
    case "twice":
      return { ...at, verdict: "twice", first: discarded.first };
    case "product":
      return { ...at, verdict: "product" };
  }
}

/** Folders in which a person expects skills to be found. */
const EXPECTED = /[\\/](?:\.codex|\.agents)[\\/]skills[\\/]/;

/** Files that look like skills and that the search does not come to. */
function missed({ roots, skills, discarded }: FoundSkills, files: FileSystem, codexHome: string): SkillReport[] {
  const known = new Set([...skills, ...discarded].flatMap(({ path, root, file }) => [path, join(root, file)]));
  const bundled = join(codexHome, BUNDLED_SKILLS_FOLDER);
  return [...files.paths()]
    .filter((path) => baseName(path).toLowerCase() === SKILL_FILE.toLowerCase() && !known.has(path))
    .flatMap((path): SkillReport[] => {
      const root = roots.find((candidate) => isBelow(path, candidate));
      if (root === undefined && !EXPECTED.test(path)) return [];
      const why = isBelow(path, bundled) ? "bundled" : root === undefined ? "off-path" : missedBelow(path, root, files);
      return [{ ...NOTHING, path, realPath: path, scope: null, verdict: "missed", missed: why }];
    });
}

function missedBelow(path: string, root: string, files: FileSystem): SkillReport["missed"] {
  const folders = path
    .slice(root.length + 1)
    .split(separatorOf(root))
    .slice(0, -1);
  const node = files.node(path);
  if (baseName(path) !== SKILL_FILE) return "name";
  if (typeof node === "object" && "symlink" in node) return "linked-file";
  if (folders.some((name) => name.startsWith("."))) return "hidden-folder";
  return folders.length > MAX_DEPTH ? "too-deep" : "off-path";
}
