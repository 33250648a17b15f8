/** Names out of pasted text: the output of `tree`, an indented outline, a list of paths. */

/** One named thing; `target` for a symlink. A directory ends with `/`, or something stands in it. */
export interface PastedName {
  readonly path: string;
  readonly directory: boolean;
  readonly target: string | null;
}

export interface PastedNames {
  readonly names: readonly PastedName[];
  /** Lines that were no names. */
  readonly ignored: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are escape sequences.
const COLOURS = /\u001b\[[0-9;]*m/g;
/** Lines and boxes of a tree, marks of a list, white space. */
const LEAD = /^(?:[\s\u00a0│┃├└╰┣┗─━|`+\\]|-(?=[-\s\u00a0])|\*(?=\s))*/;
/** What `tree` writes at its end. */
const SUMMARY = /^\d+ director(?:y|ies)(?:, \d+ files?)?\.?$/;
const COMMENT = /\s+(?:#|\/\/|←|<-|<--|—)\s.*$/;
/** Size and mode before a name. */
const DETAILS = /^\[[^\]]*\]\s+/;
const MAX_WORDS = 4;

export function pastedNames(text: string): PastedNames {
  const open: { readonly column: number; readonly path: string }[] = [];
  const found: PastedName[] = [];
  const parents = new Set<string>();
  let ignored = 0;
  for (const line of text.replace(COLOURS, "").split(/\r?\n/)) {
    if (line.trim() === "" || SUMMARY.test(line.trim())) continue;
    const column = LEAD.exec(line)?.[0].length ?? 0;
    const read = nameOf(line.slice(column));
    if (read === null) {
      ignored += 1;
      continue;
    }
    while ((open.at(-1)?.column ?? -1) >= column) open.pop();
    const above = open.at(-1)?.path ?? "";
    if (above !== "") parents.add(above);
    const path = joined(above, read.name);
    open.push({ column, path });
    // The directory in which the list was made.
    if (path !== "") found.push({ path, directory: read.directory, target: read.target });
  }
  return {
    names: found.map((name) => (parents.has(name.path) ? { ...name, directory: true } : name)),
    ignored,
  };
}

function nameOf(rest: string): { name: string; directory: boolean; target: string | null } | null {
  const [left = "", target = null] = rest.replace(DETAILS, "").replace(COMMENT, "").trim().split(" -> ");
  const plain = left.replace(/^["'`](.*)["'`]$/, "$1").replace(/[*@]$/, "");
  if (plain === "" || plain.split(/\s+/).length > MAX_WORDS || /[:;,!?]$/.test(plain)) return null;
  const directory = plain.endsWith("/");
  return { name: plain.replace(/\/+$/, "") || "/", directory, target };
}

function joined(above: string, name: string): string {
  const relative = name === "." ? "" : name.replace(/^(?:\.\/)+/, "");
  if (above === "" || relative.startsWith("/")) return relative;
  return relative === "" ? above : `${above === "/" ? "" : above}/${relative}`;
}
