import { describe, expect, it } from "vitest";
import type { CodexRelease, FileNode, FileReport } from "../src/engine/index.ts";
import { normaliseScenario } from "../src/scenario/document.ts";
import { checkVerdictText } from "./verdictText.ts";

const files: Record<string, FileNode> = {
  "/home/dev/.codex/AGENTS.md": " \u0085\ufeffglobal\n",
  "/w/AGENTS.md": { base64: Buffer.from("root €").toString("base64") },
  "/w/a/AGENTS.md": { symlink: "shared.md" },
  "/w/a/shared.md": "shared\n",
};
const scenario = normaliseScenario({ format: 1, files, launch: { cwd: "/w/a" } });

const GLOBAL = { path: "/home/dev/.codex/AGENTS.md", verdict: "global", bytes: 12, used: 9, cutAt: null, order: 1 };
const ROOT = { path: "/w/AGENTS.md", verdict: "loaded", bytes: 8, used: 8, cutAt: null, order: 2 };
const SHARED = { path: "/w/a/AGENTS.md", verdict: "loaded", bytes: 7, used: 7, cutAt: null, order: 3 };

function check(rows: readonly object[], body: string, codex: CodexRelease = "0.158.0"): string | null {
  const text = `# AGENTS.md instructions for /w/a\n\n<INSTRUCTIONS>\n${body}\n</INSTRUCTIONS>`;
  const message = { type: "message", role: "user", content: [{ type: "input_text", text }] } as const;
  const request = { step: 0, kind: "sample", instructions: null, input: [message] } as const;
  return checkVerdictText({ ...scenario, codex }, { requests: [request], files: rows as readonly FileReport[] });
}

describe("checkVerdictText", () => {
  it("puts global and project files together as the rows say", () => {
    expect(check([SHARED, GLOBAL, ROOT], "\ufeffglobal\n\n--- project-doc ---\n\nroot €\n\nshared\n")).toBeNull();
    expect(check([ROOT, SHARED], "root €\n\nshared\n")).toBeNull();
    expect(check([GLOBAL], "\ufeffglobal")).toBeNull();
  });

  it("cuts at the byte that the row names", () => {
    expect(check([{ ...ROOT, verdict: "cut", used: 6, cutAt: 6 }], "root \ufffd")).toBeNull();
    expect(check([{ ...ROOT, verdict: "cut", used: 5, cutAt: 5 }], "root \ufffd")).not.toBeNull();
  });

  it("lets a file of CODEX_HOME be sent twice, the second time cut", () => {
    const home = "\ufeffglobal\n\n--- project-doc ---\n\n \u0085\ufeffglobal";
    expect(check([GLOBAL], home)).toBeNull();
    expect(check([GLOBAL], "\ufeffglobal\n\n--- project-doc ---\n\n \ufffd")).toBeNull();
    expect(check([GLOBAL], "\ufeffglobal\n\n--- project-doc ---\n\nother")).not.toBeNull();
  });

  it("leaves out what 0.113.0 puts behind the person's text, and takes nothing else for it", () => {
    const skills = "## Skills\nmore\n\nFiles called x";
    expect(check([ROOT], `root €\n\n${skills}`, "0.113.0")).toBeNull();
    expect(check([SHARED], `shared\n\n\n${skills}`, "0.113.0")).toBeNull();
    expect(check([], skills, "0.113.0")).toBeNull();
    expect(check([ROOT], `root €\n\n${skills}`)).not.toBeNull();
    expect(check([ROOT], "root €\n\n## Other\n", "0.113.0")).not.toBeNull();
    expect(check([ROOT], `root €\n${skills}`, "0.113.0")).not.toBeNull();
  });

  it("lets a file with an absolute name be read in each folder, by 0.113.0", () => {
    expect(check([ROOT], "root €\n\nroot €", "0.113.0")).toBeNull();
    expect(check([ROOT], "root €\n\nroot €")).not.toBeNull();
  });

  it("objects when a row says too much, too little or the wrong order", () => {
    expect(check([ROOT], "root €\n\nshared\n")).toMatch(/are not those that the verdicts imply/);
    expect(check([ROOT, SHARED], "root €")).not.toBeNull();
    expect(check([{ ...ROOT, order: 4 }, SHARED], "root €\n\nshared\n")).not.toBeNull();
  });

  it("objects to a verdict that does not exist", () => {
    expect(check([{ ...ROOT, verdict: "lost", used: 0, order: null }], "")).toMatch(/no verdict "lost"/);
  });
});
