import { describe, expect, it } from "vitest";
import type { FileNode } from "../../engine/index.ts";
import { buildIndex, indexKeeper } from "./treeIndex.ts";
import { type TreeGroup, type TreePlace, treeGroups } from "./treeRows.ts";

const FILES: { [path: string]: FileNode } = {
  "/home/dev/.codex/AGENTS.md": "g",
  "/home/dev/.codex/config.toml": "",
  "/home/dev/acme/.git/HEAD": "x",
  "/home/dev/acme/AGENTS.md": "r",
  "/home/dev/acme/api/AGENTS.md": "a",
  "/home/dev/acme/web/AGENTS.md": "w",
  "/home/dev/acme/web/src/AGENTS.md": "s",
  "/home/dev/acme/zoo.md": "z",
};
const PLACE: TreePlace = { codexHome: "/home/dev/.codex", root: "/home/dev/acme", cwd: "/home/dev/acme/web" };
const NONE = { expanded: {}, reported: new Set<string>() };

function shape(group: TreeGroup | undefined): string[] {
  return (group?.rows ?? []).map(
    (row) =>
      `${"  ".repeat(row.depth)}${row.name}${row.directory ? (row.open ? "/" : "/…") : ""}${row.isCwd ? " cwd" : ""}${
        row.guide === null ? "" : ` |${row.guide}${row.guideEnds ? "." : ""}`
      }`,
  );
}

describe("treeGroups", () => {
  it("shows CODEX_HOME and the repository with the line from the root to the start directory", () => {
    const groups = treeGroups(buildIndex(FILES, [PLACE.cwd]), PLACE, NONE);
    expect(groups.map((group) => group.id)).toEqual(["codexHome", "repository"]);
    expect(shape(groups[0])).toEqual(["AGENTS.md", "config.toml"]);
    expect(shape(groups[1])).toEqual([
      "acme/",
      "  AGENTS.md |0",
      "  .git/… |0",
      "  api/ |0",
      "    AGENTS.md |0",
      "  web/ cwd |0.",
      "    AGENTS.md",
      "    src/",
      "      AGENTS.md",
      "  zoo.md",
    ]);
  });

  it("puts what lies elsewhere into groups of its own, without directories that only lead to the others", () => {
    const files = { ...FILES, "/etc/codex/config.toml": "", "/home/dev/AGENTS.md": "", "/srv/a/b.md": "" };
    const groups = treeGroups(buildIndex(files), PLACE, NONE);
    expect(groups.map((group) => group.id)).toEqual(["codexHome", "etc", "repository", "other"]);
    expect(shape(groups[3])).toEqual(["home/", "  dev/", "    AGENTS.md", "srv/", "  a/", "    b.md"]);
  });

  it("has the drives and shares of Windows at the top of what lies elsewhere", () => {
    const files = {
      "C:\\repo\\.git": "x",
      "C:\\repo\\web\\AGENTS.md": "w",
      "C:\\AGENTS.md": "c",
      "D:\\notes.md": "d",
      "\\\\nas\\team\\AGENTS.md": "n",
      "/etc/x": "",
    };
    const place = { codexHome: "C:\\Users\\dev\\.codex", root: "C:\\repo", cwd: "C:\\repo\\web" };
    const groups = treeGroups(buildIndex(files, [place.cwd]), place, NONE);
    expect(groups.map((group) => group.id)).toEqual(["repository", "other"]);
    expect(shape(groups[0])).toEqual(["repo/", "  web/ cwd |0.", "    AGENTS.md", "  .git"]);
    expect(shape(groups[1])).toEqual([
      "C:\\/",
      "  AGENTS.md",
      "D:\\/",
      "  notes.md",
      "\\\\nas\\team/",
      "  AGENTS.md",
      "etc/",
      "  x",
    ]);
  });

  it("has a group for each project of the environments, and marks where each works", () => {
    const files = { ...FILES, "/srv/.git": "", "/srv/a/b.md": "" };
    const root = { path: "/home/dev/acme", marker: ".git" };
    const environments = [
      { id: "far", cwd: { value: "/srv/a" }, root: { path: "/srv", marker: ".git" }, directories: ["/srv", "/srv/a"] },
      { id: "web", cwd: { value: "/home/dev/acme/web" }, root, directories: [] },
      { id: "api", cwd: { value: "/home/dev/acme/api" }, root, directories: [] },
    ];
    const groups = treeGroups(buildIndex(files), { ...PLACE, root: "/srv", environments }, NONE);
    expect(groups.map(({ id, base }) => [id, base])).toEqual([
      ["codexHome", PLACE.codexHome],
      ["repository", "/srv"],
      ["repository", "/home/dev/acme"],
    ]);
    expect(groups.map((group) => group.environments.map(({ id }) => id))).toEqual([[], ["far"], ["web", "api"]]);
    expect(shape(groups[1])).toEqual(["srv/", "  a/ |0.", "    b.md", "  .git"]);
    const works = groups.flatMap(({ rows }) => rows.map((row) => [row.name, row.environments.join()]));
    expect(works.filter(([, ids]) => ids !== "")).toEqual([
      ["a", "far"],
      ["api", "api"],
      ["web", "web"],
    ]);
  });

  it("shows CODEX_HOME once when it is the project root", () => {
    const place = { codexHome: "/home/dev/acme", root: "/home/dev/acme", cwd: "/home/dev/acme" };
    expect(treeGroups(buildIndex(FILES), place, NONE).map((group) => group.id)).toEqual(["repository", "other"]);
  });

  it("closes what is off the way in a large repository and counts the verdicts inside", () => {
    const files: { [path: string]: FileNode } = { ...FILES };
    for (let i = 0; i < 200; i++) files[`/home/dev/acme/api/f${i}`] = "";
    const reported = new Set(["/home/dev/acme/api/AGENTS.md"]);
    const [, repository] = treeGroups(buildIndex(files), PLACE, { expanded: {}, reported });
    const api = repository?.rows.find((row) => row.name === "api");
    expect(api).toMatchObject({ open: false, inside: 1 });
    expect(repository?.rows.length).toBeLessThan(12);
    const opened = treeGroups(buildIndex(files), PLACE, { expanded: { "/home/dev/acme/api": true }, reported })[1];
    expect(opened?.rows.length).toBeGreaterThan(200);
  });

  it("shows a start directory that holds nothing", () => {
    const place = { ...PLACE, cwd: "/home/dev/acme/new/deep" };
    const [, repository] = treeGroups(buildIndex(FILES, [place.cwd]), place, NONE);
    expect(repository?.rows.find((row) => row.isCwd)?.path).toBe("/home/dev/acme/new/deep");
  });
});

describe("indexKeeper", () => {
  it("keeps the index while only contents change", () => {
    const keep = indexKeeper();
    const first = keep(FILES, []);
    expect(keep({ ...FILES, "/home/dev/acme/AGENTS.md": "changed" }, [])).toBe(first);
    expect(keep({ ...FILES, "/home/dev/acme/new.md": "" }, [])).not.toBe(first);
    expect(keep({ ...FILES, "/home/dev/acme/zoo.md": { dir: true } }, []).has("/home/dev/acme/zoo.md")).toBe(true);
  });
});
