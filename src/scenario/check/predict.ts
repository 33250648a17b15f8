/** What the engine says that the command prints, on the computer of the paste. */
import {
  type FileNode,
  type Machine,
  type Scenario,
  type Simulation,
  simulate,
  type Texts,
} from "../../engine/index.ts";
import { belowPrefix } from "./mapPaths.ts";
import type { Paste, PastedItem } from "./paste.ts";
import { type CheckSetup, plainTurn } from "./setup.ts";

/** What the environment context of the paste says; null where it says nothing. */
export interface PastedEnvironment {
  readonly cwd: string | null;
  readonly shell: string | null;
  readonly date: string | null;
  readonly timezone: string | null;
}

export interface Prediction {
  readonly simulation: Simulation;
  /** Without it the last item, the message, is no part of the prediction. */
  readonly hasPrompt: boolean;
  readonly environment: PastedEnvironment;
}

export function predict(setup: CheckSetup, paste: Paste, texts: Texts): Prediction {
  const environment = environmentOf(paste.items);
  const prompt = paste.facts === null ? typedPrompt(paste.items) : setup.prompt;
  const { scenario } = setup;
  const here: Scenario = {
    ...scenario,
    machine: machineOf(scenario.machine, environment),
    files: withReadable(scenario.files, paste.facts?.readable ?? []),
    steps: [plainTurn(prompt ?? "")],
  };
  const directory = paste.facts?.directory;
  const placed = directory?.startsWith("/") ? belowPrefix(here, directory) : here;
  return { simulation: simulate(placed, texts), hasPrompt: prompt !== null, environment };
}

function machineOf(machine: Machine, { shell, date, timezone }: PastedEnvironment): Machine {
  return {
    ...machine,
    shell: shell ?? machine.shell,
    date: date ?? machine.date,
    timezone: timezone ?? machine.timezone,
  };
}

/** The script could not take the right to read them away. */
function withReadable(files: Scenario["files"], readable: readonly string[]): Scenario["files"] {
  const open = new Set(readable);
  return Object.fromEntries(
    Object.entries(files).map(([path, node]): [string, FileNode] => [path, open.has(path) ? "unreadable\n" : node]),
  );
}

function environmentOf(items: readonly PastedItem[]): PastedEnvironment {
  const texts = items.filter(({ role }) => role === "user").flatMap(({ parts }) => parts.map(({ text }) => text ?? ""));
  const context = texts.find((text) => text.startsWith("<environment_context>\n")) ?? "";
  const read = (tag: string) => {
    const found = new RegExp(`^ {2}<${tag}>([^<]*)</${tag}>$`, "m").exec(context)?.[1];
    return found === undefined ? null : unescaped(found);
  };
  return { cwd: read("cwd"), shell: read("shell"), date: read("current_date"), timezone: read("timezone") };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");
}

/** What the person typed behind the command: the last item, where it is nothing of Codex's own. */
function typedPrompt(items: readonly PastedItem[]): string | null {
  const last = items.at(-1);
  const [part, ...others] = last?.parts ?? [];
  if (last?.role !== "user" || others.length > 0 || part?.text == null || part.cut) return null;
  if (part.kind !== null) return part.kind === "user.text" ? part.text : null;
  return /^(?:<environment_context>\n|# AGENTS\.md instructions)/.test(part.text) ? null : part.text;
}
