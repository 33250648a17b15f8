/** Skills that a message names: each is a message of its own behind it. */

import type { FileSystem } from "../machine/files.ts";
import { baseName, parentOf } from "../machine/path.ts";
import { decodeStrict } from "../machine/utf8.ts";
import { byteLength, mark, span } from "../provenance.ts";
import type { NewItem } from "./history.ts";
import { message, partOf } from "./request.ts";

/** `<skill>` with name, path and the file as it is now; a file that cannot be read is left out. */
export function skillItems(files: FileSystem, paths: readonly string[]): NewItem[] {
  return paths.flatMap((path) => {
    const read = files.read(path);
    const decoded = read.kind === "bytes" ? decodeStrict(read.bytes) : null;
    if (decoded === null || !("text" in decoded)) return [];
    const { text } = decoded;
    const source = { kind: "file", path, start: 0, end: byteLength(text) } as const;
    const spans = [
      mark("<skill>\n<name>"),
      span(skillName(text) ?? baseName(parentOf(path)), source),
      mark("</name>\n<path>"),
      span(path, source),
      mark("</path>\n"),
      span(text, source),
      mark("\n</skill>"),
    ];
    return [message("user", partOf("skill", spans))];
  });
}

/** `name:` of the front matter. */
function skillName(text: string): string | null {
  return /^---\n(?:.*?\n)?name:[ \t]*([^\n]+?)[ \t]*\n.*?---/s.exec(text)?.[1] ?? null;
}
