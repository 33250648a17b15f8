import type { Sentence } from "../sentences.ts";
import type { Refusal } from "./refusal.ts";
import type { TableValue } from "./toml.ts";

export function checkTable(_table: TableValue): {
  readonly refusal: Refusal | null;
  readonly warnings: readonly Sentence[];
} {
  return { refusal: null, warnings: [] };
}
