/** The words for what no type expresses: keys that contradict each other, or name what does not exist. */
import type { FileSystem } from "../../machine/files.ts";
import type { Sentence } from "../../sentences.ts";
import type { RefusalCause } from "../refusal.ts";
import { notAFile, utf8Words } from "./fileWords.ts";

/** Null: not one of these, or its words are not known. */
export function lateWords({ id, params }: Sentence, cause: RefusalCause | null, files: FileSystem): string | null {
  const value = cause?.value ?? null;
  const written = value?.kind === "string" ? value.value : "";
  switch (id) {
    case "error.approvalUntrusted":
      return 'approval_policy = "untrusted" is no longer supported; remove this setting';
    case "error.unknownProvider":
      return `Model provider \`${params.provider}\` not found`;
    case "error.instructionsFileEmpty":
      return `model instructions file is empty: ${params.file}`;
    case "error.instructionsFileUnreadable": {
      const why = unreadableWords(files, params.file);
      return why === null ? null : `failed to read model instructions file ${params.file}: ${why}`;
    }
    case "error.legacyProfile":
      return (
        `legacy \`profile = "${written}"\` config is no longer supported; ` +
        `use \`--profile ${written}\` with \`${written}.config.toml\` instead`
      );
    case "error.variant":
      if (value?.key !== "default_permissions") return null;
      return `default_permissions refers to ${params.got.startsWith(":") ? "unknown built-in" : "undefined"} profile \`${params.got}\``;
    case "error.missing":
      return missingWords(value?.key ?? "", params.missing);
    default:
      return null;
  }
}

function missingWords(key: string, missing: readonly string[]): string | null {
  if (key === "permissions") return "config defines `[permissions]` profiles but does not set `default_permissions`";
  if (key === "default_permissions") return "default_permissions requires a `[permissions]` table";
  return missing[0] === "limit_tokens"
    ? "features.rollout_budget.limit_tokens is required when rollout_budget is enabled"
    : null;
}

function unreadableWords(files: FileSystem, path: string): string | null {
  const read = files.read(path);
  if (read.kind !== "failed") return utf8Words(files, path);
  if (read.failure === "not-found") return "No such file or directory (os error 2)";
  return read.failure === "is-a-directory" ? notAFile(path) : null;
}
