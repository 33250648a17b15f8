/**
 * Bytes as POSIX shell text that any shell writes back exactly: dash, busybox, bash 3.2, zsh as sh. Lines of plain text
 * stay readable; the rest goes through octal escapes of `printf`. The script itself is free of tabs and other controls.
 */
import { encodeUtf8 } from "../../engine/index.ts";

/** What the script's own variable for the temporary directory is called. */
const ROOT = '"$root"';
/** Longer lines are written in pieces: a terminal in line mode takes 1,024 bytes. Characters. */
const LONGEST_LINE = 900;
/** Characters of one `printf`. */
const PIECE = 400;

/** Letters, digits, marks, signs and plain spaces: nothing that a terminal, a clipboard or an editor would change. */
const PLAIN = /^[\p{L}\p{N}\p{M}\p{P}\p{S} ]*$/u;

export interface ShellWriter {
  /** Stands in texts for the temporary directory. */
  readonly placeholder: string;
  /** Ends every text; no line of the scenario is equal to it. */
  readonly mark: string;
}

/** Commands that print the text, for the left side of a pipe; one line each but for the texts in between. */
export function printed(text: string, writer: ShellWriter): string[] {
  const commands: string[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    if (plain.length > 0) commands.push(`cat <<'${writer.mark}'`, ...plain, writer.mark);
    plain = [];
  };
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    if (isPlainLine(line, writer)) {
      plain.push(line.slice(0, -1));
      continue;
    }
    flush();
    commands.push(...printfs(line, writer));
  }
  flush();
  return commands.length === 0 ? ["printf ''"] : commands;
}

function isPlainLine(line: string, { placeholder, mark }: ShellWriter): boolean {
  const body = line.slice(0, -1);
  if (!line.endsWith("\n") || body === mark || body.length > LONGEST_LINE) return false;
  return PLAIN.test(body) && !body.includes(placeholder);
}

/** `printf` commands for a text: the placeholder becomes an argument. */
function printfs(text: string, { placeholder }: ShellWriter, write = escaped): string[] {
  const commands: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const length = pieceLength(rest, placeholder);
    const [first = "", ...others] = rest.slice(0, length).split(placeholder);
    // A format that begins with a dash would be taken for an option.
    const format = [first, ...others].map(write).join("%s").replace(/^-/, "\\055");
    commands.push([`printf '${format}'`, ...others.map(() => ROOT)].join(" "));
    rest = rest.slice(length);
  }
  return commands;
}

/** Does not end within a character or a placeholder. */
function pieceLength(text: string, placeholder: string): number {
  if (text.length <= PIECE) return text.length;
  const straddles = text.indexOf(placeholder, PIECE - placeholder.length);
  const cut = straddles >= 0 && straddles < PIECE ? straddles + placeholder.length : PIECE;
  return /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut + 1 : cut;
}

/** A text as a format of `printf` between single quotes. */
function escaped(text: string): string {
  return text.replace(/\n|\t|[^\p{L}\p{N}\p{M}\p{P}\p{S} ]|[\\%']/gu, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    if (character === "\\") return "\\\\";
    if (character === "%") return "%%";
    return octal(encodeUtf8(character));
  });
}

function asciiEscaped(text: string): string {
  return escaped(text).replace(/[^\x20-\x7e]/gu, (character) => octal(encodeUtf8(character)));
}

/** Bytes as octal escapes. */
function octal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}

/** Commands that print bytes which are no text. */
export function printedBytes(bytes: Uint8Array): string[] {
  const commands: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE / 4) {
    const piece = Array.from(bytes.subarray(at, at + PIECE / 4), byteEscaped).join("");
    commands.push(`printf '${piece.replace(/^-/, "\\055")}'`);
  }
  return commands.length === 0 ? ["printf ''"] : commands;
}

function byteEscaped(byte: number): string {
  if (byte === 0x0a) return "\\n";
  const isPlain = byte >= 0x20 && byte < 0x7f;
  return isPlain && !["'", "\\", "%"].includes(String.fromCharCode(byte))
    ? String.fromCharCode(byte)
    : octal(Uint8Array.of(byte));
}

/** A string as one word of the shell. `before`: commands that must run first. */
export interface ShellWord {
  readonly before: readonly string[];
  readonly word: string;
}

/**
 * `name`: a variable for a string that cannot be quoted as it is. Words are ASCII: some shells lose bytes of other text
 * inside a substitution.
 */
export function shellWord(text: string, writer: ShellWriter, name: string): ShellWord {
  if (/^[\x20-\x7e]*$/.test(text) && text.length <= LONGEST_LINE) {
    const pieces = text.split(writer.placeholder);
    return { before: [], word: pieces.map((piece) => (piece === "" ? "" : quoted(piece))).join(ROOT) || "''" };
  }
  // What a substitution prints loses its last line feeds: a letter behind them keeps them.
  const commands = printfs(`${text}x`, writer, asciiEscaped);
  return { before: [`${name}=$(`, ...commands, ")", `${name}=\${${name}%x}`], word: `"$${name}"` };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
