import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "scenario-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on a document, by file or through standard input. */
function command(document: unknown, ...options: string[]): { status: number | null; stdout: string; stderr: string } {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  const file = options.includes("-") ? [] : [join(folder, "scenario.json")];
  for (const path of file) writeFileSync(path, text);
  const args = ["--import", "tsx", "scripts/scenario.ts", ...file, ...options];
  return spawnSync(process.execPath, args, { input: text, encoding: "utf8" });
}

const START = { format: 1, launch: { cwd: "/w" } };

// Each run starts a process of its own, which is slow on a busy computer.
describe("the headless command", { timeout: 60_000 }, () => {
  it("prints one document and exits 0", () => {
    const { status, stdout } = command({ ...START, files: { "/w/.git/HEAD": "", "/w/AGENTS.md": "x" } });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      codex: "0.158.0",
      root: { path: "/w", marker: ".git" },
      requests: [{ step: 0, kind: "sample", instructions: null }],
      files: [{ path: "/w/AGENTS.md", verdict: "loaded", bytes: 1, used: 1, cutAt: null }],
      error: null,
      errorAt: null,
    });
  });

  it("takes overrides as Codex takes them, and prints its words for what it refuses", () => {
    const written = command(START, "-c", 'project_doc_max_bytes="100"');
    expect(JSON.parse(written.stdout).error).toBe(
      'Error: invalid type: string "100", expected usize\nin `project_doc_max_bytes`',
    );
    const broken = command(START, "-c", "model");
    expect([broken.status, broken.stderr]).toEqual([2, "-c: Invalid override (missing '='): model\n"]);
  });

  it("prints the findings of the end, the most severe first", () => {
    const files = {
      "/w/.git/HEAD": "",
      "/w/AGENTS.md": "@docs/a.md\n",
      "/w/AGENTS.override.md": "  \n",
      "/w/web/AGENTS.md": "x\n@b.md\n",
    };
    const steps = [{ do: "turn", text: "hi" }];
    const { stdout } = command({ ...START, files, launch: { cwd: "/w/web" }, steps });
    const { findings } = JSON.parse(stdout) as { findings: { severity: string; message: string }[] };
    expect(findings).toContainEqual({
      rule: "blank-override",
      severity: "error",
      path: "/w/AGENTS.md",
      line: null,
      message: expect.stringContaining("AGENTS.override.md"),
    });
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: "inert-import", path: "/w/web/AGENTS.md", line: 2 }),
    );
    expect(findings[0]?.severity).toBe("error");
    for (const { message } of findings) expect(message).not.toMatch(/[\u2068\u2069`]/);
  });

  it("prints what the migration from CLAUDE.md would write, the home first", () => {
    const files = {
      "/w/.git/HEAD": "",
      "/w/CLAUDE.md": "Claude Code reads claude.md\n",
      "/home/dev/.claude/CLAUDE.md": "See https://claude.ai\n",
    };
    const { status, stdout } = command({ ...START, files, launch: { cwd: "/w" } }, "--migrate");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      items: [
        {
          source: "/home/dev/.claude/CLAUDE.md",
          target: "/home/dev/.codex/AGENTS.md",
          text: "See https://Codex.ai\n",
        },
        { source: "/w/CLAUDE.md", target: "/w/AGENTS.md", text: "Codex reads AGENTS.md\n" },
      ],
      error: null,
    });
    expect(command(START, "--migrate", "--check").status).toBe(2);
  });

  it("migrates as the scenario's release does, and prints its error", () => {
    const files = { "/w/CLAUDE.md": "claude\n", "/w/AGENTS.md": { symlink: "gone.md" } };
    const items = (codex: string) => JSON.parse(command({ ...START, codex, files }, "--migrate").stdout).items;
    expect(items("0.158.0")).toEqual([]);
    expect(items("0.113.0")).toEqual([{ source: "/w/CLAUDE.md", target: "/w/AGENTS.md", text: "Codex\n" }]);
    const { status, stdout } = command({ ...START, files: { "/w/CLAUDE.md": { base64: "/w==" } } }, "--migrate");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ items: [], error: "stream did not contain valid UTF-8" });
  });

  it("reads standard input and prints English", () => {
    const { stdout } = command({ ...START, files: { "/w/AGENTS.md": "" } }, "-");
    expect(JSON.parse(stdout).files[0].reason).toBe("It is blank, so it adds nothing.");
  });

  it("exits 2 with one line a fault", () => {
    const { status, stdout, stderr } = command({ ...START, unknown: 1, machine: { os: "beos" } });
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(2);
    expect(stderr).toContain("unknown");
    expect(command("{", "-").status).toBe(2);
    expect(command(START, "--nonsense").status).toBe(2);
  });

  it("exits 0 when Codex refuses to start, and 1 with --check", () => {
    const refused = { ...START, files: { "/home/dev/.codex/config.toml": "model = 5\n" } };
    const { status, stdout } = command(refused);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      requests: [],
      errorAt: { path: "/home/dev/.codex/config.toml", line: 1, key: "model" },
    });
    expect(command(refused, "--check").status).toBe(1);
  });

  it("exits 1 with --check when an instruction file is cut", () => {
    const cut = { ...START, files: { "/w/AGENTS.md": "x".repeat(32_769) } };
    expect(command(cut).status).toBe(0);
    expect(command(cut, "--check").status).toBe(1);
    expect(command({ ...START, files: { "/w/AGENTS.md": "x" } }, "--check").status).toBe(0);
  });
});
