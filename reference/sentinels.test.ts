import { describe, expect, it } from "vitest";
import type { FileNode, FileReport } from "../src/engine/index.ts";
import { normaliseScenario } from "../src/scenario/document.ts";
import type { CapturedRequest } from "./capture.ts";
import { checkRows, checkSentinels, withSentinels } from "./sentinels.ts";

const TOKEN = /\^[0-9a-z]{2}\.[0-9a-z]{2}\^/g;

function mark(files: Record<string, FileNode>, paths = Object.keys(files)) {
  return withSentinels(normaliseScenario({ format: 1, files, launch: { cwd: "/w" } }), paths);
}

function bytesOf(node: FileNode | undefined): Buffer {
  if (typeof node === "string") return Buffer.from(node);
  return node !== undefined && "base64" in node ? Buffer.from(node.base64, "base64") : Buffer.alloc(0);
}

describe("withSentinels", () => {
  it("puts a token of its own into each KiB of each file and keeps the sizes", () => {
    const files = { "/w/AGENTS.md": "rule number one\n".repeat(200), "/w/a/AGENTS.md": "another rule\n".repeat(100) };
    const marked = mark(files).files;
    const tokens = Object.values(marked).flatMap((node) => bytesOf(node).toString().match(TOKEN) ?? []);
    expect(tokens).toHaveLength(4 + 2);
    expect(new Set(tokens).size).toBe(6);
    for (const [path, node] of Object.entries(files))
      expect(bytesOf(marked[path]).length).toBe(Buffer.byteLength(node));
  });

  it("leaves white space, multi-byte characters and invalid bytes as they were", () => {
    const before = Buffer.concat([
      Buffer.from("\ufeff \r\n"),
      Buffer.from([0xff, 0xe2, 0x82]),
      Buffer.from("é plain text here\r\n \n"),
    ]);
    const marked = mark({ "/w/AGENTS.md": { base64: before.toString("base64") } }).files["/w/AGENTS.md"];
    const after = bytesOf(marked);
    expect(after.length).toBe(before.length);
    const changed = [...after.keys()].filter((at) => after[at] !== before[at]);
    expect(after.toString("latin1").match(TOKEN)).toHaveLength(1);
    for (const at of changed) expect(before[at]).toBeGreaterThanOrEqual(0x20);
    expect(changed.every((at) => at > 10 && at < before.length - 4)).toBe(true);
  });

  it("marks the file behind a link, once", () => {
    const files = { "/w/AGENTS.md": { symlink: "../shared/rules" }, "/shared/rules": "shared rules for all\n" };
    const marked = mark(files, ["/w/AGENTS.md", "/shared/rules"]).files;
    expect(bytesOf(marked["/shared/rules"]).toString().match(TOKEN)).toHaveLength(1);
    expect(marked["/w/AGENTS.md"]).toEqual(files["/w/AGENTS.md"]);
  });

  it("leaves a file alone that has no room", () => {
    expect(mark({ "/w/AGENTS.md": "short\n" }).files["/w/AGENTS.md"]).toBe("short\n");
  });
});

describe("checkSentinels", () => {
  const text = "rule number one\n".repeat(200);
  const scenario = mark({ "/w/AGENTS.md": text });
  const content = bytesOf(scenario.files["/w/AGENTS.md"]).toString();

  function check(row: Partial<FileReport>, sent: string): string | null {
    const full = {
      path: "/w/AGENTS.md",
      verdict: "loaded",
      bytes: 3200,
      used: 3200,
      cutAt: null,
      asProjectFile: null,
      ...row,
    } as FileReport;
    const part = {
      type: "input_text",
      text: `# AGENTS.md instructions for /w\n\n<INSTRUCTIONS>\n${sent}\n</INSTRUCTIONS>`,
    };
    const message = { type: "message", role: "user", content: [part] } as const;
    const request: CapturedRequest = { step: 0, kind: "sample", instructions: null, input: [message] };
    return checkSentinels(scenario, [full], request);
  }

  it("accepts what the verdict implies", () => {
    expect(check({}, content)).toBeNull();
    expect(check({ verdict: "cut", used: 1500, cutAt: 1500 }, content.slice(0, 1500))).toBeNull();
    expect(check({ verdict: "hidden", used: 0 }, "")).toBeNull();
    expect(check({ verdict: "global", used: 3199 }, content.trim())).toBeNull();
  });

  it("objects to more or less than is implied", () => {
    expect(check({}, content.slice(0, 1500))).toMatch(/is implied 1 times, sent 0 times/);
    expect(check({ verdict: "cut", used: 1500, cutAt: 1500 }, content)).toMatch(/is implied 0 times, sent 1 times/);
    expect(check({ verdict: "hidden", used: 0 }, content)).toMatch(/is implied 0 times/);
  });
});

describe("checkRows", () => {
  const row = { path: "/w/AGENTS.md", verdict: "loaded", bytes: 9, used: 9, cutAt: null } as FileReport;

  it("accepts rows whose columns agree", () => {
    expect(
      checkRows([row, { ...row, verdict: "cut", used: 5, cutAt: 5 }, { ...row, verdict: "blank", used: 0 }]),
    ).toBeNull();
    expect(checkRows([{ ...row, verdict: "global", used: 7 }])).toBeNull();
  });

  it.each<Partial<FileReport>>([
    { used: 8 },
    { verdict: "cut" },
    { verdict: "cut", used: 5, cutAt: 4 },
    { verdict: "global", used: 0 },
    { verdict: "hidden" },
  ])("objects to %j", (change) => {
    expect(checkRows([{ ...row, ...change }])).toMatch(/^\/w\/AGENTS\.md: verdict/);
  });
});
