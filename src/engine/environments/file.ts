/** `environments.toml` in CODEX_HOME: which environments are registered. */
import { lookUp } from "../config/merge.ts";
import { type Refusal, refuseAt, refuseFile } from "../config/refusal.ts";
import { type ConfigValue, type Layer, parseToml, type TableValue } from "../config/toml.ts";
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import { decodeLossy } from "../machine/utf8.ts";
import { sentence } from "../sentences.ts";
import { ENVIRONMENTS_FILE } from "./fileName.ts";

const LOCAL = "local";
const NONE = "none";
const KEYS = ["default", "include_local", "environments"];
const ID = /^[A-Za-z0-9_-]+$/;

/** Ids, the default first: `local` unless the file says otherwise. Without a default nothing is registered by name. */
export function registeredByFile(files: FileSystem, codexHome: string): readonly string[] | Refusal {
  const path = join(codexHome, ENVIRONMENTS_FILE);
  const read = files.read(path);
  if (read.kind === "failed") return [LOCAL];
  const layer: Layer = { kind: "user", path, directory: codexHome };
  const parsed = parseToml(decodeLossy(read.bytes), layer);
  if (!("table" in parsed)) return refuseFile(layer, sentence("error.environments", { id: "", fault: "syntax" }));
  return registeredIn(parsed.table, layer);
}

function registeredIn(table: TableValue, layer: Layer): readonly string[] | Refusal {
  for (const [key, value] of table.entries) {
    if (!KEYS.includes(key)) return refuse(value, key, "key");
  }
  const ids = idsOf(table);
  if (!Array.isArray(ids)) return ids as Refusal;
  const local = lookUp(table, ["include_local"]);
  const all = local?.kind === "boolean" && !local.value ? ids : [LOCAL, ...ids];
  const said = lookUp(table, ["default"]);
  const first = said?.kind === "string" ? said.value : all.includes(LOCAL) ? LOCAL : NONE;
  if (first === NONE) return [];
  if (said !== undefined && !all.includes(first)) return refuse(said, first, "default");
  if (layer.path === null) return all;
  return [first, ...all.filter((id) => id !== first).sort()];
}

function idsOf(table: TableValue): string[] | Refusal {
  const list = lookUp(table, ["environments"]);
  const ids: string[] = [];
  for (const item of list?.kind === "array" ? list.items : []) {
    const name = item.kind === "table" ? lookUp(item, ["id"]) : undefined;
    if (item.kind !== "table" || name?.kind !== "string") return refuse(item, "", "id");
    const id = name.value;
    if (id === LOCAL || id === NONE) return refuse(name, id, "reserved");
    if (!ID.test(id)) return refuse(name, id, "characters");
    const ways = ["url", "program"].filter((key) => lookUp(item, [key]) !== undefined);
    if (ways.length !== 1) return refuse(item, id, "way");
    if (ids.includes(id)) return refuse(name, id, "twice");
    ids.push(id);
  }
  return ids;
}

function refuse(value: ConfigValue, id: string, fault: EnvironmentFault): Refusal {
  return refuseAt(value, sentence("error.environments", { id, fault }));
}

type EnvironmentFault = "syntax" | "key" | "id" | "reserved" | "characters" | "way" | "twice" | "default";
