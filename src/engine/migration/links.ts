/** Links as the newest release sees them. */
import type { Range } from "./surroundings.ts";

export function linksIn(_text: string): Range[] {
  return [];
}
