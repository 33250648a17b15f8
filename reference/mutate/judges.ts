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
const PATIENCE: Readonly<Record<Task["do"], number>> = { judge: 6, suggest: 200 };
const LEAST_LIMIT = 5_000;
/** Milliseconds for a worker to start. */
const START_LIMIT = 120_000;

export type Answer = Pick<Reply, "killedBy" | "suggestion">;

class Judge {
  readonly #sources: Sources;
  #worker: ChildProcess | null = null;
  /** What the running worker said last: its cases and its pace. */
  #last: Reply | null = null;
  /** Cases of the first worker: all must judge by the same. */
  #cases: number | null = null;
  #forget: (() => void) | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  carryOut(task: Task): Promise<Answer> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        worker.off("message", hear).off("exit", exited);
        resolve(answer);
      };
      const hear = (reply: Reply) => {
        this.#last = reply;
        this.#cases ??= reply.cases;
        if (this.#cases !== reply.cases)
          reject(new Error("the cases or the text pack changed while mutants were judged"));
        settle(reply);
      };
      const end = (killedBy: string) => {
        settle({ killedBy, suggestion: null });
        this.close();
      };
      const exited = () => end("ends the process");
      const timer = setTimeout(() => end("does not end"), this.#limit(task));
      worker.on("message", hear).on("exit", exited);
      worker.send(task);
    });
  }

  #limit(task: Task): number {
    if (this.#last === null) return START_LIMIT;
    return Math.max(LEAST_LIMIT, this.#last.pace * PATIENCE[task.do]);
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
    this.#last = null;
  }
}

/** Replies in the order of the tasks. */
export async function carryOutAll(
  tasks: readonly Task[],
  sources: Sources,
  concurrency: number,
): Promise<readonly Answer[]> {
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
