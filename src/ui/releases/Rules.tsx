import type { ReactNode } from "react";
import type { CodexRelease } from "../../engine/index.ts";
import type { TraitArea } from "../../engine/insight.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Marked } from "../docs/Blocks.tsx";
import type { TraitWords } from "../i18n/traits.en.ts";
import { useReleases } from "./releasesStore.ts";
import type { Rule } from "./rules.ts";
import { plain, sayTrait } from "./sayTrait.ts";
import { useReleaseWords } from "./useReleaseWords.ts";

interface RulesProps {
  readonly rules: readonly Rule[];
  /** Those of which it has been told above what either release does: here they are only named. */
  readonly told?: ReadonlySet<Rule>;
  readonly left: CodexRelease;
  readonly right: CodexRelease;
}

/** The rules behind a difference: what either release does. A name leads to the page of all changes. */
export function Rules({ rules, told, left, right }: RulesProps): ReactNode {
  const { words, traits } = useReleaseWords();
  if (rules.length === 0) return null;
  return (
    <ul className="releases-rules" aria-label={words.rule}>
      {rules.map((rule) => (
        <li key={rule} data-testid={TEST_IDS.releaseRule} data-area={rule}>
          {rule === "ownText" ? (
            words.ownText
          ) : (
            <AreaRule area={rule} brief={told?.has(rule) ?? false} left={left} right={right} traits={traits} />
          )}
        </li>
      ))}
    </ul>
  );
}

function AreaRule(props: {
  readonly area: TraitArea;
  readonly brief: boolean;
  readonly left: CodexRelease;
  readonly right: CodexRelease;
  readonly traits: TraitWords;
}): ReactNode {
  const { words } = useReleaseWords();
  const { area, brief, left, right, traits } = props;
  const { name } = traits.areas[area];
  return (
    <>
      <button
        type="button"
        className="button-link releases-area-link"
        title={words.toRule(plain(name))}
        onClick={() => showArea(area)}
      >
        <Marked text={name} />
      </button>
      <dl hidden={brief}>
        {[left, right].map((release) => (
          <div key={release}>
            <dt>{release}</dt>
            <dd>
              <Marked text={sayTrait(traits, area, release)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function showArea(area: TraitArea): void {
  const { request } = useReleases.getState();
  if (request !== null) useReleases.setState({ request: { ...request, page: "changes", area } });
}
