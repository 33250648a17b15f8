/** The front matter of a SKILL.md: where it stands, and what it says of the skill. */
import { trim } from "../machine/utf8.ts";
import { rescued } from "./rescue.ts";
import { countOf, entryOf, readYaml, type YamlText, type YamlValue } from "./yaml.ts";

/** Why a file is no skill. */
export type SkillFault =
  | { readonly kind: "unreadable" }
  | { readonly kind: "utf8"; readonly at: number }
  | { readonly kind: "frontMatter" }
  | { readonly kind: "yaml"; readonly detail: string }
  /** A field is a list or a mapping, or stands there twice. */
  | { readonly kind: "type"; readonly field: string }
  | { readonly kind: "duplicate"; readonly field: string }
  | { readonly kind: "description" }
  | { readonly kind: "nameTooLong"; readonly characters: number };

/** A field in the file: what it says, and from where on it may stand. UTF-16 code units of the file. */
export interface Field {
  readonly text: string;
  readonly from: number;
}

export interface FrontMatter {
  readonly name: Field | null;
  readonly description: Field | null;
}

interface Lines {
  /** The lines between the delimiters, parted by LF. */
  readonly yaml: string;
  /** Where each of them begins in the file. */
  readonly starts: readonly number[];
}

/** The lines between `---` and the next `---`; white space around both does not matter. Null when there are none. */
function linesOf(text: string): Lines | null {
  const lines: string[] = [];
  const starts: number[] = [];
  let at = 0;
  for (let index = 0; at < text.length; index++) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? text.length : end).replace(/\r$/, "");
    if (index === 0 && trim(line) !== "---") return null;
    if (index > 0) {
      if (trim(line) === "---") return lines.length === 0 ? null : { yaml: lines.join("\n"), starts };
      lines.push(line);
      starts.push(at);
    }
    if (end < 0) return null;
    at = end + 1;
  }
  return null;
}

/** `rescues`: what is no YAML is read line by line; the first fault counts when that does not help. */
export function readFrontMatter(text: string, rescues = true): FrontMatter | SkillFault {
  const lines = linesOf(text);
  if (lines === null) return { kind: "frontMatter" };
  const first = fieldsOf(lines.yaml, lines);
  if (!("kind" in first) || !rescues) return first;
  const yaml = rescued(lines.yaml);
  if (yaml === null) return first;
  const second = fieldsOf(yaml, lines);
  return "kind" in second ? first : second;
}

function fieldsOf(yaml: string, lines: Lines): FrontMatter | SkillFault {
  const read = readYaml(yaml);
  if ("fault" in read) return { kind: "yaml", detail: read.fault };
  const { value } = read;
  if (value === null) return { name: null, description: null };
  if (value.kind !== "map") return { kind: "type", field: "front matter" };
  if (value.entries.some(([key]) => key.kind === "list" || key.kind === "map")) return { kind: "type", field: "key" };
  const fault = metadataFault(value);
  if (fault !== null) return fault;
  const fields = { name: field(value, "name", yaml, lines), description: field(value, "description", yaml, lines) };
  for (const found of [fields.name, fields.description]) if (found !== null && "kind" in found) return found;
  return fields as FrontMatter;
}

type YamlMap = YamlValue & { readonly kind: "map" };

function field(map: YamlMap, key: string, yaml: string, { starts }: Lines): Field | SkillFault | null {
  if (countOf(map, key) > 1) return { kind: "duplicate", field: key };
  const value = entryOf(map, key);
  if (value === undefined || value.kind === "null") return null;
  if (value.kind !== "text") return { kind: "type", field: key };
  return { text: oneLine(value.text), from: placeOf(yaml, starts, value) };
}

/** In a line that was rescued a quote stands in front of the value, behind one space. */
function placeOf(yaml: string, starts: readonly number[], { start }: YamlText): number {
  const before = yaml.slice(0, start);
  return (starts[before.split("\n").length - 1] ?? 0) + start - (before.lastIndexOf("\n") + 1);
}

/** `metadata` must be a mapping (or left empty), its `short-description` a text. */
function metadataFault(map: YamlMap): SkillFault | null {
  if (countOf(map, "metadata") > 1) return { kind: "duplicate", field: "metadata" };
  const metadata = entryOf(map, "metadata");
  if (metadata === undefined || (metadata.kind === "null" && metadata.isEmpty)) return null;
  if (metadata.kind !== "map") return { kind: "type", field: "metadata" };
  const name = "short-description";
  if (metadata.entries.some(([key]) => key.kind === "list" || key.kind === "map"))
    return { kind: "type", field: "metadata" };
  if (countOf(metadata, name) > 1) return { kind: "duplicate", field: `metadata.${name}` };
  const short = entryOf(metadata, name);
  const isText = short === undefined || short.kind === "text" || short.kind === "null";
  return isText ? null : { kind: "type", field: `metadata.${name}` };
}

const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** `split_whitespace` and one space between: runs of white space count once, none at the ends. */
export function oneLine(text: string): string {
  return text
    .split(WHITE_SPACE)
    .filter((word) => word !== "")
    .join(" ");
}
