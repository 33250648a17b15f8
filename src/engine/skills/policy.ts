/** `agents/openai.yaml` beside a SKILL.md: what it says about who may use the skill. Any fault in it, and nothing is said. */
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import { decodeStrict } from "../machine/utf8.ts";
import { countOf, entryOf, readYaml, type YamlValue } from "./yaml.ts";

export interface SkillPolicy {
  /** False: it waits to be named. */
  readonly isImplicit: boolean;
  /** False: it is for other products, and no skill here. */
  readonly isForCodex: boolean;
}

const NO_POLICY: SkillPolicy = { isImplicit: true, isForCodex: true };
const PRODUCTS = ["chatgpt", "codex", "atlas"];
const TEXTS_OF_INTERFACE = [
  "display_name",
  "short_description",
  "icon_small",
  "icon_large",
  "brand_color",
  "default_prompt",
];
const TEXTS_OF_TOOL = ["type", "value", "description", "transport", "command", "url"];

/** `folder`: that of the SKILL.md. `hasProducts`: the release knows that key. */
export function policyOf(files: FileSystem, folder: string, hasProducts = true): SkillPolicy {
  const read = files.read(join(folder, "agents/openai.yaml"));
  const decoded = read.kind === "bytes" ? decodeStrict(read.bytes) : null;
  if (decoded === null || !("text" in decoded)) return NO_POLICY;
  const yaml = readYaml(decoded.text);
  if ("fault" in yaml || yaml.value?.kind !== "map") return NO_POLICY;
  const file = yaml.value;
  const isSound =
    ["interface", "dependencies", "policy"].every((key) => countOf(file, key) <= 1) &&
    isTable(entryOf(file, "interface"), TEXTS_OF_INTERFACE) &&
    areDependencies(entryOf(file, "dependencies"));
  const policy = entryOf(file, "policy");
  return isSound && policy?.kind === "map" ? readPolicy(policy, hasProducts) : NO_POLICY;
}

type YamlMap = YamlValue & { readonly kind: "map" };

function readPolicy(policy: YamlMap, hasProducts: boolean): SkillPolicy {
  const allow = "allow_implicit_invocation";
  const isImplicit = flagOf(entryOf(policy, allow));
  const products = hasProducts ? productsOf(entryOf(policy, "products")) : [];
  if (countOf(policy, allow) > 1 || (hasProducts && countOf(policy, "products") > 1)) return NO_POLICY;
  if (isImplicit === null || products === null) return NO_POLICY;
  return { isImplicit, isForCodex: products.length === 0 || products.includes("codex") };
}

/** Null: no boolean of YAML 1.2. */
function flagOf(value: YamlValue | undefined): boolean | null {
  if (value === undefined || value.kind === "null") return true;
  if (value.kind !== "text" || !value.isPlain) return null;
  if (["true", "True", "TRUE"].includes(value.text)) return true;
  return ["false", "False", "FALSE"].includes(value.text) ? false : null;
}

/** Null: no list of products, or one with a name that is none. */
function productsOf(value: YamlValue | undefined): readonly string[] | null {
  if (value === undefined) return [];
  if (value.kind === "null") return value.isEmpty ? [] : null;
  if (value.kind !== "list") return null;
  const names = value.items.map((item) => (item.kind === "text" ? item.text : ""));
  const known = PRODUCTS.filter((product) => names.includes(product) || names.includes(product.toUpperCase()));
  return names.every((name) => known.some((product) => product === name || product.toUpperCase() === name))
    ? known
    : null;
}

/** Nothing, or a mapping whose known keys hold texts. */
function isTable(value: YamlValue | undefined, texts: readonly string[]): boolean {
  if (value === undefined || value.kind === "null") return true;
  if (value.kind !== "map") return false;
  return texts.every((key) => {
    const text = entryOf(value, key);
    return countOf(value, key) <= 1 && (text === undefined || text.kind === "text" || text.kind === "null");
  });
}

function areDependencies(value: YamlValue | undefined): boolean {
  if (value === undefined || value.kind === "null") return true;
  if (value.kind !== "map" || countOf(value, "tools") > 1) return false;
  const tools = entryOf(value, "tools");
  if (tools === undefined || (tools.kind === "null" && tools.isEmpty)) return true;
  return tools.kind === "list" && tools.items.every(isTool);
}

function isTool(tool: YamlValue): boolean {
  return tool.kind === "null" ? tool.isEmpty : tool.kind === "map" && isTable(tool, TEXTS_OF_TOOL);
}
