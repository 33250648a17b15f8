import { type ReactNode, useMemo } from "react";
import { type EnvironmentPick, hasEnvironments } from "../../engine/index.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { useDocument, useMomentOrNull } from "../../state/app.ts";
import { profilesIn } from "../../state/launchEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import type { EnvironmentStrings } from "../i18n/environments.en.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { SessionField } from "../session/SessionField.tsx";
import { decidingStep } from "./decided.ts";
import { useEnvironmentWords } from "./useEnvironmentWords.ts";
import "./launchFields.css";

const loadMenus = () => import("./launchMenus.ts");

/** What few scenarios say at the start: the environments of a client, the profile of the others. */
export function LaunchFields(): ReactNode {
  const field = useLaunchField();
  return field === null ? null : <div className="launch-field">{field}</div>;
}

function useLaunchField(): ReactNode {
  const translate = useTranslate();
  const { shell } = translate;
  const { bar } = useEnvironmentWords();
  const moment = useMomentOrNull();
  const document = useDocument();
  const scenario = useMemo(() => normaliseScenario(document), [document]);
  const { surface, profile } = scenario.launch;
  if (surface === "app-server") {
    if (!hasEnvironments(scenario)) return null;
    const step = decidingStep(scenario, moment?.environments, moment?.step ?? 0);
    const said = step === null ? null : scenario.steps[step];
    const fromStart = step === null ? scenario.launch.environments : undefined;
    return (
      <SessionField
        setting="environments"
        name={bar.environments}
        value={selectionOf(said?.do === "environments" ? said.environments : fromStart, bar)}
        origin={step === null ? null : { kind: "step", step }}
        testId={TEST_IDS.sessionEnvironments}
        reason={step === null ? null : shell.session.setByStep(step)}
        items={async () => (await loadMenus()).environmentsMenu(document, translate)}
      />
    );
  }
  if (profile === undefined && profilesIn(scenario).length === 0) return null;
  return (
    <SessionField
      setting="profile"
      name={bar.profile}
      value={profile ?? bar.noProfile}
      origin={null}
      testId={TEST_IDS.sessionProfile}
      reason={null}
      items={async () => (await loadMenus()).profileMenu(scenario, translate)}
    />
  );
}

function selectionOf(picks: readonly EnvironmentPick[] | undefined, words: EnvironmentStrings["bar"]): string {
  if (picks === undefined) return words.all;
  return picks.length === 0 ? words.none : picks.map(({ id }) => id).join(", ");
}
