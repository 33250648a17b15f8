import { describe, expect, it } from "vitest";
import { FileSystem } from "./files.ts";

const files = FileSystem.of({
  "/a/file": "text",
  "/a/to-file": { symlink: "file" },
  "/a/to-link": { symlink: "/a/to-file" },
  "/a/to-directory": { symlink: "../a" },
  "/a/dangling": { symlink: "nowhere" },
  "/a/loop": { symlink: "loop" },
  "/a/through-file": { symlink: "file/x" },
  "/a/wants-directory": { symlink: "file/" },
  "/a/secret": { unreadable: true },
  "/b/bytes": { base64: "/wBB" },
  "/c": { dir: true },
});

describe("locating", () => {
  it("follows symlinks in every component", () => {
    expect(files.realPath("/a/to-link")).toBe("/a/file");
    expect(files.realPath("/a/to-directory/to-directory/to-link")).toBe("/a/file");
    expect(files.realPath("/a/to-directory")).toBe("/a");
  });

  it("resolves dots on the way", () => {
    expect(files.realPath("/a/./to-directory/../b/bytes")).toBe("/b/bytes");
    expect(files.realPath("/a/.")).toBe("/a");
    expect(files.realPath("/..")).toBe("/");
  });

  it.each([
    ["/a/nothing", "not-found"],
    ["/a/dangling", "not-found"],
    ["/a/loop", "link-loop"],
    ["/a/file/x", "not-a-directory"],
    ["/a/file/", "not-a-directory"],
    ["/a/through-file", "not-a-directory"],
    ["/a/wants-directory", "not-a-directory"],
    [`/a/${"n".repeat(256)}`, "name-too-long"],
  ])("%s fails as %s", (path, failure) => {
    expect(files.locate(path)).toEqual({ kind: "failed", failure });
  });

  it("takes a name of 255 bytes for missing, not too long", () => {
    expect(files.locate(`/a/${"n".repeat(255)}`)).toEqual({ kind: "failed", failure: "not-found" });
  });

  it("does not follow the last name of locateLink", () => {
    expect(files.locateLink("/a/dangling")).toMatchObject({ kind: "file", realPath: "/a/dangling" });
    expect(files.locateLink("/a/to-directory/dangling")).toMatchObject({ realPath: "/a/dangling" });
  });

  it("follows 40 symlinks and no more", () => {
    const chain = (length: number): FileSystem => {
      const nodes: Record<string, string | { symlink: string }> = { "/l0": "end" };
      for (let i = 1; i <= length; i++) nodes[`/l${i}`] = { symlink: `l${i - 1}` };
      return FileSystem.of(nodes);
    };
    expect(chain(40).realPath("/l40")).toBe("/l0");
    expect(chain(41).locate("/l41")).toEqual({ kind: "failed", failure: "link-loop" });
  });
});

describe("laying out", () => {
  it("makes the parents of listed paths, and the standard directories", () => {
    expect(files.locate("/b")).toEqual({ kind: "directory", realPath: "/b" });
    expect(files.locate("/tmp").kind).toBe("directory");
    expect(files.locate("/c").kind).toBe("directory");
  });

  it("follows a listed symlink that is the parent of another path", () => {
    const linked = FileSystem.of({ "/real/x": "", "/link": { symlink: "real" }, "/link/y": "through" });
    expect(linked.realPath("/real/y")).toBe("/real/y");
    expect(linked.read("/link/y")).toMatchObject({ kind: "bytes", realPath: "/real/y" });
  });

  it("makes a directory where a dangling symlink points to", () => {
    const made = FileSystem.of({ "/a/link": { symlink: "../b/c" } }, ["/a/link"]);
    expect(made.locate("/a/link")).toEqual({ kind: "directory", realPath: "/b/c" });
  });

  it("names a directory by its real path unless a symlink deeper in the tree is on the way", () => {
    const linked = FileSystem.of({ "/top": { symlink: "a/real" }, "/a/real/x": "", "/a/link": { symlink: "real" } });
    expect(linked.displayPath("/top/missing")).toBe("/a/real/missing");
    expect(linked.displayPath("/a/link/x")).toBe("/a/link/x");
    expect(linked.displayPath("/a/nothing/y")).toBe("/a/nothing/y");
  });
});

describe("reading", () => {
  it("gives raw bytes", () => {
    expect(files.read("/a/to-link")).toMatchObject({ bytes: new Uint8Array([116, 101, 120, 116]) });
    expect(files.read("/b/bytes")).toMatchObject({ bytes: new Uint8Array([0xff, 0, 0x41]) });
  });

  it("fails on directories and unreadable files", () => {
    expect(files.read("/a")).toEqual({ kind: "failed", failure: "is-a-directory" });
    expect(files.read("/a/secret")).toEqual({ kind: "failed", failure: "permission-denied" });
  });
});

describe("an edit", () => {
  const disk = FileSystem.of({ "/r/a/f": "1", "/r/link": { symlink: "a" }, "/r/d/x": "x", "/r/d/y/z": "z" });

  it("makes another file system and leaves the first as it was", () => {
    const edited = disk.write("/r/a/f", "2").write("/r/new/deep/g", "3");
    expect([edited.node("/r/a/f"), edited.node("/r/new/deep/g"), edited.locate("/r/new/deep").kind]).toEqual([
      "2",
      "3",
      "directory",
    ]);
    expect([disk.node("/r/a/f"), disk.exists("/r/new")]).toEqual(["1", false]);
  });

  it("replaces a link but follows those in its parents", () => {
    const edited = disk.write("/r/link/f", "2");
    expect(edited.node("/r/a/f")).toBe("2");
    expect(disk.write("/r/link", "now a file").locate("/r/link")).toMatchObject({ kind: "file", realPath: "/r/link" });
  });

  it("replaces a directory with a file, and takes a directory away with all that it holds", () => {
    expect([...disk.write("/r/d", "file").paths()]).toEqual(["/r/a/f", "/r/link", "/r/d"]);
    const removed = disk.remove("/r/d");
    expect([removed.exists("/r/d"), removed.exists("/r/d/y/z"), removed.exists("/r/a/f")]).toEqual([
      false,
      false,
      true,
    ]);
    expect(disk.remove("/r/nothing")).toBe(disk);
  });

  it("makes a directory only where nothing is", () => {
    expect(disk.makeDirectory("/r/a")).toBe(disk);
    expect(disk.makeDirectory("/q/w").locate("/q/w").kind).toBe("directory");
  });
});
