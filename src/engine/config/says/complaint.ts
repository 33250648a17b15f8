/** A complaint about a stretch of a TOML document. */
import type { Stretch } from "./tomlTokens.ts";

export interface TomlComplaint extends Stretch {
  /** Empty: something is wrong, in words that are not known. */
  readonly message: string;
}

/** Joins what would have been right: `a`, `b`. */
export function complain(what: string, expected: readonly string[], { start, end }: Stretch): TomlComplaint {
  const list = expected.length === 0 ? "nothing" : expected.join(", ");
  return { message: `${what}, expected ${list}`, start, end };
}

export function unknownFault({ start, end }: Stretch): TomlComplaint {
  return { message: "", start, end };
}
