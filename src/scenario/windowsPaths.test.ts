import { describe, expect, it } from "vitest";
import { loadRelease, STAND_INS, simulate } from "../engine/index.ts";
import { endOf, findingsOf } from "../engine/insight.ts";
import { DEMONSTRATIONS } from "./demonstrations/all.ts";
import type { ScenarioDocument } from "./document.ts";
import { EXAMPLES } from "./examples/index.ts";
import { parseScenario } from "./schema.ts";
import { withPosixPaths, withWindowsPaths } from "./windowsPaths.ts";

const CONFIG = [
  'model_instructions_file = "~/base.md"',
  '[projects."/home/dev/acme"]',
  'trust_level = "trusted"',
  "[sandbox_workspace_write]",
  'writable_roots = ["/srv/cache", "rel"]',
  "",
].join("\n");

const WINDOWS_CONFIG = CONFIG.replace('"/home/dev/acme"', "'C:\\Users\\dev\\acme'").replace(
  '"/srv/cache"',
  "'C:\\srv\\cache'",
);

describe("paths of the other computer", () => {
  it("spells every place anew", () => {
    const windows = withWindowsPaths({
      format: 1,
      files: {
        "/home/dev/.codex/config.toml": CONFIG,
        "/etc/codex/config.toml": "",
        "/home/dev/acme/AGENTS.md": { symlink: "/srv/AGENTS.md" },
        "/home/dev/acme/web/AGENTS.md": { symlink: "../x.md" },
        "/home/dev/acme/.git": "gitdir: /srv/git/worktrees/a\n",
        "/srv/AGENTS.md": "See /srv/docs.\n",
      },
      launch: { cwd: "/home/dev/acme", overrides: { x: ["/srv"] } },
      steps: [
        { do: "turn", text: "/srv", during: [{ do: "write", path: "/srv/a", node: "" }], skills: ["/srv/SKILL.md"] },
        { do: "cd", cwd: "/srv" },
        { do: "set", key: "workspace_roots", value: "/srv\n/home/dev" },
      ],
    });
    expect(windows).toEqual({
      format: 1,
      machine: { os: "windows", home: "C:\\Users\\dev", shell: "powershell" },
      files: {
        "C:\\Users\\dev\\.codex\\config.toml": WINDOWS_CONFIG,
        "/etc/codex/config.toml": "",
        "C:\\Users\\dev\\acme\\AGENTS.md": { symlink: "C:\\srv\\AGENTS.md" },
        "C:\\Users\\dev\\acme\\web\\AGENTS.md": { symlink: "../x.md" },
        "C:\\Users\\dev\\acme\\.git": "gitdir: C:\\srv\\git\\worktrees\\a\n",
        "C:\\srv\\AGENTS.md": "See /srv/docs.\n",
      },
      launch: { cwd: "C:\\Users\\dev\\acme", overrides: { x: ["C:\\srv"] } },
      steps: [
        {
          do: "turn",
          text: "/srv",
          during: [{ do: "write", path: "C:\\srv\\a", node: "" }],
          skills: ["C:\\srv\\SKILL.md"],
        },
        { do: "cd", cwd: "C:\\srv" },
        { do: "set", key: "workspace_roots", value: "C:\\srv\nC:\\Users\\dev" },
      ],
    });
  });

  it("has other drives and shares below /mnt on Linux", () => {
    const posix = withPosixPaths({
      format: 1,
      machine: { os: "windows", home: "C:\\Users\\ada", shell: "powershell" },
      files: { "D:\\w\\AGENTS.md": "", "\\\\nas\\team\\AGENTS.md": "", "C:\\Users\\ada\\x": "", "C:\\y": "" },
      launch: { cwd: "d:/w/" },
    });
    expect(posix.machine).toEqual({ home: "/home/ada" });
    expect(Object.keys(posix.files ?? {})).toEqual([
      "/mnt/d/w/AGENTS.md",
      "/mnt/nas/team/AGENTS.md",
      "/home/ada/x",
      "/y",
    ]);
    expect(posix.launch.cwd).toBe("/mnt/d/w");
  });

  it.each(EXAMPLES.map((example) => [example.id, example] as const))(
    "keeps every verdict of the example %s, there and back",
    async (_, { load }) => {
      const document = await load();
      await loadRelease(document.codex ?? "0.158.0");
      const windows = withWindowsPaths(document);
      const back = withPosixPaths(windows);
      const [here, there, again] = [document, windows, back].map((one) => {
        const parsed = parseScenario(one);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
        return simulate(parsed.scenario, STAND_INS).files.map(({ verdict, used }) => [verdict, used]);
      });
      expect(there).toEqual(here);
      expect(again).toEqual(here);
    },
  );

  // A fallback name that leads elsewhere is a path on Linux and none on Windows.
  it.each(Object.entries(DEMONSTRATIONS).filter(([rule]) => rule !== "fallback-refused"))(
    "finds %s on Windows too, and not in its near miss",
    async (_, { raises, nearMiss }) => {
      for (const document of [raises, nearMiss]) {
        await loadRelease(document.codex ?? "0.158.0");
        expect(rulesOf(withWindowsPaths(document))).toEqual(rulesOf(document));
      }
    },
  );
});

function rulesOf(document: ScenarioDocument): readonly string[] {
  const parsed = parseScenario(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const simulation = simulate(parsed.scenario, STAND_INS);
  return findingsOf(parsed.scenario, simulation, endOf(simulation)).map(({ rule }) => rule);
}
