import type { ReactNode } from "react";
import { useTranslate } from "../i18n/useTranslate.ts";
import { reasonOf, toneOf, useSkillAt, useSkillWords } from "./useSkills.ts";

/** The verdict of a skill in the tree; nothing for any other file. */
export function SkillMark({ path }: { readonly path: string }): ReactNode {
  const words = useSkillWords();
  const { path: shorten } = useTranslate();
  const skill = useSkillAt(path);
  if (skill === undefined) return <span />;
  return (
    <span className={`row-verdict tone-${toneOf(skill)}`} title={reasonOf(skill, words, shorten)}>
      {words.verdicts[skill.verdict]}
    </span>
  );
}

/** The same below the open file, with the rule. */
export function SkillStatus({ path }: { readonly path: string }): ReactNode {
  const words = useSkillWords();
  const { path: shorten } = useTranslate();
  const skill = useSkillAt(path);
  if (skill === undefined) return null;
  const verdict = words.verdicts[skill.verdict];
  return <span title={reasonOf(skill, words, shorten)}>{`${words.skill}: ${verdict}`}</span>;
}
