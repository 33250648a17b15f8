/** What the menus of the session bar offer. */

import {
  ancestorsOf,
  type Moment,
  modelsOf,
  type Origin,
  parentOf,
  SANDBOX_MODES,
  type Scenario,
  type Settings,
  SURFACES,
  topOf,
} from "../../engine/index.ts";
import { kindAt, pathFault, pathFromInput } from "../../scenario/filesRules.ts";
import { editedFile } from "../../state/settingEdits.ts";
import { openDialog } from "../components/dialogStore.ts";
import type { MenuItem } from "../components/menuStore.ts";
import { launchActions } from "../environments/launchMenus.ts";
import { type PanelStrings, sayFault } from "../i18n/panels.en.ts";
import { withPanels } from "../i18n/usePanelTranslate.ts";
import type { Translate } from "../i18n/useTranslate.ts";
import { changeCwd, changeMode, changeOs, changeSetting, changeSurface, changeTrust } from "./changeSetting.ts";

/** Directories offered without typing. */
const OFFERED_DIRECTORIES = 16;
const SUGGESTED_DIRECTORIES = 400;

function menuWords(translate: Translate): PanelStrings["settings"] {
  return withPanels(translate).panels.settings;
}

function place(origin: Origin, scenario: Scenario, translate: Translate): MenuItem {
  const { format } = translate;
  const words = menuWords(translate);
  const file = editedFile(origin, scenario);
  return {
    kind: "note",
    text: file === null ? words.editsOverride(format) : words.editsFile(file, format),
  };
}

/** "Default" takes the key out; it is chosen where nothing says the value. */
function defaultChoice(origin: Origin, translate: Translate, take: () => void): MenuItem {
  const { say } = translate;
  const words = menuWords(translate);
  return {
    kind: "choice",
    label: words.default,
    hint: origin.kind === "default" ? say(origin.because) : words.defaultHint,
    value: "",
    chosen: origin.kind === "default",
    onSelect: take,
  };
}

export function cwdMenu(
  scenario: Scenario,
  moment: Pick<Moment, "root" | "files"> | null,
  translate: Translate,
): MenuItem[] {
  const { path: shorten } = translate;
  const words = menuWords(translate);
  const { cwd } = scenario.launch;
  const offered = directoriesToOffer(scenario, moment);
  return [
    ...offered.map(
      (directory): MenuItem => ({
        kind: "choice",
        label: shorten(directory),
        value: directory,
        chosen: directory === cwd,
        onSelect: () => changeCwd(directory),
      }),
    ),
    { kind: "separator" },
    {
      kind: "action",
      label: words.otherCwd,
      onSelect: () => askForCwd(scenario, translate),
    },
    { kind: "separator" },
    ...(["linux", "windows"] as const).map((os): MenuItem => {
      const chosen = scenario.machine.os === os;
      return {
        kind: "choice",
        label: os === "linux" ? words.linuxPaths : words.windowsPaths,
        ...(chosen ? {} : { hint: words.pathsHint }),
        value: os,
        chosen,
        onSelect: () => (chosen ? undefined : void changeOs(os)),
      };
    }),
    { kind: "note", text: words.editsLaunch },
  ];
}

/** The way from the root to the start directory, then the directories of files with a verdict. */
function directoriesToOffer(scenario: Scenario, moment: Pick<Moment, "root" | "files"> | null): string[] {
  const { cwd } = scenario.launch;
  const root = moment?.root.path ?? cwd;
  const way = ancestorsOf(cwd).filter((path) => path.length >= root.length);
  const found = new Set([...way.reverse(), ...(moment?.files ?? []).map((file) => parentOf(file.path))]);
  found.delete(scenario.machine.codexHome);
  found.add(cwd);
  return [...found].slice(0, OFFERED_DIRECTORIES).sort();
}

function askForCwd(scenario: Scenario, translate: Translate): void {
  const { format, panels } = withPanels(translate);
  const words = panels.settings;
  const directories = new Set<string>();
  for (const file in scenario.files) {
    if (directories.size > SUGGESTED_DIRECTORIES) break;
    for (const directory of ancestorsOf(parentOf(file))) directories.add(directory);
  }
  openDialog({
    title: words.otherCwdTitle,
    fields: [
      {
        label: words.otherCwdLabel,
        value: scenario.launch.cwd,
        suggestions: [...directories].sort(),
      },
    ],
    action: words.start,
    check: ([typed = ""]) => {
      const path = pathFromInput(typed, scenario.launch.cwd);
      if (path === topOf(path)) return {};
      const fault = pathFault(scenario.files, path);
      if (fault !== null) return { fault: sayFault(panels.fileFaults, fault, format) };
      if (kindAt(scenario.files, path) === "file" && !isLink(scenario, path)) {
        return { fault: sayFault(panels.fileFaults, { id: "path.fileAsParent", file: path, path }, format) };
      }
      return { note: panels.files.becomes(path, format) };
    },
    done: ([typed = ""]) => changeCwd(pathFromInput(typed, scenario.launch.cwd)),
  });
}

function isLink(scenario: Scenario, path: string): boolean {
  const node = scenario.files[path];
  return typeof node === "object" && "symlink" in node;
}

export function trustMenu(scenario: Scenario, settings: Settings, translate: Translate): MenuItem[] {
  const { trustValues } = translate.shell.session;
  const words = menuWords(translate);
  const { trustHints } = words;
  const choice = (level: "trusted" | "untrusted" | null): MenuItem => ({
    kind: "choice",
    label: trustValues[level ?? "none"],
    hint: trustHints[level ?? "none"],
    value: level ?? "none",
    chosen: settings.trust.level === level,
    onSelect: () => changeTrust(settings, level),
  });
  return [
    choice("trusted"),
    choice("untrusted"),
    choice(null),
    { kind: "separator" },
    ...(settings.trust.persisted ? [{ kind: "note", text: words.persisted } as const] : []),
    place(settings.trust.origin, scenario, translate),
  ];
}

export function modeMenu(scenario: Scenario, translate: Translate): MenuItem[] {
  const { shell } = translate;
  const words = menuWords(translate);
  const { mode, surface } = scenario.launch;
  const choice = (value: "default" | "plan" | null): MenuItem => ({
    kind: "choice",
    label: shell.session.modeValues[value ?? "none"],
    value: value ?? "none",
    chosen: mode === value,
    onSelect: () => changeMode(value),
  });
  return [
    choice("default"),
    choice("plan"),
    ...(surface === "app-server" ? [choice(null)] : []),
    { kind: "separator" },
    { kind: "note", text: words.editsLaunch },
  ];
}

export function modelMenu(scenario: Scenario, settings: Settings, translate: Translate): MenuItem[] {
  const words = menuWords(translate);
  const { value, origin } = settings.model;
  const known = modelsOf(scenario.codex);
  const offered = known.includes(value) ? known : [...known, value];
  return [
    defaultChoice(origin, translate, () => changeSetting(origin, ["model"], null)),
    ...offered.map(
      (model): MenuItem => ({
        kind: "choice",
        label: model,
        value: model,
        chosen: model === value && origin.kind !== "default",
        onSelect: () => changeSetting(origin, ["model"], model),
      }),
    ),
    { kind: "separator" },
    {
      kind: "action",
      label: words.otherModel,
      onSelect: () =>
        openDialog({
          title: words.otherModelTitle,
          fields: [{ label: words.otherModelLabel, value, suggestions: known }],
          action: words.setModel,
          check: ([typed = ""]) => {
            if (typed.trim() === "") return { fault: words.noFault };
            return known.includes(typed.trim()) ? {} : { note: words.unknownModel };
          },
          done: ([typed = ""]) => changeSetting(origin, ["model"], typed.trim()),
        }),
    },
    place(origin, scenario, translate),
  ];
}

export function sandboxMenu(scenario: Scenario, settings: Settings, translate: Translate): MenuItem[] {
  const words = menuWords(translate);
  const { value, origin } = settings.sandbox;
  const network = settings.networkAccess;
  return [
    defaultChoice(origin, translate, () => changeSetting(origin, ["sandbox_mode"], null)),
    ...SANDBOX_MODES.map(
      (mode): MenuItem => ({
        kind: "choice",
        label: mode,
        hint: words.sandboxHints[mode],
        value: mode,
        chosen: value === mode && origin.kind !== "default",
        onSelect: () => changeSetting(origin, ["sandbox_mode"], mode),
      }),
    ),
    ...(value === "workspace-write"
      ? [
          { kind: "separator" } as const,
          {
            kind: "toggle",
            label: words.network,
            on: network.value,
            onSelect: () =>
              changeSetting(network.origin, ["sandbox_workspace_write", "network_access"], network.value ? null : true),
          } as const,
        ]
      : []),
    { kind: "separator" },
    place(origin, scenario, translate),
  ];
}

export function approvalMenu(scenario: Scenario, settings: Settings, translate: Translate): MenuItem[] {
  const words = menuWords(translate);
  const { origin, value } = settings.approval;
  return [
    defaultChoice(origin, translate, () => changeSetting(origin, ["approval_policy"], null)),
    ...(["on-request", "on-failure", "never"] as const).map(
      (policy): MenuItem => ({
        kind: "choice",
        label: policy,
        value: policy,
        chosen: value === policy && origin.kind !== "default",
        onSelect: () => changeSetting(origin, ["approval_policy"], policy),
      }),
    ),
    ...(value === "unless-trusted" ? [{ kind: "note", text: `${value}: ${words.unlessTrustedHint}` } as const] : []),
    { kind: "separator" },
    place(origin, scenario, translate),
  ];
}

export function surfaceMenu(scenario: Scenario, translate: Translate): MenuItem[] {
  const { shell } = translate;
  const words = menuWords(translate);
  return [
    ...SURFACES.map(
      (surface): MenuItem => ({
        kind: "choice",
        label: shell.session.surfaceValues[surface],
        hint: words.surfaceHints[surface],
        value: surface,
        chosen: scenario.launch.surface === surface,
        onSelect: () => changeSurface(surface),
      }),
    ),
    { kind: "separator" },
    ...launchActions(scenario, translate),
    { kind: "note", text: words.editsLaunch },
  ];
}
