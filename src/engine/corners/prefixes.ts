/** Commands that files of rules allow: Codex lists their first words for the model (`execpolicy`). */
import { searchedDirectories } from "../agentsMd/discover.ts";
import { projectRootMarkers } from "../config/load.ts";
import { layerTrust, trustEntry } from "../config/trust.ts";
import { join, parentOf } from "../machine/path.ts";
import { compareBytes, decodeStrict } from "../machine/utf8.ts";
import { mark, type Spans } from "../provenance.ts";
import type { FileNode } from "../scenario.ts";
import { isBroad } from "./broadPrefixes.ts";
import type { CornerStart } from "./registry.ts";
import { type Call, callsOf, type Literal } from "./starlark.ts";

/** At most this many are listed … */
const MOST = 100;
/** … in at most this many characters. */
const MOST_CHARACTERS = 5_000;
const CUT = "...\n[Some commands were truncated]";

type Prefix = readonly string[];

/**
 * The prefixes that `/etc/codex/rules`, `<codexHome>/rules` and the rules of trusted projects allow: each once, those of
 * few words first. Null: there are none. Undefined: a file holds what is not understood here.
 */
export function approvedPrefixes(start: CornerStart): Spans | null | undefined {
  const prefixes = new Map<string, Prefix>();
  // 0.113.0 takes every rule.
  const written = start.release.id === "0.113.0" ? null : join(start.scenario.machine.codexHome, "rules/default.rules");
  for (const path of ruleFiles(start)) {
    const read = start.files.read(path);
    const decoded = read.kind === "failed" ? null : decodeStrict(read.bytes);
    const calls = decoded !== null && "text" in decoded ? callsOf(decoded.text) : null;
    if (calls === null) return undefined;
    for (const call of calls) {
      const pattern = allowedBy(call);
      const allowed = pattern && prefixesOf(pattern);
      if (allowed === undefined) return undefined;
      if (path === written && isPlain(pattern) && isBroad(pattern)) continue;
      for (const prefix of allowed) prefixes.set(rendered(prefix), prefix);
    }
  }
  if (prefixes.size === 0) return null;
  return [mark(listOf([...prefixes.values()].sort(inOrder)))];
}

function listOf(prefixes: readonly Prefix[]): string {
  const list = prefixes.slice(0, MOST).map((prefix) => `- ${rendered(prefix)}`);
  const characters = [...list.join("\n")];
  const isCut = prefixes.length > MOST || characters.length > MOST_CHARACTERS;
  return characters.slice(0, MOST_CHARACTERS).join("") + (isCut ? CUT : "");
}

/** By the number of words, then by their length, then by the words. */
function inOrder(one: Prefix, other: Prefix): number {
  const bytes = (prefix: Prefix) => new TextEncoder().encode(prefix.join("")).length;
  return (
    one.length - other.length ||
    bytes(one) - bytes(other) ||
    one.map((word, index) => compareBytes(word, other[index] ?? "")).find((order) => order !== 0) ||
    0
  );
}

function rendered(prefix: Prefix): string {
  return `[${prefix.map((word) => JSON.stringify(word)).join(", ")}]`;
}

function isPlainFile(node: FileNode | undefined): boolean {
  return node !== undefined && !(typeof node === "object" && "symlink" in node);
}

/** Files directly in each folder of rules, folder by folder, in the order of their names. */
function ruleFiles({ files, scenario, config, release }: CornerStart): string[] {
  const { launch, machine } = scenario;
  const { withoutProject } = config;
  const root = release.config.layerRoot(files, launch.cwd, projectRootMarkers(withoutProject));
  const gitRoot = release.config.gitRoot(files, launch.cwd);
  const entryOf = (at: string) => trustEntry(files, withoutProject, at, release.config.trustsRealPaths);
  const projects = searchedDirectories(root, launch.cwd).filter(
    (directory) =>
      join(directory, ".codex") !== machine.codexHome &&
      layerTrust(directory, root?.path ?? launch.cwd, gitRoot, entryOf)?.level === "trusted",
  );
  const folders = [
    "/etc/codex/rules",
    join(machine.codexHome, "rules"),
    ...projects.map((directory) => join(directory, ".codex/rules")),
  ];
  // A link is passed over.
  const paths = [...files.paths()].filter((path) => path.endsWith(".rules") && isPlainFile(files.node(path)));
  return folders.flatMap((folder) => paths.filter((path) => parentOf(path) === folder).sort(compareBytes));
}

/** The pattern that one call allows, an empty one when it allows none; undefined when the call is not understood. */
function allowedBy({ name, positional, named }: Call): readonly Literal[] | undefined {
  if (name !== "prefix_rule") return name === "network_rule" || name === "host_executable" ? [] : undefined;
  const [first, second] = positional;
  const decision = named.get("decision") ?? second ?? "allow";
  if (decision !== "allow") return decision === "prompt" || decision === "forbidden" ? [] : undefined;
  const pattern = named.get("pattern") ?? first;
  return Array.isArray(pattern) && pattern.length > 0 ? (pattern as readonly Literal[]) : undefined;
}

function isPlain(pattern: readonly Literal[] | undefined): pattern is readonly string[] {
  return pattern?.every((word) => typeof word === "string") === true;
}

/** The first word's alternatives are rules of their own; later ones stand in one word. */
function prefixesOf([first, ...rest]: readonly Literal[]): Prefix[] | undefined {
  if (first === undefined) return [];
  const words = rest.map((item) => (Array.isArray(item) ? `[${item.join("|")}]` : item));
  const heads = Array.isArray(first) ? (first as readonly Literal[]) : [first];
  return isPlain(words) && isPlain(heads) ? heads.map((head) => [head, ...words]) : undefined;
}
