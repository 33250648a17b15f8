import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  caseTwin,
  createNode,
  deletePath,
  type Files,
  type FilesResult,
  kindAt,
  movePath,
  pathFault,
  pathFromInput,
} from "./filesRules.ts";

const FILES: Files = {
  "/r/.git": { dir: true },
  "/r/AGENTS.md": "root",
  "/r/web/AGENTS.md": "web",
  "/r/web/src/a.ts": "a",
  "/r/link": { symlink: "web" },
};

function done(result: FilesResult): Files {
  if (!result.ok) throw new Error(result.fault.id);
  return result.files;
}

function faultOf(result: FilesResult): string | null {
  return result.ok ? null : result.fault.id;
}

describe("pathFromInput", () => {
  it("reads names relative to a directory, absolute paths as they are, and tidies both", () => {
    expect(pathFromInput("a/./b//c/", "/r")).toBe("/r/a/b/c");
    expect(pathFromInput("../x", "/r/web")).toBe("/r/x");
    expect(pathFromInput(" /etc/codex/config.toml ", "/r")).toBe("/etc/codex/config.toml");
    expect(pathFromInput("  ", "/r")).toBe("");
  });
});

describe("paths of Windows", () => {
  const windows: Files = { "C:\\r\\AGENTS.md": "root", "C:\\r\\web\\a.ts": "a" };

  it("are typed in any spelling", () => {
    expect(pathFromInput("c:/r/x", "/r")).toBe("C:\\r\\x");
    expect(pathFromInput("web/b.ts", "C:\\r")).toBe("C:\\r\\web\\b.ts");
    expect(pathFromInput("..\\x", "C:\\r\\web")).toBe("C:\\r\\x");
  });

  it("are moved and deleted with what is below them, also to Linux", () => {
    expect(Object.keys(done(movePath(windows, "C:\\r\\web", "C:\\r\\app")))).toContain("C:\\r\\app\\a.ts");
    expect(Object.keys(done(movePath(windows, "C:\\r", "/r")))).toEqual(["/r/AGENTS.md", "/r/web/a.ts"]);
    expect(done(deletePath(windows, "C:\\r\\web"))).toEqual({ "C:\\r\\AGENTS.md": "root" });
  });

  it("end at the drive", () => {
    expect(kindAt(windows, "C:\\")).toBe("directory");
    expect(faultOf(deletePath(windows, "C:\\"))).toBe("path.root");
    expect(faultOf(createNode(windows, "C:\\r\\AGENTS.md\\x", ""))).toBe("path.fileAsParent");
  });
});

describe("pathFault", () => {
  it("refuses what is not in normal form and proposes the form", () => {
    expect(pathFault(FILES, "/r/../x")).toEqual({ id: "path.form", path: "/r/../x", suggestion: "/x" });
    expect(pathFault(FILES, "r/x")).toMatchObject({ id: "path.form", suggestion: null });
    expect(pathFault(FILES, "/")).toEqual({ id: "path.root" });
    expect(pathFault(FILES, "")).toEqual({ id: "path.empty" });
  });

  it("refuses a file, a symlink included, as parent of another path", () => {
    expect(pathFault(FILES, "/r/AGENTS.md/x")).toMatchObject({ id: "path.fileAsParent", file: "/r/AGENTS.md" });
    expect(pathFault(FILES, "/r/link/x")).toMatchObject({ id: "path.fileAsParent", file: "/r/link" });
    expect(pathFault(FILES, "/r/.git/HEAD")).toBeNull();
  });

  it("counts a name in bytes", () => {
    expect(pathFault({}, `/${"é".repeat(127)}`)).toBeNull();
    expect(pathFault({}, `/${"é".repeat(128)}`)).toMatchObject({ id: "path.tooLong", what: "name" });
  });
});

describe("createNode", () => {
  it("adds a file and names a twin that differs in case only", () => {
    const result = createNode(FILES, "/r/agents.md", "x");
    expect(result).toMatchObject({ ok: true, caseTwin: "/r/AGENTS.md" });
    expect(done(result)["/r/agents.md"]).toBe("x");
  });

  it("overwrites a file only when it is told to, a directory never", () => {
    expect(createNode(FILES, "/r/AGENTS.md", "x")).toMatchObject({ fault: { id: "path.taken", overwritable: true } });
    expect(done(createNode(FILES, "/r/AGENTS.md", "x", { overwrite: true }))["/r/AGENTS.md"]).toBe("x");
    expect(createNode(FILES, "/r/web", "x", { overwrite: true })).toMatchObject({
      fault: { id: "path.taken", overwritable: false },
    });
    expect(createNode(FILES, "/r/AGENTS.md", { dir: true }, { overwrite: true })).toMatchObject({
      fault: { id: "path.taken", overwritable: false },
    });
  });
});

describe("movePath", () => {
  it("takes all that is below a directory along", () => {
    const files = done(movePath(FILES, "/r/web", "/r/site"));
    expect(Object.keys(files).sort()).toEqual([
      "/r/.git",
      "/r/AGENTS.md",
      "/r/link",
      "/r/site/AGENTS.md",
      "/r/site/src/a.ts",
    ]);
  });

  it("leaves an empty directory behind, as a disk does", () => {
    expect(done(movePath(FILES, "/r/web/src/a.ts", "/r/a.ts"))["/r/web/src"]).toEqual({ dir: true });
  });

  it("refuses to move a directory into itself and onto what is there", () => {
    expect(faultOf(movePath(FILES, "/r/web", "/r/web/src/web"))).toBe("path.insideItself");
    expect(faultOf(movePath(FILES, "/r/web", "/r/.git"))).toBe("path.taken");
    expect(faultOf(movePath(FILES, "/r/AGENTS.md", "/r/web/AGENTS.md"))).toBe("path.taken");
    expect(done(movePath(FILES, "/r/AGENTS.md", "/r/web/AGENTS.md", { overwrite: true }))["/r/web/AGENTS.md"]).toBe(
      "root",
    );
    expect(faultOf(movePath(FILES, "/r/none", "/r/x"))).toBe("path.missing");
  });

  it("allows a change of case", () => {
    expect(movePath(FILES, "/r/AGENTS.md", "/r/agents.md")).toMatchObject({ ok: true, caseTwin: null });
  });
});

describe("deletePath", () => {
  it("takes a directory with its content and keeps the one around it", () => {
    expect(Object.keys(done(deletePath(FILES, "/r/web")))).toEqual(["/r/.git", "/r/AGENTS.md", "/r/link"]);
    expect(done(deletePath({ "/x/y": "" }, "/x/y"))).toEqual({ "/x": { dir: true } });
    expect(faultOf(deletePath(FILES, "/"))).toBe("path.root");
  });
});

describe("any sequence of operations", () => {
  const path = fc
    .array(fc.constantFrom("a", "b", "A", "constructor"), { minLength: 1, maxLength: 3 })
    .map((names) => `/${names.join("/")}`);
  const operation = fc.oneof(
    fc.tuple(fc.constant("create"), path, path),
    fc.tuple(fc.constant("folder"), path, path),
    fc.tuple(fc.constant("move"), path, path),
    fc.tuple(fc.constant("delete"), path, path),
  );

  it("never makes a file the parent of another path and never loses a file by moving", () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 12 }), (operations) => {
        let files: Files = {};
        for (const [what, one, other] of operations) {
          const count = Object.values(files).filter((node) => typeof node === "string").length;
          const result =
            what === "create"
              ? createNode(files, one, one)
              : what === "folder"
                ? createNode(files, one, { dir: true })
                : what === "move"
                  ? movePath(files, one, other)
                  : deletePath(files, one);
          if (!result.ok) continue;
          files = result.files;
          const after = Object.values(files).filter((node) => typeof node === "string").length;
          if (what === "move") expect(after).toBe(count);
          for (const here of Object.keys(files)) expect(pathFault(files, here)).toBeNull();
        }
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});

describe("kindAt and caseTwin", () => {
  it("knows directories that exist because something is below them", () => {
    expect(kindAt(FILES, "/r")).toBe("directory");
    expect(kindAt(FILES, "/r/.git")).toBe("directory");
    expect(kindAt(FILES, "/r/link")).toBe("file");
    expect(kindAt(FILES, "/constructor")).toBe("nothing");
    expect(caseTwin(FILES, "/R/AGENTS.md")).toBeNull();
  });
});
