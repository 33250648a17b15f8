/** Texts that the configuration brings: base, developer and managed instructions. */
import { MANAGED_LIMIT } from "../fragments/managedInstructions.ts";
import type { FileSystem } from "../machine/files.ts";
import { decodeStrict, encodeUtf8, trim } from "../machine/utf8.ts";
import { byteLength } from "../provenance.ts";
import type { Launch } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import type { Sourced } from "../thread/session.ts";
import { stringAt } from "./read.ts";
import { Refusal, refuseAt } from "./refusal.ts";
import { resolvePath } from "./sandbox.ts";
import { placeOf, type StringValue, type TableValue } from "./toml.ts";

/** A string of the configuration as it goes into text. */
export function sourced(value: StringValue): Sourced<string> {
  return { value: value.value, source: { kind: "config", ...placeOf(value) } };
}

/** A string of the configuration with its place; null when it is missing. */
export function sourcedAt(config: TableValue, names: readonly string[]): Sourced<string> | null {
  const value = stringAt(config, names);
  return value === undefined ? null : sourced(value);
}

/**
 * What replaces the catalogue's base instructions: the thread parameter, `model_instructions_file`, `instructions`.
 * The file is strict UTF-8 and trimmed; an unreadable or blank one refuses the start. Null: nothing replaces them.
 */
export function customBaseInstructions(
  files: FileSystem,
  config: TableValue,
  launch: Launch,
  home: string,
): Sourced<string> | null | Refusal {
  const named = stringAt(config, ["model_instructions_file"]);
  const file = named === undefined ? null : instructionsFile(files, named, resolvePath(named, home));
  if (file instanceof Refusal) return file;
  if (launch.baseInstructions !== null) {
    return { value: launch.baseInstructions, source: { kind: "launch", key: "baseInstructions" } };
  }
  if (file !== null) return file;
  const text = stringAt(config, ["instructions"]);
  return text === undefined ? null : sourced(text);
}

function instructionsFile(files: FileSystem, named: StringValue, path: string): Sourced<string> | Refusal {
  const read = files.read(path);
  const decoded = read.kind === "failed" ? null : decodeStrict(read.bytes);
  if (read.kind === "failed" || decoded === null || "invalidAt" in decoded) {
    return refuseAt(named, sentence("error.instructionsFileUnreadable", { file: path }));
  }
  const text = trim(decoded.text);
  if (text === "") return refuseAt(named, sentence("error.instructionsFileEmpty", { file: path }));
  const start = encodeUtf8(decoded.text.slice(0, decoded.text.indexOf(text))).length;
  return { value: text, source: { kind: "file", path, start, end: start + byteLength(text) } };
}

/** Exactly one wins: the thread parameter (the empty one clears), else the nearest configuration layer. */
export function developerInstructions(config: TableValue, launch: Launch): Sourced<string> | null {
  if (launch.developerInstructions !== null) {
    return { value: launch.developerInstructions, source: { kind: "launch", key: "developerInstructions" } };
  }
  const text = stringAt(config, ["developer_instructions"]);
  return text === undefined ? null : sourced(text);
}

/** The administrator's text; one over the limit refuses the start. */
export function managedInstructions(requirements: TableValue): Sourced<string> | null | Refusal {
  const text = stringAt(requirements, ["additional_developer_instructions"]);
  if (text === undefined) return null;
  const bytes = byteLength(text.value);
  if (bytes > MANAGED_LIMIT) {
    return refuseAt(text, sentence("error.managedTooLong", { bytes, limit: MANAGED_LIMIT }));
  }
  return sourced(text);
}
