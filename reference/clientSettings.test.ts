import { describe, expect, it } from "vitest";
import type { SetKey } from "../src/engine/index.ts";
import { normaliseScenario } from "../src/scenario/document.ts";
import { ClientSettings } from "./clientSettings.ts";
import type { Machine } from "./machine.ts";

const machine = { outward: (path: string) => `/host${path}`, inward: (path: string) => path.replace("/host", "") };
const OPENED = { cwd: "/host/w", model: "gpt-5.5", reasoningEffort: "low", sandbox: { type: "readOnly" } };

function client(overrides: Record<string, string[]> = {}): ClientSettings {
  const scenario = normaliseScenario({ format: 1, launch: { cwd: "/w", surface: "app-server", overrides } });
  const settings = new ClientSettings(scenario, machine as unknown as Machine);
  settings.opened(OPENED);
  return settings;
}

const set = (settings: ClientSettings, key: SetKey, value: string) => settings.change({ do: "set", key, value });

describe("ClientSettings", () => {
  it("sends a change once, with the next turn", () => {
    const settings = client();
    set(settings, "approval_policy", "never");
    expect(settings.ofTurn()).toEqual({ approvalPolicy: "never" });
    expect(settings.ofTurn()).toEqual({});
  });

  it("sends all workspace roots, the working directory of that turn first", () => {
    const settings = client();
    set(settings, "workspace_roots", "/a\n/b");
    settings.change({ do: "cd", cwd: "/x" });
    expect(settings.ofTurn()).toEqual({
      cwd: "/host/x",
      runtimeWorkspaceRoots: ["/host/x", "/host/a", "/host/b"],
    });
    set(settings, "workspace_roots", "");
    expect(settings.ofTurn()).toEqual({ runtimeWorkspaceRoots: ["/host/x"] });
  });

  it("keeps the network flag for a sandbox that writes", () => {
    const settings = client({ "sandbox_workspace_write.writable_roots": ["/r"] });
    set(settings, "network_access", "true");
    expect(settings.ofTurn()).toEqual({ sandboxPolicy: { type: "readOnly" } });
    set(settings, "sandbox_mode", "workspace-write");
    expect(settings.ofTurn()).toMatchObject({
      sandboxPolicy: { type: "workspaceWrite", networkAccess: true, writableRoots: ["/host/r"] },
    });
  });

  it("takes model and effort of the thread along with a mode", () => {
    const settings = client();
    settings.change({ do: "mode", mode: "plan" });
    set(settings, "effort", "high");
    settings.sayDefaultMode();
    expect(settings.ofTurn()).toEqual({
      effort: "high",
      collaborationMode: {
        mode: "plan",
        settings: { model: "gpt-5.5", reasoning_effort: "high", developer_instructions: null },
      },
    });
  });
});
