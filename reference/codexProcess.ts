/** One process of the real program: started in a group of its own, ended by this suite only, never left behind. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { endAtExit } from "./cleanup.ts";
import type { Command } from "./machine.ts";
import { NotRun } from "./notRun.ts";

/** Milliseconds that one process may live. */
const PROCESS_LIMIT = Number(process.env.CODEX_REFERENCE_LIMIT_MS ?? 90_000);
/** Milliseconds to end after its input was closed. */
const FAREWELL = 4_000;

export class CodexProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #forget: () => void;
  readonly #timer: NodeJS.Timeout;
  #stderr = "";
  #timedOut = false;
  /** Exit status, null after a signal; settled when the output has been read to its end. */
  readonly ended: Promise<number | null>;

  constructor(command: Command) {
    const [file = "", ...args] = command.argv;
    this.#child = spawn(file, args, { cwd: command.cwd, env: { ...command.env }, stdio: "pipe", detached: true });
    this.#forget = endAtExit(() => this.#kill());
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#stderr += text;
    });
    // A program that ended does not read any more: its exit status says so.
    this.#child.stdin.on("error", () => {});
    this.ended = new Promise((resolve, reject) => {
      this.#child.once("error", reject).once("close", resolve);
    });
    this.ended.catch(() => {});
    this.#timer = setTimeout(() => {
      this.#timedOut = true;
      this.#kill();
    }, PROCESS_LIMIT);
    this.ended
      .finally(() => {
        clearTimeout(this.#timer);
        this.#forget();
      })
      .catch(() => {});
  }

  /** Calls `read` with each line of standard output. */
  onLine(read: (line: string) => void): void {
    let rest = "";
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) read(line);
    });
  }

  /** Throws away standard output: an unread pipe would stop the program. */
  ignoreOutput(): void {
    this.#child.stdout.resume();
  }

  writeLine(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  endInput(): void {
    this.#child.stdin.end();
  }

  /** Standard error without colours. */
  get complaint(): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of a terminal begin with one
    const plain = this.#stderr.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "");
    // A line of the log says the time, and what is said below it anyway.
    return plain.replace(/^\d{4}-\d\d-\d\dT\S+ +[A-Z]+ .*\n/gm, "").trim();
  }

  /** Waits for the end; throws NotRun when the program had to be ended. */
  async end(): Promise<number | null> {
    const status = await this.ended;
    if (this.#timedOut) throw new NotRun("timeout", `Codex did not end within ${PROCESS_LIMIT} ms`);
    return status;
  }

  /** Closes its input, and ends it when it does not take the hint. */
  async close(): Promise<void> {
    this.endInput();
    const abort = new AbortController();
    await Promise.race([
      this.ended.catch(() => null),
      delay(FAREWELL, null, { signal: abort.signal }).catch(() => null),
    ]);
    abort.abort();
    this.#kill();
    await this.ended.catch(() => null);
  }

  /** Ends the whole group: Codex may have started helpers. */
  #kill(): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, "SIGKILL");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}
