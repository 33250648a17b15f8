/** SKILL.md files below a root, and what their front matter says. */
import type { FileSystem } from "../../machine/files.ts";
import { baseName, isBelow, join, parentOf } from "../../machine/path.ts";
import { decodeLossy, decodeStrict } from "../../machine/utf8.ts";
import { fileSpan, type Span, sliceSpan, span } from "../../provenance.ts";

/** Directories below a root that are looked through. */
const MAX_DEPTH = 6;
/** Characters; a longer name or description drops the skill. */
const MAX_NAME = 64;
const MAX_DESCRIPTION = 1024;
export interface Skill {
  readonly name: Span;
  readonly description: Span;
  /** Path of its SKILL.md, resolved. */
  readonly path: string;
  /** Null: the file of a bundled skill is not at hand. */
  readonly whole: Span | null;
}

/** Skills below a root; hidden folders are passed over, linked ones are followed. */
export function skillsBelow(files: FileSystem, root: string, prefix = ""): Skill[] {
  const real = files.realPath(root);
  if (real === null) return [];
  const folders = [real, ...linkedFolders(files, real)];
  const paths = new Set<string>();
  for (const path of files.paths()) {
    if (baseName(path) !== "SKILL.md") continue;
    if (folders.some((folder) => isBelow(path, folder) && isWithin(path.slice(folder.length + 1)))) paths.add(path);
  }
  return [...paths].flatMap((path) => skillAt(files, path, prefix));
}

function isWithin(relative: string): boolean {
  const folders = relative.split("/").slice(0, -1);
  return folders.length <= MAX_DEPTH && folders.every((name) => !name.startsWith("."));
}

function linkedFolders(files: FileSystem, root: string): string[] {
  const found: string[] = [];
  for (const path of files.paths()) {
    if (!isBelow(path, root) || !isWithin(path.slice(root.length + 1))) continue;
    const node = files.node(path);
    const target = typeof node === "object" && "symlink" in node ? files.locate(path) : null;
    if (target?.kind === "directory") found.push(target.realPath);
  }
  return found;
}

/** The skill of a file; nothing when it lacks a description, is too long, or may not be used unasked. */
function skillAt(files: FileSystem, path: string, prefix: string): Skill[] {
  const read = files.read(path);
  const decoded = read.kind === "bytes" ? decodeStrict(read.bytes) : null;
  if (read.kind !== "bytes" || decoded === null || !("text" in decoded)) return [];
  const whole = fileSpan(path, read.bytes, 0, read.bytes.length, decoded.text);
  const description = fieldOf(whole, "description");
  if (description === null || description.text === "" || description.text.length > MAX_DESCRIPTION) return [];
  const given = fieldOf(whole, "name") ?? span(baseName(parentOf(path)), { kind: "default", key: "skills" });
  if (given.text.length > MAX_NAME || !isImplicit(files, path)) return [];
  const name = prefix === "" ? given : { ...given, text: `${prefix}${given.text}`, source: PREFIXED };
  return [{ name, description, path, whole }];
}

const PREFIXED = { kind: "default", key: "plugins" } as const;

/** `agents/openai.yaml` may say that the skill waits to be named. */
function isImplicit(files: FileSystem, path: string): boolean {
  const read = files.read(join(parentOf(path), "agents/openai.yaml"));
  return read.kind === "failed" || !/^\s*allow_implicit_invocation:\s*false\s*$/m.test(decodeLossy(read.bytes));
}

/** A value of the front matter: plain, quoted, or a block; white space counts once. Null when it is missing. */
function fieldOf(whole: Span, key: string): Span | null {
  const front = /^---\n(.*?)\n---/s.exec(whole.text)?.[1] ?? "";
  const found = new RegExp(`^(${key}:[ \\t]*)(.*?)[ \\t]*$((?:\\n[ \\t]+.*$|\\n[ \\t]*$)*)`, "m").exec(front);
  if (found === null) return null;
  const [, lead = "", value = "", block = ""] = found;
  const start = "---\n".length + found.index + lead.length;
  const isQuoted = value.length > 1 && /^(["'])(.*)\1$/s.test(value);
  const plain = isQuoted ? value.slice(1, -1) : value;
  const isBlock = /^[>|][+-]?$/.test(value) || block.trim() !== "";
  const text = (isBlock ? `${/^[>|]/.test(value) ? "" : plain} ${block}` : plain).trim().replace(/\s+/g, " ");
  const at = isQuoted ? start + 1 : start;
  return text === plain ? sliceSpan(whole, at, at + plain.length) : span(text, { kind: "default", key: "skills" });
}
