/** What becomes of a front matter that is no YAML: plain values that YAML would not take are put between quotes. */
import { readYaml } from "./yaml.ts";

const INDENT_OF_LINE = /^ */;
/** A value that opens a block: what is indented below it stays as it is. */
const OPENS_BLOCK = /^[|>]/;

/**
 * Line by line: `key: value`, parted at the first colon, whose value is plain and holds a colon before white space,
 * begins with `@` or a backtick, or with a bracket without being a value by itself. Null when no line changes.
 */
export function rescued(yaml: string): string | null {
  let block: number | null = null;
  let changed = false;
  const lines = yaml.split("\n").map((line) => {
    const indent = INDENT_OF_LINE.exec(line)?.[0].length ?? 0;
    if (block !== null && (line.trim() === "" || indent > block)) return line;
    block = null;
    const colon = line.indexOf(":");
    const rest = line.slice(colon + 1);
    if (colon < 0 || !/^\s/.test(rest)) return line;
    const value = withoutComment(rest).trim();
    if (OPENS_BLOCK.test(value)) block = indent;
    if (!needsQuotes(value)) return line;
    changed = true;
    return `${line.slice(0, colon)}: '${value.replaceAll("'", "''")}'`;
  });
  return changed ? lines.join("\n") : null;
}

/** A comment begins with `#` behind white space. */
function withoutComment(rest: string): string {
  const at = rest.search(/\s#/);
  return at < 0 ? rest : rest.slice(0, at);
}

function needsQuotes(value: string): boolean {
  if (value === "" || /^['"|>#]/.test(value)) return false;
  if (/:\s/.test(value) || /^[@`]/.test(value)) return true;
  return /^[[{]/.test(value) && "fault" in readYaml(value);
}
