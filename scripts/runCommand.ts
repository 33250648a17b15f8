/** Runs a command, passes its output on as it comes, and keeps the last lines for the one who asked. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's root directory, without a trailing slash. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

const KEPT_LINES = 40;

export interface CommandResult {
  /** 0 when the command ended well; null when it was ended by a signal or could not be started. */
  readonly code: number | null;
  /** The last non-empty lines of standard output and standard error, in order of arrival. */
  readonly lines: readonly string[];
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** After this many minutes the command and its children are ended. */
  readonly minutes: number;
}

const running = new Set<ChildProcess>();

/** Ends a command with all its children: each runs in a process group of its own. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const child of running) endGroup(child, "SIGTERM");
    process.exit(signal === "SIGINT" ? 130 : 143);
  });
}

/** Resolves when the command has ended; never rejects. The command gets no standard input and no terminal. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, minutes }: CommandOptions,
): Promise<CommandResult> {
  const lines: string[] = [];
  const keep = (line: string): void => {
    if (line.trim() === "") return;
    lines.push(line.trimEnd());
    if (lines.length > KEPT_LINES) lines.shift();
  };

  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    running.add(child);
    const limit = setTimeout(() => {
      const message = `${command} ${args.join(" ")} was ended after ${minutes} minutes.`;
      process.stderr.write(`${message}\n`);
      keep(message);
      endGroup(child, "SIGKILL");
    }, minutes * 60_000);

    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      let rest = "";
      from.setEncoding("utf8");
      from.on("data", (chunk: string) => {
        to.write(chunk);
        const pieces = (rest + chunk).split("\n");
        rest = pieces.pop() ?? "";
        for (const piece of pieces) keep(piece);
      });
      from.on("end", () => keep(rest));
    }
    child.on("error", (error) => keep(`${command} could not be started: ${error.message}`));
    child.on("close", (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, lines });
    });
  });
}

/** Runs a script of package.json, with the npm that started this process where there is one. */
export function runScript(name: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return runCommand("npm", ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])], options);
}

/** The executable of an installed package. */
export function bin(name: string): string {
  return `${ROOT}/node_modules/.bin/${name}`;
}
