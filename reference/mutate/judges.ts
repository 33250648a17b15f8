/** Judges mutants in worker processes, some at a time. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endAtExit } from "../cleanup.ts";
import { inParallel } from "../inParallel.ts";
import type { Sources } from "./engineModules.ts";
import type { Mutant } from "./operators.ts";
import type { Judgement, Order } from "./worker.ts";

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));
/** Milliseconds after which a mutant is taken for one that never ends. All cases need well under a second. */
const LIMIT = 10_000;

class Judge {
  readonly #sources: Sources;
  #worker: ChildProcess | null = null;
  #forget: (() => void) | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** What kills the mutant; null when nothing does. */
  judge(mutant: Mutant | null): Promise<string | null> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const timer = setTimeout(() => done("does not end"), LIMIT);
      const done = (killedBy: string | null, ended = true) => {
        clearTimeout(timer);
        worker.off("message", answered).off("exit", exited);
        if (ended) this.close();
        resolve(killedBy);
      };
      const answered = ({ killedBy }: Judgement) => done(killedBy, false);
      const exited = () => done("ends the process");
      worker.on("message", answered).on("exit", exited);
      worker.send({ judge: mutant } satisfies Order);
    });
  }

  #start(): ChildProcess {
    const worker = fork(WORKER, { execArgv: [...process.execArgv, "--max-old-space-size=1024"], silent: true });
    this.#forget = endAtExit(() => worker.kill("SIGKILL"));
    worker.send({ sources: [...this.#sources] } satisfies Order);
    return worker;
  }

  close(): void {
    this.#worker?.kill("SIGKILL");
    this.#forget?.();
    this.#worker = null;
  }
}

/** In the order of the mutants. */
export async function judgeAll(
  mutants: readonly (Mutant | null)[],
  sources: Sources,
  concurrency: number,
): Promise<(string | null)[]> {
  const idle = Array.from({ length: concurrency }, () => new Judge(sources));
  try {
    return await inParallel(mutants, concurrency, async (mutant) => {
      const judge = idle.pop() as Judge;
      try {
        return await judge.judge(mutant);
      } finally {
        idle.push(judge);
      }
    });
  } finally {
    for (const judge of idle) judge.close();
  }
}
