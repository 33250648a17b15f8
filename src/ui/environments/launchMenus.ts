/** What the session bar offers for environments and the profile. */
import { hasEnvironments, type Scenario } from "../../engine/index.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { profileFile, profilesIn, registeredEnvironments } from "../../state/launchEdits.ts";
import { openDialog } from "../components/dialogStore.ts";
import type { MenuItem } from "../components/menuStore.ts";
import type { Translate } from "../i18n/useTranslate.ts";
import { changeEnvironments, changeProfile } from "../session/changeSetting.ts";
import { EnvironmentsDialog } from "./EnvironmentsDialog.tsx";
import { environmentWords } from "./useEnvironmentWords.ts";

export const askForEnvironments = (): void => openDialog({ face: EnvironmentsDialog });

/** Everything registered, nothing, or a selection, which a dialog edits. */
export function environmentsMenu(document: ScenarioDocument, translate: Translate): MenuItem[] {
  const { menu } = environmentWords(translate);
  const { environments: selected } = document.launch;
  const ids = selected?.map(({ id }) => id) ?? [];
  return [
    {
      kind: "choice",
      label: menu.all,
      hint: menu.allHint(registeredEnvironments(document)),
      value: "all",
      chosen: selected === undefined,
      onSelect: () => changeEnvironments(null),
    },
    {
      kind: "choice",
      label: menu.none,
      hint: menu.noneHint,
      value: "none",
      chosen: selected?.length === 0,
      onSelect: () => changeEnvironments([]),
    },
    ...(ids.length === 0
      ? []
      : [
          {
            kind: "choice",
            label: menu.list(ids),
            hint: menu.listHint,
            value: "list",
            chosen: true,
            onSelect: askForEnvironments,
          } as const,
        ]),
    { kind: "separator" },
    { kind: "action", label: menu.edit, onSelect: askForEnvironments },
    { kind: "note", text: menu.editsLaunch },
  ];
}

export function profileMenu(scenario: Scenario, translate: Translate): MenuItem[] {
  const { menu } = environmentWords(translate);
  const { format, path: shorten } = translate;
  const { profile } = scenario.launch;
  const names = profilesIn(scenario);
  const offered = profile === undefined || names.includes(profile) ? names : [...names, profile];
  return [
    {
      kind: "choice",
      label: menu.noProfile,
      hint: menu.noProfileHint(format),
      value: "",
      chosen: profile === undefined,
      onSelect: () => changeProfile(null),
    },
    ...offered.map(
      (name): MenuItem => ({
        kind: "choice",
        label: name,
        ...(names.includes(name) ? { hint: shorten(profileFile(scenario, name)) } : {}),
        value: name,
        chosen: name === profile,
        onSelect: () => changeProfile(name),
      }),
    ),
    { kind: "separator" },
    { kind: "action", label: menu.otherProfile, onSelect: () => askForProfile(scenario, translate) },
    { kind: "note", text: menu.editsLaunch },
  ];
}

/** What Codex takes for a name. */
const PROFILE = /^[\w-]+$/;

function askForProfile(scenario: Scenario, translate: Translate): void {
  const { menu } = environmentWords(translate);
  const { format } = translate;
  const names = profilesIn(scenario);
  openDialog({
    title: menu.profileTitle,
    fields: [{ label: menu.profileLabel, value: scenario.launch.profile ?? "", suggestions: names }],
    action: menu.profileTake,
    check: ([typed = ""]) => {
      const name = typed.trim();
      if (name === "") return { fault: menu.profileEmpty };
      // Such a scenario is worth a look: the answer says what Codex makes of it.
      if (!PROFILE.test(name)) return { warning: menu.profileName };
      const file = profileFile(scenario, name);
      return { note: names.includes(name) ? menu.profileFile(file, format) : menu.profileMissing(file, format) };
    },
    done: ([typed = ""]) => changeProfile(typed.trim()),
  });
}

/** What the menu of the surface offers beside it: a client selects environments, the others take a profile. */
export function launchActions(scenario: Scenario, translate: Translate): MenuItem[] {
  const { menu } = environmentWords(translate);
  if (scenario.launch.surface !== "app-server") {
    return [{ kind: "action", label: menu.setProfile, onSelect: () => askForProfile(scenario, translate) }];
  }
  return canSelect(scenario) ? [{ kind: "action", label: menu.set, onSelect: askForEnvironments }] : [];
}

/** Would a selection be heeded? */
function canSelect(scenario: Scenario): boolean {
  return hasEnvironments({ ...scenario, launch: { ...scenario.launch, environments: [] } });
}
