/** What Codex may touch: sandbox mode, writable roots, network, and what requirements.toml allows. */
import { keptReadOnly } from "../fragments/protectedPaths.ts";
import type { FileSystem } from "../machine/files.ts";
import { join, normalise } from "../machine/path.ts";
import { CONFIG_LAYERS } from "../provenance.ts";
import type { TrustLevel } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import { type ApprovalPolicy, type Resolved, SANDBOX_MODES, type SandboxMode } from "../simulation.ts";
import { type Root, type SandboxSettings, sourceOf } from "../thread/session.ts";
import type { Clamped } from "./approval.ts";
import { lookUp } from "./merge.ts";
import { configOrigin, isOn, readBoolean, stringAt, stringsAt } from "./read.ts";
import { type Refusal, refuseAt } from "./refusal.ts";
import { placeOf, type StringValue, type TableValue } from "./toml.ts";

const SECTION = "sandbox_workspace_write";

export interface ResolvedSandbox extends Clamped<SandboxMode> {
  /** Said by the configuration, and not changed by requirements.toml. */
  readonly explicit: boolean;
}

/**
 * The sandbox mode (`isMild`: without refusals; `custom`: that of the profile in force): as configured, else by trust. A
 * mode that is not allowed falls back to read-only.
 */
export function resolveSandbox(
  config: TableValue,
  requirements: TableValue,
  trust: TrustLevel | null,
  approval: ApprovalPolicy,
  isMild: boolean,
  custom?: SandboxMode,
): ResolvedSandbox | Refusal {
  const { value, configured: said } = configuredMode(config);
  const configured = said ?? custom;
  const resolved: Resolved<SandboxMode> =
    value !== undefined && configured !== undefined
      ? { value: configured, origin: configOrigin(value) }
      : { value: trust === null ? "read-only" : "workspace-write", origin: defaultOrigin(trust) };
  const explicit = said !== undefined;
  const list = lookUp(requirements, ["allowed_sandbox_modes"]);
  const allowed = stringsAt(requirements, ["allowed_sandbox_modes"])?.map((item) => item.value);
  if (allowed === undefined || list === undefined || allowed.includes(resolved.value)) {
    return { resolved, warning: null, explicit };
  }
  if (!isMild && explicit && resolved.value === "danger-full-access" && approval === "never") {
    const detail = `approval_policy = "never", sandbox_mode = "danger-full-access"`;
    return refuseAt(list, sentence("error.requirements", { key: "allowed_sandbox_modes", detail }));
  }
  const params = { wanted: resolved.value, used: "read-only", allowed };
  return {
    resolved: { value: "read-only", origin: configOrigin(list) },
    warning: sentence("warning.requirements.sandbox", params),
    explicit: false,
  };
}

/** Does requirements.toml leave this mode alone? */
export function allowsSandbox(requirements: TableValue, mode: SandboxMode): boolean {
  const allowed = stringsAt(requirements, ["allowed_sandbox_modes"]);
  return allowed === null || allowed.some(({ value }) => value === mode);
}

const PROFILE_MODES: Readonly<Record<string, SandboxMode>> = {
  ":read-only": "read-only",
  ":workspace": "workspace-write",
  ":danger-full-access": "danger-full-access",
};

/**
 * `sandbox_mode`, or the mode that a built-in profile of `default_permissions` stands for: the key of the higher layer
 * counts, in the same layer the profile. For a profile of a person's own see `corners/permissionProfile.ts`.
 */
function configuredMode(config: TableValue): {
  readonly value: StringValue | undefined;
  readonly configured: SandboxMode | undefined;
} {
  const value = stringAt(config, ["sandbox_mode"]);
  const profile = stringAt(config, ["default_permissions"]);
  if (profile !== undefined && (value === undefined || layerRank(profile) >= layerRank(value))) {
    return {
      value: profile,
      configured: Object.hasOwn(PROFILE_MODES, profile.value) ? PROFILE_MODES[profile.value] : undefined,
    };
  }
  return { value, configured: SANDBOX_MODES.find((mode) => mode === value?.value) };
}

/** Layers from the lowest to the highest; of two project layers the one deeper in the tree is higher. */
function layerRank({ layer }: StringValue): number {
  return CONFIG_LAYERS.indexOf(layer.kind) * 10_000 + layer.directory.length;
}

function defaultOrigin(trust: TrustLevel | null): { readonly kind: "default"; readonly because: Sentence } {
  return { kind: "default", because: sentence(`default.sandbox.${trust ?? "absent"}`, {}) };
}

/** The settings beside the mode. They are read in every mode. */
export function resolveSandboxSettings(
  files: FileSystem,
  config: TableValue,
  mode: SandboxMode,
  home: string,
): SandboxSettings {
  const section = sectionOf(config);
  const network = readBoolean(section, ["network_access"], false);
  const roots = writableRoots(section, home);
  const origin = originOf(config, section, mode);
  return {
    origin,
    mode,
    networkAccess: { value: network.value, source: sourceOf(network.origin, "network_access") },
    writableRoots: roots,
    saidIn: null,
    keptReadOnly: origin === "config" && mode === "workspace-write" ? keptReadOnly(files, roots, null) : [],
    slashTmp: !isOn(section, ["exclude_slash_tmp"], false),
    tmpdirVariable: !isOn(section, ["exclude_tmpdir_env_var"], false),
  };
}

function originOf(config: TableValue, section: TableValue, mode: SandboxMode): SandboxSettings["origin"] {
  if (configuredMode(config).value?.key === "sandbox_mode") return "config";
  // Settings of the section make another sandbox out of the built-in profile.
  return mode === "workspace-write" && section.entries.size > 0 ? "adjusted" : "profile";
}

/**
 * The workspace roots of a new thread beside its directory: the configured writable roots, under any sandbox. Beside
 * `default_permissions` these may be written to without being workspace roots.
 */
export function configuredRoots(config: TableValue, home: string): readonly Root[] {
  return hasProfile(config) ? [] : writableRoots(sectionOf(config), home);
}

/** `default_permissions` where it counts and names a profile of a person's own. */
export function customProfile(config: TableValue): StringValue | undefined {
  const { value } = configuredMode(config);
  return value?.key === "default_permissions" && !value.value.startsWith(":") ? value : undefined;
}

function hasProfile(config: TableValue): boolean {
  return lookUp(config, ["default_permissions"]) !== undefined;
}

/**
 * `[sandbox_workspace_write]`. Beside `default_permissions` it counts only when `sandbox_mode` wins and says
 * workspace-write.
 */
function sectionOf(config: TableValue): TableValue {
  const section = lookUp(config, [SECTION]);
  const { value, configured } = configuredMode(config);
  const isAlone = !hasProfile(config);
  const isMode = value?.key === "sandbox_mode" && configured === "workspace-write";
  return section?.kind === "table" && (isAlone || isMode) ? section : { ...config, entries: new Map() };
}

function writableRoots(section: TableValue, home: string): Root[] {
  return (stringsAt(section, ["writable_roots"]) ?? []).map((item) => ({
    value: resolvePath(item, home),
    source: { kind: "config", ...placeOf(item) },
  }));
}

/** A path of the configuration: `~` is the home directory, a relative one counts from the layer's own directory. */
export function resolvePath(value: StringValue, home: string): string {
  const written = value.value;
  const expanded = written === "~" ? home : written.startsWith("~/") ? join(home, written.slice(2)) : written;
  return normalise(join(value.layer.directory, expanded));
}
