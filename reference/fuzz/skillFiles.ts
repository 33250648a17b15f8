/** Random SKILL.md files and what lies beside them. */
import type { Random } from "./random.ts";

export const SKILL_NAMES = [
  "alpha",
  "beta",
  "gamma",
  "Zed",
  "_under",
  "1num",
  "äther",
  "two words",
  "dash-ed",
  "x".repeat(64),
];
export const PLUGINS = [".codex-plugin", ".claude-plugin", ".cursor-plugin"];

const WORDS = [
  "Use this",
  "skill",
  "when the user asks:",
  "for x",
  "(beta)",
  "it is",
  "a-b",
  "v1.2",
  "**bold**",
  "it's",
  '"quoted"',
  "x: y",
  "#tag",
  "# comment",
  "[a]",
  "[a",
  "{b}",
  "@me",
  "`code`",
  "*star*",
  "http://x.y/z",
  "Bash(git:*)",
  "ä",
  "😀",
  "\\n",
  "null",
  "12",
  "e.g. this",
  "<b>",
  ";",
];

function words(random: Random, most: number): string {
  return Array.from({ length: random.int(1, most) }, () => random.pick(WORDS)).join(" ");
}

function plain(random: Random): string {
  if (random.chance(0.15)) return `Long ${"word ä ".repeat(random.int(20, 200)).trim()}`;
  return random.chance(0.6)
    ? `Does ${random.pick(["a", "b", "c d", "something useful"])} ${random.int(1, 99)}`
    : words(random, 5);
}

function value(random: Random): string {
  const text = plain(random);
  const safe = text.replace(/["'\\]/g, "");
  return random.pick([
    text,
    text,
    text,
    `"${safe}"`,
    `'${safe}'`,
    `${random.pick(["|", ">", "|-", ">-"])}\n  ${text}\n  ${words(random, 3)}`,
    `${text}\n  ${words(random, 2)}`,
  ]);
}

const OTHER_LINES = [
  "license: MIT",
  "allowed-tools: Read, Bash(git:*)",
  'version: "1.0"',
  "metadata:\n  short-description: short",
  "argument-hint: [file] [more]",
  "disable-model-invocation: true",
  "note: a: b",
];

/** A whole SKILL.md. */
export function frontMatter(random: Random): string {
  const lines: string[] = [];
  if (random.chance(0.6)) lines.push(`name: ${random.chance(0.85) ? random.pick(SKILL_NAMES) : words(random, 2)}`);
  if (random.chance(0.95)) lines.push(`description: ${value(random)}`);
  if (random.chance(0.3)) lines.push(random.pick(OTHER_LINES));
  const [open, close] = random.pick([
    ["---", "---"],
    ["---", "---"],
    ["---", "---"],
    ["---", "---"],
    ["--- ", "  ---"],
    ["----", "---"],
    ["---", "..."],
  ] as const);
  const text = [open, ...random.shuffled(lines), close, "Body.", ""].join("\n");
  return random.chance(0.1) ? text.replaceAll("\n", "\r\n") : text;
}

export function openaiYaml(random: Random): string {
  return random.pick([
    "policy:\n  allow_implicit_invocation: false\n",
    "policy:\n  allow_implicit_invocation: true\n",
    "policy:\n  products: [chatgpt]\n",
    "policy:\n  products: [codex, atlas]\n",
    "policy:\n  allow_implicit_invocation: maybe\n",
    "interface:\n  display_name: Shown\n  short_description: Short\n",
    "interface: [\n",
  ]);
}
