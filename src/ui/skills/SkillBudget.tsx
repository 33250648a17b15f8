import type { ReactNode } from "react";
import type { SkillReport } from "../../engine/index.ts";
import { skillsBudget } from "../../engine/insight.ts";
import { actions, useMoment, useSimulation } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useSkillWords } from "./useSkills.ts";
import "./skills.css";

/** What the budget leaves of the skills' descriptions. Nothing without skills on disk. */
export function SkillBudget(): ReactNode {
  const { skills, report } = useMoment();
  const { steps } = useSimulation();
  const words = useSkillWords();
  const told = skills.filter(({ description, verdict }) => description !== null && verdict !== "unlisted");
  if (told.every(({ scope }) => scope === "bundled")) return null;
  const window = (report ?? steps.at(-1))?.tokens.window ?? null;
  const cut = told.filter(({ verdict }) => verdict === "cut").length;
  const left = told.filter(({ verdict }) => verdict === "budget").length;
  return (
    <section data-testid={TEST_IDS.skillBudget} data-cut={cut} data-left={left}>
      <h2>{words.heading}</h2>
      <p>
        {window === null ? "" : `${words.budget(skillsBudget(window))} `}
        {left > 0 ? words.someLeft(left) : cut > 0 ? words.someCut(cut) : words.allFit}
      </p>
      {cut + left > 0 ? <Table skills={told} /> : null}
    </section>
  );
}

function Table({ skills }: { readonly skills: readonly SkillReport[] }): ReactNode {
  const words = useSkillWords();
  return (
    <table className="budget-files skill-budget">
      <thead>
        <tr>
          <th scope="col">{words.skill}</th>
          <th scope="col">{words.told}</th>
          <th scope="col" className="number">
            {words.description}
          </th>
        </tr>
      </thead>
      <tbody>
        {skills.map((skill) => (
          <tr key={skill.path}>
            <th scope="row">
              {skill.scope === "bundled" ? (
                skill.name
              ) : (
                <button type="button" className="answer-path" onClick={() => actions().openFile(skill.realPath)}>
                  {skill.name}
                </button>
              )}
            </th>
            <td>{words.verdicts[skill.verdict]}</td>
            <td className="number">
              {words.characters(skill.description?.kept ?? 0, skill.description?.characters ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
