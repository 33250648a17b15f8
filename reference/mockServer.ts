/** A model server on loopback that speaks the Responses API: it records every request and answers what the step says. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

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
}

export const DEFAULT_ANSWERS: Answers = { reply: "ok", usage: 100, summary: "SUMMARY", during: null };
const COMPACTION_USAGE = 100;

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
    const purpose = purposeOf(path, request.headers, body);
    this.requests.push({
      step: this.#step,
      kind: purpose === "sample" ? "sample" : "compaction",
      body,
      headers: request.headers,
    });
    const items = this.#answer(purpose, body);
    if (purpose === "compact-endpoint") send(response, 200, "application/json", JSON.stringify({ output: items }));
    else send(response, 200, "text/event-stream", events(this.requests.length, items, this.#usage(purpose)));
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
        if (!this.#toolCallPending) return [assistantMessage(this.#answers.reply, number)];
        this.#toolCallPending = false;
        this.#answers.during?.();
        return [
          { type: "function_call", id: `fc_${number}`, call_id: `call_${number}`, name: "edit_files", arguments: "{}" },
        ];
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

function assistantMessage(text: string, number: number): WireItem {
  return { type: "message", role: "assistant", id: `msg_reply_${number}`, content: [{ type: "output_text", text }] };
}

function events(number: number, items: readonly WireItem[], tokens: number): string {
  const id = `resp_${number}`;
  const usage = {
    input_tokens: tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 0,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: tokens,
  };
  const all = [
    { type: "response.created", response: { id } },
    ...items.map((item, index) => ({ type: "response.output_item.done", output_index: index, item })),
    { type: "response.completed", response: { id, output: [], usage } },
  ];
  return all.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, { "content-type": type, "content-length": bytes.length }).end(bytes);
}
