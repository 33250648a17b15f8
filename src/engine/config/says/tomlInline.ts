/** What must come next inside an inline table, and what is said of something else. */
import type { TokenKind } from "./tomlTokens.ts";

export type Need = "key" | "=" | "value" | ",";
export const NEEDED: Readonly<Record<Need, string>> = { key: "key", "=": "`=`", value: "value", ",": "`,`" };

export function misplaced(kind: TokenKind, needs: Need): string {
  if (kind === ",") return "extra comma in inline table";
  if (kind === "=") return "extra assignment between key-value pairs";
  if (kind === "]") return "invalid inline table element";
  if (needs === "=") return "missing assignment between key-value pairs";
  return needs === "," && kind !== "[" && kind !== "{"
    ? "missing comma between key-value pairs"
    : "missing key for inline table element";
}
