/** Names that people take for an instruction file and Codex does not. */
import { type Sentence, sentence } from "../sentences.ts";
import { CANDIDATE_NAMES } from "./discover.ts";

/** Instruction files of other programs, and near misses. Lower case. */
const OTHER_NAMES = new Set([
  "agent.md",
  "agents.markdown",
  "agents.mdx",
  "agents.txt",
  "agents.local.md",
  "agent.override.md",
  "agents.overrides.md",
  "claude.md",
  "claude.local.md",
  "gemini.md",
  ".cursorrules",
  ".windsurfrules",
  "copilot-instructions.md",
]);

const LONGEST = Math.max(...[...OTHER_NAMES, ...CANDIDATE_NAMES].map((name) => name.length));

/** The sentence for such a name, or null. File names are compared case-sensitively, so `agents.md` is one of them. */
export function wrongName(name: string): Sentence | null {
  if (name.length > LONGEST) return null;
  const lower = name.toLowerCase();
  const expected = CANDIDATE_NAMES.find((candidate) => candidate.toLowerCase() === lower);
  if (expected !== undefined) return sentence("file.wrongName.case", { name, expected });
  return OTHER_NAMES.has(lower) ? sentence("file.wrongName.other", { name }) : null;
}
