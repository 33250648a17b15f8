/** `fs::read_to_string`, as far as the migration tells its failures apart. */
import type { FileSystem } from "../machine/files.ts";
import { decodeStrict } from "../machine/utf8.ts";

const INVALID_UTF8 = "stream did not contain valid UTF-8";
const DENIED = "Permission denied (os error 13)";

/** The text of a regular file, or Rust's message when it cannot be read; null: not a regular file. */
export function textOf(
  files: FileSystem,
  path: string,
): { readonly text: string } | { readonly message: string } | null {
  const read = files.read(path);
  if (read.kind === "failed") return read.failure === "permission-denied" ? { message: DENIED } : null;
  const decoded = decodeStrict(read.bytes);
  return "text" in decoded ? decoded : { message: INVALID_UTF8 };
}
