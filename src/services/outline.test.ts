// biome-ignore lint/correctness/noUndeclaredDependencies: Mermaid's own sanitizer, replaced below.
import DOMPurify from "dompurify";
import mermaid from "mermaid";
import { describe, expect, test } from "vitest";
import { byteLength, type FragmentId, type Item, type ModelRequest, type Part, type Role } from "../engine/index.ts";
import { blockIndex, type DiagramColours, diagramSource, escapeLabel, nodeId } from "./diagramSource.ts";
import { outline } from "./outline.ts";
import { type OutlineWords, rowsOf } from "./outlineRows.ts";
import { requestJson } from "./requestJson.ts";

// Without a browser the sanitizer has no methods. What is tested here is Mermaid's parser.
Object.assign(DOMPurify, { addHook() {}, sanitize: (text: string) => text });

function part(fragment: FragmentId, text: string): Part {
  const spans = [{ text, source: { kind: "separator" } as const }];
  return { type: "input_text", fragment, spans, text, bytes: byteLength(text) };
}

function message(role: Role, ...parts: Part[]): Item {
  return { type: "message", role, parts };
}

const NO_REQUEST = {
  step: 0,
  kind: "sample",
  model: "m",
  entries: [],
  prefix: 0,
  lite: false,
  instructions: null,
  gaps: [],
} as const;

/** A request with a field of its own for the base instructions. */
const FIELD: ModelRequest = {
  ...NO_REQUEST,
  instructions: part("baseInstructions", "base"),
  items: [
    message("developer", part("skills", "s"), part("permissions", "pp")),
    message("user", part("agentsMd", "€"), part("environmentContext", "eeee")),
    message("user", part("prompt", 'say "hi"\n <b>*now*</b> and then go on for a good while')),
  ],
  gaps: [
    { what: "toolDefinitions", item: 0, part: null, active: true },
    { what: "memories", item: 0, part: 0, active: true },
    { what: "plugins", item: 0, part: 2, active: true },
    { what: "apps", item: 0, part: 2, active: false },
    { what: "contextWindow", item: 1, part: null, active: true },
    { what: "currentTimeReminder", item: 3, part: null, active: true },
  ],
};

const LITE: ModelRequest = {
  ...NO_REQUEST,
  lite: true,
  items: [
    { type: "additional_tools" },
    message("developer", part("baseInstructions", "base")),
    message("user", part("prompt", "hi")),
  ],
  gaps: [{ what: "toolDefinitions", item: 0, part: null, active: true }],
};

/** Words that are their own keys. */
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

const COLOURS: DiagramColours = {
  fill: "#ffffff",
  text: "#111111",
  faint: "#777777",
  line: "#cccccc",
  roles: { developer: "#1", user: "#2", assistant: "#3", instructions: "#4", tool: "#5" },
};

function labels(request: ModelRequest): string[] {
  return outline(request).blocks.flatMap((block) => rowsOf(block, WORDS).map((row) => row.label));
}

describe("outline", () => {
  test("lists the field, then messages with parts and active gaps where they stand, then the tools field", () => {
    expect(labels(FIELD)).toEqual([
      "instructions",
      "baseInstructions · 4 B",
      "1 · developer · 3 B",
      "memories · not modelled",
      "skills · 1 B",
      "permissions · 2 B",
      "plugins · not modelled",
      "contextWindow · not modelled",
      "2 · user · 7 B",
      "agentsMd · 3 B",
      "environmentContext · 4 B",
      "3 · user",
      'prompt “say "hi" <b>*now*</b> and then …” · 54 B',
      "currentTimeReminder · not modelled",
      "toolDefinitions · not modelled",
    ]);
    expect(outline(FIELD).bytes).toBe(4 + 3 + 7 + 54);
    expect(outline(FIELD).dormant).toEqual(["apps"]);
  });

  test("Lite has no field: tools and base instructions are the first items", () => {
    const { blocks } = outline(LITE);
    expect(blocks.map(({ kind, type, item }) => [kind, type, item])).toEqual([
      ["item", "additional_tools", 0],
      ["item", "message", 1],
      ["item", "message", 2],
    ]);
    expect(labels(LITE).slice(0, 2)).toEqual(["1 · additional_tools", "toolDefinitions · not modelled"]);
  });

  test("a request without anything has no rows", () => {
    expect(labels({ ...NO_REQUEST, items: [] })).toEqual([]);
  });
});

describe("diagramSource", () => {
  const source = (request: ModelRequest) => diagramSource(outline(request).blocks, WORDS, COLOURS);

  test.each([
    ["with a field", FIELD],
    ["Lite", LITE],
    ["without the instructions field", { ...FIELD, instructions: null }],
    ["without items", { ...FIELD, items: [], gaps: [] }],
  ])("Mermaid reads the diagram of a request %s", async (_, request) => {
    await expect(mermaid.parse(source(request))).resolves.toMatchObject({ diagramType: "flowchart-v2" });
  });

  test("has every line of the outline, in order, and arrows between items only", () => {
    const text = source(FIELD);
    let at = 0;
    for (const label of labels(FIELD)) {
      const found = text.indexOf(escapeLabel(label), at);
      expect(found, label).toBeGreaterThanOrEqual(at);
      at = found;
    }
    expect(text.match(/-->/g)).toHaveLength(outline(FIELD).blocks.filter(({ kind }) => kind !== "field").length - 1);
    expect(text).toContain(`${nodeId(0)} ~~~ ${nodeId(1)}`);
  });

  test("boxes are classed by role; what is not modelled is a gap", () => {
    const classes = [...source(FIELD).matchAll(/:::(\w+)/g)].map(([, name]) => name);
    expect(classes).toEqual(["instructions", "developer", "gap", "user", "user", "gap", "gap"]);
  });

  test("text of a person cannot leave its label", async () => {
    const nasty = 'x"]; click block0 "javascript:1"\nend %% <script> `a` **b** _c_ #35; \u202e';
    const request = { ...NO_REQUEST, items: [message("user", part("prompt", nasty))] };
    const text = source(request);
    expect(text).not.toContain('x"]');
    await expect(mermaid.parse(text)).resolves.toBeTruthy();
    expect(escapeLabel('"a" <b> `c` #d')).toBe("#quot;a#quot; #60;b#62; #96;c#96; #35;d");
  });

  test("a node's id leads back to its block", () => {
    expect(blockIndex(nodeId(12))).toBe(12);
    expect(blockIndex("input")).toBeNull();
  });
});

describe("requestJson", () => {
  test("holds the exact strings and no other field", () => {
    expect(JSON.parse(requestJson(FIELD))).toEqual({
      instructions: "base",
      input: [
        {
          type: "message",
          role: "developer",
          content: [
            { type: "input_text", text: "s" },
            { type: "input_text", text: "pp" },
          ],
        },
        {
          type: "message",
          role: "user",
          content: [
            { type: "input_text", text: "€" },
            { type: "input_text", text: "eeee" },
          ],
        },
        {
          type: "message",
          role: "user",
          content: [{ type: "input_text", text: 'say "hi"\n <b>*now*</b> and then go on for a good while' }],
        },
      ],
    });
    expect(JSON.parse(requestJson(LITE))).not.toHaveProperty("instructions");
    expect(JSON.parse(requestJson(LITE)).input[0]).toEqual({ type: "additional_tools" });
  });
});
