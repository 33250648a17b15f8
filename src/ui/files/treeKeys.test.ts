import { describe, expect, it } from "vitest";
import { buildIndex } from "./treeIndex.ts";
import { parentIndex, treeCommand, typeAhead } from "./treeKeys.ts";
import { treeGroups } from "./treeRows.ts";

const FILES = { "/r/.git": { dir: true as const }, "/r/AGENTS.md": "", "/r/api/AGENTS.md": "", "/r/zoo.md": "" };
const PLACE = { codexHome: "/h", root: "/r", cwd: "/r" };
const rows = treeGroups(buildIndex(FILES), PLACE, { expanded: {}, reported: new Set() }).flatMap((group) => group.rows);
const at = (path: string) => rows.findIndex((row) => row.path === path);
const press = (path: string, key: string, extra: { ctrl?: boolean; shift?: boolean } = {}) =>
  treeCommand(rows, at(path), { key, ctrl: false, shift: false, ...extra });

describe("treeCommand", () => {
  it("walks the visible rows and stops at both ends", () => {
    expect(press("/r", "ArrowDown")).toEqual({ do: "select", path: "/r/AGENTS.md" });
    expect(press("/r", "ArrowUp")).toEqual({ do: "select", path: "/r" });
    expect(press("/r", "End")).toEqual({ do: "select", path: "/r/zoo.md" });
    expect(press("/r/zoo.md", "ArrowDown")).toEqual({ do: "select", path: "/r/zoo.md" });
    expect(press("/r/zoo.md", "Home")).toEqual({ do: "select", path: "/r" });
  });

  it("opens, enters, closes and leaves directories with the arrows", () => {
    expect(press("/r/.git", "ArrowRight")).toEqual({ do: "open", path: "/r/.git" });
    expect(press("/r/api", "ArrowRight")).toEqual({ do: "select", path: "/r/api/AGENTS.md" });
    expect(press("/r/api", "ArrowLeft")).toEqual({ do: "close", path: "/r/api" });
    expect(press("/r/api/AGENTS.md", "ArrowLeft")).toEqual({ do: "select", path: "/r/api" });
    expect(press("/r/AGENTS.md", "ArrowRight")).toBeNull();
  });

  it("knows the keys for actions and leaves all others alone", () => {
    expect(press("/r/zoo.md", "F2")).toEqual({ do: "rename", path: "/r/zoo.md" });
    expect(press("/r/zoo.md", "F10", { shift: true })).toEqual({ do: "menu", path: "/r/zoo.md" });
    expect(press("/r/zoo.md", "F10")).toBeNull();
    expect(press("/r/zoo.md", "x", { ctrl: true })).toEqual({ do: "cut", path: "/r/zoo.md" });
    expect(press("/r/zoo.md", "z", { ctrl: true })).toBeNull();
    expect(press("/r/zoo.md", "Tab")).toBeNull();
  });
});

describe("typeAhead", () => {
  it("goes to the next row that begins with the letters, around the end", () => {
    expect(typeAhead(rows, at("/r"), "a")).toBe("/r/AGENTS.md");
    expect(typeAhead(rows, at("/r/AGENTS.md"), "a")).toBe("/r/api");
    expect(typeAhead(rows, at("/r/AGENTS.md"), "ag")).toBe("/r/AGENTS.md");
    expect(typeAhead(rows, at("/r/zoo.md"), "a")).toBe("/r/AGENTS.md");
    expect(typeAhead(rows, at("/r"), "q")).toBeNull();
  });
});

describe("parentIndex", () => {
  it("finds the directory above, none on the first level", () => {
    expect(parentIndex(rows, at("/r/api/AGENTS.md"))).toBe(at("/r/api"));
    expect(parentIndex(rows, at("/r"))).toBe(-1);
  });
});
