/** Files out of Markdown: code fences whose name stands in the fence, on the line before it, or in their first line. */

export interface PastedFences {
  /** Path, as written, to text. A later block of the same name takes the place of the earlier one. */
  readonly files: ReadonlyMap<string, string>;
  /** The texts of blocks without a name. */
  readonly unnamed: readonly string[];
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

export function pastedFences(text: string): PastedFences {
  const files = new Map<string, string>();
  const unnamed: string[] = [];
  let block: { mark: string; name: string | null; lines: string[] } | null = null;
  let before = "";
  const end = (): void => {
    if (block === null) return;
    const { name, content } = named(block.name, block.lines);
    if (name === null) unnamed.push(content);
    else files.set(name, content);
    block = null;
    before = "";
  };
  for (const line of text.split("\n")) {
    const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
    const open: { mark: string; name: string | null; lines: string[] } | null = block;
    if (open === null) {
      if (mark !== "") block = { mark, name: nameInInfo(info) ?? nameInLine(before), lines: [] };
      else if (line.trim() !== "") before = line;
    } else if (mark !== "" && mark[0] === open.mark[0] && mark.length >= open.mark.length && info.trim() === "") end();
    else open.lines.push(line);
  }
  end();
  return { files, unnamed };
}

function named(name: string | null, lines: readonly string[]): { name: string | null; content: string } {
  const content = (rest: readonly string[]): string => (rest.length === 0 ? "" : `${rest.join("\n")}\n`);
  if (name !== null) return { name, content: content(lines) };
  const first = lines[0]?.trim() ?? "";
  const comment = asPath(/^<!--\s*(\S+)\s*-->$/.exec(first)?.[1] ?? /^\/\/\s*(\S+)$/.exec(first)?.[1] ?? "");
  if (comment !== null) return { name: comment, content: content(lines.slice(1)) };
  // A heading with the file's own name is part of the text.
  return { name: asPath(/^#\s+(\S+)$/.exec(first)?.[1] ?? ""), content: content(lines) };
}

/** `md AGENTS.md`, `AGENTS.md`, `md:AGENTS.md`, `title="AGENTS.md"`. */
function nameInInfo(info: string): string | null {
  const said = /(?:title|file(?:name)?|path)\s*=\s*["']?([^"'\s}]+)/i.exec(info)?.[1];
  if (said !== undefined) return asPath(said);
  for (const word of info.trim().split(/\s+/)) {
    const path = asPath(word.replace(/^[\w+-]+:/, ""));
    if (path !== null) return path;
  }
  return null;
}

/** `### AGENTS.md`, `**web/AGENTS.md**`, `` `AGENTS.md`: ``, `File: AGENTS.md`. */
function nameInLine(line: string): string | null {
  const quoted = /`([^`\s]+)`/.exec(line)?.[1] ?? /\*\*([^*\s]+)\*\*/.exec(line)?.[1];
  if (quoted !== undefined) return asPath(quoted.replace(/:$/, ""));
  const plain = line
    .replace(/^[\s#>*-]*/, "")
    .replace(/^(?:file|path|datei|文件)\s*[:：]\s*/i, "")
    .replace(/[:：]\s*$/, "")
    .trim();
  return /\s/.test(plain) ? null : asPath(plain);
}

/** A word that can only be meant as a path: with a slash or an ending. */
function asPath(word: string): string | null {
  const path = word.replace(/^(?:\.\/)+/, "");
  if (!/^[^\s<>"'`|*?{}]+$/.test(path) || /^[a-z]+:\/\//i.test(path) || path.endsWith("/")) return null;
  return /\/./.test(path) || /^\.?[^.]+\.[\w-]+/.test(path) ? path : null;
}
