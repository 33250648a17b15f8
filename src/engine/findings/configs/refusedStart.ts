/** Codex refuses to start: the place of the fault, and what would let it start. */
import { lookUp } from "../../config/merge.ts";
import { overridesTable, type TableValue } from "../../config/toml.ts";
import type { StartError } from "../../simulation.ts";
import type { FindingContext, Rule } from "../context.ts";
import { type FindingPlace, type Fix, fix, inFile, wholeFile } from "../finding.ts";
import { dottedOf, lineText, type Names, NO_FILE, nameRange, namesOf } from "./keyNames.ts";
import { cwdOf } from "./layers.ts";
import { refusalFixes } from "./refusalFixes.ts";

export const REFUSED_START: Rule<"refused-start"> = {
  severity: "error",
  *find(context) {
    const { error } = context.moment;
    if (error === null) return;
    const { path, key } = error.at;
    yield { params: { path, key }, place: placeOf(context, error), fixes: fixesOf(context, error) };
  },
};

/** The key, where it is known; else from the fault to the end of its line. */
function placeOf(context: FindingContext, { at, sentence }: StartError): FindingPlace {
  if (at.path === null) return NO_FILE;
  const text = context.text(at.path);
  if (text === null || at.line === null || at.column === null) return wholeFile(at.path);
  if (sentence.id !== "error.toml") return inFile(at.path, nameRange(text, at.line, at.column));
  const endColumn = Math.max(lineText(text, at.line).length + 1, at.column);
  return inFile(at.path, { line: at.line, column: at.column, endLine: at.line, endColumn });
}

function fixesOf(context: FindingContext, error: StartError): readonly Fix[] {
  const { path, key } = error.at;
  const table = tableOf(context, path);
  if (key === null || table === null || error.sentence.id === "error.toml") return [];
  const names = namesOf(key);
  const value = lookUp(table, names);
  // In an array of tables the names do not say which element.
  const isTables = value?.kind === "array" && value.items.some(({ kind }) => kind === "table");
  if (value === undefined || isTables) return [];
  return [...refusalFixes(context.release.config, table, names, value, error), removeFix(path, names)];
}

function removeFix(path: string | null, key: Names): Fix {
  return fix("remove-key", { key: dottedOf(key) }, { kind: "removeKey", path, key });
}

function tableOf(context: FindingContext, path: string | null): TableValue | null {
  if (path !== null) return context.configs.find((config) => config.path === path)?.table ?? null;
  const { overrides } = context.scenario.launch;
  return overridesTable(overrides, { kind: "override", path: null, directory: cwdOf(context) });
}
