/** Lines that end with LF beside lines that end with CR LF: Codex sends both as they are. */
import type { Rule } from "../context.ts";
import { type Fix, fix, inFile } from "../finding.ts";
import { nodeOf, type SentText, sentTexts } from "./sent.ts";

const LF = 10;
const CR = 13;

export const mixedLineEnds: Rule<"mixed-line-ends"> = {
  severity: "info",
  *find(context) {
    for (const sent of sentTexts(context)) {
      const { lf, crlf } = countEnds(sent.bytes.subarray(0, sent.sentBytes));
      if (lf === 0 || crlf === 0) continue;
      yield {
        params: { path: sent.path, lf, crlf },
        place: inFile(sent.path, oddLine(sent, crlf <= lf)),
        fixes: unified(sent),
      };
    }
  },
};

/** Over the bytes: a megabyte of line feeds takes a few milliseconds. */
function countEnds(bytes: Uint8Array): { readonly lf: number; readonly crlf: number } {
  let feeds = 0;
  let crlf = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== LF) continue;
    feeds += 1;
    if (bytes[at - 1] === CR) crlf += 1;
  }
  return { lf: feeds - crlf, crlf };
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

function unified({ path, bytes }: SentText): Fix[] {
  const kept = bytes.filter((byte, at) => byte !== CR || bytes[at + 1] !== LF);
  return [fix("unify-line-ends", { path }, { kind: "write", path, node: nodeOf(kept) })];
}
