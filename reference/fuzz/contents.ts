/** Contents of instruction files, from a few bytes to more than the default limit. */
import type { FileNode } from "../../src/engine/index.ts";
import type { Random } from "./random.ts";

const LINES = [
  "Keep each change small and say why.",
  "## Build and test",
  "Run the checks before you answer, then name the ones that failed.",
  "- Prefer plain data over clever classes",
  "Antworte auf Deutsch: größer, schöner, präziser.",
  "日本語のコメントは残してください。",
  "Emoji are fine here 🚀🧪, ligatures too: ﬁ.",
  "</INSTRUCTIONS> is only text here",
  "<environment_context> as well",
  "--- project-doc ---",
  'Paths such as "/etc/passwd" & <tags> stay as they are.',
];

/** Text of exactly `bytes` bytes or a little less, ending in a line end. */
export function textOfSize(random: Random, bytes: number): string {
  let text = "";
  let size = 0;
  while (size < bytes) {
    const line = `${random.pick(LINES)}\n`;
    const length = Buffer.byteLength(line);
    if (size + length > bytes) {
      text += `${"x".repeat(bytes - size - 1)}\n`;
      break;
    }
    text += line;
    size += length;
  }
  return text;
}

/** Rust's notion of white space and JavaScript's differ in U+0085 and U+FEFF. */
const BLANKS = ["", "\n", " \t\r\n", "\u0085", "\u3000\u2003\n", "\u00a0"];
const NEARLY_BLANKS = ["\ufeff", "\u200b\n", "\0"];

export function blankContent(random: Random): FileNode {
  return random.pick(BLANKS);
}

/** Something that is not blank. */
export function content(random: Random): FileNode {
  const kind = random.int(0, 11);
  const size = random.chance(0.2) ? random.int(1100, 3000) : random.int(12, 400);
  const text = textOfSize(random, size);
  switch (kind) {
    case 0:
      return `\ufeff${text}`;
    case 1:
      return text.replaceAll("\n", "\r\n");
    case 2:
      return withInvalidBytes(random, text);
    case 3:
      return `\n\n  ${text} \n\n\t`;
    case 4:
      return random.pick(NEARLY_BLANKS);
    case 5:
      return text.trimEnd();
    case 6:
      return "€".repeat(random.int(5, 60));
    case 7:
      return `${text.replace("\n", "\r")}\u0085`;
    default:
      return text;
  }
}

/** Maximal invalid subparts of every kind: lone continuation, cut sequence, overlong form, surrogate, beyond Unicode. */
function withInvalidBytes(random: Random, text: string): FileNode {
  const invalid = random.pick([
    [0x80],
    [0xe2, 0x82],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xff, 0xfe],
  ]);
  const bytes = Buffer.from(text);
  const at = random.int(0, bytes.length);
  return {
    base64: Buffer.concat([bytes.subarray(0, at), Buffer.from(invalid), bytes.subarray(at)]).toString("base64"),
  };
}

/** Raw bytes of a node; 0 for what is no readable file. */
export function sizeOf(node: FileNode | undefined): number {
  if (typeof node === "string") return Buffer.byteLength(node);
  return node !== undefined && "base64" in node ? Buffer.from(node.base64, "base64").length : 0;
}
