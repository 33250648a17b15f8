import { describe, expect, it } from "vitest";
import { type Settings, STAND_INS, simulate } from "../engine/index.ts";
import type { KeyPath } from "../scenario/configText.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { parseScenario } from "../scenario/schema.ts";
import { editCwd, editMode, editSetting, editSurface, editTrust, type SettingEdit } from "./settingEdits.ts";

const USER = "/home/dev/.codex/config.toml";
const PROJECT = "/home/dev/acme/.codex/config.toml";

function scenarioWith(files: ScenarioDocument["files"], launch: Partial<ScenarioDocument["launch"]> = {}) {
  const document: ScenarioDocument = {
    format: 1,
    files: { "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n", ...files },
    launch: { cwd: "/home/dev/acme", ...launch },
  };
  return document;
}

function settingsOf(document: ScenarioDocument): Settings {
  const { settings, error } = simulate(normaliseScenario(document), STAND_INS);
  if (settings === null) throw new Error(`refused: ${JSON.stringify(error)}`);
  return settings;
}

function done(edit: SettingEdit): ScenarioDocument {
  if (!edit.ok) throw new Error(JSON.stringify(edit.fault));
  const parsed = parseScenario(edit.document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return edit.document;
}

function setModel(document: ScenarioDocument, value: string | null, key: KeyPath = ["model"]): SettingEdit {
  return editSetting(document, normaliseScenario(document), settingsOf(document).model.origin, key, value);
}

describe("editSetting", () => {
  it("writes into the user's config.toml when nothing says the value, and takes effect", () => {
    const after = done(setModel(scenarioWith({ [USER]: "# mine\n" }), "gpt-5.5"));
    expect(after.files?.[USER]).toBe('# mine\nmodel = "gpt-5.5"\n');
    expect(settingsOf(after).model).toMatchObject({ value: "gpt-5.5", origin: { kind: "config", line: 2 } });
  });

  it("makes the file when there is none, and follows a symlink to the real one", () => {
    expect(done(setModel(scenarioWith({}), "gpt-5.5")).files?.[USER]).toBe('model = "gpt-5.5"\n');
    const linked = scenarioWith({ [USER]: { symlink: "../dotfiles/codex.toml" }, "/home/dev/dotfiles/codex.toml": "" });
    const after = done(setModel(linked, "gpt-5.5"));
    expect(after.files?.[USER]).toEqual({ symlink: "../dotfiles/codex.toml" });
    expect(after.files?.["/home/dev/dotfiles/codex.toml"]).toBe('model = "gpt-5.5"\n');
  });

  it("edits the layer that decides: the project's file, or -c", () => {
    const project = scenarioWith({
      [USER]: 'model = "gpt-6-sol"\n[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
      [PROJECT]: 'model = "gpt-6-luna" # ours\n',
    });
    const after = done(setModel(project, "gpt-5.5"));
    expect(after.files?.[PROJECT]).toBe('model = "gpt-5.5" # ours\n');
    expect(settingsOf(after).model.value).toBe("gpt-5.5");

    const given = scenarioWith({ [USER]: 'model = "gpt-6-sol"\n' }, { overrides: { model: "gpt-6-luna" } });
    expect(done(setModel(given, "gpt-5.5")).launch.overrides).toEqual({ model: "gpt-5.5" });
    const without = done(setModel(given, null));
    expect(without.launch).not.toHaveProperty("overrides");
    expect(settingsOf(without).model.value).toBe("gpt-6-sol");
  });

  it("takes the key out for the default", () => {
    const after = done(setModel(scenarioWith({ [USER]: 'model = "gpt-5.5"\nx = 1\n' }), null));
    expect(after.files?.[USER]).toBe("x = 1\n");
  });

  it("says why not, and where", () => {
    const scenario = scenarioWith({ [USER]: "a = = 1\n" });
    const origin = { kind: "default", because: { id: "default.model", params: {} } } as const;
    expect(editSetting(scenario, normaliseScenario(scenario), origin, ["model"], "x")).toMatchObject({
      fault: { id: "setting.broken", path: USER, line: 1 },
    });
    const directory = scenarioWith({ [USER]: { dir: true } });
    expect(editSetting(directory, normaliseScenario(directory), origin, ["model"], "x")).toMatchObject({
      fault: { id: "setting.notText" },
    });
  });
});

describe("editTrust", () => {
  const trust = (document: ScenarioDocument, level: "trusted" | "untrusted" | null) =>
    done(editTrust(document, normaliseScenario(document), settingsOf(document), level));

  it("is set for the git root when nothing is said", () => {
    const after = trust(scenarioWith({}, { cwd: "/home/dev/acme/web" }), "trusted");
    expect(after.files?.[USER]).toBe('[projects."/home/dev/acme"]\ntrust_level = "trusted"\n');
    expect(settingsOf(after).trust.level).toBe("trusted");
  });

  it("changes the entry that decides", () => {
    const config = '[projects."/home/dev/acme/web"]\ntrust_level = "trusted" # why\n';
    const after = trust(scenarioWith({ [USER]: config }, { cwd: "/home/dev/acme/web" }), "untrusted");
    expect(after.files?.[USER]).toBe(config.replace('"trusted"', '"untrusted"'));
  });

  it("that is not set leaves no entry that would decide", () => {
    const config =
      '[projects."/home/dev/acme/web"]\ntrust_level = "trusted"\n\n[projects."/home/dev/acme"]\ntrust_level = "untrusted"\n';
    const after = trust(scenarioWith({ [USER]: config }, { cwd: "/home/dev/acme/web" }), null);
    expect(settingsOf(after).trust.level).toBeNull();
  });
});

describe("the launch", () => {
  it("does not write down what is the surface's own default", () => {
    const plan = editMode(scenarioWith({}), "plan");
    expect(plan.launch.mode).toBe("plan");
    expect(editMode(plan, "default").launch).not.toHaveProperty("mode");
    const client = scenarioWith({}, { surface: "app-server" });
    expect(editMode(client, "default").launch.mode).toBe("default");
    expect(editMode(editMode(client, "plan"), null).launch).not.toHaveProperty("mode");
  });

  it("drops what another surface cannot say, names it, and stays valid", () => {
    const client = scenarioWith({}, { surface: "app-server", mode: "plan", developerInstructions: "d" });
    const exec = editSurface(client, "exec");
    expect(exec.dropped).toEqual(["mode", "developerInstructions"]);
    const tui = editSurface(client, "tui");
    expect(tui.dropped).toEqual(["developerInstructions"]);
    expect(tui.document.launch).toEqual({ cwd: "/home/dev/acme", mode: "plan" });
    for (const { document } of [exec, tui, editSurface(exec.document, "app-server")]) {
      expect(parseScenario(document)).toMatchObject({ ok: true });
    }
  });

  it("takes out the profile, which the app server does not have", () => {
    const client = editSurface(scenarioWith({}, { profile: "fast" }), "app-server");
    expect(client.dropped).toEqual(["profile"]);
    expect(client.document.launch).toEqual({ cwd: "/home/dev/acme", surface: "app-server" });
  });

  it("keeps the document when the directory is the same", () => {
    const document = scenarioWith({});
    expect(editCwd(document, "/home/dev/acme")).toBe(document);
    expect(editCwd(document, "/x").launch.cwd).toBe("/x");
    expect(editCwd(document, "C:\\x")).toMatchObject({ machine: { os: "windows" }, launch: { cwd: "C:\\x" } });
  });
});
