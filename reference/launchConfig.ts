/** What is given to Codex on its command line: the scenario's own overrides, and the way to the mock server. */
import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import type { FileNode, JsonValue, Scenario } from "../src/engine/index.ts";
import type { Machine } from "./machine.ts";
import { NotRun } from "./notRun.ts";

/** Providers that Codex defines itself; their address cannot be configured. */
const BUILT_IN_PROVIDERS = new Set(["openai", "ollama", "lmstudio", "amazon-bedrock"]);
/** Provider of this suite when the scenario names none. Its *name* decides how Codex compacts. */
const OWN_PROVIDER = "reference";

type Table = { readonly [key: string]: unknown };

/** A JSON value as TOML, for `-c key=value`. */
export function tomlValue(value: unknown): string {
  if (typeof value === "boolean" || typeof value === "number") return String(value);
  // JSON's escapes are TOML's, but TOML wants DEL escaped too.
  if (typeof value === "string") return JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value)
      .map(([key, entry]) => `${tomlValue(key)} = ${tomlValue(entry)}`)
      .join(", ")}}`;
  }
  throw new NotRun("unsupported", "null has no form in TOML");
}

/**
 * Every configuration document of the scenario; broken ones are left out, Codex will complain about them. Providers are
 * looked for in later edits too, and not in a project's own configuration, which may not define any.
 */
function configTables(scenario: Scenario, purpose: "providers" | "sandbox"): Table[] {
  const { codexHome } = scenario.machine;
  const tables: Table[] = [];
  const read = (path: string, node: FileNode) => {
    const isConfig =
      (purpose === "sandbox" && path.endsWith("/.codex/config.toml")) ||
      path.endsWith("/managed_config.toml") ||
      path === "/etc/codex/config.toml" ||
      path === `${codexHome}/config.toml`;
    if (!isConfig || typeof node !== "string") return;
    try {
      tables.push(getStaticTOMLValue(parseTOML(node)) as Table);
    } catch {
      // Codex itself reports what is wrong with it.
    }
  };
  for (const [path, node] of Object.entries(scenario.files)) read(path, node);
  if (purpose === "providers") {
    for (const step of scenario.steps) {
      for (const edit of step.do === "turn" ? (step.during ?? []) : [step]) {
        if (edit.do === "write") read(edit.path, edit.node);
      }
    }
  }
  tables.push(overrideTable(scenario.launch.overrides));
  return tables;
}

function overrideTable(overrides: { readonly [key: string]: JsonValue }): Table {
  const table: Record<string, unknown> = {};
  for (const [dotted, value] of Object.entries(overrides)) {
    const keys = dotted.split(".");
    const last = keys.pop() as string;
    let at: Record<string, unknown> | null = table;
    for (const key of keys) {
      at[key] ??= {};
      const next: unknown = at[key];
      at = isTable(next) ? (next as Record<string, unknown>) : null;
      if (at === null) break;
    }
    if (at !== null) at[last] = value;
  }
  return table;
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function providerSettings(scenario: Scenario, port: number): [string, unknown][] {
  const defined = new Set<string>();
  const chosen = new Set<string>();
  for (const table of configTables(scenario, "providers")) {
    if (typeof table.model_provider === "string") chosen.add(table.model_provider);
    if (isTable(table.model_providers)) for (const id of Object.keys(table.model_providers)) defined.add(id);
    if (!isTable(table.profiles)) continue;
    for (const profile of Object.values(table.profiles)) {
      if (isTable(profile) && typeof profile.model_provider === "string") chosen.add(profile.model_provider);
    }
  }
  for (const id of chosen) {
    if (!BUILT_IN_PROVIDERS.has(id)) continue;
    throw new NotRun(
      "unsupported",
      `the built-in provider "${id}" cannot be sent to the mock server; leave model_provider out`,
    );
  }
  const settings: [string, unknown][] = [];
  const send = (id: string) => {
    const wire = {
      base_url: `http://127.0.0.1:${port}/v1`,
      wire_api: "responses",
      env_key: "REFERENCE_KEY",
      requires_openai_auth: false,
      request_max_retries: 0,
      stream_max_retries: 0,
      supports_websockets: false,
    };
    for (const [key, value] of Object.entries(wire)) settings.push([`model_providers.${id}.${key}`, value]);
  };
  if (chosen.size === 0) {
    settings.push(["model_provider", OWN_PROVIDER], [`model_providers.${OWN_PROVIDER}.name`, "OpenAI"]);
    send(OWN_PROVIDER);
  }
  for (const id of [...defined].sort()) {
    if (BUILT_IN_PROVIDERS.has(id)) continue;
    if (id.includes("."))
      throw new NotRun("unsupported", `the provider id "${id}" cannot be written on the command line`);
    send(id);
  }
  return settings;
}

/** All `-c` arguments. An override of null means absent. */
export function configArguments(scenario: Scenario, port: number, machine: Machine): string[] {
  const overrides = Object.entries(scenario.launch.overrides).filter(([, value]) => value !== null);
  const settings: [string, unknown][] = [
    ...overrides.map(([key, value]): [string, unknown] => [key, machine.outwardValue(value)]),
    ...providerSettings(scenario, port),
    ["analytics.enabled", false],
    ["check_for_update_on_startup", false],
  ];
  return settings.flatMap(([key, value]) => ["-c", `${key}=${tomlValue(value)}`]);
}

/** `[sandbox_workspace_write]` of the configuration as it stood at the start: a client sends it along with the mode. */
export function workspaceWriteTable(scenario: Scenario): Table {
  const merged: Record<string, unknown> = {};
  for (const table of configTables(scenario, "sandbox")) {
    if (isTable(table.sandbox_workspace_write)) Object.assign(merged, table.sandbox_workspace_write);
  }
  return merged;
}
