/** The settings that a client changes: it remembers them and sends them along with the next turn. */
import type { Mode, Scenario, Step } from "../src/engine/index.ts";
import { ClientSandbox, type SandboxChange, type SandboxPolicy } from "./clientSandbox.ts";
import type { Machine } from "./machine.ts";
import { clientEnvironments } from "./turnParams.ts";

/** What the app server says of a thread that it has opened. */
export interface OpenedThread {
  readonly cwd: string;
  readonly model?: string;
  readonly reasoningEffort?: string | null;
  readonly sandbox: SandboxPolicy;
}

type SettingStep = Extract<Step, { do: "cd" | "environments" | "mode" | "set" }>;

export class ClientSettings {
  readonly #machine: Machine;
  #threadCwd = "";
  #model: string | undefined;
  #effort: string | null | undefined;
  #sandbox: ClientSandbox;
  // What goes along with the next turn; null: nothing is said.
  #changes: Record<string, unknown> = {};
  #cwd: string | null = null;
  /** The directory of `local` among the environments that it names: afterwards that of the thread, unless it says one. */
  #localCwd: string | null = null;
  #sandboxChange: SandboxChange | null = null;
  #mode: Mode | null;
  /** Workspace roots beside the working directory. */
  #furtherRoots: readonly string[] | null = null;

  constructor(scenario: Scenario, machine: Machine) {
    this.#machine = machine;
    this.#sandbox = new ClientSandbox(scenario, machine);
    this.#mode = scenario.launch.mode;
  }

  opened(thread: OpenedThread): void {
    this.#threadCwd = this.#machine.inward(thread.cwd);
    // What waits for the next turn is the person's last word: a mode that is said with it must not take it back.
    if (this.#changes.model === undefined) this.#model = thread.model || this.#model;
    if (this.#changes.effort === undefined) this.#effort = thread.reasoningEffort;
    this.#sandbox.opened(thread.sandbox);
  }

  change(step: SettingStep): void {
    switch (step.do) {
      case "cd":
        this.#cwd = step.cwd;
        return;
      case "environments":
        this.#changes.environments = clientEnvironments(step.environments, this.#machine);
        this.#localCwd = step.environments.find(({ id }) => id === "local")?.cwd ?? null;
        return;
      case "mode":
        this.#mode = step.mode;
        return;
      case "set":
        this.#set(step);
        return;
    }
  }

  /** Default, unless another mode is about to be said. */
  sayDefaultMode(): void {
    this.#mode ??= "default";
  }

  /** Parameters of the turn that starts now; the next turn says nothing of them any more. */
  ofTurn(): Record<string, unknown> {
    const params = this.#changes;
    if (this.#cwd !== null) params.cwd = this.#machine.outward(this.#cwd);
    if (this.#sandboxChange !== null) params.sandboxPolicy = this.#sandbox.changed(this.#sandboxChange);
    if (this.#furtherRoots !== null) params.runtimeWorkspaceRoots = this.#workspaceRoots(this.#furtherRoots);
    if (this.#mode !== null) params.collaborationMode = this.#collaborationMode(this.#mode);
    this.#threadCwd = this.#cwd ?? this.#localCwd ?? this.#threadCwd;
    this.#changes = {};
    this.#localCwd = null;
    this.#cwd = null;
    this.#sandboxChange = null;
    this.#furtherRoots = null;
    this.#mode = null;
    return params;
  }

  /** The list takes the place of all roots, the working directory among them. */
  #workspaceRoots(further: readonly string[]): string[] {
    return [this.#cwd ?? this.#threadCwd, ...further].map((path) => this.#machine.outward(path));
  }

  #collaborationMode(mode: Mode): unknown {
    const settings = { model: this.#model, reasoning_effort: this.#effort, developer_instructions: null };
    return { mode, settings };
  }

  #set({ key, value }: Extract<Step, { do: "set" }>): void {
    switch (key) {
      case "model":
        this.#model = value;
        this.#changes.model = value;
        return;
      case "effort":
        this.#effort = value;
        this.#changes.effort = value;
        return;
      case "approval_policy":
        this.#changes.approvalPolicy = value;
        return;
      case "personality":
        this.#changes.personality = value;
        return;
      case "sandbox_mode":
        this.#sandboxChange = { ...this.#sandboxChange, mode: value };
        return;
      case "network_access":
        this.#sandboxChange = { ...this.#sandboxChange, network: value === "true" };
        return;
      case "workspace_roots":
        this.#furtherRoots = value.split("\n").filter((path) => path !== "");
        return;
    }
  }
}
