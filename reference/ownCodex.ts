/**
 * The check against a person's own Codex, acted out: the script is run in a shell with the installed program, and what it
 * prints is compared with the prediction.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Texts } from "../src/engine/index.ts";
import { type Comparison, compare } from "../src/scenario/check/compare.ts";
import { readPaste } from "../src/scenario/check/paste.ts";
import { posixScript } from "../src/scenario/check/posixScript.ts";
import { predict } from "../src/scenario/check/predict.ts";
import { renamingOf } from "../src/scenario/check/rename.ts";
import { checkSetup } from "../src/scenario/check/setup.ts";
import { normaliseScenario, type ScenarioDocument } from "../src/scenario/document.ts";
import type { ExampleId } from "../src/scenario/examples/index.ts";
import { withoutCapabilities } from "./jail.ts";
import { NotRun } from "./notRun.ts";
import { type Program, programOf } from "./program.ts";

const LIMIT_MS = 60_000;

/**
 * Examples of which the command cannot be shown everything. What it cannot be shown is left out of the prediction too, so
 * these compare equal without it.
 */
export const NOT_WHOLE: { readonly [Id in ExampleId]?: string } = {
  managed: "/etc/codex/requirements.toml can only be laid out by an administrator",
  "managed-too-long":
    "/etc/codex/requirements.toml can only be laid out by an administrator, so the start is not refused",
  "thread-beats-config": "developer instructions of a thread are said by a client of the app server",
};

export interface OwnCheck {
  readonly script: string;
  readonly output: string;
  readonly comparison: Comparison;
}

/** `shell`: argv in front of the script's text on standard input. Throws where the script itself fails or leaves something. */
export async function checkOwn(
  document: ScenarioDocument,
  texts: Texts,
  shell: readonly string[] = ["sh"],
): Promise<OwnCheck> {
  const scenario = normaliseScenario(document);
  const setup = checkSetup(scenario);
  if (setup === null) throw new NotRun("unsupported", "only Linux and 0.158.0 are predicted");
  const script = posixScript(setup);
  const output = await runScript(script, await programOf(scenario.codex), shell);
  const paste = readPaste(output);
  if ("kind" in paste) throw new Error(`the output cannot be read: ${JSON.stringify(paste)}`);
  if (paste.notes.length > 0) throw new Error(`the output is not whole: ${JSON.stringify(paste.notes)}`);
  if (paste.facts?.fingerprint !== setup.fingerprint) throw new Error("the fingerprint is another");
  const prediction = predict(setup, paste, texts);
  return { script, output, comparison: compare(prediction, paste, renamingOf(paste, setup, prediction.environment)) };
}

async function runScript(script: string, program: Program, shell: readonly string[]): Promise<string> {
  const temporary = mkdtempSync(join(realpathSync(tmpdir()), "own-codex-"));
  try {
    const output = await fed(withoutCapabilities(shell), script, {
      PATH: `${dirname(program.path)}:/usr/local/bin:/usr/bin:/bin`,
      HOME: "/nonexistent",
      TMPDIR: temporary,
    });
    const left = readdirSync(temporary);
    if (left.length > 0) throw new Error(`the script leaves ${left.join(", ")}`);
    return output;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Standard output of a command that reads the text; throws when it fails. */
function fed(argv: readonly string[], input: string, env: Readonly<Record<string, string>>): Promise<string> {
  const [file = "", ...args] = argv;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env: { ...env }, stdio: "pipe", timeout: LIMIT_MS });
    let [output, complaint] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaint += text;
    });
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`the script ends with ${status}: ${complaint.trim()}`));
    });
    child.stdin.end(input);
  });
}
