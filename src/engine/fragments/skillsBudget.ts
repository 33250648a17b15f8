/** How much of the skills' descriptions fits into the request. */
import { byteLength } from "../provenance.ts";

export interface SkillLine {
  readonly name: string;
  readonly description: string;
  /** `r0/NAME/SKILL.md` */
  readonly file: string;
}

/** Characters of each description that stay; null: the whole line is left out. */
export type KeptDescriptions = readonly (number | null)[];

/** Without a window, 8,000 characters. */
const TOKENS_WITHOUT_WINDOW = 2_000;

/** Tokens the lines may cost: 2 % of the context window, at least 1. */
export function skillsBudget(contextWindow: number): number {
  if (contextWindow <= 0) return TOKENS_WITHOUT_WINDOW;
  return Math.max(1, Math.floor((contextWindow * 2) / 100));
}

/** The line as it is listed; one space stands between the name and the file when nothing of the description is left. */
export function lineText({ name, description, file }: SkillLine): string {
  return description === "" ? `- ${name}: (file: ${file})` : `- ${name}: ${description} (file: ${file})`;
}

/** Estimated tokens of a line with its line feed. */
function cost(line: SkillLine, description: string): number {
  return Math.ceil((byteLength(lineText({ ...line, description })) + 1) / 4);
}

/**
 * All in full when they fit. Else descriptions are cut: round robin in list order, each pass offers every unfinished
 * description one more character, granted while the rounded cost still fits. When not even the bare lines fit, no
 * description is kept and the lines that still fit are listed.
 */
export function fitDescriptions(lines: readonly SkillLine[], budget: number): KeptDescriptions {
  const characters = lines.map(({ description }) => [...description]);
  const full = lines.reduce((sum, line) => sum + cost(line, line.description), 0);
  if (full <= budget) return characters.map((description) => description.length);
  const bare = lines.map((line) => cost(line, ""));
  const bareSum = bare.reduce((sum, tokens) => sum + tokens, 0);
  if (bareSum > budget) return withoutDescriptions(bare, budget);
  return roundRobin(lines, characters, bare, budget - bareSum);
}

function withoutDescriptions(bare: readonly number[], budget: number): KeptDescriptions {
  let left = budget;
  return bare.map((tokens) => {
    if (tokens > left) return null;
    left -= tokens;
    return 0;
  });
}

function roundRobin(
  lines: readonly SkillLine[],
  characters: readonly (readonly string[])[],
  bare: readonly number[],
  rest: number,
): KeptDescriptions {
  const kept = lines.map(() => 0);
  const costs = [...bare];
  let left = rest;
  for (let granted = true; granted; ) {
    granted = false;
    for (const [index, line] of lines.entries()) {
      const description = characters[index] ?? [];
      const next = (kept[index] ?? 0) + 1;
      if (next > description.length) continue;
      const tokens = cost(line, description.slice(0, next).join(""));
      const increase = tokens - (costs[index] ?? 0);
      if (increase > left) continue;
      left -= increase;
      costs[index] = tokens;
      kept[index] = next;
      granted = true;
    }
  }
  return kept;
}
