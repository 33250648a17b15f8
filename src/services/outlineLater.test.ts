// biome-ignore lint/correctness/noUndeclaredDependencies: Mermaid's own sanitizer, replaced below.
import DOMPurify from "dompurify";
import mermaid from "mermaid";
import { describe, expect, test } from "vitest";
import { byteLength, type FragmentId, type HistoryEntry, type ModelRequest, type Part } from "../engine/index.ts";
import { diagramSource } from "./diagramSource.ts";
import { outline } from "./outline.ts";
import { type FoldBlock, foldedBlocks } from "./outlineFold.ts";
import { type OutlineWords, rowsOf } from "./outlineRows.ts";

// Without a browser the sanitizer has no methods. What is tested here is Mermaid's parser.
Object.assign(DOMPurify, { addHook() {}, sanitize: (text: string) => text });

function part(fragment: FragmentId, text: string): Part {
  return {
    type: "input_text",
    fragment,
    spans: [{ text, source: { kind: "separator" } }],
    text,
    bytes: byteLength(text),
  };
}

/** An entry written by `step`, with one part for each fragment. */
function entry(id: number, step: number, role: "developer" | "user" | "assistant", ...parts: FragmentId[]) {
  return { id, step, item: { type: "message", role, parts: parts.map((of) => part(of, `${of} ${id}`)) } } as const;
}

function request(step: number, entries: readonly HistoryEntry[], lite = false): ModelRequest {
  const prefix = lite ? [{ type: "additional_tools" } as const] : [];
  const items = [...prefix, ...entries.map(({ item }) => item)];
  return {
    step,
    kind: "sample",
    model: "m",
    lite,
    instructions: null,
    items,
    gaps: [],
    entries,
    prefix: prefix.length,
  };
}

const keys = <T extends object>() => new Proxy({} as T, { get: (_, key) => String(key) });
const WORDS: OutlineWords = {
  fragments: keys(),
  gaps: keys(),
  opaque: keys(),
  instructionsField: "instructions",
  inputField: "input",
  notModelled: "not modelled",
  added: "new",
  inForce: "in force",
  superseded: "superseded",
  folded: (first, last, turns) => `items ${first} to ${last}, ${turns} turns`,
  bytes: (bytes) => `${bytes} B`,
};

const FIRST = [
  entry(0, 0, "developer", "permissions", "collaborationMode"),
  entry(1, 0, "user", "agentsMd", "environmentContext"),
  entry(2, 0, "user", "prompt"),
];

/** A turn that replaces AGENTS.md. */
const LATER = request(2, [
  ...FIRST,
  entry(3, 0, "assistant", "reply"),
  entry(4, 2, "user", "agentsMd"),
  entry(5, 2, "user", "prompt"),
]);

/** `turns` turns of two items each behind the initial context, then one that changes the mode. */
function long(turns: number): ModelRequest {
  const old = Array.from({ length: turns }, (_, at) => [
    entry(10 + 2 * at, at, "user", "prompt"),
    entry(11 + 2 * at, at, "assistant", "reply"),
  ]).flat();
  const last = [entry(5000, turns, "developer", "collaborationMode"), entry(5001, turns, "user", "prompt")];
  return request(turns, [...FIRST.slice(0, 2), ...old, ...last], true);
}

describe("the outline of a later request", () => {
  test("tells apart what is new, what it supersedes, and what is in force", () => {
    const labels = outline(LATER).blocks.flatMap((block) => rowsOf(block, WORDS).map(({ label }) => label));
    expect(labels).toEqual([
      "1 · developer · 32 B",
      "permissions · 13 B",
      "collaborationMode · 19 B",
      "2 · user · 30 B",
      "agentsMd · 10 B · superseded",
      "environmentContext · 20 B",
      "3 · user",
      "prompt “prompt 2” · 8 B",
      "4 · assistant",
      "reply “reply 3” · 7 B",
      "5 · user · new",
      "agentsMd · 10 B · in force",
      "6 · user · new",
      "prompt “prompt 5” · 8 B",
    ]);
    expect(outline(LATER).blocks.map(({ step }) => step)).toEqual([0, 0, 0, 0, 2, 2]);
  });

  test("nothing is called new in the first request", () => {
    expect(outline(request(0, FIRST)).blocks.some(({ isNew }) => isNew)).toBe(false);
  });
});

describe("folding", () => {
  const folds = (of: ModelRequest) =>
    foldedBlocks(outline(of)).filter((block): block is FoldBlock => block.kind === "fold");

  test("a request of 40 items stays as it is", () => {
    const { blocks } = outline(long(17));
    expect(blocks).toHaveLength(39);
    expect(foldedBlocks(outline(long(17)))).toEqual(blocks);
    expect(folds(long(18))).toHaveLength(1);
  });

  test("older turns are one block; the prefix, what is in force and the end stay", () => {
    const request = long(20);
    const shown = foldedBlocks(outline(request));
    expect(shown.map((block) => (block.kind === "fold" ? "fold" : block.item))).toEqual([
      0,
      1,
      2,
      "fold",
      39,
      40,
      41,
      42,
      43,
      44,
    ]);
    const [fold] = folds(request);
    expect(fold).toMatchObject({ first: 3, last: 38, turns: 18 });
    expect(fold?.blocks).toHaveLength(36);
    expect(rowsOf(fold as FoldBlock, WORDS)[0]?.label).toBe(`items 4 to 39, 18 turns · ${fold?.bytes} B`);
  });

  test("a part that is in force parts the older turns", () => {
    const { entries, ...rest } = long(40);
    const replaced = [...entries.slice(0, 30), entry(900, 14, "user", "agentsMd"), ...entries.slice(30)];
    const items = [...rest.items.slice(0, 1), ...replaced.map(({ item }) => item)];
    expect(folds({ ...rest, entries: replaced, items })).toHaveLength(2);
  });

  test("the diagram of 2,000 items stays small", () => {
    expect(foldedBlocks(outline(long(1000))).length).toBeLessThan(15);
  });
});

describe("the diagram of a later request", () => {
  const COLOURS = { fill: "#fff", text: "#111", faint: "#777", line: "#ccc", roles: keys<never>() };
  const source = (of: ModelRequest) => diagramSource(foldedBlocks(outline(of)), WORDS, COLOURS);

  test("classes what is new, and what is out of force as a whole", () => {
    expect(source(LATER)).toContain("\n  class block4,block5 added\n");
    expect(source(LATER)).not.toMatch(/^ {2}class .* superseded$/m);
    const [context = entry(0, 0, "developer"), ...rest] = LATER.entries;
    const twice = [context, entry(6, 1, "user", "agentsMd"), ...rest];
    expect(source(request(2, twice))).toMatch(/^ {2}class block1 superseded$/m);
  });

  test.each([
    ["marked", LATER],
    ["folded", long(30)],
  ])("Mermaid reads it %s", async (_, of) => {
    await expect(mermaid.parse(source(of))).resolves.toMatchObject({ diagramType: "flowchart-v2" });
  });
});
