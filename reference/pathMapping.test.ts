import { describe, expect, it } from "vitest";
import { PathMapping } from "./pathMapping.ts";

const mapping = new PathMapping("/tmp/r");
const mapped = (path: string, text: string) => mapping.contentToHost(path, Buffer.from(text)).toString();

describe("PathMapping", () => {
  it("maps absolute paths, but not the temporary directory that both sides have", () => {
    expect(mapping.toHost("/home/dev")).toBe("/tmp/r/home/dev");
    expect(mapping.toHost("/tmp")).toBe("/tmp");
    expect(mapping.valueToHost({ "/a": ["/b", "c", 1] })).toEqual({ "/tmp/r/a": ["/tmp/r/b", "c", 1] });
    expect(mapping.fromHost({ "/tmp/r/a": ["see /tmp/r/b"] })).toEqual({ "/a": ["see /b"] });
  });

  it("maps quoted paths of TOML and the pointers of a worktree, and nothing else", () => {
    expect(mapped("/w/c.toml", '[projects."/w é"]\na = [\'/x\', "no/t"]\n')).toBe(
      '[projects."/tmp/r/w é"]\na = [\'/tmp/r/x\', "no/t"]\n',
    );
    expect(mapped("/w/.git", "gitdir: /m/.git/worktrees/w\n")).toBe("gitdir: /tmp/r/m/.git/worktrees/w\n");
    expect(mapped("/m/.git/worktrees/w/gitdir", "/w/.git\n")).toBe("/tmp/r/w/.git\n");
    expect(mapped("/w/AGENTS.md", 'Read "/etc/passwd".\n')).toBe('Read "/etc/passwd".\n');
  });

  it("keeps invalid bytes", () => {
    const bytes = Buffer.from([0x22, 0x2f, 0xff, 0x22]);
    expect(mapping.contentToHost("/c.toml", bytes).subarray(-2)).toEqual(bytes.subarray(-2));
  });
});
