import type { ReactNode } from "react";
import type { CodexRelease } from "../../engine/index.ts";
import { Prose } from "../i18n/Prose.tsx";
import type { SettingDifference, SettingRow } from "./compareReleases.ts";
import { Rules } from "./Rules.tsx";
import type { Rule, RuleFinder } from "./rules.ts";
import { useReleaseWords } from "./useReleaseWords.ts";

const RULES: Readonly<Record<Exclude<SettingRow, "searched">, readonly Rule[]>> = {
  model: ["defaultModel"],
  sandbox: ["trustPersisted"],
  approval: ["approvalTable"],
  writableRoots: ["writableRoots"],
  warnings: ["unknownKeys"],
};

interface SettingsTableProps {
  readonly rows: readonly SettingDifference[];
  readonly left: CodexRelease;
  readonly right: CodexRelease;
  readonly rules: RuleFinder;
  /** Not at the first request of the thread. */
  readonly later: boolean;
}

/** Settings that come out otherwise. */
export function SettingsTable({ rows, left, right, rules, later }: SettingsTableProps): ReactNode {
  const { words } = useReleaseWords();
  if (rows.length === 0) return null;
  return (
    <section aria-label={words.settings}>
      <h3>{words.settings}</h3>
      <ul className="check-parts">
        {rows.map((row) => (
          <li key={row.name} className="check-part">
            <span>{words.settingNames[row.name]}</span>
            <div className="releases-pair">
              <Values release={left} values={row.left} isProse={row.name === "warnings"} />
              <Values release={right} values={row.right} isProse={row.name === "warnings"} />
            </div>
            <Rules rules={rules.only(rulesOf(row.name, later))} left={left} right={right} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function rulesOf(name: SettingRow, later: boolean): readonly Rule[] {
  if (name !== "searched") return RULES[name];
  return later ? ["directoryChange"] : ["linkedDirectory"];
}

function Values(props: {
  readonly release: CodexRelease;
  readonly values: readonly string[];
  readonly isProse: boolean;
}): ReactNode {
  const { words } = useReleaseWords();
  const { release, values, isProse } = props;
  return (
    <div className="releases-side">
      <span className="releases-name">{release}</span>
      {values.length === 0 && <span className="muted">{words.nothing}</span>}
      {values.map((value) => (
        <span key={value}>{isProse ? <Prose text={value} /> : <code>{value}</code>}</span>
      ))}
    </div>
  );
}
