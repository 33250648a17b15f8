import { describe, expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { editEnvironments, editProfile, profilesIn, registeredEnvironments } from "./launchEdits.ts";

const CLIENT: ScenarioDocument = { format: 1, launch: { cwd: "/w", surface: "app-server" } };
const BOX = { id: "box", cwd: "/v" };
const REGISTRY = "/home/dev/.codex/environments.toml";

describe("editEnvironments", () => {
  it("tells the key left out, an empty list and a list apart, and keeps the document where nothing changes", () => {
    const listed = editEnvironments(CLIENT, [BOX]);
    expect(listed.launch).toEqual({ ...CLIENT.launch, environments: [BOX] });
    expect(editEnvironments(listed, []).launch.environments).toEqual([]);
    expect(editEnvironments(listed, null)).toEqual(CLIENT);
    expect(editEnvironments(listed, [{ ...BOX }])).toBe(listed);
    expect(editEnvironments(CLIENT, null)).toBe(CLIENT);
  });
});

describe("registeredEnvironments", () => {
  it("is the local one, those of the registry and those that a step names; none where the start is refused", () => {
    expect(registeredEnvironments(editEnvironments(CLIENT, [BOX]))).toEqual(["local"]);
    const files = { [REGISTRY]: "[[environments]]\nid = 'far'\nurl = 'ws://h'\n" };
    expect(registeredEnvironments({ ...CLIENT, files })).toEqual(["local", "far"]);
    const steps = [{ do: "environments", environments: [BOX] }] as const;
    expect(registeredEnvironments({ ...CLIENT, steps })).toEqual(["local", "box"]);
    expect(registeredEnvironments({ ...CLIENT, files: { [REGISTRY]: "x = 1\n" } })).toEqual([]);
  });
});

describe("profiles", () => {
  const HOME = "/home/dev/.codex";

  it("are set and taken out", () => {
    const terminal: ScenarioDocument = { format: 1, launch: { cwd: "/w" } };
    const set = editProfile(terminal, "fast");
    expect(set.launch).toEqual({ cwd: "/w", profile: "fast" });
    expect(editProfile(set, "fast")).toBe(set);
    expect(editProfile(set, null)).toEqual(terminal);
  });

  it("are files of CODEX_HOME", () => {
    const files = {
      [`${HOME}/slow.config.toml`]: "",
      [`${HOME}/fast.config.toml`]: "",
      [`${HOME}/config.toml`]: "",
      [`${HOME}/deep/x.config.toml`]: "",
    };
    const document: ScenarioDocument = { format: 1, files, launch: { cwd: "/w" } };
    expect(profilesIn(normaliseScenario(document))).toEqual(["fast", "slow"]);
  });
});
