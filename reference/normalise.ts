/**
 * Makes captured requests comparable: ids, tool definitions, call arguments, opaque contents and headers are left out,
 * facts of this computer in Codex's environment block become those of the scenario's machine, and the duration of a
 * command becomes 0.0000 seconds. Nothing else changes.
 */
import type { Machine as MachineFacts } from "../src/engine/index.ts";
import type { CapturedItem, CapturedPart, CapturedRequest } from "./capture.ts";
import type { RecordedRequest, WireItem } from "./mockServer.ts";

export interface NormaliseContext {
  readonly facts: MachineFacts;
  /** What the person typed: never touched, even when it looks like Codex's own. */
  readonly typed: ReadonlySet<string>;
  /** Dates (YYYY-MM-DD) that the computer may have told Codex. */
  readonly days: ReadonlySet<string>;
  /** Takes the temporary root out of a text. */
  readonly inward: (text: string) => string;
  /** Codex sorted paths by their names below a temporary root. */
  readonly resortRoots: boolean;
}

const DAY_MS = 86_400_000;

/** Today in any time zone. */
export function nearDays(now: number = Date.now()): Set<string> {
  return new Set([-1, 0, 1].map((offset) => new Date(now + offset * DAY_MS).toISOString().slice(0, 10)));
}

export function normaliseRequest(request: RecordedRequest, context: NormaliseContext): CapturedRequest {
  const { instructions, input, model } = request.body;
  return {
    step: request.step,
    kind: request.kind,
    ...(model === undefined ? {} : { model }),
    instructions: instructions === undefined || instructions === "" ? null : context.inward(instructions),
    input: (input ?? []).map((item) => normaliseItem(item, context)),
  };
}

function normaliseItem(item: WireItem, context: NormaliseContext): CapturedItem {
  const type = item.type ?? "message";
  if (type === "agent_message") return agentMessage(item, context);
  if (type !== "message") return { type };
  const role = item.role ?? "";
  const { content } = item;
  const parts =
    typeof content === "string" ? [{ type: "input_text", text: content }] : ((content ?? []) as CapturedPart[]);
  return {
    type: "message",
    role,
    content: parts.map((part) =>
      part.text === undefined
        ? { type: part.type }
        : { type: part.type, text: normaliseText(role, part.text, context) },
    ),
  };
}

/** What is encrypted for an agent is the text as the model has said it: the mock server encrypts nothing. */
function agentMessage({ author, recipient, content }: WireItem, context: NormaliseContext): CapturedItem {
  const parts = (content ?? []) as readonly { type: string; text?: string; encrypted_content?: string }[];
  return {
    type: "agent_message",
    author: String(author),
    recipient: String(recipient),
    content: parts.map(({ type, text, encrypted_content }) => ({
      type,
      text: context.inward(text ?? encrypted_content ?? ""),
    })),
  };
}

function normaliseText(role: string, wireText: string, context: NormaliseContext): string {
  const text = context.inward(wireText);
  if (context.resortRoots && text.startsWith("<permissions instructions>")) return sortWritableRoots(text);
  if (role !== "user" || context.typed.has(text)) return text;
  if (text.startsWith("<user_shell_command>\n")) return withoutDuration(text);
  if (!text.startsWith("<environment_context>\n  ")) return text;
  const { date, timezone, shell } = context.facts;
  return (
    text
      .replace(/\n {2}<current_date>([^<]*)<\/current_date>\n/g, (line, day: string) =>
        context.days.has(day) ? `\n  <current_date>${date}</current_date>\n` : line,
      )
      .replace(/\n {2}<timezone>[^<]*<\/timezone>\n/g, () => `\n  <timezone>${timezone}</timezone>\n`)
      .replace(/(\n {4}- 0{8}-0000-7000-8000-[0-9a-f]{12}: )[^\n]*/g, "$1Nickname")
      // Where the program is installed, and a name by chance.
      .replace(/<path>[^<]*(\/codex-resources\/zsh\/bin\/zsh)<\/path>/g, "<path>/opt/codex$1</path>")
      .replace(/(\/tmp\/arg0\/codex-arg0)[0-9A-Za-z]{6}(<\/path>)/g, "$1XXXXXX$2")
      .replace(/\n {2}<shell>bash<\/shell>\n/g, () => `\n  <shell>${shell}</shell>\n`)
  );
}

function withoutDuration(text: string): string {
  return text.replace(/(\n<result>\nExit code: \d+\nDuration: )\d+\.\d+( seconds\nOutput:\n)/, "$10.0000$2");
}

/** Sorts the list of writable roots by their virtual names, bytewise as Codex does. */
export function sortWritableRoots(text: string): string {
  return text.replace(/(\n The writable roots are )(`[^`]*`(?:, `[^`]*`)+)\./g, (_, before: string, list: string) => {
    const roots = list.split(", ").map((quoted) => Buffer.from(quoted.slice(1, -1)));
    return `${before}${roots
      .sort(Buffer.compare)
      .map((root) => `\`${root.toString()}\``)
      .join(", ")}.`;
  });
}
