/** Where the values of a TOML document stand. */
import type { ScalarKind } from "./tomlScalars.ts";
import type { Stretch } from "./tomlTokens.ts";

/** A value of the document; of a table its header, or the key that implies it. */
export interface TomlNode extends Stretch {
  readonly entries: Map<string, TomlNode>;
  readonly items: TomlNode[];
  readonly kind: "table" | "implied" | "tables" | "array" | "inline table" | ScalarKind;
}

export function before({ start }: Stretch): Stretch {
  return { start, end: start };
}

export function after({ end }: Stretch): Stretch {
  return { start: end, end };
}

export function node(kind: TomlNode["kind"], { start, end }: Stretch): TomlNode {
  return { kind, start, end, entries: new Map(), items: [] };
}

export function stretch({ start, end }: Stretch): Stretch {
  return { start, end };
}
