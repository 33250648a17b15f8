import { describe, expect, it } from "vitest";
import { FileSystem } from "../machine/files.ts";
import { textOf } from "../provenance.ts";
import type { FileNode } from "../scenario.ts";
import { agentsMdSpans } from "./assemble.ts";
import { cutAt } from "./cut.ts";
import {
  acceptFallbackName,
  CANDIDATE_NAMES,
  candidateNames,
  findProjectRoot,
  searchedDirectories,
} from "./discover.ts";
import { readGlobalDoc, readProjectDocs } from "./read.ts";

const disk = (nodes: Record<string, FileNode>): FileSystem => FileSystem.of(nodes, ["/r/a/b"]);

describe("project root", () => {
  it("is the nearest ancestor with any marker", () => {
    const files = disk({ "/r/.git/HEAD": "", "/r/a/.hg": "", "/r/a/b/x": "" });
    expect(findProjectRoot(files, "/r/a/b", [".git"])).toEqual({ path: "/r", marker: ".git" });
    expect(findProjectRoot(files, "/r/a/b", [".git", ".hg"])).toEqual({ path: "/r/a", marker: ".hg" });
    expect(findProjectRoot(files, "/r/a/b", [])).toBeNull();
    expect(findProjectRoot(files, "/r/a/b", [".svn"])).toBeNull();
  });

  it("joins a marker as it is written", () => {
    const files = disk({ "/r/a/x/MARK": "", "/other/M": "", "/r/dead": { symlink: "no" } });
    expect(findProjectRoot(files, "/r/a/b", ["x/MARK"])?.path).toBe("/r/a");
    expect(findProjectRoot(files, "/r/a/b", ["/other/M"])?.path).toBe("/r/a/b");
    for (const marker of ["", ".", ".."]) expect(findProjectRoot(files, "/r/a/b", [marker])?.path).toBe("/r/a/b");
    expect(findProjectRoot(files, "/r/a/b", ["dead"])).toBeNull();
  });

  it("is where the search begins", () => {
    expect(searchedDirectories({ path: "/r", marker: ".git" }, "/r/a/b")).toEqual(["/r", "/r/a", "/r/a/b"]);
    expect(searchedDirectories({ path: "/", marker: ".git" }, "/r")).toEqual(["/", "/r"]);
    expect(searchedDirectories(null, "/r/a/b")).toEqual(["/r/a/b"]);
  });
});

describe("fallback names", () => {
  it.each(["", " ", ".", "..", "d/F.md", "./F.md", "F.md/", "/F.md", "a\0b"])("refuses %j", (name) => {
    expect(acceptFallbackName(name)).toBeNull();
  });

  it.each(["...", "~", ".hidden", "C:x.md", "a\\b.md", "in ner.md"])("accepts %j", (name) => {
    expect(acceptFallbackName(` ${name}\n`)).toBe(name);
  });

  it("come after the built-in names", () => {
    expect(candidateNames(["CLAUDE.md", "x/y", "CLAUDE.md", "AGENTS.md"])).toEqual([...CANDIDATE_NAMES, "CLAUDE.md"]);
  });
});

describe("the budget", () => {
  const read = (nodes: Record<string, FileNode>, limit: number): unknown[] => {
    const { docs, failedAt } = readProjectDocs(disk(nodes), ["/r", "/r/a", "/r/a/b"], candidateNames([]), limit);
    return failedAt === null ? docs.filter((doc) => !doc.blank).map(({ path, used }) => [path, used]) : [failedAt];
  };
  const three = { "/r/AGENTS.md": "rrrr", "/r/a/AGENTS.md": "aaaa", "/r/a/b/AGENTS.md": "bbbb" };

  it("is shared from the root down", () => {
    expect(read(three, 12)).toEqual([
      ["/r/AGENTS.md", 4],
      ["/r/a/AGENTS.md", 4],
      ["/r/a/b/AGENTS.md", 4],
    ]);
    expect(read(three, 7)).toEqual([
      ["/r/AGENTS.md", 4],
      ["/r/a/AGENTS.md", 3],
    ]);
    expect(read(three, 4)).toEqual([["/r/AGENTS.md", 4]]);
    expect(read(three, 0)).toEqual([]);
  });

  it("is not touched by what is blank after the cut", () => {
    expect(read({ ...three, "/r/AGENTS.md": "\n\n\n\nr" }, 4)).toEqual([["/r/a/AGENTS.md", 4]]);
  });

  it("does not open files once it is used up, but still looks for them", () => {
    expect(read({ ...three, "/r/a/AGENTS.md": { unreadable: true } }, 4)).toEqual([["/r/AGENTS.md", 4]]);
    expect(read({ ...three, "/r/a/AGENTS.md": { unreadable: true } }, 5)).toEqual(["/r/a/AGENTS.md"]);
    expect(read({ ...three, "/r/a/AGENTS.md": { symlink: "AGENTS.md" } }, 4)).toEqual(["/r/a/AGENTS.md"]);
  });

  it("takes one file a directory: existence decides", () => {
    expect(read({ "/r/AGENTS.override.md": "", "/r/AGENTS.md": "x" }, 9)).toEqual([]);
    expect(read({ "/r/AGENTS.override.md/x": "", "/r/AGENTS.md": "x" }, 9)).toEqual([["/r/AGENTS.md", 1]]);
    expect(read({ "/r/AGENTS.override.md": { symlink: "no" }, "/r/AGENTS.md": "x" }, 9)).toEqual([["/r/AGENTS.md", 1]]);
    expect(read({ "/r/AGENTS.override.md": "o", "/r/AGENTS.md": { symlink: "AGENTS.md" } }, 9)).toEqual([
      ["/r/AGENTS.override.md", 1],
    ]);
  });
});

describe("the global file", () => {
  const global = (nodes: Record<string, FileNode>): unknown => {
    const { doc, candidates } = readGlobalDoc(disk(nodes), "/h", CANDIDATE_NAMES);
    return [doc?.text ?? null, doc?.start ?? null, doc?.end ?? null, candidates.map(({ kind }) => kind)];
  };

  it("is the first that is not blank, trimmed", () => {
    expect(global({ "/h/AGENTS.override.md": " \n", "/h/AGENTS.md": "\u3000 é \n" })).toEqual([
      "é",
      4,
      6,
      ["blank", "sent"],
    ]);
    expect(global({ "/h/AGENTS.override.md": "o", "/h/AGENTS.md": "x" })).toEqual(["o", 0, 1, ["sent"]]);
  });

  it("is decoded lossily, and its range counts raw bytes", () => {
    expect(global({ "/h/AGENTS.md": { base64: "IP9hIA==" } })).toEqual(["\uFFFDa", 1, 3, ["missing", "sent"]]);
  });

  it("passes over directories, and over what cannot be read", () => {
    expect(global({ "/h/AGENTS.override.md/x": "", "/h/AGENTS.md": "x" })).toEqual(["x", 0, 1, ["directory", "sent"]]);
    expect(global({ "/h/AGENTS.override.md": { unreadable: true } })).toEqual([
      null,
      null,
      null,
      ["unreadable", "missing"],
    ]);
  });
});

describe("the part", () => {
  const files = disk({ "/h/AGENTS.md": "G\n", "/r/AGENTS.md": "P\n", "/r/a/AGENTS.md": "Q" });
  const { doc: global } = readGlobalDoc(files, "/h", CANDIDATE_NAMES);
  const { docs } = readProjectDocs(files, ["/r", "/r/a"], candidateNames([]), 99);
  const PLAIN = { sections: [], alwaysNamesDirectory: false } as const;
  const text = (instructions: Parameters<typeof agentsMdSpans>[0]): string | null => {
    const spans = agentsMdSpans(instructions, "/r/a", { kind: "launch", key: "cwd" });
    return spans === null ? null : textOf(spans);
  };

  it("joins global and project texts with their separators", () => {
    expect(text({ ...PLAIN, global, thread: null, docs })).toBe(
      "# AGENTS.md instructions for /r/a\n\n<INSTRUCTIONS>\nG\n\n--- project-doc ---\n\nP\n\n\nQ\n</INSTRUCTIONS>",
    );
  });

  it("names the directory only when a project file contributes", () => {
    expect(text({ ...PLAIN, global, thread: null, docs: [] })).toBe(
      "# AGENTS.md instructions\n\n<INSTRUCTIONS>\nG\n</INSTRUCTIONS>",
    );
    expect(text({ ...PLAIN, global: null, thread: null, docs: docs.slice(1) })).toBe(
      "# AGENTS.md instructions for /r/a\n\n<INSTRUCTIONS>\nQ\n</INSTRUCTIONS>",
    );
    expect(text({ ...PLAIN, global: null, thread: null, docs: [] })).toBeNull();
  });

  it("puts thread-level text between global and project text", () => {
    expect(text({ ...PLAIN, global, thread: "T", docs })).toContain("G\n\nT\n\n--- project-doc ---\n\nP");
  });
});

describe("what a cut loses", () => {
  const bytes = new TextEncoder().encode("# A\ntext\n## B\nmore\n```\n# no heading\n```\n### C ###\nend");

  it("counts lines and headings behind it", () => {
    expect(cutAt(bytes, 6)).toMatchObject({
      line: 2,
      column: 3,
      lostBytes: bytes.length - 6,
      lostLines: 8,
      lostHeadings: [
        { text: "B", line: 3 },
        { text: "C", line: 8 },
      ],
    });
  });

  it("counts a heading that begins exactly at the cut", () => {
    expect(cutAt(bytes, 9)).toMatchObject({ line: 3, column: 1, lostHeadings: [{ text: "B" }, { text: "C" }] });
    expect(cutAt(bytes, 10).lostHeadings).toEqual([{ text: "C", line: 8 }]);
  });
});
