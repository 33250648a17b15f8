import { describe, expect, it } from "vitest";
import { normaliseScenario } from "../document.ts";
import { belowPrefix } from "./mapPaths.ts";

const CONFIG = "/home/dev/.codex/config.toml";

/** A configuration file below `/T`. */
function mapped(text: string, path = CONFIG): unknown {
  const scenario = normaliseScenario({ format: 1, files: { [path]: text }, launch: { cwd: "/w" } });
  return belowPrefix(scenario, "/T").files[`/T${path}`];
}

describe("a scenario below another root", () => {
  it.each([
    ['[projects."/home/dev/a"]\n', '[projects."/T/home/dev/a"]\n'],
    ["projects.'/a'.trust_level = 'trusted'\n", "projects.'/T/a'.trust_level = 'trusted'\n"],
    ['[projects."/"]\n', '[projects."/T"]\n'],
    ['roots = ["/a", "b", "~/c", { x = "/d" }]\n', 'roots = ["/T/a", "b", "~/c", { x = "/T/d" }]\n'],
    ['a = { "/b" = 1 }\n', 'a = { "/T/b" = 1 }\n'],
    ['# "/comment"\n\uFEFFbroken = "/x"\n', '# "/comment"\n\uFEFFbroken = "/x"\n'],
    ['\uFEFFmodel_instructions_file = "/x"\r\n', '\uFEFFmodel_instructions_file = "/T/x"\r\n'],
    ['developer_instructions = "/review first"\n', 'developer_instructions = "/review first"\n'],
    ['compact_prompt = """\n"/x"\n"""\n', 'compact_prompt = """\n"/x"\n"""\n'],
    ["x = \n", "x = \n"],
  ])("has the paths of its configuration there: %j", (text, wanted) => {
    expect(mapped(text)).toBe(wanted);
  });

  it("has them in git's pointers, and nowhere else", () => {
    expect(mapped("gitdir: /a/.git/worktrees/w\n", "/w/.git")).toBe("gitdir: /T/a/.git/worktrees/w\n");
    expect(mapped("gitdir: ../a\n", "/w/.git")).toBe("gitdir: ../a\n");
    expect(mapped("/w/.git\n", "/a/.git/worktrees/w/gitdir")).toBe("/T/w/.git\n");
    expect(mapped('"/w" and /w\n', "/w/AGENTS.md")).toBe('"/w" and /w\n');
  });

  it("maps files of bytes that are text, and leaves others alone", () => {
    const bytes = (text: string, encoding: BufferEncoding) => ({
      base64: Buffer.from(text, encoding).toString("base64"),
    });
    const files = {
      [CONFIG]: bytes("a = '/b'\n", "utf8"),
      "/w/.codex/config.toml": bytes("a = '/ü'\n", "latin1"),
      "/w/l": { symlink: "/b" },
    };
    const scenario = belowPrefix(normaliseScenario({ format: 1, files, launch: { cwd: "/" } }), "/T");
    expect(scenario.files).toEqual({
      [`/T${CONFIG}`]: "a = '/T/b'\n",
      "/T/w/.codex/config.toml": files["/w/.codex/config.toml"],
      "/T/w/l": { symlink: "/T/b" },
    });
    expect(scenario.launch.cwd).toBe("/T");
  });
});
