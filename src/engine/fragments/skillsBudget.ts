/** How much of the skills' descriptions fits into the request. */
import { byteLength } from "../provenance.ts";

export interface SkillLine {
  readonly name: string;
  readonly description: string;
  /** Index of its root. */
  readonly root: number;
  /** Path below the root. */
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

/** `r0/NAME/SKILL.md` behind a table of roots; null: without one the whole path. */
export function skillPath({ root, file }: Pick<SkillLine, "root" | "file">, roots: readonly string[] | null): string {
  return `${roots?.[root] ?? `r${root}`}/${file}`;
}

/** A line as it is listed, without its description and with one space between name and file. */
interface BareLine {
  readonly text: string;
  readonly description: readonly string[];
}

/** Estimated tokens of a line with its line feed; one more space stands behind what is left of the description. */
function cost({ text }: BareLine, description: string): number {
  return tokens(byteLength(text) + 1 + (description === "" ? 0 : byteLength(description) + 1));
}

function tokens(bytes: number): number {
  return Math.ceil(bytes / 4);
}

export interface FittedSkills {
  /** The lines name short paths behind a table of roots; else whole paths, without one. */
  readonly hasTable: boolean;
  readonly kept: KeptDescriptions;
}

/**
 * Lines are fitted twice, with short paths behind a table of roots and with whole paths. The table costs what it has more
 * than the other introduction. More lines are better, then more characters of descriptions, then fewer tokens; else
 * whole paths.
 */
export function fitSkills(lines: readonly SkillLine[], roots: readonly string[], budget: number): FittedSkills {
  const table = tableCost(roots);
  const plan = (limit: number, names: readonly string[] | null, overhead: number) => {
    const bare = lines.map((line) => ({
      text: `- ${line.name}: (file: ${skillPath(line, names)})`,
      description: [...line.description],
    }));
    const kept = fitDescriptions(bare, limit);
    const used = bare.map((line, index) => {
      const count = kept[index] ?? null;
      return count === null ? 0 : cost(line, line.description.slice(0, count).join(""));
    });
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    const left = kept.filter((count) => count === null).length;
    return { kept, rank: [-left, sum(kept.map((count) => count ?? 0)), -overhead - sum(used)] };
  };
  const whole = plan(budget, roots, 0);
  if (table >= budget) return { hasTable: false, kept: whole.kept };
  const short = plan(budget - table, null, table);
  const differs = short.rank.findIndex((value, index) => value !== whole.rank[index]);
  const hasTable = differs >= 0 && (short.rank[differs] ?? 0) > (whole.rank[differs] ?? 0);
  return { hasTable, kept: hasTable ? short.kept : whole.kept };
}

/** Bytes of the list without its lines: headings and line feeds; the introduction with a table and the one without. */
const BYTES = { headings: 33, table: 261 + "### Skill roots\n".length, noTable: 418 };

function tableCost(roots: readonly string[]): number {
  const bytes = roots.reduce((sum, root, index) => sum + byteLength(`- \`r${index}\` = \`${root}\`\n`), 0);
  return Math.max(0, tokens(BYTES.headings + BYTES.table + bytes) - tokens(BYTES.headings + BYTES.noTable));
}

/**
 * All in full when they fit. Else descriptions are cut: round robin in list order, each pass offers every unfinished
 * description one more character, granted while the rounded cost still fits. When not even the bare lines fit, no
 * description is kept and the lines that still fit are listed.
 */
function fitDescriptions(lines: readonly BareLine[], budget: number): KeptDescriptions {
  const full = lines.reduce((sum, line) => sum + cost(line, line.description.join("")), 0);
  if (full <= budget) return lines.map(({ description }) => description.length);
  const bare = lines.map((line) => cost(line, ""));
  const bareSum = bare.reduce((sum, one) => sum + one, 0);
  return bareSum > budget ? withoutDescriptions(bare, budget) : roundRobin(lines, bare, budget - bareSum);
}

function withoutDescriptions(bare: readonly number[], budget: number): KeptDescriptions {
  let left = budget;
  return bare.map((needed) => {
    if (needed > left) return null;
    left -= needed;
    return 0;
  });
}

function roundRobin(lines: readonly BareLine[], bare: readonly number[], rest: number): KeptDescriptions {
  const kept = lines.map(() => 0);
  const costs = [...bare];
  const lengths = lines.map(({ text, description }) => lengthsOf(byteLength(text) + 2, description));
  const costOf = (line: number, characters: number): number => tokens(lengths[line]?.[characters] ?? 0);
  let left = rest;
  for (let granted = true; granted; ) {
    granted = false;
    for (const [index, line] of lines.entries()) {
      const next = (kept[index] ?? 0) + 1;
      if (next > line.description.length) continue;
      const needed = costOf(index, next);
      const increase = needed - (costs[index] ?? 0);
      if (increase > left) continue;
      left -= increase;
      costs[index] = needed;
      kept[index] = next;
      granted = true;
    }
  }
  return kept;
}

/** Bytes of a line by the number of characters of its description; `rest`: those of all else. */
function lengthsOf(rest: number, description: readonly string[]): number[] {
  const lengths = [rest];
  for (const character of description) lengths.push((lengths.at(-1) ?? 0) + byteLength(character));
  return lengths;
}
