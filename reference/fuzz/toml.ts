/** Writes a table as a configuration file: values first, then sub-tables under headings. */
import { tomlValue } from "../launchConfig.ts";
import type { Random } from "./random.ts";

export type Table = { [key: string]: unknown };

export function tomlFile(table: Table, random: Random): string {
  const lines: string[] = [];
  write(table, [], lines, random);
  const text = lines.join("\n");
  return text === "" ? text : `${text}\n`;
}

function write(table: Table, path: readonly string[], lines: string[], random: Random): void {
  const entries = Object.entries(table);
  const values = entries.filter(([, value]) => !isTable(value));
  if (path.length > 0 && (values.length > 0 || entries.length === 0)) lines.push(`[${path.map(keyOf).join(".")}]`);
  for (const [key, value] of values) {
    const comment = random.chance(0.1) ? " # as agreed" : "";
    lines.push(`${keyOf(key)} = ${tomlValue(value)}${comment}`);
  }
  for (const [key, value] of entries) {
    if (!isTable(value)) continue;
    if (random.chance(0.2)) lines.push("");
    write(value, [...path, key], lines, random);
  }
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function keyOf(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : tomlValue(key);
}

/** Sets a dotted key. */
export function setKey(table: Table, dotted: string, value: unknown): void {
  const keys = dotted.split(".");
  const last = keys.pop() as string;
  let at = table;
  for (const key of keys) {
    const next = at[key];
    if (isTable(next)) at = next;
    else {
      const made: Table = {};
      at[key] = made;
      at = made;
    }
  }
  at[last] = value;
}
