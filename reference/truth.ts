/**
 * Stored truth: what the real Codex sent for a case, kept without Codex's own prose. A text that the scenario brought
 * (and structure that carries its facts) is stored as it is; prose is stored as its size, hash and first words.
 */
import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Scenario } from "../src/engine/index.ts";
import { type Capture, type CapturedItem, type CapturedRequest, hasParts, isMessage } from "./capture.ts";
import {
  compareAgents,
  compareRefusals,
  compareRequests,
  type Difference,
  excerpt,
  type TextDifference,
  type WantedItem,
} from "./compare.ts";
import { isOwnSkill, scenarioStrings, typedTexts } from "./scenarioStrings.ts";

/** Longest run of Codex's prose that may be stored: characters of `opens`. */
const OPENS = 40;
/** From this length on a text of Codex inside another text is taken out. Characters. */
const PROSE = 60;

const hash = { bytes: v.number(), sha256: v.string() };
/** Prose by size, hash and first words; or by its key in the text pack, then its hash speaks for the pack's text too. */
const codexText = v.strictObject({
  codexText: v.union([
    v.strictObject({ ...hash, opens: v.string() }),
    v.strictObject({ ...hash, key: v.string() }),
    v.strictObject({ key: v.string() }),
  ]),
});
const storedText = v.union([v.string(), codexText, v.array(v.union([v.string(), codexText]))]);

interface StoredRequest {
  readonly step: number;
  readonly kind: "sample" | "compaction";
  readonly instructions: StoredText | null;
  readonly input: readonly WantedItem<StoredText>[];
}

const content = v.array(v.strictObject({ type: v.string(), text: v.optional(storedText) }));
const requests: v.GenericSchema<unknown, StoredRequest[]> = v.array(
  v.strictObject({
    step: v.number(),
    kind: v.picklist(["sample", "compaction"]),
    instructions: v.nullable(storedText),
    input: v.array(
      v.union([
        v.strictObject({ type: v.literal("message"), role: v.string(), content }),
        v.strictObject({ type: v.literal("agent_message"), author: v.string(), recipient: v.string(), content }),
        v.strictObject({ type: v.string() }),
      ]),
    ),
  }),
);

const truth = v.strictObject({
  codex: v.string(),
  requests,
  agents: v.optional(v.array(v.strictObject({ path: v.string(), requests }))),
  error: v.nullable(storedText),
});

export type CodexText = v.InferOutput<typeof codexText>;
export type StoredText = v.InferOutput<typeof storedText>;
export type Truth = v.InferOutput<typeof truth>;

/** A text of the pack by its key; undefined when there is no pack or no such key. */
export type TextOfKey = (key: string) => string | undefined;

/** Reads a stored truth; throws with the place of the first fault. */
export function parseTruth(json: string): Truth {
  const parsed = v.safeParse(truth, JSON.parse(json));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? "truth"}: ${issue.message}`);
}

/** Null when the capture is what the truth says. Of refusals only the fact is compared unless `exactError` is set. */
export function compareWithTruth(
  stored: Truth,
  capture: Pick<Capture, "requests" | "agents" | "error">,
  textOfKey: TextOfKey,
  exactError = false,
): Difference | null {
  const match = (wanted: StoredText, found: string) => matchStoredText(wanted, found, textOfKey);
  const difference =
    compareRequests(stored.requests, capture.requests, match) ?? compareAgents(stored.agents, capture.agents, match);
  if (difference !== null) return difference;
  const refusal = compareRefusals(stored.error === null ? null : opening(stored.error), capture.error);
  if (refusal !== null || !exactError || stored.error === null || capture.error === null) return refusal;
  const error = match(stored.error, capture.error);
  return error && { step: null, request: null, item: null, part: null, what: "error", ...error };
}

/** Does the text stand for its stored form? Pieces must follow each other without a gap. */
export function matchStoredText(wanted: StoredText, found: string, textOfKey: TextOfKey): TextDifference | null {
  const bytes = Buffer.from(found);
  const pieces = Array.isArray(wanted) ? wanted : [wanted];
  let at = 0;
  for (const piece of pieces) {
    const taken = takePiece(piece, bytes.subarray(at), textOfKey);
    if (typeof taken !== "number") return { ...taken, offset: at + taken.offset };
    at += taken;
  }
  if (at === bytes.length) return null;
  return { offset: at, wanted: "(end of text)", found: excerpt(bytes.subarray(at).toString(), 0) };
}

/** Bytes that the piece takes from the front, or how they differ. */
function takePiece(piece: string | CodexText, bytes: Buffer, textOfKey: TextOfKey): number | TextDifference {
  if (typeof piece === "string") return takeLiteral(piece, bytes);
  const named = piece.codexText;
  if ("sha256" in named) {
    const start = bytes.subarray(0, named.bytes);
    if (start.length === named.bytes && sha256(start) === named.sha256) return named.bytes;
    const found = `${bytes.length} bytes, of them ${start.length} with hash ${sha256(start).slice(0, 12)}…: `;
    return {
      offset: 0,
      wanted: `${named.bytes} bytes with hash ${named.sha256.slice(0, 12)}…: ${opening(piece)}`,
      found: found + excerpt(bytes.toString(), 0),
    };
  }
  const text = textOfKey(named.key);
  if (text !== undefined) return takeLiteral(text, bytes);
  return {
    offset: 0,
    wanted: `the text "${named.key}", which the text pack does not have`,
    found: excerpt(bytes.toString(), 0),
  };
}

function takeLiteral(text: string, bytes: Buffer): number | TextDifference {
  const wanted = Buffer.from(text);
  const start = bytes.subarray(0, wanted.length);
  if (start.equals(wanted)) return wanted.length;
  let at = 0;
  while (at < start.length && start[at] === wanted[at]) at += 1;
  return { offset: at, wanted: around(wanted, at), found: around(bytes, at) };
}

function around(bytes: Buffer, at: number): string {
  const before = bytes.subarray(0, at).toString();
  return excerpt(before + bytes.subarray(at).toString(), before.length);
}

function opening(text: StoredText): string {
  if (typeof text === "string") return text;
  if (Array.isArray(text)) return text.map(opening).join("");
  return "opens" in text.codexText ? text.codexText.opens : text.codexText.key;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The capture in its stored form. `pack` is every text of Codex by key: inside other texts they are named by it. */
export function truthOf(scenario: Scenario, capture: Capture, pack: ReadonlyMap<string, string>): Truth {
  const own = scenarioStrings(scenario);
  const typed = typedTexts(scenario);
  const store = (role: string, text: string) => storeText(role, text, own, typed, pack);
  const storeItem = (item: CapturedItem) => {
    if (!hasParts(item)) return { type: item.type };
    const role = isMessage(item) ? item.role : "developer";
    const content = item.content.map(({ type, text }) =>
      text === undefined ? { type } : { type, text: store(role, text) },
    );
    return { ...item, content };
  };
  const storeRequest = (request: CapturedRequest) => ({
    step: request.step,
    kind: request.kind,
    instructions: request.instructions === null ? null : store("developer", request.instructions),
    input: request.input.map(storeItem),
  });
  const agents = capture.agents?.map(({ path, requests }) => ({ path, requests: requests.map(storeRequest) }));
  return {
    codex: capture.codex,
    requests: capture.requests.map(storeRequest),
    ...(agents === undefined ? {} : { agents }),
    error: capture.error === null || capture.error.length < PROSE ? capture.error : proseOf(capture.error),
  };
}

function storeText(
  role: string,
  text: string,
  own: ReadonlySet<string>,
  typed: readonly string[],
  pack: ReadonlyMap<string, string>,
): StoredText {
  if (own.has(text)) return text;
  if (role !== "user") return proseOf(text);
  if (text.startsWith("# AGENTS.md instructions")) return withoutForeignLines(withoutProse(text, pack), own);
  if (text.startsWith("<environment_context>\n  ") || isCutPrompt(text, typed)) return text;
  if (text.startsWith("<user_shell_command>\n") || isOwnSkill(text, own)) return text;
  return proseOf(text);
}

/** Long lines of an AGENTS.md part that no file of the scenario holds are Codex's, whether or not the pack has them. */
function withoutForeignLines(stored: StoredText, own: ReadonlySet<string>): StoredText {
  const pieces = (Array.isArray(stored) ? stored : [stored]).flatMap((piece): (string | CodexText)[] => {
    if (typeof piece !== "string") return [piece];
    const [, first = "", rest = piece] =
      /^(# AGENTS\.md instructions[^\n]*\n|<environment_context>.*)(.*)$/s.exec(piece) ?? [];
    const lines = rest.split(/(?<=\n)/).map((line) => (isForeign(line, own) ? proseLine(line) : [line]));
    return joinLiterals([first, ...lines.flat()]);
  });
  return simplest(joinLiterals(pieces));
}

function isForeign(line: string, own: ReadonlySet<string>): boolean {
  // A cut inside a character leaves one U+FFFD behind.
  const text = line.replace(/\n$/, "").replace(/\uFFFD$/, "");
  return text.length >= PROSE && ![...own].some((brought) => brought.includes(text));
}

function proseLine(line: string): (string | CodexText)[] {
  const text = line.replace(/\n$/, "");
  return [proseOf(text), line.slice(text.length)];
}

function joinLiterals(pieces: readonly (string | CodexText)[]): (string | CodexText)[] {
  const joined: (string | CodexText)[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece === "") continue;
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

function simplest(pieces: readonly (string | CodexText)[]): StoredText {
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined ? only : [...pieces];
}

/** A prompt that a compaction shortened in its middle. */
function isCutPrompt(text: string, typed: readonly string[]): boolean {
  const cut = /…\d+ tokens truncated…/.exec(text);
  if (cut === null) return false;
  const head = text.slice(0, cut.index);
  const tail = text.slice(cut.index + cut[0].length);
  return typed.some((prompt) => prompt.startsWith(head) && prompt.endsWith(tail));
}

function proseOf(text: string): CodexText {
  const bytes = Buffer.from(text);
  const firstLine = text.trimStart().split("\n", 1)[0] ?? "";
  return { codexText: { bytes: bytes.length, sha256: sha256(bytes), opens: firstLine.slice(0, OPENS) } };
}

/** Names the texts of Codex inside another text by their keys; longest first, so that none hides within another. */
function withoutProse(text: string, pack: ReadonlyMap<string, string>): StoredText {
  let pieces: (string | CodexText)[] = [text];
  const prose = [...pack].filter(([, body]) => body.length >= PROSE).sort(([, a], [, b]) => b.length - a.length);
  for (const [key, body] of prose) {
    const bytes = Buffer.from(body);
    const named: CodexText = { codexText: { key, bytes: bytes.length, sha256: sha256(bytes) } };
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== "string" || !piece.includes(body)) return [piece];
      return piece.split(body).flatMap((literal, index) => (index === 0 ? [literal] : [named, literal]));
    });
  }
  return simplest(joinLiterals(pieces));
}
