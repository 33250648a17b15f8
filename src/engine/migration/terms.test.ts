import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Rewriting, rewriteTerms } from "./terms.ts";

const PIECES = [
  ..."claude|Claude|CLAUDE.md|claude code|Claude-Code|claude_code|claudecode|code|.md".split("|"),
  ...".|-|_|/| |\n|a|0|@|:|\u00e9|https://|ai|`|x.ab".split("|"),
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(""));
const rewritings = fc.constantFrom<Rewriting>("plain", "protectLinks");

/** One pass over the text for each term, as the program makes them. */
function passByPass(text: string): string {
  const passes = [
    ["claude\\.md", "AGENTS.md"],
    ...["claude code", "claude-code", "claude_code", "claudecode", "claude"].map((term) => [term, "Codex"]),
  ] as const;
  return passes.reduce(
    (now, [term = "", to = ""]) => now.replace(new RegExp(`(?<![A-Za-z0-9_])${term}(?![A-Za-z0-9_])`, "gi"), to),
    text,
  );
}

const plain = (text: string): string => rewriteTerms(text, "plain").text;

describe("the terms of the migration", () => {
  it.each([
    ["CLAUDE.MD Claude.Md", "AGENTS.md AGENTS.md"],
    ["Claude Code, claude-code, claude_code, ClaudeCode", "Codex, Codex, Codex, Codex"],
    ["claude  code claude\tcode claude code_x", "Codex  code Codex\tcode Codex code_x"],
    ["claude_code_x CLAUDE_MD claude2 2claude _claude claudes xclaude.md", null],
    [".claude/settings.json ~/.claude/CLAUDE.md", ".Codex/settings.json ~/.Codex/AGENTS.md"],
    ["CLAUDE.local.md claude.mdx claude.md.md", "Codex.local.md Codex.mdx AGENTS.md.md"],
    ["claude-claude.md claude-code.md claude code.md", "Codex-AGENTS.md Codex.md Codex.md"],
    ["\u00e9claude\u00e9 \u7528Claude Code\u5de5\u5177", "\u00e9Codex\u00e9 \u7528Codex\u5de5\u5177"],
    ["\uff23\uff2c\uff21\uff35\uff24\uff25 anthropic", null],
    ["\ufeffclaude\r\n@docs/claude.md  \r\n", "\ufeffCodex\r\n@docs/AGENTS.md  \r\n"],
  ])("%j", (text, result) => {
    expect(plain(text)).toBe(result ?? text);
  });

  it("gives what a pass for each term gives", () => {
    fc.assert(fc.property(texts, (text) => plain(text) === passByPass(text)));
  });

  it("changes nothing when done again", () => {
    fc.assert(fc.property(texts, (text) => plain(plain(text)) === plain(text)));
  });

  it("says each change and keeps all else", () => {
    fc.assert(
      fc.property(texts, rewritings, (text, rewriting) => {
        const { text: result, changes } = rewriteTerms(text, rewriting);
        const back = changes.toReversed().reduce((now, { start, end, from, to }) => {
          expect(text.slice(start, end)).toBe(from);
          return now.slice(0, start) + to + now.slice(end);
        }, text);
        expect(back).toBe(result);
      }),
    );
  });

  it("changes with links protected only where it would without", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const starts = rewriteTerms(text, "plain").changes.map(({ start }) => start);
        for (const { start } of rewriteTerms(text, "protectLinks").changes) expect(starts).toContain(start);
      }),
    );
  });
});

describe("what a changed word is part of", () => {
  const flags = (text: string) =>
    rewriteTerms(text, "plain").changes.map(({ inPath, inUrl, inCode }) =>
      [inPath && "path", inUrl && "url", inCode && "code"].filter(Boolean).join(" "),
    );

  it.each([
    ["Claude reads CLAUDE.md.", ["", ""]],
    ["in ~/.claude/x and docs/claude.md", ["path", "path"]],
    ["a claude.json, claude-3.5.", ["path", ""]],
    ["https://claude.ai, claude.ai and claude@x.yz", ["url", "url", "url"]],
    ["`claude` and claude and ``a ` claude``", ["code", "", "code"]],
    ["```sh\nclaude\n```\nclaude", ["code", ""]],
    ["~~~\nclaude", ["code"]],
    ["`claude/claude` x/claude", ["path code", "path code", "path"]],
    ["a ` b\n\nclaude ` c", [""]],
  ])("%j", (text, parts) => {
    expect(flags(text)).toEqual(parts);
  });
});
