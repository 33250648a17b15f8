/**
 * Verdicts put to the test: every instruction file carries a unique token in each KiB, and the real request must hold
 * exactly the tokens that the engine's verdict, `used` and `cutAt` imply.
 */
import type { FileNode, FileReport, Scenario } from "../src/engine/index.ts";
import { type CapturedRequest, isMessage } from "./capture.ts";

const KIB = 1024;
const TOKEN = /\^[0-9a-z]{2}\.[0-9a-z]{2}\^/g;
const TOKEN_BYTES = 7;
/** Two digits in base 36 number the files, and the KiB of a file. */
const MAX_NUMBER = 36 ** 2;

/** ASCII, the same length for every file and KiB. */
function tokenOf(file: number, kib: number): string {
  const digits = (value: number) => value.toString(36).padStart(2, "0");
  return `^${digits(file)}.${digits(kib)}^`;
}

/**
 * The scenario with tokens in the contents of its instruction files. No byte is added or removed: a token overwrites
 * printable ASCII between the first and the last byte that is not white space, so that line ends, multi-byte characters, invalid bytes
 * and trimming stay as they were. A KiB without such a run of bytes gets none; the scenario itself is
 * the answer when there is no token at all.
 */
export function withSentinels(scenario: Scenario, instructionFiles: Iterable<string>): Scenario {
  const files: Record<string, FileNode> = { ...scenario.files };
  let hasTokens = false;
  const contents = new Set<string>();
  for (const path of instructionFiles) {
    const real = contentPath(path, scenario.files);
    if (real !== null) contents.add(real);
  }
  for (const [number, path] of [...contents].sort().slice(0, MAX_NUMBER).entries()) {
    const node = marked(files[path] as FileNode, number);
    if (node === null) continue;
    files[path] = node;
    hasTokens = true;
  }
  return hasTokens ? { ...scenario, files } : scenario;
}

/** The listed path that holds what is read at `path`, links followed; null when it is no file with content. */
export function contentPath(path: string, files: Scenario["files"]): string | null {
  let here = path;
  for (let links = 0; links <= 40; links++) {
    const node = files[here];
    if (typeof node === "string" || (typeof node === "object" && "base64" in node)) return here;
    const linked = node === undefined ? linkedParent(here, files) : { link: here, rest: "" };
    if (linked === null) return null;
    const target = files[linked.link];
    if (typeof target !== "object" || !("symlink" in target)) return null;
    here = normalised(`${linked.link}/..`, target.symlink, linked.rest);
  }
  return null;
}

function linkedParent(path: string, files: Scenario["files"]): { link: string; rest: string } | null {
  for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
    const link = path.slice(0, slash);
    const node = files[link];
    if (typeof node === "object" && "symlink" in node) return { link, rest: path.slice(slash) };
  }
  return null;
}

function normalised(from: string, target: string, rest: string): string {
  const names: string[] = [];
  for (const name of `${target.startsWith("/") ? "" : `${from}/`}${target}${rest}`.split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return `/${names.join("/")}`;
}

/** Null when there is no room for a token. */
function marked(node: FileNode, number: number): FileNode | null {
  const bytes = contentOf(node);
  let hasTokens = false;
  const [first, last] = inkOf(bytes);
  for (let kib = 0; kib * KIB < bytes.length && kib < MAX_NUMBER; kib++) {
    const from = Math.max(first, kib * KIB);
    const to = Math.min(last, (kib + 1) * KIB);
    const at = roomIn(bytes, from, to);
    if (at === null) continue;
    bytes.write(tokenOf(number, kib), at, "latin1");
    hasTokens = true;
  }
  if (!hasTokens) return null;
  return typeof node === "string" ? bytes.toString() : { base64: bytes.toString("base64") };
}

/** Raw bytes of a regular file; none for any other node. */
export function contentOf(node: FileNode): Buffer {
  if (typeof node === "string") return Buffer.from(node);
  return "base64" in node ? Buffer.from(node.base64, "base64") : Buffer.alloc(0);
}

/** Offsets of the first byte that is printable ASCII but no space, and behind the last one. */
function inkOf(bytes: Buffer): [number, number] {
  const isInk = (byte: number) => byte > 0x20 && byte < 0x7f;
  return [bytes.findIndex(isInk), bytes.findLastIndex(isInk) + 1];
}

/** First place in [from, to) where a token fits on printable ASCII; null when there is none. */
function roomIn(bytes: Buffer, from: number, to: number): number | null {
  if (from < 0) return null;
  let run = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    run = byte >= 0x20 && byte < 0x7f ? run + 1 : 0;
    if (run === TOKEN_BYTES) return at + 1 - TOKEN_BYTES;
  }
  return null;
}

/** Null when the request holds exactly the tokens that the rows of `files` imply; else one sentence. */
export function checkSentinels(
  scenario: Scenario,
  files: readonly FileReport[],
  request: CapturedRequest | undefined,
): string | null {
  const implied = new Map<string, number>();
  // The global file may be a project file as well: then it is read twice.
  for (const row of files.flatMap((row) => (row.asProjectFile === null ? [row] : [row, row.asProjectFile]))) {
    for (const token of tokensIn(scenario, row)) implied.set(token, (implied.get(token) ?? 0) + 1);
  }
  const sent = new Map<string, number>();
  const text = request === undefined ? "" : agentsPart(scenario, request);
  for (const token of text.match(TOKEN) ?? []) sent.set(token, (sent.get(token) ?? 0) + 1);
  for (const token of new Set([...implied.keys(), ...sent.keys()])) {
    const [want, have] = [implied.get(token) ?? 0, sent.get(token) ?? 0];
    if (want === have) continue;
    return `${ownerOf(token, scenario)}: token ${token} is implied ${want} times, sent ${have} times`;
  }
  return null;
}

/** Null when no row contradicts itself; else one sentence. */
export function checkRows(files: readonly FileReport[]): string | null {
  for (const row of files) {
    const fault = faultOf(row);
    if (fault !== null) return `${row.path}: ${fault}`;
  }
  return null;
}

/** Do verdict, size, `used` and `cutAt` agree with each other? */
function faultOf({ verdict, bytes, used, cutAt }: FileReport): string | null {
  const say = `verdict ${verdict} with ${used} of ${bytes} bytes used, cut at ${cutAt}`;
  if (verdict === "loaded") return used === bytes && cutAt === null ? null : say;
  if (verdict === "cut") return used > 0 && used < bytes && cutAt === used ? null : say;
  if (verdict === "global") return used > 0 && used <= bytes && cutAt === null ? null : say;
  return used === 0 ? null : say;
}

/** Tokens wholly within what the row says is sent. */
function tokensIn(scenario: Scenario, { path, verdict, used }: FileReport): string[] {
  if (verdict !== "loaded" && verdict !== "cut" && verdict !== "global") return [];
  const real = contentPath(path, scenario.files);
  if (real === null) return [];
  const bytes = contentOf(scenario.files[real] as FileNode);
  const sent = verdict === "global" ? bytes : bytes.subarray(0, used);
  return sent.toString("latin1").match(TOKEN) ?? [];
}

/** The AGENTS.md part in force: the last one that nobody typed. */
function agentsPart(scenario: Scenario, request: CapturedRequest): string {
  const typed = new Set(scenario.steps.flatMap((step) => (step.do === "turn" ? [step.text] : [])));
  const parts = request.input.flatMap((item) => (isMessage(item) && item.role === "user" ? item.content : []));
  const isAgents = (text: string | undefined) => text?.startsWith("# AGENTS.md instructions") && !typed.has(text);
  return parts.findLast(({ text }) => isAgents(text))?.text ?? "";
}

function ownerOf(token: string, scenario: Scenario): string {
  const owner = Object.entries(scenario.files).find(([, node]) => contentOf(node).includes(token, 0, "latin1"));
  return owner?.[0] ?? "no file";
}
