/** Every text of a request and its sources, over random scenarios and threads. */
import { describe, expect, test } from "vitest";
import {
  decodeBase64,
  encodeBase64,
  loadRelease,
  type ModelRequest,
  type Part,
  type Simulation,
  type Span,
  STAND_INS,
  type Step,
  simulate,
  textOf,
} from "../src/engine/index.ts";
import { placesOfFile, sourcesOf } from "../src/engine/insight.ts";
import { encodeUtf8 } from "../src/engine/machine/utf8.ts";
import { normaliseScenario, type ScenarioDocument } from "../src/scenario/document.ts";
import { generateScenario } from "./fuzz/generate.ts";
import { Random } from "./fuzz/random.ts";
import { generateScenario113, generateSteps113 } from "./fuzz/release113.ts";
import { generateSteps } from "./fuzz/steps.ts";

await loadRelease("0.113.0");

const COUNT = 500;

const GENERATORS = {
  "0.158.0": [generateScenario, generateSteps],
  "0.113.0": [generateScenario113, generateSteps113],
} as const;
type Release = keyof typeof GENERATORS;
const RELEASES = Object.keys(GENERATORS) as Release[];

interface Played {
  readonly document: ScenarioDocument;
  readonly simulation: Simulation;
  readonly random: Random;
}

function* played(release: Release, seed: number): Generator<Played> {
  const [one, many] = GENERATORS[release];
  for (let index = 0; index < COUNT; index++) {
    const document = index % 2 === 0 ? one(seed, index) : many(seed, index);
    const simulation = simulate(normaliseScenario(document), STAND_INS);
    yield { document, simulation, random: new Random(`${seed}/places/${index}`) };
  }
}

interface Placed {
  readonly request: ModelRequest;
  readonly item: number;
  readonly index: number;
  readonly part: Part;
}

function partsOf({ requests }: Simulation): Placed[] {
  return requests.flatMap((request) => {
    const { instructions, items } = request;
    const field = instructions === null ? [] : [{ request, item: -1, index: 0, part: instructions }];
    const rest = items.flatMap((item, at) =>
      item.type === "message" ? item.parts.map((part, index) => ({ request, item: at, index, part })) : [],
    );
    return [...field, ...rest];
  });
}

/** The bytes that Codex read. */
function readBytes({ text, raw }: Span): Uint8Array {
  return raw ?? encodeUtf8(text);
}

/** Every version of a file that was on disk when a step was over, or at the start. */
function versionsOf({ document, simulation }: Played, path: string): Uint8Array[] {
  const start = simulate({ ...normaliseScenario(document), steps: [] }, STAND_INS).disk;
  return [start, ...simulation.steps.map(({ moment }) => moment.disk)].flatMap((disk) => {
    const read = disk.read(path);
    return read.kind === "bytes" ? [read.bytes] : [];
  });
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

const ESCAPED = { amp: "&", apos: "'", quot: '"', lt: "<", gt: ">" } as const;

/** The texts that a step holds, those of its edits and lists among them. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsOf(inner)]);
}

function stepSays(step: Step | undefined, told: string): boolean {
  const text = told.replace(/&(amp|apos|quot|lt|gt);/g, (_, name: keyof typeof ESCAPED) => ESCAPED[name]);
  // A changed setting is told in Codex's words ("enabled" for true), a directory with what follows from it.
  if (step !== undefined && !["turn", "compact", "shell"].includes(step.do)) return true;
  return stringsOf(step).some((said) => said.includes(text) || said.split("\n").includes(text));
}

function faultOf(played: Played, span: Span): string | null {
  const { source, text } = span;
  switch (source.kind) {
    case "file": {
      const read = readBytes(span);
      const found = versionsOf(played, source.path).some((bytes) =>
        sameBytes(bytes.subarray(source.start, source.end), read),
      );
      return found && source.end - source.start === read.length ? null : `not in ${source.path}`;
    }
    case "codex":
      return STAND_INS.get(source.key as never).slice(source.start, source.end) === text ? null : `not ${source.key}`;
    case "step":
      // What the server answers to an automatic compaction is a convention of the format.
      if (source.field === "summary" && text === "SUMMARY") return null;
      return stepSays(normaliseScenario(played.document).steps[source.step], text) ? null : `not said by the step`;
    case "config":
      return source.path === null || source.line !== null ? null : "no line";
    default:
      return null;
  }
}

describe.each(RELEASES)("%s: sources of every text", (release) => {
  test("the spans of a part are its text, and each says truly where it comes from", () => {
    let files = 0;
    for (const one of played(release, 1)) {
      const seen = new Set<Part>();
      for (const { part } of partsOf(one.simulation)) {
        if (seen.has(part)) continue;
        seen.add(part);
        expect(textOf(part.spans)).toBe(part.text);
        for (const span of part.spans) {
          const fault = faultOf(one, span);
          if (fault !== null) throw new Error(`${one.document.title}: "${span.text.slice(0, 80)}" is ${fault}`);
          if (span.source.kind === "file") files += 1;
        }
      }
    }
    expect(files).toBeGreaterThan(COUNT / 2);
  });

  test("text to source to place is the same text", () => {
    let tried = 0;
    for (const one of played(release, 2)) {
      for (const { request, item, index, part } of one.random.shuffled(partsOf(one.simulation)).slice(0, 12)) {
        const start = boundary(part.text, one.random.int(0, part.text.length));
        const end = boundary(part.text, start + one.random.int(0, Math.min(400, part.text.length - start)));
        const pieces = sourcesOf(part, start, end);
        expect(pieces.map(({ text }) => text).join("")).toBe(part.text.slice(start, end));
        for (const piece of pieces) {
          if (piece.source.kind !== "file") continue;
          const { path, start: from, end: to } = piece.source;
          // The file as it was when this text was read from it.
          const whole = part.spans.find(({ source }) => source.kind === "file" && source.path === path) as Span;
          const bytes = versionsOf(one, path).find((version) => {
            const { source } = whole;
            return source.kind === "file" && sameBytes(version.subarray(source.start, source.end), readBytes(whole));
          });
          if (bytes === undefined) throw new Error(`${path} was never on disk`);
          const places = placesOfFile(request, { bytes, isPath: (read) => read === path }, from, to);
          expect(places).toContainEqual(
            expect.objectContaining({ item, part: index, start: piece.start, end: piece.end }),
          );
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(COUNT / 2);
  });
});

describe.each(RELEASES)("%s: a changed byte of a file", (release) => {
  test("changes exactly the bytes that are mapped to it", () => {
    let tried = 0;
    for (const one of played(release, 3)) {
      const change = letterOfFile(one);
      if (change === null) continue;
      const { path, bytes, at } = change;
      const { disk } = one.simulation;
      const after = bytes.slice();
      after[at] = after[at] === 0x78 ? 0x79 : 0x78;
      const files = { ...one.document.files, [path]: { base64: encodeBase64(after) } };
      const changed = simulate(normaliseScenario({ ...one.document, files }), STAND_INS);
      expect(changed.requests.length).toBe(one.simulation.requests.length);
      for (const [index, request] of one.simulation.requests.entries()) {
        const mapped = placesOfFile(request, { bytes, isPath: (read) => disk.realPath(read) === path }, at, at + 1);
        const other = changed.requests[index] as ModelRequest;
        expect(differences(request, other)).toEqual(mapped.map(({ item, part, start }) => [item, part, start]));
        tried += mapped.length;
      }
    }
    expect(tried).toBeGreaterThan(COUNT / 2);
  });
});

/** A letter of an instruction file that is sent, in a file that no step writes and no symlink leads to. */
function letterOfFile({ document, simulation, random }: Played) {
  const written = JSON.stringify(document.steps ?? []);
  const spans = partsOf(simulation).flatMap(({ part }) =>
    part.fragment === "agentsMd" ? part.spans.filter(({ source }) => source.kind === "file") : [],
  );
  for (const span of random.shuffled(spans)) {
    const { source } = span;
    if (source.kind !== "file" || written.includes(JSON.stringify(source.path))) continue;
    const node = document.files?.[source.path];
    if (node === undefined || (typeof node === "object" && !("base64" in node))) continue;
    const bytes = typeof node === "string" ? encodeUtf8(node) : decodeBase64(node.base64);
    const letters = [...bytes.keys()].filter(
      (at) => at >= source.start && at < source.end && isLetter(bytes[at] as number),
    );
    if (letters.length > 0) return { path: source.path, bytes, at: random.pick(letters) };
  }
  return null;
}

function isLetter(byte: number): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}

/** Item, part and UTF-16 offset of every character that differs. */
function differences(one: ModelRequest, other: ModelRequest) {
  const parts = (request: ModelRequest) => partsOf({ requests: [request] } as unknown as Simulation);
  const others = parts(other);
  return parts(one).flatMap(({ item, index, part: { text } }, at) => {
    const changed = others[at]?.part.text ?? "";
    if (changed === text) return [];
    const units = [...Array(Math.max(text.length, changed.length)).keys()];
    return units.filter((unit) => text[unit] !== changed[unit]).map((unit) => [item, index, unit]);
  });
}

/** The offset, or the one behind it when it splits a character. */
function boundary(text: string, offset: number): number {
  const before = text.charCodeAt(offset - 1);
  return before >= 0xd800 && before < 0xdc00 ? offset + 1 : offset;
}
