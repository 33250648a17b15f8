/** `codex exec-server` on loopback: what stands behind every environment but `local`. It sees the same files. */
import type { EnvironmentPick, EnvironmentState, Scenario } from "../src/engine/index.ts";
import { hasEnvironments } from "../src/engine/index.ts";
import { CodexProcess } from "./codexProcess.ts";
import type { Machine } from "./machine.ts";
import { NotRun } from "./notRun.ts";

/** Milliseconds until it says where it listens. */
const START_LIMIT = 10_000;
/** Any address of a scenario's `environments.toml`. */
const ADDRESS = /wss?:\/\/[^"']*/g;

export class ExecServer {
  readonly #process: CodexProcess;
  readonly url: string;

  private constructor(process: CodexProcess, url: string) {
    this.#process = process;
    this.url = url;
  }

  static async start(machine: Machine): Promise<ExecServer> {
    const process = new CodexProcess(machine.command(["exec-server", "--listen", "ws://127.0.0.1:0"], "/"));
    const url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new NotRun("timeout", "codex exec-server does not listen")), START_LIMIT);
      process.onLine((line) => {
        if (!line.startsWith("ws://")) return;
        clearTimeout(timer);
        resolve(line.trim());
      });
    });
    return new ExecServer(process, url);
  }

  async close(): Promise<void> {
    await this.#process.close();
  }
}

/** Ids that a client registers when a process starts, in the order in which the scenario names them. */
export function idsOfClient(scenario: Scenario): readonly string[] {
  const { machine, files } = scenario;
  const file = files[`${machine.codexHome}/environments.toml`];
  const inFile = typeof file === "string" ? [...file.matchAll(/^\s*id\s*=\s*"([^"]*)"/gm)].map(([, id]) => id) : [];
  const ids = new Set(picksOf(scenario).map(({ id }) => id));
  return [...ids].filter((id) => id !== "local" && !inFile.includes(id));
}

/** Nobody listens here. */
const DEAD = "ws://127.0.0.1:9";

/** Where the environments of the client are. */
export function addressOf(id: string, scenario: Scenario, server: string): string {
  return stateOf(id, scenario) === "failed" ? DEAD : server;
}

function stateOf(id: string, scenario: Scenario): EnvironmentState | undefined {
  return picksOf(scenario).find((pick) => pick.id === id && pick.state !== undefined)?.state;
}

function picksOf({ launch, steps }: Scenario): readonly EnvironmentPick[] {
  const lists = [launch.environments ?? []];
  for (const step of steps) if (step.do === "environments") lists.push(step.environments);
  return lists.flat();
}

/** The scenario with the address of the real server in its `environments.toml`; null where no environment is named. */
export async function startExecServer(scenario: Scenario, machine: Machine): Promise<ExecServer | null> {
  if (!hasEnvironments(scenario)) return null;
  const server = await ExecServer.start(machine);
  const path = `${scenario.machine.codexHome}/environments.toml`;
  const node = scenario.files[path];
  if (typeof node === "string") machine.write(path, node.replaceAll(ADDRESS, server.url));
  for (const { cwd } of scenario.launch.environments ?? []) machine.makeDirectory(cwd);
  return server;
}
