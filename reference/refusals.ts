/** What the real program says of a faulty configuration, surface by surface. */
import { existsSync } from "node:fs";
import type { Scenario } from "../src/engine/index.ts";
import { parseScenario } from "../src/scenario/schema.ts";
import { AppServer } from "./appServer.ts";
import { CodexProcess } from "./codexProcess.ts";
import { tomlValue } from "./launchConfig.ts";
import { type Command, Machine } from "./machine.ts";
import { NotRun } from "./notRun.ts";
import { programOf } from "./program.ts";
import { Refusal } from "./refusal.ts";
import type { RefusalCase } from "./refusalCases.ts";

export const SPEAKERS = ["exec", "tui", "prompt-input", "app-server"] as const;
export type Speaker = (typeof SPEAKERS)[number];

const CWD = "/w";
/** Gives a program a terminal to talk to. */
const TERMINAL = "/usr/bin/script";

/** The scenario of a case on a surface; null where the surface cannot be started so. */
export function refusalScenario(entry: RefusalCase, speaker: Speaker): Scenario | null {
  const { user, project, files = {}, overrides = {}, profile } = entry;
  if (profile !== undefined && speaker === "app-server") return null;
  const parsed = parseScenario({
    format: 1,
    files: {
      [`${CWD}/.git/HEAD`]: "ref: refs/heads/main\n",
      ...(user === undefined ? {} : { "/home/dev/.codex/config.toml": user }),
      ...(project === undefined ? {} : { [`${CWD}/.codex/config.toml`]: project }),
      ...files,
    },
    launch: {
      cwd: CWD,
      surface: speaker === "prompt-input" ? "tui" : speaker,
      overrides,
      ...(profile === undefined ? {} : { profile }),
    },
  });
  if (!parsed.ok) throw new Error(`${entry.name}: ${JSON.stringify(parsed.faults)}`);
  const { scenario } = parsed;
  return speaker === "prompt-input" ? { ...scenario, launch: { ...scenario.launch, printsOnly: true } } : scenario;
}

/** Its words without the line feed at their end; null when it starts. Rejects with NotRun when it cannot be asked. */
export async function realWords(scenario: Scenario, speaker: Speaker): Promise<string | null> {
  const machine = new Machine(scenario, await programOf(scenario.codex));
  try {
    const settings = settingsOf(scenario, machine);
    if (speaker === "app-server") return await serverWords(machine.command([...settings, "app-server"], CWD));
    const ask = { exec: ["exec", "--skip-git-repo-check"], tui: [], "prompt-input": ["debug", "prompt-input"] }[
      speaker
    ];
    const args = [...settings, ...ask, ...(speaker === "tui" ? [] : ["hello"])];
    const command = machine.command(args, CWD);
    const words = speaker === "tui" ? await terminalWords(command) : await printedWords(command);
    return words === null ? null : machine.inward(words);
  } finally {
    machine.close();
  }
}

function settingsOf({ launch }: Scenario, machine: Machine): string[] {
  const overrides = Object.entries(launch.overrides).flatMap(([key, value]) => [
    "-c",
    `${key}=${tomlValue(machine.outwardValue(value))}`,
  ]);
  return launch.profile === undefined ? overrides : [...overrides, "-p", launch.profile];
}

async function printedWords(command: Command): Promise<string | null> {
  const codex = new CodexProcess(command);
  codex.ignoreOutput();
  codex.endInput();
  const status = await codex.end();
  return status === 0 ? null : codex.complaint;
}

async function serverWords(command: Command): Promise<string | null> {
  let server: AppServer | null = null;
  try {
    server = await AppServer.start(command);
    await server.call("thread/start", { cwd: CWD });
    return null;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return refusal.message.trimEnd();
  } finally {
    await server?.close();
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of a terminal begin with one
const TERMINAL_CODES = /\u001b(?:\[[^A-Za-z]*[A-Za-z]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[=>])/g;

async function terminalWords(command: Command): Promise<string | null> {
  if (!existsSync(TERMINAL))
    throw new NotRun("unsupported", "the terminal interface wants the program script (util-linux)");
  const line = command.argv.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const codex = new CodexProcess({
    ...command,
    argv: [TERMINAL, "-qec", line, "/dev/null"],
    env: { ...command.env, TERM: "xterm" },
  });
  const lines: string[] = [];
  codex.onLine((text) => lines.push(text));
  codex.endInput();
  const status = await codex.end();
  return status === 0 ? null : lines.join("\n").replace(TERMINAL_CODES, "").replaceAll("\r", "").trim();
}

/** The warnings about the configuration that a client of the app server gets, in their order. */
export async function realWarnings(scenario: Scenario): Promise<readonly string[]> {
  const machine = new Machine(scenario, await programOf(scenario.codex));
  const server = await AppServer.start(machine.command([...settingsOf(scenario, machine), "app-server"], CWD));
  try {
    // A thread hears of its project's files.
    await server.call("thread/start", { cwd: CWD });
    const told = server.notifications.filter(({ method }) => method === "configWarning");
    return told
      .map(({ params }) => machine.inward(`${params.summary}`))
      .filter((text) => !text.includes("could not find bubblewrap"));
  } finally {
    await server.close();
    machine.close();
  }
}
