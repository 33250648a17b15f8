import { type ReactNode, useId } from "react";
import { MIGRATION_RULES } from "../../engine/insight.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { PlaceSection } from "./PlaceSection.tsx";
import { MIGRATION_RELEASES, type MigrationPlan, otherClaudeFiles, writesOf } from "./plan.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

interface PlanPaneProps {
  readonly plan: MigrationPlan;
  readonly onRelease: (release: MigrationPlan["release"]) => void;
  readonly close: () => void;
}

export function PlanPane({ plan, onRelease, close }: PlanPaneProps): ReactNode {
  const words = useMigrationWords();
  const { format } = useTranslate();
  return (
    <div className="migration-body">
      <p className="muted">
        <Prose text={words.explain(format)} />
      </p>
      <ReleaseChoice plan={plan} onRelease={onRelease} />
      <Summary plan={plan} />
      {plan.places.map((place) => (
        <PlaceSection key={place.root ?? ""} place={place} close={close} />
      ))}
      <OtherFiles plan={plan} />
    </div>
  );
}

function ReleaseChoice({ plan, onRelease }: Pick<PlanPaneProps, "plan" | "onRelease">): ReactNode {
  const words = useMigrationWords();
  const { format } = useTranslate();
  const group = useId();
  const own = normaliseScenario(plan.document).codex;
  const { rewriting, followsTargetLink } = MIGRATION_RULES[plan.release];
  const { rules } = words;
  return (
    <fieldset className="migration-releases">
      <legend>{words.releases}</legend>
      <div className="migration-choices">
        {MIGRATION_RELEASES.map((release) => (
          <label key={release}>
            <input
              type="radio"
              name={group}
              value={release}
              checked={release === plan.release}
              aria-describedby={`${group}-rules`}
              data-testid={TEST_IDS.migrationRelease}
              onChange={() => onRelease(release)}
            />
            <span>
              {release} {release === own && <span className="faint">{words.ofScenario}</span>}
              {MIGRATION_RULES[release].rewriting === "protectLinks" && (
                <span className="faint">{words.linksProtected}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <p id={`${group}-rules`} className="muted">
        {rules[rewriting]} <Prose text={rules[followsTargetLink ? "throughLink" : "notThroughLink"](format)} />
      </p>
    </fieldset>
  );
}

function Summary({ plan }: { readonly plan: MigrationPlan }): ReactNode {
  const words = useMigrationWords();
  const { format } = useTranslate();
  const writes = writesOf(plan);
  const rewritten = writes.reduce((sum, write) => sum + write.rewritten.changes.length, 0);
  return (
    <div aria-live="polite" data-testid={TEST_IDS.migrationSummary} data-files={writes.length}>
      <p className={`migration-summary${plan.error === null ? "" : " is-bad"}`}>
        {plan.error !== null
          ? words.fails
          : writes.length === 0
            ? words.nothing
            : words.summary(writes.length, rewritten)}
      </p>
      {plan.error !== null && (
        <p>
          <Prose text={words.failsWith(plan.error, format)} />
        </p>
      )}
    </div>
  );
}

/** Named one by one. */
const NAMED = 8;

function OtherFiles({ plan }: { readonly plan: MigrationPlan }): ReactNode {
  const words = useMigrationWords();
  const { format, path: shorten } = useTranslate();
  const others = otherClaudeFiles(plan);
  if (others.length === 0) return null;
  return (
    <section className="migration-place" aria-label={words.others} data-testid={TEST_IDS.migrationOthers}>
      <h3>{words.others}</h3>
      <ul className="migration-list mono">
        {others.slice(0, NAMED).map((path) => (
          <li key={path}>{shorten(path)}</li>
        ))}
        {others.length > NAMED && <li>+ {format.number(others.length - NAMED)}</li>}
      </ul>
      <p className="muted">
        <Prose text={words.othersWhy(format)} />
      </p>
    </section>
  );
}
