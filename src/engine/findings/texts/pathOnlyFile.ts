/** A file whose whole text is the path of another one: what git leaves of a symlink where it cannot make symlinks. */
import { join, normalise, parentOf } from "../../machine/path.ts";
import { trim } from "../../machine/utf8.ts";
import type { FindingContext, Rule } from "../context.ts";
import { type Fix, fix, inFile } from "../finding.ts";
import { type SentText, sentTexts } from "./sent.ts";

/** Longer than any path (PATH_MAX), in characters. */
const MAX_PATH = 4096;

export const pathOnlyFile: Rule<"path-only-file"> = {
  severity: "error",
  *find(context) {
    for (const sent of sentTexts(context)) {
      if (sent.text.length > MAX_PATH) continue;
      const target = trim(sent.text);
      const resolved = normalise(join(parentOf(sent.path), target));
      if (!isOneWord(target) || resolved === sent.path) continue;
      const exists = context.disk.read(resolved).kind === "bytes";
      if (!exists && !/\.md$/i.test(target)) continue;
      const start = sent.text.indexOf(target);
      yield {
        params: { path: sent.path, target, exists },
        place: inFile(sent.path, sent.range(start, start + target.length)),
        fixes: exists ? linked(context, sent, target, resolved) : [],
      };
    }
  },
};

/** A line that begins with `@` is another rule's; `#` begins a heading. */
function isOneWord(text: string): boolean {
  return /^[^\s@#`][^\s`]*$/.test(text);
}

/** The symlink that was meant, else a copy. */
function linked(context: FindingContext, sent: SentText, target: string, resolved: string): Fix[] {
  const real = context.disk.locate(resolved);
  if (real.kind !== "file" || real.realPath === sent.path) return [];
  const { path } = sent;
  return [
    fix("make-symlink", { target }, { kind: "write", path, node: { symlink: target } }),
    fix("inline-file", { path: resolved }, { kind: "write", path, node: real.node }),
  ];
}
