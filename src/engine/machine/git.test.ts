import { describe, expect, it } from "vitest";
import type { FileNode } from "../scenario.ts";
import { FileSystem } from "./files.ts";
import { findGitRoot } from "./git.ts";

const HEAD = "ref: refs/heads/main\n";
const root = (nodes: Record<string, FileNode>, cwd = "/w/sub"): unknown =>
  findGitRoot(FileSystem.of({ "/w/sub/x": "", ...nodes }), cwd);

/** A linked worktree as git writes it. */
const WORKTREE: Record<string, FileNode> = {
  "/w/.git": "gitdir: /main/.git/worktrees/w\n",
  "/main/.git/worktrees/w/gitdir": "/w/.git\n",
  "/main/.git/worktrees/w/commondir": "../..\n",
};
const CHECKOUT = "/main";

describe("the git root", () => {
  it("is the nearest directory whose .git holds a HEAD", () => {
    expect(root({ "/w/.git/HEAD": HEAD, "/.git/HEAD": HEAD })).toEqual("/w");
    expect(root({ "/w/.git": { dir: true }, "/.git/HEAD": HEAD })).toEqual("/");
    expect(root({ "/w/.git/HEAD": { symlink: "nowhere" } })).toBeNull();
    expect(root({ "/w/.git": { symlink: "/g" }, "/g/HEAD": HEAD })).toEqual("/w");
  });

  it("is the main checkout of a linked worktree", () => {
    expect(root(WORKTREE)).toEqual(CHECKOUT);
    expect(root({ ...WORKTREE, "/w/.git": "\n gitdir:../main/.git/worktrees/w " })).toEqual(CHECKOUT);
    expect(root({ ...WORKTREE, "/main/.git/worktrees/w/gitdir": "../../../../w/.git" })).toEqual(CHECKOUT);
  });

  it.each([
    ["the way back is missing", { "/main/.git/worktrees/w/gitdir": { dir: true } as const }],
    ["the way back leads elsewhere", { "/main/.git/worktrees/w/gitdir": "/elsewhere/.git" }],
    ["commondir is missing", { "/main/.git/worktrees/w/commondir": { dir: true } as const }],
    ["commondir leads elsewhere", { "/main/.git/worktrees/w/commondir": "/somewhere" }],
  ])("is nothing when %s", (_, change) => {
    expect(root({ ...WORKTREE, ...change })).toBeNull();
  });

  it("wants the common directory to be named .git", () => {
    expect(
      root({
        "/w/.git": "gitdir: /main.git/worktrees/w",
        "/main.git/worktrees/w/gitdir": "/w/.git",
        "/main.git/worktrees/w/commondir": "../..",
      }),
    ).toBeNull();
  });

  it("ends at a .git file, whatever is in it", () => {
    expect(root({ "/w/.git": "", "/.git/HEAD": HEAD })).toBeNull();
    expect(root({ "/w/.git": "gitdir:", "/.git/HEAD": HEAD })).toBeNull();
    expect(root({ "/w/.git": "gitdir: ../.git/modules/w" })).toBeNull();
  });
});
