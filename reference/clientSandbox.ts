/** What a client knows of the sandbox of its thread: each change is sent as a whole policy. */
import type { Scenario } from "../src/engine/index.ts";
import { workspaceWriteTable } from "./launchConfig.ts";
import type { Machine } from "./machine.ts";
import { NotRun } from "./notRun.ts";

/** The app server's word for a policy. */
export interface SandboxPolicy {
  readonly type: string;
  readonly networkAccess?: unknown;
  readonly [key: string]: unknown;
}

const MODES = new Map([
  ["readOnly", "read-only"],
  ["workspaceWrite", "workspace-write"],
  ["dangerFullAccess", "danger-full-access"],
]);

export interface SandboxChange {
  readonly mode?: string;
  /** Whether the workspace-write sandbox lets programs reach the network; no other mode says it. */
  readonly network?: boolean;
}

export class ClientSandbox {
  readonly #table: ReturnType<typeof workspaceWriteTable>;
  readonly #machine: Machine;
  #mode = "read-only";
  #network = false;

  constructor(scenario: Scenario, machine: Machine) {
    this.#machine = machine;
    this.#table = workspaceWriteTable(scenario);
  }

  /** The thread has been opened with this policy. */
  opened({ type, networkAccess }: SandboxPolicy): void {
    this.#mode = MODES.get(type) ?? type;
    this.#network = (this.#mode === "workspace-write" ? networkAccess : this.#table.network_access) === true;
  }

  changed({ mode, network }: SandboxChange): SandboxPolicy {
    this.#mode = mode ?? this.#mode;
    this.#network = network ?? this.#network;
    return this.#policy();
  }

  #policy(): SandboxPolicy {
    if (this.#mode === "read-only") return { type: "readOnly" };
    if (this.#mode === "danger-full-access") return { type: "dangerFullAccess" };
    if (this.#mode !== "workspace-write") throw new NotRun("unsupported", `sandbox_mode "${this.#mode}"`);
    const { writable_roots: roots } = this.#table;
    return {
      type: "workspaceWrite",
      writableRoots: Array.isArray(roots) ? roots.map((path) => this.#machine.outward(path)) : [],
      networkAccess: this.#network,
      excludeTmpdirEnvVar: this.#table.exclude_tmpdir_env_var ?? false,
      excludeSlashTmp: this.#table.exclude_slash_tmp ?? false,
    };
  }
}
