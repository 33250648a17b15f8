/** Skills that a message names: each is a message of its own behind it. */
import { skillRoots } from "../config/onDisk.ts";
import { baseName, isBelow, parentOf } from "../machine/path.ts";
import { decodeStrict } from "../machine/utf8.ts";
import { fileSpan, mark, sliceSpan, span } from "../provenance.ts";
import type { NewItem } from "./history.ts";
import { message, partOf } from "./request.ts";
import type { ThreadState } from "./state.ts";

/**
 * `<skill>` with name, path and the file as it is now, once each in the order of the mentions. What is no loaded skill
 * (elsewhere on disk, unreadable, without name or description) adds nothing.
 */
export function skillItems(state: ThreadState, step: number, paths: readonly string[]): NewItem[] {
  const { codexHome, home } = state.scenario.machine;
  const roots = skillRoots(codexHome, home, state.docs.directories);
  return [...new Set(paths)]
    .filter((path) => path.endsWith("/SKILL.md") && roots.some((root) => isBelow(path, root)))
    .flatMap((path) => skillItem(state, step, path));
}

function skillItem({ files }: ThreadState, step: number, path: string): NewItem[] {
  const read = files.read(path);
  const decoded = read.kind === "bytes" ? decodeStrict(read.bytes) : null;
  if (read.kind !== "bytes" || decoded === null || !("text" in decoded)) return [];
  const { text } = decoded;
  if (fieldOf(text, "description") === null) return [];
  const whole = fileSpan(path, read.bytes, 0, read.bytes.length, text);
  const mentioned = span(path, { kind: "step", step, field: "skills" });
  const name = fieldOf(text, "name");
  const spans = [
    mark("<skill>\n<name>"),
    name === null ? { ...mentioned, text: baseName(parentOf(path)) } : sliceSpan(whole, name.start, name.end),
    mark("</name>\n<path>"),
    mentioned,
    mark("</path>\n"),
    whole,
    mark("\n</skill>"),
  ];
  return [message("user", partOf("skill", spans))];
}

/** Where a plain or quoted value of the front matter stands, without its quotes; null when there is none. */
function fieldOf(text: string, key: string): { readonly start: number; readonly end: number } | null {
  const front = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? "";
  const found = new RegExp(`^(${key}:[ \\t]*)(.+?)[ \\t]*$`, "m").exec(front);
  const value = found?.[2];
  if (found === null || value === undefined) return null;
  const start = "---\n".length + found.index + (found[1] as string).length;
  const isQuoted = /^(["'])(.*)\1$/.test(value) && value.length > 1;
  return isQuoted ? { start: start + 1, end: start + value.length - 1 } : { start, end: start + value.length };
}
