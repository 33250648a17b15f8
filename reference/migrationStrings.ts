/** Texts for the rewriting of the migration from CLAUDE.md: picked by hand, and made at random. */
import { Random } from "./fuzz/random.ts";

const PICKED: readonly string[] = [
  "CLAUDE.md|CLAUDE.MD|Claude.Md|claude.md|cLaUdE.mD",
  "Claude Code|claude code|CLAUDE CODE|Claude-Code|claude-code|claude_code|ClaudeCode|claudecode|CLAUDECODE",
  "Claude|claude|CLAUDE|ClAuDe|claud|laude|claudeclaude|claude claude|claude,claude",
  "claude  code|claude\tcode|claude\ncode|claude code_x|claude code x|claude codes|claude\u00a0code|claude\u3000code",
  "claude_code_x|CLAUDE_CODE_USE_BEDROCK|CLAUDE_MD|CLAUDE_CODE|claude_md|claude_",
  "claude2|2claude|_claude|claudes|claudecode2|xclaude|claude0|-claude-|.claude.|claude.",
  "claude-3-opus|claude-3.5-sonnet|claude-code-sdk|claude-codex|claude-|claude--code|claude code code",
  "claude's|claude\u2019s|Claude's Code|claude\u2019|'claude'|\"claude\"|`claude`|*claude*|**claude code**",
  ".claude/settings.json|~/.claude/CLAUDE.md|./claude.md|docs/CLAUDE.md|/claude.md|claude/claude|\\claude\\claude.md",
  "CLAUDE.local.md|claude.mdx|claude.md.md|claude.mdc|claude.m|claude.md5|claude.md_|claude.md-|xclaude.md|claude..md",
  "claude-claude.md|claude_claude.md|claude-code.md|claude code.md|claude_code.md|claudecode.md|claude.claude.md",
  "claude@x.com|x@claude.ai|https://claude.ai|https://claude.ai/code|http://x.org/claude?claude=claude#claude",
  "docs.anthropic.com/claude|anthropic|Anthropic Claude|mailto:claude@x.y|claude://x|ssh://claude@host/claude",
  "\u00e9claude\u00e9|\u7528Claude Code\u5de5\u5177|\u8bfbCLAUDE.md\u6587\u4ef6|\u300aCLAUDE.md\u300b|CLAUDE.md\u3002|\uff43laude",
  "\uff23\uff2c\uff21\uff35\uff24\uff25|\uff23\uff2c\uff21\uff35\uff24\uff25.md|\u0441laude|claude\u0301|\u{1f600}claude\u{1f600}|claude\u200bcode|cla\u00adude",
  "CLAUDE\uff0emd|claude\u2010code|claude\u2011code|claude\u2013code|\u017fclaude|claude\u017f|\u212aclaude|claude\u0130",
  "\ufeffclaude|\ufeffCLAUDE.md|claude\r\ncode|claude.md\r\n|\r\nclaude|a\0claude|claude\0|\u0001claude\u007f",
  "@claude|@CLAUDE.md|@~/.claude/x.md|@docs/claude.md|#claude|$claude|%claude%|&claude;|claude=claude|claude:claude",
  "(claude)|[claude](claude.md)|<claude>|</claude>|{claude}|claude|claude!|claude?|claude;claude/claude code/claude.md",
  "claude+code|claude.code|claude/code|claude:code|claude code.|claude code,|claude code's|the claude code",
  "CLAUDE.md CLAUDE.md|CLAUDE.mdCLAUDE.md|CLAUDE.md-CLAUDE.md|CLAUDE.md.CLAUDE.md|CLAUDE.md/CLAUDE.md|CLAUDE.mdclaude",
  "AGENTS.md|Codex|codex claude|CodexClaude|claude codex|AGENTS.md claude.md|Claude Code Codex|claude-agents.md",
  "```\nclaude\n```|~~~\nclaude code\n~~~|    claude|\tclaude|- claude\n- CLAUDE.md|# CLAUDE.md|> claude",
].flatMap((row) => row.split("|"));

/** What random texts are made of; small enough that terms and what touches them meet. */
const PIECES = [
  ..."claude|Claude|CLAUDE|claude.md|CLAUDE.md|claude code|Claude Code|claude-code|claude_code|claudecode".split("|"),
  ..."code|Code|.md|md|clau|de|a|Z|0|_|_|-|.|/|\\|:|@|'|\"|`|(|)|,| | |  |\t|\n|\r\n|\u00e9|\u7528|\u3002|\u2019|\u00a0".split(
    "|",
  ),
  "\u{1f600}",
  "\u0301",
  "https://",
  "www.",
  ".ai",
  ".json",
];

/** A text of 1 to 8 pieces. */
function made(random: Random): string {
  return Array.from({ length: random.int(1, 8) }, () => random.pick(PIECES)).join("");
}

/** Every picked text, then `count` random ones; blank ones are not migrated, so none is among them. */
export function migrationStrings(count: number, seed: string): string[] {
  const random = new Random(seed);
  const texts = [...PICKED];
  while (texts.length < PICKED.length + count) {
    const text = made(random);
    if (text.trim() !== "") texts.push(text);
  }
  return texts;
}
