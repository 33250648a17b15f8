/** Judges mutants in worker processes, some at a time. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endAtExit } from "../cleanup.ts";
import { inParallel } from "../inParallel.ts";
import type { Sources } from "./engineModules.ts";
import type { Order, Reply } from "./worker.ts";

type Task = Exclude<Order, { do: "sources" }>;

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));
/** Milliseconds after which a mutant is taken for one that never ends. All cases need well under a second. */
const LIMITS: Readonly<Record<Task["do"], number>> = { judge: 10_000, suggest: 120_000 };

class Judge {
  readonly #sources: Sources;
  #worker: ChildProcess | null = null;
  #forget: (() => void) | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  carryOut(task: Task): Promise<Reply> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const settle = (reply: Reply) => {
        clearTimeout(timer);
        worker.off("message", settle).off("exit", exited);
        resolve(reply);
      };
      const end = (killedBy: string) => {
        settle({ killedBy, suggestion: null });
        this.close();
      };
      const exited = () => end("ends the process");
      const timer = setTimeout(() => end("does not end"), LIMITS[task.do]);
      worker.on("message", settle).on("exit", exited);
      worker.send(task);
    });
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
