/** Skills that a message names: each is a message of its own behind it. */
import { skillRoots } from "../config/onDisk.ts";
import { baseName, isBelow, parentOf } from "../machine/path.ts";
import { decodeStrict } from "../machine/utf8.ts";
import { byteLength, mark, span } from "../provenance.ts";
import type { NewItem } from "./history.ts";
import { message, partOf } from "./request.ts";
import type { ThreadState } from "./state.ts";

/**
 * `<skill>` with name, path and the file as it is now, once each in the order of the mentions. What is no loaded skill
 * (elsewhere on disk, unreadable, without name or description) adds nothing.
 */
export function skillItems(state: ThreadState, paths: readonly string[]): NewItem[] {
  const { codexHome, home } = state.scenario.machine;
  const roots = skillRoots(codexHome, home, state.docs.directories);
  return [...new Set(paths)]
    .filter((path) => path.endsWith("/SKILL.md") && roots.some((root) => isBelow(path, root)))
    .flatMap((path) => skillItem(state, path));
}

function skillItem({ files }: ThreadState, path: string): NewItem[] {
  const read = files.read(path);
  const decoded = read.kind === "bytes" ? decodeStrict(read.bytes) : null;
  if (decoded === null || !("text" in decoded)) return [];
  const { text } = decoded;
  if (fieldOf(text, "description") === null) return [];
  const name = fieldOf(text, "name") ?? baseName(parentOf(path));
  const source = { kind: "file", path, start: 0, end: byteLength(text) } as const;
  const spans = [
    mark("<skill>\n<name>"),
    span(name, source),
    mark("</name>\n<path>"),
    span(path, source),
    mark("</path>\n"),
    span(text, source),
    mark("\n</skill>"),
  ];
  return [message("user", partOf("skill", spans))];
}

/** A plain or quoted value of the front matter; null when there is none. */
function fieldOf(text: string, key: string): string | null {
  const front = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? "";
  const value = new RegExp(`^${key}:[ \\t]*(.+?)[ \\t]*$`, "m").exec(front)?.[1] ?? null;
  return value?.replace(/^(["'])(.*)\1$/, "$2") ?? null;
}
