import { type ReactNode, useState } from "react";
import type { SkillReport } from "../../engine/index.ts";
import { actions, useMoment } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { SkillFixes, SkillRules } from "../findings/RowFindings.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { reasonOf, toneOf, useSkillWords } from "./useSkills.ts";

/** Skills shown at first; what is left out is counted on a button. */
const SHOWN = 8;

/** The group of skills in the answer: those on disk one by one, the bundled ones in the count. Nothing without any. */
export function SkillGroup(): ReactNode {
  const { skills, error } = useMoment();
  const words = useSkillWords();
  const [all, setAll] = useState(false);
  const own = skills.filter(({ scope }) => scope !== "bundled");
  if (own.length === 0 || error !== null) return null;
  const told = skills.filter(({ verdict }) => verdict === "listed" || verdict === "cut").length;
  const shown = all || own.length <= SHOWN + 1 ? own : own.slice(0, SHOWN);
  return (
    <section className="skill-group" data-testid={TEST_IDS.skills}>
      <h2>{words.heading}</h2>
      <p className="muted">{words.listed(told, skills.length)}</p>
      <ul className="answer-list">
        {shown.map((skill) => (
          <SkillRow key={`${skill.path} ${skill.verdict}`} skill={skill} />
        ))}
      </ul>
      {shown.length < own.length ? (
        <button type="button" className="fix answer-more" onClick={() => setAll(true)}>
          {words.showMore(own.length - shown.length)}
        </button>
      ) : null}
    </section>
  );
}

function SkillRow({ skill }: { readonly skill: SkillReport }): ReactNode {
  const words = useSkillWords();
  const { path: shorten } = useTranslate();
  const { description } = skill;
  return (
    <li className="answer-row" data-testid={TEST_IDS.skill} data-path={skill.path} data-verdict={skill.verdict}>
      <span className="answer-order" />
      <div className="answer-body">
        <div className="answer-head">
          <button type="button" className="answer-path" onClick={() => actions().openFile(skill.realPath)}>
            {skill.name ?? shorten(skill.path)}
          </button>
          <span className={`verdict verdict-${toneOf(skill)}`}>{words.verdicts[skill.verdict]}</span>
          {description === null ? null : (
            <span className="answer-bytes">{words.characters(description.kept, description.characters)}</span>
          )}
        </div>
        <p className="why">
          {skill.name === null ? "" : `${shorten(skill.path)} · `}
          {reasonOf(skill, words, shorten)}
          <SkillRules path={skill.path} />
        </p>
        <SkillFixes path={skill.path} />
      </div>
    </li>
  );
}
