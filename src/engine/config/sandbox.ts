/** What Codex may touch: sandbox mode, writable roots, network, and what requirements.toml allows. */
import { join, normalise } from "../machine/path.ts";
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

/** The sandbox mode: as configured, else by trust. A mode that is not allowed falls back to read-only. */
export function resolveSandbox(
  config: TableValue,
  requirements: TableValue,
  trust: TrustLevel | null,
  approval: ApprovalPolicy,
): ResolvedSandbox | Refusal {
  const value = stringAt(config, ["sandbox_mode"]);
  const configured = SANDBOX_MODES.find((mode) => mode === value?.value);
  const resolved: Resolved<SandboxMode> =
    value !== undefined && configured !== undefined
      ? { value: configured, origin: configOrigin(value) }
      : { value: trust === null ? "read-only" : "workspace-write", origin: defaultOrigin(trust) };
  const explicit = configured !== undefined;
  const list = lookUp(requirements, ["allowed_sandbox_modes"]);
  const allowed = stringsAt(requirements, ["allowed_sandbox_modes"])?.map((item) => item.value);
  if (allowed === undefined || list === undefined || allowed.includes(resolved.value)) {
    return { resolved, warning: null, explicit };
  }
  if (explicit && resolved.value === "danger-full-access" && approval === "never") {
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

function defaultOrigin(trust: TrustLevel | null): { readonly kind: "default"; readonly because: Sentence } {
  return { kind: "default", because: sentence(`default.sandbox.${trust ?? "absent"}`, {}) };
}

/**
 * The settings beside the mode. They are read in every mode: extra roots are workspace roots everywhere. `first` is an
 * earlier reading whose workspace roots stay in force; what `config` adds to them may be written to all the same.
 */
export function resolveSandboxSettings(
  config: TableValue,
  mode: SandboxMode,
  home: string,
  first: TableValue | null,
  cwd: string,
): SandboxSettings {
  const because = sentence("default.builtIn", { key: `${SECTION}.network_access` });
  const network = readBoolean(config, [SECTION, "network_access"], false, because);
  const roots = writableRoots(config, home);
  const settled = first === null ? roots : writableRoots(first, home);
  const known = new Set([cwd, ...settled.map((root) => root.value)]);
  return {
    mode,
    networkAccess: { value: network.value, source: sourceOf(network.origin, "network_access") },
    writableRoots: settled,
    lateWritableRoots: roots.filter((root) => !known.has(root.value)),
    slashTmp: !isOn(config, [SECTION, "exclude_slash_tmp"], false),
    tmpdirVariable: !isOn(config, [SECTION, "exclude_tmpdir_env_var"], false),
  };
}

function writableRoots(config: TableValue, home: string): Root[] {
  return (stringsAt(config, [SECTION, "writable_roots"]) ?? []).map((item) => ({
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
