/** Carries a choice of the session bar out: an edit with its name, or a notice that says why not. */
import type { EnvironmentPick, Origin, Settings, Surface, TrustLevel } from "../../engine/index.ts";
import type { ConfigValue, KeyPath } from "../../scenario/configText.ts";
import { formatKey, formatValue } from "../../scenario/configText.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { actions, app } from "../../state/app.ts";
import type { EditLabel } from "../../state/labels.ts";
import { editEnvironments, editProfile } from "../../state/launchEdits.ts";
import { editCwd, editMode, editSetting, editSurface, editTrust, type SettingEdit } from "../../state/settingEdits.ts";
import type { EditOptions } from "../../state/store.ts";

function commit(label: EditLabel, edit: SettingEdit, options?: EditOptions): void {
  const { edit: write, notify } = actions();
  if (edit.ok) write(label, () => edit.document, options);
  else notify({ id: "notice.setting.refused", params: { fault: edit.fault } }, "fault");
}

/** Sets a configuration key where its value now comes from; null takes it out. */
export function changeSetting(origin: Origin, key: KeyPath, value: ConfigValue | null, options?: EditOptions): void {
  const { document } = app.getState();
  const label: EditLabel = {
    id: "edit.setting",
    params: { key: formatKey(key), value: value === null ? null : formatValue(value) },
  };
  commit(label, editSetting(document, normaliseScenario(document), origin, key, value), options);
}

export function changeTrust(settings: Settings, level: TrustLevel | null): void {
  const { document } = app.getState();
  commit({ id: "edit.trust", params: { level } }, editTrust(document, normaliseScenario(document), settings, level));
}

export function changeCwd(cwd: string): void {
  actions().edit({ id: "edit.cwd", params: { cwd } }, (document) => editCwd(document, cwd));
}

/** Respells every path of the scenario for the other kind of computer. */
export async function changeOs(os: "linux" | "windows"): Promise<void> {
  const { withPosixPaths, withWindowsPaths } = await import("../../scenario/windowsPaths.ts");
  actions().edit({ id: "edit.os", params: { os } }, os === "windows" ? withWindowsPaths : withPosixPaths);
}

export function changeMode(mode: "default" | "plan" | null): void {
  actions().edit({ id: "edit.mode", params: { mode } }, (document) => editMode(document, mode));
}

export function changeSurface(surface: Surface): void {
  const { edit, notify } = actions();
  const changed = editSurface(app.getState().document, surface);
  edit({ id: "edit.surface", params: { surface } }, () => changed.document);
  if (changed.dropped.length > 0) {
    notify({ id: "notice.surface.dropped", params: { surface, keys: changed.dropped } }, "news", { undo: true });
  }
}

/** What the client selects when it starts the thread; null: it says nothing. */
export function changeEnvironments(environments: readonly EnvironmentPick[] | null): void {
  const ids = environments?.map(({ id }) => id) ?? null;
  actions().edit({ id: "edit.environments", params: { ids } }, (document) => editEnvironments(document, environments));
}

export function changeProfile(profile: string | null): void {
  actions().edit({ id: "edit.profile", params: { profile } }, (document) => editProfile(document, profile));
}
