/** What is said about skills, and the skills of the moment that is shown. */
import type { SkillReport } from "../../engine/index.ts";
import { useMoment } from "../../state/app.ts";
import { type SkillStrings, skillsEn } from "../i18n/skills.en.ts";
import { skillsZh } from "../i18n/skills.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import type { Tone } from "../views/VerdictBadge.tsx";

export function useSkillWords(): SkillStrings {
  return useTranslate().language === "zh" ? skillsZh : skillsEn;
}

/** The report of a file of the tree; undefined: it is no skill. */
export function useSkillAt(path: string): SkillReport | undefined {
  const { skills } = useMoment();
  return skills.find((skill) => skill.path === path) ?? skills.find((skill) => skill.realPath === path);
}

/** How much a verdict asks for attention. */
export function toneOf({ verdict, missed }: SkillReport): Tone {
  switch (verdict) {
    case "listed":
      return "ok";
    case "cut":
      return "warn";
    case "budget":
    case "fault":
      return "bad";
    case "missed":
      return missed === "off-path" ? "quiet" : "bad";
    default:
      return "quiet";
  }
}

/** The rule behind the verdict. `shorten`: how a path is shown. */
export function reasonOf(skill: SkillReport, words: SkillStrings, shorten: (path: string) => string): string {
  const { why } = words;
  const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  switch (skill.verdict) {
    case "listed":
      return why.listed(skill.file ?? "");
    case "cut":
      return why.cut(skill.description?.kept ?? 0, skill.description?.characters ?? 0);
    case "fault":
      return skill.fault === null ? "" : sentence(words.fault(skill.fault));
    case "missed":
      return skill.missed === null ? "" : sentence(words.missed[skill.missed]);
    case "disabled":
      return why.disabled(skill.by?.path == null ? null : shorten(skill.by.path), skill.by?.line ?? null);
    case "twice":
      return why.twice(shorten(skill.first ?? ""));
    default:
      return why[skill.verdict];
  }
}
