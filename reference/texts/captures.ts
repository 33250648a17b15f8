/** Runs of the real program that show Codex's own texts, and the texts of a request. */
import { parseScenario } from "../../src/scenario/schema.ts";
import { type CapturedRequest, isMessage } from "../capture.ts";
import { runReference } from "../run.ts";

const HOME = "/home/dev";
export const CODEX_HOME = `${HOME}/.codex`;
export const CONFIG = `${CODEX_HOME}/config.toml`;
export const CWD = `${HOME}/project`;
/** What this suite writes into a scenario to find the place again. */
export const SENTINEL = "SENTINEL";

/** One run. Keys of `overrides` are configuration keys, as for `-c`. */
export interface Setting {
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly mode?: "default" | "plan";
  readonly files?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Readonly<Record<string, unknown>>[];
}

export const TURN = { do: "turn", text: "hello" };
export const LEADING = { ...TURN, agents: [{ name: "agent", message: "task", fork: "none" }] };
export const REVIEWED_ONCE = { do: "review", text: "task", reply: SENTINEL };
export const INTERRUPTED = { ...TURN, during: [], interrupt: true };

/** Runs the real program; throws when it does not send what the scenario must make it send. */
export async function runCapture(name: string, setting: Setting, release: string): Promise<readonly CapturedRequest[]> {
  const parsed = parseScenario({
    format: 1,
    codex: release,
    machine: { home: HOME },
    files: setting.files ?? {},
    launch: { surface: "app-server", cwd: CWD, mode: setting.mode ?? null, overrides: setting.overrides },
    steps: setting.steps ?? [TURN],
  });
  if (!parsed.ok) throw new Error(`The scenario "${name}" is not valid: ${JSON.stringify(parsed)}`);
  const capture = await runReference(parsed.scenario);
  if (capture.error !== null) throw new Error(`Codex ${release} refused the scenario "${name}": ${capture.error}`);
  // Behind the requests of the thread stand those of its agents.
  return [...capture.requests, ...(capture.agents ?? []).flatMap(({ requests }) => requests)];
}

/** The texts of a request in their order, one for each content part; `instructions` is not among them. */
export function partTexts(request: CapturedRequest, role: "developer" | "user" | "assistant"): string[] {
  return request.input
    .filter(isMessage)
    .filter((item) => item.role === role)
    .flatMap((item) => item.content.flatMap(({ text }) => (text === undefined ? [] : [text])));
}
