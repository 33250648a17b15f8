import { describe, expect, it } from "vitest";
import { FileSystem } from "../machine/files.ts";
import type { MigrationRelease } from "../releases/migration.ts";
import type { FileNode } from "../scenario.ts";
import { detectAll, type MigrationPlaces, migrate, placeOfWrite } from "./migrate.ts";
import { repositoryRoot } from "./roots.ts";

type Files = { readonly [path: string]: FileNode };

const PLACES: MigrationPlaces = { home: "/home/dev", codexHome: "/home/dev/.codex", cwds: ["/w"] };
const TEXT = "Claude reads CLAUDE.md\n";
const HOME_SOURCE = "/home/dev/.claude/CLAUDE.md";
const INVALID: FileNode = { base64: "/w==" };
const RELEASES: readonly MigrationRelease[] = ["0.113.0", "0.158.0", "0.171.0"];

function diskOf(files: Files): FileSystem {
  return FileSystem.of({ "/w/.git/HEAD": "", ...files }, ["/home/dev/.codex", "/w"]);
}

/** `source -> target: text` of each item, or the error. */
function told(files: Files, release: MigrationRelease = "0.158.0", cwds: readonly string[] = ["/w"]): unknown {
  const { items, error } = migrate(diskOf(files), { ...PLACES, cwds }, release);
  return error ?? items.map(({ source, target, text }) => `${source} -> ${target}: ${text.trim()}`);
}

const ROOT_ITEM = ["/w/CLAUDE.md -> /w/AGENTS.md: Codex reads AGENTS.md"];
const DOT_ITEM = ["/w/.claude/CLAUDE.md -> /w/AGENTS.md: Codex reads AGENTS.md"];

describe("sources", () => {
  it.each<[string, Files, unknown]>([
    ["the root's", { "/w/CLAUDE.md": TEXT, "/w/.claude/CLAUDE.md": "claude\n" }, ROOT_ITEM],
    ["the folder's", { "/w/.claude/CLAUDE.md": TEXT }, DOT_ITEM],
    ["a blank one is passed over", { "/w/CLAUDE.md": " \u0085\n", "/w/.claude/CLAUDE.md": TEXT }, DOT_ITEM],
    [
      "a byte order mark is no blank",
      { "/w/CLAUDE.md": "\ufeff", "/w/.claude/CLAUDE.md": TEXT },
      ["/w/CLAUDE.md -> /w/AGENTS.md: "],
    ],
    ["a directory is passed over", { "/w/CLAUDE.md/x": "", "/w/.claude/CLAUDE.md": TEXT }, DOT_ITEM],
    ["through a link", { "/w/CLAUDE.md": { symlink: "a" }, "/w/a": TEXT }, ROOT_ITEM],
    ["a link to nothing is passed over", { "/w/CLAUDE.md": { symlink: "a" }, "/w/.claude/CLAUDE.md": TEXT }, DOT_ITEM],
    ["other spellings do not count", { "/w/claude.md": TEXT, "/w/CLAUDE.local.md": TEXT, "/w/a/CLAUDE.md": TEXT }, []],
    ["not UTF-8", { "/w/CLAUDE.md": INVALID, [HOME_SOURCE]: TEXT }, "stream did not contain valid UTF-8"],
    ["not UTF-8, but not read", { "/w/CLAUDE.md": TEXT, "/w/.claude/CLAUDE.md": INVALID }, ROOT_ITEM],
    ["not readable", { "/w/CLAUDE.md": { unreadable: true } }, "Permission denied (os error 13)"],
  ])("%s", (_, files, result) => {
    for (const release of RELEASES) expect(told(files, release)).toEqual(result);
  });
});

describe("targets", () => {
  const target = (node: FileNode, more: Files = {}): Files => ({ "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": node, ...more });

  it.each<[string, Files, unknown]>([
    ["with text", target("mine"), []],
    ["blank", target(" \r\n"), ROOT_ITEM],
    ["a directory", target({ dir: true }), []],
    ["not UTF-8", target(INVALID), "stream did not contain valid UTF-8"],
    ["not UTF-8, without a source", { "/w/AGENTS.md": INVALID }, []],
    ["a link to the source", target({ symlink: "CLAUDE.md" }), []],
    ["an override beside it", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.override.md": "mine" }, ROOT_ITEM],
  ])("%s", (_, files, result) => {
    for (const release of RELEASES) expect(told(files, release)).toEqual(result);
  });

  it("writes through a link in 0.113.0 only", () => {
    const dangling = target({ symlink: "a.md" });
    const blank = target({ symlink: "a.md" }, { "/w/a.md": "\n" });
    for (const files of [dangling, blank]) {
      expect(told(files, "0.113.0")).toEqual(ROOT_ITEM);
      expect(told(files, "0.158.0")).toEqual([]);
      expect(told(files, "0.171.0")).toEqual([]);
    }
  });

  it("fails where a link leads to no folder", () => {
    expect(told(target({ symlink: "gone/a.md" }), "0.113.0")).toBe("No such file or directory (os error 2)");
  });

  it("says why a scope is refused", () => {
    const reason = (files: Files) => detectAll(diskOf(files), PLACES, "0.158.0").at(-1)?.detected;
    const refused = (id: string) => ({ kind: "refused", refusal: { id, path: "/w/AGENTS.md" } });
    expect(reason(target("mine"))).toEqual(refused("targetHasText"));
    expect(reason(target({ dir: true }))).toEqual(refused("targetIsDirectory"));
    expect(reason(target({ symlink: "a" }))).toEqual(refused("targetIsLink"));
    expect(reason({ "/w/CLAUDE.md": "\n" })).toEqual({
      kind: "refused",
      refusal: { id: "noSource", blank: ["/w/CLAUDE.md"] },
    });
  });
});

describe("order and scopes", () => {
  it("takes the home first", () => {
    const files = { [HOME_SOURCE]: "claude\n", "/w/CLAUDE.md": TEXT };
    expect(told(files)).toEqual([`${HOME_SOURCE} -> /home/dev/.codex/AGENTS.md: Codex`, ...ROOT_ITEM]);
  });

  it("lists a repository once for each directory that names it", () => {
    expect(told({ "/w/CLAUDE.md": TEXT, "/w/a/x": "" }, "0.158.0", ["/w/a", "/w"])).toEqual([
      ...ROOT_ITEM,
      ...ROOT_ITEM,
    ]);
  });

  it("does not overwrite what the item before has written", () => {
    const files = { [HOME_SOURCE]: "claude\n", "/w/CLAUDE.md": TEXT };
    const { items } = migrate(diskOf(files), { ...PLACES, codexHome: "/w" }, "0.158.0");
    expect(items.map(({ text }) => text)).toEqual(["Codex\n", "Codex\n"]);
  });

  it("rewrites by release", () => {
    const files = { "/w/CLAUDE.md": "claude at claude.ai" };
    expect(told(files, "0.158.0")).toEqual(["/w/CLAUDE.md -> /w/AGENTS.md: Codex at Codex.ai"]);
    expect(told(files, "0.171.0")).toEqual(["/w/CLAUDE.md -> /w/AGENTS.md: Codex at claude.ai"]);
  });

  it("reads the settings beside the source", () => {
    const beside = (settings: FileNode) => told({ "/w/CLAUDE.md": TEXT, "/w/.claude/settings.json": settings });
    expect(beside("{}")).toEqual(ROOT_ITEM);
    expect(beside({ dir: true })).toEqual(ROOT_ITEM);
    expect(beside("[]")).toBe("external agent settings root must be an object");
    expect(beside(INVALID)).toBe("stream did not contain valid UTF-8");
    expect(beside("{")).toBe("the settings are not JSON");
  });
});

describe("the root of a repository", () => {
  it.each<[string, Files, string, string | null]>([
    ["from below", { "/r/.git/HEAD": "", "/r/a/b/x": "" }, "/r/a/b", "/r"],
    ["from a file", { "/r/.git/HEAD": "", "/r/a/b": "" }, "/r/a/b", "/r"],
    ["a .git file", { "/r/.git": "gitdir: /x", "/r/a/x": "" }, "/r/a", "/r"],
    ["a .git link to nothing", { "/r/.git": { symlink: "/gone" }, "/r/a/x": "" }, "/r/a", "/r/a"],
    ["the nearest", { "/r/.git/HEAD": "", "/r/a/.git/HEAD": "" }, "/r/a", "/r/a"],
    ["none", { "/r/a/x": "" }, "/r/a", "/r/a"],
    ["nothing there", { "/r/a/x": "" }, "/r/gone", null],
    ["links are not resolved", { "/r/.git/HEAD": "", "/r/a/x": "", "/l": { symlink: "/r/a" } }, "/l", "/l"],
  ])("%s", (_, files, cwd, root) => {
    expect(repositoryRoot(FileSystem.of(files), cwd)).toBe(root);
  });
});

describe("where a write ends up", () => {
  it.each<[string, Files, unknown]>([
    ["the path itself", {}, "/w/AGENTS.md"],
    ["what the link names", { "/w/AGENTS.md": { symlink: "a.md" } }, "/w/a.md"],
    ["through several links", { "/w/AGENTS.md": { symlink: "/b" }, "/b": { symlink: "w/c" } }, "/w/c"],
    ["no folder", { "/w/AGENTS.md": { symlink: "x/y" } }, { error: "No such file or directory (os error 2)" }],
    ["a loop", { "/w/AGENTS.md": { symlink: "AGENTS.md" } }, { error: "Symbolic link loop (os error 40)" }],
  ])("%s", (_, files, place) => {
    expect(placeOfWrite(diskOf(files), "/w/AGENTS.md")).toEqual(place);
  });
});
