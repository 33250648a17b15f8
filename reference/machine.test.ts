import { existsSync, lstatSync, readFileSync, readlinkSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import type { FileNode } from "../src/engine/index.ts";
import { normaliseScenario } from "../src/scenario/document.ts";
import { Machine } from "./machine.ts";
import { NotRun } from "./notRun.ts";

const PROGRAM = { release: "0.158.0", path: "/opt/codex/bin/codex", folder: "/opt/codex" };
const open: Machine[] = [];

function lay(files: Record<string, FileNode>): { machine: Machine; root: string } {
  const machine = new Machine(normaliseScenario({ format: 1, files, launch: { cwd: "/w" } }), PROGRAM, "prefix");
  open.push(machine);
  return { machine, root: machine.outward("/") };
}

afterEach(() => {
  for (const machine of open.splice(0)) machine.close();
});

describe("Machine", () => {
  it("lays out files, raw bytes, directories, links and unreadable files", () => {
    const { root } = lay({
      "/w/a.md": "a\r\n",
      "/w/b.md": { base64: "/w==" },
      "/w/d": { dir: true },
      "/w/l": { symlink: "a.md" },
      "/w/u": { unreadable: true },
    });
    expect(readFileSync(`${root}w/a.md`, "utf8")).toBe("a\r\n");
    expect([...readFileSync(`${root}w/b.md`)]).toEqual([0xff]);
    expect(lstatSync(`${root}w/d`).isDirectory()).toBe(true);
    expect(readlinkSync(`${root}w/l`)).toBe("a.md");
    expect(lstatSync(`${root}w/u`).mode & 0o777).toBe(0);
    expect(lstatSync(`${root}home/dev/.codex`).isDirectory()).toBe(true);
  });

  it("follows absolute links inside the root only", () => {
    const { machine, root } = lay({ "/link": { symlink: "/elsewhere" }, "/link/x.md": "inside" });
    expect(readFileSync(`${root}elsewhere/x.md`, "utf8")).toBe("inside");
    expect(existsSync("/elsewhere")).toBe(false);
    expect(machine.resolve("/link/x.md")).toBe("/elsewhere/x.md");
    machine.write("/up", { symlink: "../../../../etc" });
    expect(machine.resolve("/up/passwd")).toBe("/etc/passwd");
    expect(machine.remove("/up/passwd")).toBe(false);
  });

  it("replaces a link, not what it points to", () => {
    const { machine, root } = lay({ "/w/real.md": "real", "/w/link.md": { symlink: "real.md" } });
    machine.write("/w/link.md", "own");
    expect(readFileSync(`${root}w/real.md`, "utf8")).toBe("real");
    expect(lstatSync(`${root}w/link.md`).isSymbolicLink()).toBe(false);
  });

  it("says whether there was anything to remove", () => {
    const { machine, root } = lay({ "/w/d/x": "x" });
    expect(machine.edit({ do: "remove", path: "/w/d" })).toBe(true);
    expect(existsSync(`${root}w/d`)).toBe(false);
    expect(machine.edit({ do: "remove", path: "/w/d" })).toBe(false);
  });

  it("gives up on a link loop", () => {
    const { machine } = lay({ "/a": { symlink: "/b" }, "/b": { symlink: "/a" } });
    expect(() => machine.resolve("/a")).toThrow(NotRun);
  });

  it("removes its root", () => {
    const { machine, root } = lay({ "/w/u": { unreadable: true } });
    machine.close();
    expect(existsSync(root)).toBe(false);
  });

  it("refuses what it cannot act out", () => {
    expect(() => lay({ "/etc/codex/config.toml": "" })).toThrow(/etc\/codex/);
    const windows = normaliseScenario({ format: 1, machine: { os: "windows" }, launch: { cwd: "C:\\w" } });
    expect(() => new Machine(windows, PROGRAM)).toThrow(NotRun);
  });
});
