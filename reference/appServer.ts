/** A client of `codex app-server`: JSON-RPC, one message a line, over standard input and output. */
import { CodexProcess } from "./codexProcess.ts";
import type { Command } from "./machine.ts";
import { NotRun } from "./notRun.ts";
import { Refusal } from "./refusal.ts";

/** Milliseconds for one answer, or for one turn to complete. */
const CALL_LIMIT = 40_000;
/** Milliseconds for the first answer of all: a server that takes longer is told that nobody is there any more. */
const START_LIMIT = 6_000;
/** A call of a tool of the client's own. It is noted and never answered: only an interrupt ends it. */
export const CALL_OF_CLIENT = "item/tool/call";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message?: string };
}

export interface Notification {
  readonly method: string;
  readonly params: { readonly [key: string]: unknown };
}

/** The end of a turn as the notification tells it. */
export interface CompletedTurn {
  readonly id: string;
  readonly status: string;
  readonly error?: unknown;
}

export function isEndOfTurn({ method, params }: Notification, id?: string): boolean {
  return method === "turn/completed" && (id === undefined || (params.turn as CompletedTurn).id === id);
}

interface Waiter {
  /** Looks whether what it waits for has come. */
  readonly look: () => boolean;
}

export class AppServer {
  readonly #process: CodexProcess;
  readonly #notifications: Notification[] = [];
  readonly #answers = new Map<number, Message>();
  readonly #waiters = new Set<Waiter>();
  #calls = 0;
  #ended = false;

  /** Starts the server and introduces this client. */
  static async start(command: Command): Promise<AppServer> {
    const server = new AppServer(command);
    await server.#introduce();
    server.#send({ method: "initialized" });
    return server;
  }

  /** 0.113.0 keeps the reason why it does not start to itself until its input ends. */
  async #introduce(): Promise<void> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.#process.endInput();
    }, START_LIMIT);
    try {
      await this.call("initialize", {
        clientInfo: { name: "agents_md_playground", title: "AGENTS.md Playground", version: "1" },
        capabilities: { experimentalApi: true },
      });
    } finally {
      clearTimeout(timer);
    }
    if (late) throw new NotRun("timeout", `initialize: no answer within ${START_LIMIT} ms`);
  }

  private constructor(command: Command) {
    this.#process = new CodexProcess(command);
    this.#process.onLine((line) => this.#receive(line));
    const end = () => {
      this.#ended = true;
      this.#wake();
    };
    this.#process.ended.then(end, end);
  }

  get notifications(): readonly Notification[] {
    return this.#notifications;
  }

  /** Throws Refusal with the server's own message when it answers an error or has ended. */
  async call<Result>(method: string, params: unknown): Promise<Result> {
    this.#calls += 1;
    const id = this.#calls;
    this.#send({ id, method, params });
    const answer = await this.#wait(method, () => this.#answers.get(id));
    this.#answers.delete(id);
    if (answer.error !== undefined) throw new Refusal(answer.error.message ?? JSON.stringify(answer.error));
    return answer.result as Result;
  }

  /** Waits for the end of a turn that completes after the notification with index `from`; any turn without an id. */
  async completedTurn(from: number, id?: string): Promise<CompletedTurn> {
    const { params } = await this.notified("end of a turn", from, (notice) => isEndOfTurn(notice, id));
    return params.turn as CompletedTurn;
  }

  /** Waits for a notification that stands at index `from` or behind it. `what` names it when it does not come. */
  notified(what: string, from: number, matches: (notice: Notification) => boolean): Promise<Notification> {
    return this.#wait(what, () => this.#notifications.slice(from).find(matches));
  }

  close(): Promise<void> {
    return this.#process.close();
  }

  #send(message: Message): void {
    this.#process.writeLine(JSON.stringify(message));
  }

  #receive(line: string): void {
    let message: Message;
    try {
      message = JSON.parse(line) as Message;
    } catch {
      return;
    }
    if (message.method !== undefined && message.id !== undefined && message.method !== CALL_OF_CLIENT) {
      // Codex asks its client something: nobody is there to say yes.
      this.#process.writeLine(JSON.stringify({ id: message.id, result: { decision: "decline" } }));
    } else if (message.method !== undefined) {
      this.#notifications.push({ method: message.method, params: (message.params ?? {}) as Notification["params"] });
    } else if (message.id !== undefined) {
      this.#answers.set(message.id, message);
    }
    this.#wake();
  }

  #wake(): void {
    for (const waiter of [...this.#waiters]) {
      if (waiter.look()) this.#waiters.delete(waiter);
    }
  }

  #wait<T>(what: string, ready: () => T | undefined): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(new NotRun("timeout", `${what}: no answer within ${CALL_LIMIT} ms`));
      }, CALL_LIMIT);
      const waiter: Waiter = {
        look: () => {
          const value = ready();
          if (value !== undefined) {
            clearTimeout(timer);
            resolve(value);
            return true;
          }
          if (!this.#ended) return false;
          clearTimeout(timer);
          this.#lastWords().then(reject, reject);
          return true;
        },
      };
      this.#waiters.add(waiter);
      if (waiter.look()) this.#waiters.delete(waiter);
    });
  }

  async #lastWords(): Promise<Error> {
    const status = await this.#process.end();
    return new Refusal(withoutBacktrace(this.#process.complaint) || `codex app-server ended with status ${status}`);
  }
}

function withoutBacktrace(complaint: string): string {
  return complaint.replace(/\n+Stack backtrace:\n[\s\S]*/, "");
}
