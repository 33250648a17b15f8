import { type ReactNode, useMemo } from "react";
import { hasEnvironments } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { useDocument } from "../../state/app.ts";
import { profilesIn } from "../../state/launchEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import type { EnvironmentStrings } from "../i18n/environments.en.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { SessionField } from "../session/SessionField.tsx";
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
  const { bar } = useEnvironmentWords();
  const document = useDocument();
  const scenario = useMemo(() => normaliseScenario(document), [document]);
  const { surface, profile } = scenario.launch;
  if (surface === "app-server") {
    if (!hasEnvironments(scenario)) return null;
    return (
      <SessionField
        setting="environments"
        name={bar.environments}
        value={selectionOf(document, bar)}
        origin={null}
        testId={TEST_IDS.sessionEnvironments}
        reason={null}
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

function selectionOf({ launch }: ScenarioDocument, words: EnvironmentStrings["bar"]): string {
  const { environments } = launch;
  if (environments === undefined) return words.all;
  return environments.length === 0 ? words.none : environments.map(({ id }) => id).join(", ");
}
