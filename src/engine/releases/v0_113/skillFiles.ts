/** SKILL.md files below a root, and what their front matter says. */
import type { FileSystem } from "../../machine/files.ts";
import { parentOf } from "../../machine/path.ts";
import { decodeStrict } from "../../machine/utf8.ts";
import { fileSpan, type Span, span } from "../../provenance.ts";
import { skillFilesBelow } from "../../skills/discover.ts";
import { readFrontMatter } from "../../skills/frontMatter.ts";
import { CODEX_MANIFEST, pluginOf } from "../../skills/namespace.ts";
import { policyOf } from "../../skills/policy.ts";
import { fieldSpans, folderName, joined } from "../../skills/spans.ts";

/** Characters; a longer name (that of a plugin in front of it counts) or description drops the skill. */
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

/** Skills below a root. `prefix`: that of the plugin whose root it is. */
export function skillsBelow(files: FileSystem, root: string, prefix = ""): Skill[] {
  const found = files.locate(root);
  if (found.kind !== "directory") return [];
  return skillFilesBelow(files, found.realPath).flatMap(({ realPath }) => skillAt(files, realPath, prefix));
}

/** The skill of a file; nothing when it lacks a description, is too long, or may not be used unasked. */
function skillAt(files: FileSystem, path: string, prefix: string): Skill[] {
  const read = files.read(path);
  const decoded = read.kind === "bytes" ? decodeStrict(read.bytes) : null;
  if (read.kind !== "bytes" || decoded === null || !("text" in decoded)) return [];
  const front = readFrontMatter(decoded.text, false);
  if ("kind" in front || front.description === null) return [];
  const whole = fileSpan(path, read.bytes, 0, read.bytes.length, decoded.text);
  const { name: said, description } = front;
  const length = [...description.text].length;
  if (length === 0 || length > MAX_DESCRIPTION) return [];
  const given = said === null || said.text === "" ? folderName(path) : joined(fieldSpans(whole, said));
  const name = prefixed(files, path, prefix, given);
  if ([...name.text].length > MAX_NAME || !policyOf(files, parentOf(path), false).isImplicit) return [];
  return [{ name, description: joined(fieldSpans(whole, description)), path, whole }];
}

function prefixed(files: FileSystem, path: string, prefix: string, name: Span): Span {
  const plugin = prefix === "" ? pluginOf(files, path, [CODEX_MANIFEST]) : null;
  const lead = plugin === null ? prefix : `${plugin}:`;
  return lead === "" ? name : span(`${lead}${name.text}`, { kind: "default", key: "plugins" });
}
