/** What every example's computer has: a home, CODEX_HOME and a git repository. */
import type { FileNode } from "../../engine/index.ts";

export const HOME = "/home/dev";
export const CODEX_HOME = `${HOME}/.codex`;
export const REPO = `${HOME}/acme`;
export const USER_CONFIG = `${CODEX_HOME}/config.toml`;
export const GLOBAL_FILE = `${CODEX_HOME}/AGENTS.md`;

type Files = { readonly [path: string]: FileNode };

/** A git repository as Codex recognises it, for the project root and for trust. */
export function gitRepository(path: string): Files {
  return { [`${path}/.git/HEAD`]: "ref: refs/heads/main\n" };
}

/** The user's configuration: the model, lines of its own, and what is said about the trust of directories. */
export function userConfig(lines: readonly string[], trust: Readonly<Record<string, "trusted" | "untrusted">>): Files {
  const entries = Object.entries(trust).map(([path, level]) => `\n[projects."${path}"]\ntrust_level = "${level}"\n`);
  const text = ["# Read by Codex at every start", 'model = "gpt-6-sol"', ...lines].join("\n");
  return { [USER_CONFIG]: `${text}\n${entries.join("")}` };
}

export const TRUSTED = { [REPO]: "trusted" } as const;

/** Short global instructions of one person. */
export const GLOBAL_TEXT = [
  "# Everywhere",
  "",
  "- Answer in English. Prefer small commits.",
  "- Ask before you add a dependency.",
  "- Say what you did not check.",
  "- Show the command that proves the change works.",
  "- Leave files that you did not need alone.",
  "",
].join("\n");
