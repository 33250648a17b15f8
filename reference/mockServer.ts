/** A model server on loopback that speaks the Responses API: it records every request and answers what the step says. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { AgentTask } from "../src/engine/index.ts";
import { isMemoryJob } from "./memoryJobs.ts";
import { Conversation, type EditsOf, Speaker } from "./mockAgents.ts";
import { assistantMessage, endlessCall, failingCall, finalAnswer, responseEvents, streamText } from "./mockAnswers.ts";

/** Input items are only looked at, never checked: Codex writes them. */
export type WireItem = { readonly type?: string; readonly role?: string; readonly [key: string]: unknown };
export interface WireRequest {
  readonly model?: string;
  readonly instructions?: string;
  readonly input?: readonly WireItem[];
  readonly tools?: readonly unknown[];
  readonly [key: string]: unknown;
}

export interface RecordedRequest {
  readonly step: number;
  readonly kind: "sample" | "compaction";
  /** Path of the agent or review that has sent it; null: the thread itself. */
  readonly agent: string | null;
  readonly body: WireRequest;
  readonly headers: IncomingHttpHeaders;
}

/** How the server answers while one step runs. */
export interface Answers {
  readonly reply: string;
  /** Total tokens that every sampling response reports; a compaction reports `COMPACTION_USAGE`. */
  readonly usage: number;
  readonly summary: string;
  /** Edits the disk while a tool call is handed out; null: no tool call. */
  readonly during: (() => void) | null;
  /** The call is of a tool that runs until the turn is interrupted; else of one that does not exist. */
  readonly endless: boolean;
  /** Agents that the model spawns; null: none. */
  readonly agents: { readonly tasks: readonly AgentTask[]; readonly editsOf: EditsOf } | null;
  /** Replies are marked as final answers: only those go along to an agent that is given the history. */
  readonly marksReplies: boolean;
  /** The first sampling response does not end before this is settled. */
  readonly meanwhile: (() => Promise<void>) | null;
  /** Requests of this kind are answered with an error. */
  readonly refuses: RecordedRequest["kind"] | null;
}

export const DEFAULT_ANSWERS: Answers = {
  reply: "ok",
  usage: 100,
  summary: "SUMMARY",
  during: null,
  endless: false,
  agents: null,
  marksReplies: false,
  meanwhile: null,
  refuses: null,
};
const COMPACTION_USAGE = 100;
const AGENT_USAGE = 100;

type Purpose =
  | "sample"
  /** A prompt asks for a summary. */
  | "local-compaction"
  /** A trigger item at the end of an ordinary request. */
  | "remote-compaction"
  /** An endpoint of its own (older releases). */
  | "compact-endpoint";

export class MockServer {
  readonly requests: RecordedRequest[] = [];
  /** Everything else that was asked for, `METHOD /path`. */
  readonly unanswered: string[] = [];
  readonly #server: Server;
  #step = 0;
  #answers = DEFAULT_ANSWERS;
  #toolCallPending = false;
  #meanwhile: Answers["meanwhile"] = null;
  #conversation: Conversation | null = null;
  /** Every agent that was spawned, by the id of its thread, in that order; a review by its path. */
  readonly agents = new Map<string, string>();

  static async start(): Promise<MockServer> {
    const mock = new MockServer();
    await new Promise<void>((resolve, reject) => {
      mock.#server.once("error", reject).listen(0, "127.0.0.1", resolve);
    });
    return mock;
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: Error) => {
        response.destroy(error);
      });
    });
    // Codex may ask for a websocket first; it falls back to POST when that is refused.
    this.#server.on("upgrade", (request, socket) => {
      this.unanswered.push(`${request.method} ${request.url}`);
      socket.end("HTTP/1.1 426 Upgrade Required\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Requests from now on belong to this step and get these answers. */
  begin(step: number, answers: Answers = DEFAULT_ANSWERS): void {
    this.#step = step;
    this.#answers = answers;
    this.#toolCallPending = answers.during !== null;
    this.#meanwhile = answers.meanwhile;
    const { agents, reply, during } = answers;
    const root = agents === null ? null : { reply, agents: agents.tasks, waits: true, fails: false };
    this.#conversation = root === null ? null : new Conversation(new Speaker("/root", root, during));
  }

  /** The agents of this step that are left to themselves: nobody waits for their answers. */
  get left(): readonly Speaker[] {
    return (this.#conversation?.root.agents ?? []).filter(({ waits }) => !waits);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? "").replace(/\?.*/s, "").replace(/\/+$/, "");
    const body =
      request.method === "POST" && /\/responses(\/compact)?$/.test(path) ? parseBody(Buffer.concat(chunks)) : null;
    if (body === null) {
      this.unanswered.push(`${request.method} ${request.url}`);
      send(response, 404, "application/json", "{}");
      return;
    }
    if (isMemoryJob(body)) {
      // Not of the thread, and an answer would change the person's files.
      refuse(response);
      return;
    }
    const purpose = purposeOf(path, request.headers, body);
    const kind = purpose === "sample" ? "sample" : "compaction";
    const speaker = this.#conversation?.speakerOf(request.headers, body) ?? null;
    const agent = speaker?.thread == null ? this.#reviewOf(request.headers) : speaker.path;
    if (speaker?.thread != null) this.agents.set(speaker.thread, speaker.path);
    else if (agent !== null) this.agents.set(agent, agent);
    this.requests.push({ step: this.#step, kind, agent, body, headers: request.headers });
    if (this.#answers.refuses === kind) refuse(response);
    else if (purpose === "compact-endpoint") {
      send(response, 200, "application/json", JSON.stringify({ output: this.#answer(purpose, body) }));
    } else if (speaker !== null && purpose === "sample") await this.#converse(response, speaker, body);
    else await this.#stream(response, purpose, body);
  }

  /** The one review of the step, as its path; null: the request is none of it. */
  #reviewOf(headers: IncomingHttpHeaders): string | null {
    return headers["x-openai-subagent"] === "review" ? `/review/${this.#step}` : null;
  }

  /** An agent gets no answer before its parent waits for it, or has ended its turn. */
  async #converse(response: ServerResponse, speaker: Speaker, body: WireRequest): Promise<void> {
    const number = this.requests.length;
    const isAgent = speaker.thread !== null;
    speaker.arrived.settle();
    if (isAgent) await speaker.released.promise;
    if (speaker.fails) {
      refuse(response);
      return;
    }
    const items = await speaker.answer(number, body, this.#answers.agents?.editsOf ?? (() => null));
    const usage = isAgent ? AGENT_USAGE : this.#answers.usage;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(streamText(responseEvents(number, items, usage)));
  }

  /** The first event of a stream goes out at once; the rest when everything has happened that happens meanwhile. */
  async #stream(response: ServerResponse, purpose: Purpose, body: WireRequest): Promise<void> {
    const meanwhile = purpose === "sample" ? this.#meanwhile : null;
    const [first, ...rest] = responseEvents(this.requests.length, this.#answer(purpose, body), this.#usage(purpose));
    if (first === undefined) return;
    response.writeHead(200, { "content-type": "text/event-stream" }).write(streamText([first]));
    if (meanwhile !== null) {
      this.#meanwhile = null;
      await meanwhile();
    }
    response.end(streamText(rest));
  }

  #usage(purpose: Purpose): number {
    return purpose === "sample" ? this.#answers.usage : COMPACTION_USAGE;
  }

  #answer(purpose: Purpose, body: WireRequest): readonly WireItem[] {
    const number = this.requests.length;
    const compaction = { type: "compaction", id: `cmp_${number}`, encrypted_content: this.#answers.summary };
    switch (purpose) {
      case "compact-endpoint":
        return [...(body.input ?? []).filter((item) => item.role === "user"), compaction];
      case "remote-compaction":
        return [compaction];
      case "local-compaction":
        return [assistantMessage(this.#answers.summary, number)];
      case "sample":
        if (!this.#toolCallPending) {
          return [(this.#answers.marksReplies ? finalAnswer : assistantMessage)(this.#answers.reply, number)];
        }
        this.#toolCallPending = false;
        this.#answers.during?.();
        return [this.#answers.endless ? endlessCall(number) : failingCall(number)];
    }
  }
}

function parseBody(bytes: Buffer): WireRequest | null {
  try {
    return JSON.parse(bytes.toString()) as WireRequest;
  } catch {
    return null;
  }
}

function purposeOf(path: string, headers: IncomingHttpHeaders, body: WireRequest): Purpose {
  if (path.endsWith("/compact")) return "compact-endpoint";
  const last = body.input?.at(-1);
  if (last?.type === "compaction_trigger") return "remote-compaction";
  const kind = requestKind(headers["x-codex-turn-metadata"]);
  if (kind !== null) return kind === "compaction" ? "local-compaction" : "sample";
  // 0.113.0 says no kind; of its requests only the one for a summary offers no tools.
  const offersTools = body.tools !== undefined && body.tools.length > 0;
  return !offersTools && last?.role === "user" ? "local-compaction" : "sample";
}

function requestKind(metadata: string | string[] | undefined): string | null {
  if (typeof metadata !== "string") return null;
  try {
    const { request_kind: kind } = JSON.parse(metadata) as { request_kind?: unknown };
    return typeof kind === "string" ? kind : null;
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse): void {
  send(response, 500, "application/json", '{"error":{"message":"refused"}}');
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, { "content-type": type, "content-length": bytes.length }).end(bytes);
}
