import { describe, expect, test } from "vitest";
import { parseScenario } from "../../scenario/schema.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "../thread/simulate.ts";

const CONFIG = "/home/dev/.codex/config.toml";

/** The profile's entries below `default_permissions`; Codex starts in `/w/a` of the repository `/w`. */
function play(profile: string, files: object = {}) {
  const parsed = parseScenario({
    format: 1,
    files: {
      [CONFIG]: `default_permissions = "own"\n[permissions.own.filesystem]\n${profile}`,
      "/w/.git": { dir: true },
      "/w/AGENTS.md": "W\n",
      "/w/a/AGENTS.md": "A\n",
      ...files,
    },
    launch: { cwd: "/w/a", overrides: { model: "gpt-5.5" } },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return simulate(parsed.scenario, STAND_INS);
}

const verdictsOf = ({ files }: ReturnType<typeof play>) =>
  Object.fromEntries(files.map(({ path, verdict, reason }) => [path, [verdict, reason.id]]));

function partOf({ requests }: ReturnType<typeof play>, fragment: string) {
  const parts = requests[0]?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
  return parts.find((part) => part.fragment === fragment);
}

describe("a permission profile", () => {
  test("names the line of a denied path as its source, where it is told and where it is listed", () => {
    const simulation = play('":root" = "read"\n"/w/secret" = "deny"\n');
    for (const fragment of ["permissions", "environmentContext"]) {
      const spans = partOf(simulation, fragment)?.spans.filter(({ text }) => text === "/w/secret");
      expect(spans).toEqual([expect.objectContaining({ source: expect.objectContaining({ path: CONFIG, line: 4 }) })]);
    }
  });

  test("leaves the files alone where it lets Codex read all", () => {
    expect(verdictsOf(play('":root" = "read"\n"/w/a" = "write"\n'))).toEqual({
      "/w/AGENTS.md": ["loaded", "file.loaded"],
      "/w/a/AGENTS.md": ["loaded", "file.loaded"],
    });
  });

  test("hides what it does not name, and says so", () => {
    expect(verdictsOf(play('":minimal" = "read"\n'))).toEqual({
      "/w/AGENTS.md": ["off-path", "file.offPath.noRoot"],
      "/w/a/AGENTS.md": ["unreadable", "file.unseen"],
    });
  });

  test("makes a writable directory without .git a root when something is denied", () => {
    const { root, files } = play('":root" = "read"\n"/w/a" = "write"\n"/v" = "deny"\n');
    expect(root).toMatchObject({ path: "/w/a", marker: ".git", reason: { params: { isMade: true } } });
    expect(files.find(({ path }) => path === "/w/AGENTS.md")?.verdict).toBe("off-path");
  });

  test("refuses the start when it denies an instruction file, at that file", () => {
    const { error, requests } = play('":root" = "read"\n"/w/*.md" = "deny"\n');
    expect(requests).toEqual([]);
    expect(error).toMatchObject({
      sentence: { id: "error.instructionsDenied", params: { path: "/w/AGENTS.md" } },
      at: { path: "/w/AGENTS.md" },
    });
  });

  test.each([
    ['"secret" = "deny"', "secret", "path"],
    ['[permissions.own.filesystem."/v"]\n"../x" = "deny"', "../x", "path"],
    ['[permissions.own.filesystem.":slash_tmp"]\n"x" = "write"', ":slash_tmp", "path"],
    ['"/w/*.md" = "read"', "/w/*.md", "glob"],
    ['[permissions.own]\nextends = "none"', "none", "profile"],
  ])("refuses %s at its line", (profile, name, problem) => {
    const { error } = play(profile);
    expect(error?.sentence).toEqual({ id: "error.permissionProfile", params: { name, problem } });
    expect(error?.at.path).toBe(CONFIG);
    expect(error?.at.line).toBeGreaterThan(2);
  });
});
