/** What a line of a configuration file does. */
import type { StartError } from "../simulation.ts";
import { type KeyAt, keyAt } from "./configs/keyAt.ts";
import { keyEffect, requirementEffect } from "./configs/keyEffect.ts";
import { dottedOf, lineText, type Names, namesOf } from "./configs/keyNames.ts";
import { type ConfigLine, type ConfigLineSays, says } from "./configs/keySays.ts";
import { isProjectRead, trustOfProject } from "./configs/layers.ts";
import { type TypedEntry, typedEntries } from "./configs/typed.ts";
import { cameLater, isMisplaced, nearestKey } from "./configs/unknownKeys.ts";
import type { ConfigFile, FindingContext } from "./context.ts";

export type { ConfigLine, ConfigLineId, ConfigLineParams, ConfigLineSays } from "./configs/keySays.ts";

/**
 * The key at an offset (UTF-16 code units) of a configuration file and what it does. Null where no key stands, at the
 * header of a table that Codex knows, and in a file that is no configuration.
 */
export function explainConfigKey(context: FindingContext, path: string, offset: number): ConfigLine | null {
  const config = context.configs.find((one) => one.path === path);
  if (config === undefined) return null;
  if (config.table === null) return brokenFile(context, config, offset);
  const at = keyAt(config.text, offset);
  if (at === null) return null;
  const said = sayingOf(context, config, at);
  return said === null ? null : { key: dottedOf(at.names), range: at.range, says: said };
}

/** The line at fault of a text that is no TOML. */
function brokenFile(context: FindingContext, config: ConfigFile, offset: number): ConfigLine | null {
  const { path, text } = config;
  const { error } = context.moment;
  if (config.kind === "project" && config.state === "untrusted") {
    const line = text.slice(0, offset).split("\n").length;
    const range = { line, column: 1, endLine: line, endColumn: lineText(text, line).length + 1 };
    return { key: null, range, says: unread(context, config) };
  }
  if (error === null || error.at.path !== path || error.at.line === null) return null;
  const { line, column, key } = error.at;
  if (text.slice(0, offset).split("\n").length !== line) return null;
  const start = column ?? 1;
  const range = { line, column: start, endLine: line, endColumn: start + 1 };
  return { key, range, says: says("refused", { key, because: error.sentence }) };
}

function sayingOf(context: FindingContext, config: ConfigFile, at: KeyAt): ConfigLineSays | null {
  const key = dottedOf(at.names);
  const { error } = context.moment;
  if (error !== null && isAt(error.at, config, at)) return says("refused", { key, because: error.sentence });
  if (config.kind === "requirements") return at.isHeader ? null : requirementEffect(context, config, at.names);
  if (config.kind === "project" && !isProjectRead(context, config)) return unread(context, config);
  return misplaced(context, config, at) ?? (at.isHeader ? null : keyEffect(context, config, at));
}

function unread(context: FindingContext, { path }: ConfigFile): ConfigLineSays {
  return says("unread", { untrusted: trustOfProject(context, path) !== null });
}

/** Is the refusal about this very key, or about the table that it heads? */
function isAt(place: StartError["at"], config: ConfigFile, at: KeyAt): boolean {
  if (place.path !== config.path || place.key === null) return false;
  return place.line === null
    ? place.key === dottedOf(at.names)
    : place.line === at.range.line && isPrefix(namesOf(place.key), at);
}

function isPrefix(names: Names, at: KeyAt): boolean {
  return names.length <= at.names.length && names.every((name, index) => at.names[index] === name);
}

/** What Codex does not take at this place, whoever is in force. */
function misplaced({ release }: FindingContext, { kind, path, table }: ConfigFile, at: KeyAt): ConfigLineSays | null {
  const rules = release.config;
  const key = dottedOf(at.names);
  if (table === null) return null;
  if (kind === "project") {
    if (rules.notForProjects.some((names) => isPrefix(names, at)))
      return says("ignored-in-project", { key, silently: false });
    const silently = at.names[0] === "project_root_markers" || (at.names[0] === "skills" && at.names[1] === "config");
    if (silently) return says("ignored-in-project", { key, silently });
  }
  const entry = unknownAt([...typedEntries(table, rules.keys)], at);
  if (entry === null) return null;
  if (isMisplaced(rules, path, entry)) return says("wrong-table", { key, belongs: at.names.at(-1) ?? "" });
  const later = cameLater(rules, entry);
  const nearest = later ? null : nearestKey(rules, entry);
  return says("unknown", {
    key: dottedOf(entry.names),
    nearest: nearest === null ? null : dottedOf(nearest),
    later,
  });
}

/** The key itself, or a table around it, that Codex does not know. */
function unknownAt(entries: readonly TypedEntry[], at: KeyAt): TypedEntry | null {
  const { names, range, inArray } = at;
  // In an array of tables only the line says which element.
  const isHere = ({ value }: TypedEntry, length: number) => length < names.length || value.line === range.line;
  const found = entries.find(
    (entry) =>
      entry.type === null &&
      (inArray || !entry.inArray) &&
      isPrefix(entry.names, at) &&
      isHere(entry, entry.names.length),
  );
  return found ?? null;
}
