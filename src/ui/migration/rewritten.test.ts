import { describe, expect, test } from "vitest";
import { rewriteTerms } from "../../engine/insight.ts";
import { flaggedPlaces, keptWords, type Piece, rewrittenLines, shortened, shortText } from "./rewritten.ts";

const text = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join("");

describe("lines that change", () => {
  const lines = (before: string) =>
    rewrittenLines(before, rewriteTerms(before, "plain")).map((line) => {
      if (line.kind === "gap") return "…";
      return line.kind === "same"
        ? `${line.line} ${line.text}`
        : `${line.line} ${text(line.before)} > ${text(line.after)}`;
    });

  test("two lines stand around a change; what is between two changes is not shown twice", () => {
    expect(lines("a\nb\nc\nClaude 1\nd\nClaude 2\ne\nf\ng\n")).toEqual([
      "…",
      "2 b",
      "3 c",
      "4 Claude 1 > Codex 1",
      "5 d",
      "6 Claude 2 > Codex 2",
      "7 e",
      "8 f",
      "…",
    ]);
  });

  test("lines that touch leave no gap, at the ends neither", () => {
    expect(lines("Claude\na\nb\nc\nd\nClaude")).toEqual([
      "1 Claude > Codex",
      "2 a",
      "3 b",
      "4 c",
      "5 d",
      "6 Claude > Codex",
    ]);
    expect(lines("Claude\na\nb\nc\nd\ne\nClaude\n")).toContain("…");
    expect(lines("nothing\n")).toEqual([]);
  });

  test("line ends are not part of a line", () => {
    expect(lines("Claude\r\nb\r\n")).toEqual(["1 Claude > Codex", "2 b"]);
  });

  test("applied to all lines, the pieces make the text after", () => {
    const before = "# CLAUDE.md\nClaude Code and claude-code, CLAUDE_MD.\nend";
    const rewritten = rewriteTerms(before, "plain");
    const after = rewrittenLines(before, rewritten).map((line) =>
      line.kind === "changed" ? text(line.after) : line.kind === "same" ? line.text : "",
    );
    expect(after.join("\n")).toBe(rewritten.text);
  });
});

test("of a line without end, the page shows the beginning, and of long stretches both ends", () => {
  const [line] = rewrittenLines("claude ".repeat(500), rewriteTerms("claude ".repeat(500), "plain"));
  const row = line?.kind === "changed" ? shortened(line.after) : [];
  expect(row).toHaveLength(121);
  expect(row.at(-1)?.text).toBe(" …");
  expect(shortText(`a${"x".repeat(1_000)}z`)).toMatch(/^ax{159} … x{159}z$/);
  expect(shortText("x".repeat(320))).toHaveLength(320);
});

describe("places to look at", () => {
  const flagged = (before: string) =>
    flaggedPlaces(before, rewriteTerms(before, "plain")).map((place) => ({
      at: `${place.line}:${place.column}`,
      flags: place.flags,
      becomes: `${text(place.before)} > ${text(place.after)}`,
    }));

  test("two terms of one path are one place", () => {
    expect(flagged("See ~/.claude/CLAUDE.md.\n")).toEqual([
      { at: "1:8", flags: ["path"], becomes: "~/.claude/CLAUDE.md > ~/.Codex/AGENTS.md" },
    ]);
  });

  test("addresses and URLs", () => {
    expect(flagged("Ask claude@acme.example or https://docs.claude.com/a.").map(({ flags }) => flags)).toEqual([
      ["url"],
      ["url"],
    ]);
  });

  test("a command is shown with its line, a long line of code without", () => {
    expect(flagged("```sh\n  claude mcp list\n```\n")).toEqual([
      { at: "2:3", flags: ["code"], becomes: "claude mcp list > Codex mcp list" },
    ]);
    expect(flagged(`\`\`\`\nclaude ${"x".repeat(200)}\n\`\`\`\n`)[0]?.becomes).toBe("claude > Codex");
  });

  test("names in prose and CLAUDE.md itself are none", () => {
    expect(flagged("Claude Code reads CLAUDE.md (claude-code).")).toEqual([]);
  });
});

describe("words that stay", () => {
  test("parts of longer words and import lines, each with its place", () => {
    const before = "CLAUDE_CODE_X=1 claude\n- @docs/claude.md\nclaudes";
    expect(keptWords(before, rewriteTerms(before, "plain"))).toEqual([
      { text: "CLAUDE_CODE_X", why: "joined", line: 1, column: 1 },
      { text: "@docs/claude.md", why: "import", line: 2, column: 3 },
      { text: "claudes", why: "joined", line: 3, column: 1 },
    ]);
  });

  test("words without end take no time", () => {
    expect(keptWords(`${"x".repeat(400_000)} claudes`, { text: "", changes: [] })).toHaveLength(1);
  });

  test("a term in a link that is left alone is shown with the link", () => {
    const before = "Claude, see https://claude.ai/code.";
    const changes = rewriteTerms(before, "plain").changes.slice(0, 1);
    expect(keptWords(before, { text: "", changes })).toEqual([
      { text: "https://claude.ai/code", why: "link", line: 1, column: 21 },
    ]);
  });
});
