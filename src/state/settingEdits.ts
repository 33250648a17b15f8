/**
 * The choices of the session bar as edits of the scenario: of the configuration file in which the value now stands (or
 * the user's config.toml when nothing says it), of `-c`, or of the launch. Pure; every edit is a recipe's result.
 */
import type { ConfigPlace, FileNode, Origin, Scenario, Settings, Surface, TrustLevel } from "../engine/index.ts";
import { isWindowsPath, joinPath, normalisePath, parentOf } from "../engine/index.ts";
import { removeKey, setKey } from "../scenario/configEdit.ts";
import { type ConfigValue, formatKey, type KeyPath, keyPath } from "../scenario/configText.ts";
import type { ScenarioDocument } from "../scenario/document.ts";

export type SettingFault =
  /** The file is no TOML. */
  | {
      readonly id: "setting.broken";
      readonly path: string;
      readonly line: number;
      readonly column: number;
      readonly detail: string;
    }
  /** Another value or table stands in the way of the key. */
  | { readonly id: "setting.conflict"; readonly path: string; readonly key: string }
  /** The file is a directory, unreadable, a broken link or no UTF-8. */
  | { readonly id: "setting.notText"; readonly path: string };

export type SettingEdit =
  | { readonly ok: true; readonly document: ScenarioDocument }
  | { readonly ok: false; readonly fault: SettingFault };

/** Where an edit of a setting goes: a file, or `-c` (null). */
export function editedFile(origin: Origin, scenario: Scenario): string | null {
  if (origin.kind === "config" && origin.path !== null) return origin.path;
  if (origin.kind === "config" && origin.layer === "override") return null;
  return userConfig(scenario);
}

/** `<CODEX_HOME>/config.toml`. */
export function userConfig(scenario: Scenario): string {
  return joinPath(scenario.machine.codexHome, "config.toml");
}

/** Sets a configuration key where its value now comes from; null takes it out there. */
export function editSetting(
  document: ScenarioDocument,
  scenario: Scenario,
  origin: Origin,
  key: KeyPath,
  value: ConfigValue | null,
): SettingEdit {
  const file = editedFile(origin, scenario);
  if (file === null) return { ok: true, document: editOverride(document, origin, key, value) };
  return editFile(document, file, key, value);
}

/** Sets the trust of the project: at the entry that decides now, else for the git root, else for the directory. */
export function editTrust(
  document: ScenarioDocument,
  scenario: Scenario,
  settings: Settings,
  level: TrustLevel | null,
): SettingEdit {
  const { origin, gitRoot } = settings.trust;
  const deciding = origin.kind === "config" ? keyPath(origin.key) : null;
  const entry = (directory: string): KeyPath => ["projects", directory, "trust_level"];
  const key = deciding ?? entry(gitRoot ?? settings.cwd);
  if (level !== null) return editSetting(document, scenario, origin, key, level);
  // Without the deciding entry the other one would decide: "not set" takes out both.
  let edited: SettingEdit = { ok: true, document };
  for (const one of [key, entry(settings.cwd), ...(gitRoot === null ? [] : [entry(gitRoot)])]) {
    if (edited.ok) edited = editSetting(edited.document, scenario, origin, one, null);
  }
  return edited;
}

/** Starts Codex in another directory; in one of Windows on a computer with Windows. */
export function editCwd(document: ScenarioDocument, cwd: string): ScenarioDocument {
  if (document.launch.cwd === cwd) return document;
  const machine = isWindowsPath(cwd) ? { machine: { ...document.machine, os: "windows" as const } } : {};
  return { ...document, ...machine, launch: { ...document.launch, cwd } };
}

/** What the client says about the mode; null: nothing, which only an app-server client can do. */
export function editMode(document: ScenarioDocument, mode: "default" | "plan" | null): ScenarioDocument {
  const { mode: _, ...launch } = document.launch;
  // The surface's own default is not written down.
  const surface = document.launch.surface ?? "tui";
  const isDefault = surface === "tui" ? mode === "default" : mode === null;
  return { ...document, launch: isDefault ? launch : { ...launch, mode } };
}

const APP_SERVER_KEYS = ["baseInstructions", "developerInstructions", "environments"] as const;
const NOT_APP_SERVER_KEYS = ["profile"] as const;

/** Another way to start Codex. What the new surface cannot say is taken out; `dropped` names it. */
export function editSurface(
  document: ScenarioDocument,
  surface: Surface,
): { readonly document: ScenarioDocument; readonly dropped: readonly string[] } {
  const launch: { -readonly [Key in keyof ScenarioDocument["launch"]]: ScenarioDocument["launch"][Key] } = {
    ...document.launch,
  };
  const dropped: string[] = [];
  if (surface === "tui") delete launch.surface;
  else launch.surface = surface;
  if (surface === "exec" && launch.mode === "plan") dropped.push("mode");
  if (surface === "exec" || (surface === "tui" && launch.mode !== "plan")) delete launch.mode;
  for (const key of surface === "app-server" ? NOT_APP_SERVER_KEYS : APP_SERVER_KEYS) {
    if (launch[key] === undefined) continue;
    dropped.push(key);
    delete launch[key];
  }
  const steps = surface === "app-server" ? undefined : document.steps?.filter((step) => step.do !== "environments");
  if (steps !== undefined && steps.length < (document.steps?.length ?? 0)) dropped.push("steps.environments");
  return { document: { ...document, launch, ...(steps === undefined ? {} : { steps }) }, dropped };
}

function editOverride(
  document: ScenarioDocument,
  origin: Origin,
  key: KeyPath,
  value: ConfigValue | null,
): ScenarioDocument {
  const name = origin.kind === "config" ? (origin as ConfigPlace).key : formatKey(key);
  const { [name]: _, ...others } = document.launch.overrides ?? {};
  const overrides = value === null ? others : { ...document.launch.overrides, [name]: value };
  const { overrides: __, ...launch } = document.launch;
  return { ...document, launch: Object.keys(overrides).length === 0 ? launch : { ...launch, overrides } };
}

function editFile(document: ScenarioDocument, file: string, key: KeyPath, value: ConfigValue | null): SettingEdit {
  const files = document.files ?? {};
  const path = linkTarget(files, file);
  const node = Object.hasOwn(files, path) ? files[path] : undefined;
  const text = node === undefined ? "" : textOfNode(node);
  if (text === null) return { ok: false, fault: { id: "setting.notText", path } };
  const edit = value === null ? removeKey(text, key) : setKey(text, key, value);
  if (!edit.ok) {
    if (edit.why === "conflict") return { ok: false, fault: { id: "setting.conflict", path, key: edit.key } };
    const { line, column, detail } = edit;
    return { ok: false, fault: { id: "setting.broken", path, line, column, detail } };
  }
  if (edit.text === text) return { ok: true, document };
  return { ok: true, document: { ...document, files: { ...files, [path]: edit.text } } };
}

/** Follows symlinks at the path itself. A loop ends at some link, which is then no text. */
function linkTarget(files: { readonly [path: string]: FileNode }, path: string): string {
  let here = path;
  for (let hops = 0; hops < 40; hops++) {
    const node = Object.hasOwn(files, here) ? files[here] : undefined;
    if (typeof node !== "object" || !("symlink" in node)) return here;
    here = normalisePath(joinPath(parentOf(here), node.symlink));
  }
  return here;
}

/** The text of a regular file; null when it is none, or no UTF-8. */
function textOfNode(node: FileNode): string | null {
  if (typeof node === "string") return node;
  if (!("base64" in node)) return null;
  try {
    const bytes = Uint8Array.from(atob(node.base64), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
