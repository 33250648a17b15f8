/** The file of a skill behind the message that names it. */
import { mark, type Span, span } from "../provenance.ts";
import type { NewItem } from "../thread/history.ts";
import { message, partOf } from "../thread/request.ts";

/** What a message says of a skill. */
export interface NamedSkill {
  readonly name: Span;
  /** Real path of its SKILL.md. */
  readonly path: string;
  /** Null: the file of a bundled skill is not at hand. */
  readonly whole: Span | null;
}

/** `<skill>` with name, path and the whole file; nothing without the file. */
export function skillItem({ name, path, whole }: NamedSkill, step: number): NewItem[] {
  if (whole === null) return [];
  const spans = [
    mark("<skill>\n<name>"),
    name,
    mark("</name>\n<path>"),
    span(path, { kind: "step", step, field: "skills" }),
    mark("</path>\n"),
    whole,
    mark("\n</skill>"),
  ];
  return [message("user", partOf("skill", spans))];
}
