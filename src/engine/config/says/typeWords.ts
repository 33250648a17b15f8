/** What Codex says of a value that its type refuses. */
import type { TypeProblem } from "../checkTypes.ts";
import type { ChoiceType, KeyType, TableType } from "../keyType.ts";
import type { ConfigValue } from "../toml.ts";

/** The program reads the merged table and each file by different means, which word some faults differently. */
export interface TypeWords {
  readonly merged: string;
  readonly written: string;
}

/** Names of the tables inside the program, by their dotted keys; `*` stands for a name of the person's own. */
const STRUCTS: Readonly<Record<string, string>> = {
  agents: "AgentsToml",
  analytics: "AnalyticsConfigToml",
  apps: "AppsConfigToml",
  audio: "RealtimeAudioToml",
  auto_review: "AutoReviewToml",
  browser_use: "BrowserUseConfigToml",
  cloud: "CloudToml",
  "cloud.skills": "FeatureToggleToml",
  computer_use: "ComputerUseConfigToml",
  features: "FeaturesToml",
  feedback: "FeedbackConfigToml",
  ghost_snapshot: "GhostSnapshotToml",
  goals: "GoalsToml",
  history: "History",
  hooks: "HooksToml",
  "marketplaces.*": "MarketplaceConfig",
  "mcp_servers.*": "RawMcpServerConfig",
  memories: "MemoriesToml",
  "model_providers.*": "ModelProviderInfo",
  notice: "Notice",
  orchestrator: "OrchestratorToml",
  "orchestrator.mcp": "FeatureToggleToml",
  "orchestrator.skills": "FeatureToggleToml",
  otel: "OtelConfigToml",
  permissions: "PermissionsToml",
  "plugins.*": "PluginConfig",
  "profiles.*": "ConfigProfile",
  "projects.*": "ProjectConfig",
  realtime: "RealtimeToml",
  sandbox_workspace_write: "SandboxWorkspaceWrite",
  shell_environment_policy: "ShellEnvironmentPolicyTomlRaw",
  skills: "SkillsConfig",
  "skills.bundled": "BundledSkillsConfig",
  tool_suggest: "ToolSuggestConfig",
  tools: "ToolsToml",
  "tools.experimental_request_user_input": "ExperimentalRequestUserInput",
  "tools.update_plan": "UpdatePlanToolConfig",
  tui: "Tui",
  windows: "WindowsToml",
};

/** Keys that Codex reads in a roundabout way: its words for them are not known. */
const ROUNDABOUT =
  /^tui\.(?:notification|whimsy)|^(?:hooks|permissions)\.|^shell_environment_policy\.(?:ex|in|fil)|^notice\.hide_gpt-|^agents\.max_threads/;

interface Typed {
  readonly type: KeyType;
  /** As in `STRUCTS`. */
  readonly pattern: string;
}

/** The type at a path of names; null when it is not a matter of tables and maps alone. */
function typeAt(known: TableType, names: readonly string[]): Typed | null {
  let type: KeyType = known;
  const pattern: string[] = [];
  for (const name of names) {
    if (type.kind === "choice") type = type.tables[name] ?? type;
    else if (type.kind === "map") [type] = [type.of, pattern.push("*")];
    else if (type.kind === "table") {
      const own: KeyType | null | undefined = Object.hasOwn(type.keys, name) ? type.keys[name] : type.others;
      if (own === null || own === undefined) return null;
      pattern.push(name);
      type = own;
    } else return null;
  }
  return { type, pattern: pattern.join(".") };
}

/** Null: the words are not known. */
export function typeWords(
  value: ConfigValue,
  problem: TypeProblem,
  known: TableType,
  names: readonly string[],
): TypeWords | null {
  const typed = ROUNDABOUT.test(names.join(".")) ? null : typeAt(known, names);
  if (typed === null) return null;
  switch (problem.kind) {
    case "type":
      return wrongType(value, itemType(typed, value, problem));
    case "range":
      return both(
        value.kind === "integer" && Number.isSafeInteger(value.value) && problem.type !== "percent"
          ? `invalid value: integer \`${value.value}\`, expected ${problem.type}`
          : null,
      );
    case "variant":
      return both(`unknown variant \`${problem.got}\`, expected ${oneOf(problem.allowed)}`);
    case "blank":
      return both(names.at(-1)?.endsWith("reasoning_effort") === true ? "reasoning_effort must not be empty" : null);
    case "missing":
      return both(`missing field \`${problem.key}\``);
    case "needsOneOf":
      return both(names[0] === "mcp_servers" ? "invalid transport" : null);
    case "unsuited": {
      const way = problem.beside === "command" ? "stdio" : "streamable_http";
      return both(names[0] === "mcp_servers" ? `${problem.key} is not supported for ${way}` : null);
    }
    case "unknown":
      return both(untagged(typed));
  }
}

function both(words: string | null): TypeWords | null {
  return words === null ? null : { merged: words, written: words };
}

/** A list may be at fault itself, or one of its elements. */
function itemType(
  { type, pattern }: Typed,
  value: ConfigValue,
  { wanted }: { readonly wanted: readonly string[] },
): Typed {
  const isItem = type.kind === "list" && value.kind !== "array" && !wanted.includes("list");
  return isItem ? { type: type.of, pattern: `${pattern}.*` } : { type, pattern };
}

function wrongType(value: ConfigValue, typed: Typed): TypeWords | null {
  const { type } = typed;
  if (type.kind === "choice") return wrongChoice(value, type);
  const loose = untagged(typed);
  if (loose !== null) return both(loose);
  const expected = expectedOf(typed);
  const got = unexpected(value);
  if (expected === null || got === null) return null;
  const merged = `invalid type: ${got}, expected ${expected}`;
  return { merged, written: value.kind === "datetime" ? `invalid type: map, expected ${expected}` : merged };
}

function wrongChoice(value: ConfigValue, { tables }: ChoiceType): TypeWords | null {
  if (value.kind === "string") {
    return Object.hasOwn(tables, value.value) ? both("invalid type: unit variant, expected newtype variant") : null;
  }
  return value.kind === "table"
    ? null
    : { merged: "invalid type: unit variant, expected string only", written: "wanted string or table" };
}

/** Values that Codex tries in several ways have one sentence for all of them. */
function untagged({ type, pattern }: Typed): string | null {
  if (type.kind !== "either") return null;
  const name = pattern.startsWith("features.")
    ? "FeatureToml"
    : { "tools.web_search": "WebSearchToolConfigInput" }[pattern];
  return name === undefined ? null : `data did not match any variant of untagged enum ${name}`;
}

function expectedOf({ type, pattern }: Typed): string | null {
  switch (type.kind) {
    case "string":
    case "filled":
      return "a string";
    case "path":
      return "path string";
    case "boolean":
      return "a boolean";
    case "float":
      return "f64";
    case "integer":
      return type.type === "percent"
        ? "u8"
        : /^agents\./.test(pattern)
          ? type.type.replace("a nonzero ", "")
          : type.type;
    case "list":
      return "a sequence";
    case "map":
      return STRUCTS[pattern] === undefined ? "a map" : `struct ${STRUCTS[pattern]}`;
    case "table":
      return STRUCTS[pattern] === undefined ? null : `struct ${STRUCTS[pattern]}`;
    default:
      return null;
  }
}

/** The value as the program names what it did not expect; null: not known. */
export function unexpected(value: ConfigValue): string | null {
  switch (value.kind) {
    case "string":
    case "datetime":
      return `string ${quoted(value.value)}`;
    case "boolean":
      return `boolean \`${value.value}\``;
    case "integer":
      return Number.isSafeInteger(value.value) ? `integer \`${value.value}\`` : null;
    case "float":
      return floating(value.value);
    case "array":
      return "sequence";
    case "table":
      return "map";
  }
}

function floating(value: number): string | null {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e16 || (value !== 0 && Math.abs(value) < 1e-5)) return null;
  return `floating point \`${Number.isInteger(value) ? value.toFixed(1) : value}\``;
}

const ESCAPED: Readonly<Record<string, string>> = {
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  "\0": "\\0",
  '"': '\\"',
  "\\": "\\\\",
};

/** A string as the program quotes it. */
function quoted(text: string): string {
  const escaped = text.replace(/["\\\p{Cc}\u200b-\u200f\u2028-\u202e\ufeff]/gu, (character) => {
    return ESCAPED[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
  return `"${escaped}"`;
}

function oneOf(names: readonly string[]): string {
  const listed = names.map((name) => `\`${name}\``);
  if (listed.length === 1) return listed[0] ?? "";
  return listed.length === 2 ? listed.join(" or ") : `one of ${listed.join(", ")}`;
}
