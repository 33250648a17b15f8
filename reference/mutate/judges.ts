/** Judges mutants in worker processes, some at a time. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endAtExit } from "../cleanup.ts";
import { inParallel } from "../inParallel.ts";
import type { Sources } from "./engineModules.ts";
import type { Order, Reply } from "./worker.ts";

type Task = Exclude<Order, { do: "sources" }>;

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));
/**
 * A mutant that needs this many times what the engine itself needs for all cases, and at least so many milliseconds, is
 * taken for one that never ends.
 */
const PATIENCE: Readonly<Record<Task["do"], number>> = { judge: 15, suggest: 200 };
const LEAST_LIMIT = 5_000;
/** Milliseconds for a worker to start. */
const START_LIMIT = 120_000;

class Judge {
  readonly #sources: Sources;
  #worker: ChildProcess | null = null;
  /** Milliseconds that the engine as it is needs for all cases, on a computer as busy as it is now. */
  #pace: number | null = null;
  #forget: (() => void) | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  carryOut(task: Task): Promise<Reply> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const settle = (reply: Reply) => {
        this.#pace ??= reply.pace;
        clearTimeout(timer);
        worker.off("message", settle).off("exit", exited);
        resolve(reply);
      };
      const end = (killedBy: string) => {
        settle({ killedBy, suggestion: null, pace: null });
        this.close();
      };
      const exited = () => end("ends the process");
      const timer = setTimeout(() => end("does not end"), this.#limit(task));
      worker.on("message", settle).on("exit", exited);
      worker.send(task);
    });
  }

  #limit(task: Task): number {
    if (this.#pace === null) return START_LIMIT;
    return Math.max(LEAST_LIMIT, this.#pace * PATIENCE[task.do]);
  }

  #start(): ChildProcess {
    const execArgv = [...process.execArgv, "--max-old-space-size=1024"];
    const worker = fork(WORKER, { execArgv, stdio: ["ignore", "ignore", "ignore", "ipc"] });
    this.#forget = endAtExit(() => worker.kill("SIGKILL"));
    worker.send({ do: "sources", sources: [...this.#sources] } satisfies Order);
    return worker;
  }

  close(): void {
    this.#worker?.kill("SIGKILL");
    this.#forget?.();
    this.#worker = null;
    this.#pace = null;
  }
}

/** Replies in the order of the tasks. */
export async function carryOutAll(
  tasks: readonly Task[],
  sources: Sources,
  concurrency: number,
): Promise<readonly Reply[]> {
  const idle = Array.from({ length: concurrency }, () => new Judge(sources));
  try {
    return await inParallel(tasks, concurrency, async (task) => {
      const judge = idle.pop() as Judge;
      try {
        return await judge.carryOut(task);
      } finally {
        idle.push(judge);
      }
    });
  } finally {
    for (const judge of idle) judge.close();
  }
}
