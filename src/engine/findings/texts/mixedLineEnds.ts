/** Lines that end with LF beside lines that end with CR LF: Codex sends both as they are. */
import type { FileNode } from "../../scenario.ts";
import type { Rule } from "../context.ts";
import { type Fix, fix, inFile } from "../finding.ts";
import { nodeOf, type SentText, sentTexts } from "./sent.ts";

export const mixedLineEnds: Rule<"mixed-line-ends"> = {
  severity: "info",
  *find(context) {
    for (const sent of sentTexts(context)) {
      const crlf = count(sent, "\r\n");
      const lf = crlf === 0 ? 0 : count(sent, "\n") - crlf;
      if (lf === 0) continue;
      yield {
        params: { path: sent.path, lf, crlf },
        place: inFile(sent.path, oddLine(sent, crlf <= lf)),
        fixes: [unified(sent)],
      };
    }
  },
};

/** In the part that is sent. */
function count({ text, end }: SentText, lineEnd: string): number {
  let found = 0;
  for (let at = text.indexOf(lineEnd); at >= 0 && at < end; at = text.indexOf(lineEnd, at + 1)) found += 1;
  return found;
}

/** The first line with the rarer end. */
function oddLine(sent: SentText, isCrlfRare: boolean) {
  const { text } = sent;
  let start = 0;
  let feed = text.indexOf("\n");
  while ((text.charAt(feed - 1) === "\r") !== isCrlfRare) {
    start = feed + 1;
    feed = text.indexOf("\n", start);
  }
  return sent.range(start, isCrlfRare ? feed - 1 : feed);
}

function unified({ path, text, bytes, node }: SentText): Fix {
  const write = (unixNode: FileNode): Fix => fix("unify-line-ends", { path }, { kind: "write", path, node: unixNode });
  if (typeof node === "string") return write(text.replaceAll("\r\n", "\n"));
  return write(nodeOf(bytes.filter((byte, at) => byte !== CR || bytes[at + 1] !== LF)));
}

const LF = 10;
const CR = 13;
