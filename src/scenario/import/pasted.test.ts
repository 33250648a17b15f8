import * as fc from "fast-check";
import { expect, test } from "vitest";
import { gather } from "./gather.ts";
import { type Pasted, readPasted } from "./pasted.ts";

const QUIET = { pause: () => Promise.resolve(), progress: () => undefined, signal: { aborted: false } };

function folder(text: string): Extract<Pasted, { kind: "folder" }> {
  const pasted = readPasted(text);
  if (pasted.kind !== "folder") throw new Error(pasted.kind);
  return pasted;
}

const paths = (text: string): string[] =>
  folder(text).files.map(({ path, kind }) => (kind === "directory" ? `${path}/` : path));

test("the output of tree", () => {
  const text = `acme
├── AGENTS.md
├── CLAUDE.md -> AGENTS.md
├── docs
│\u00a0\u00a0 └── style guide.md
└── web
    ├── AGENTS.md   # rules of the web team
    └── src/

3 directories, 4 files
`;
  expect(folder(text).bundle.name).toBe("acme");
  expect(paths(text)).toEqual([
    "AGENTS.md",
    "CLAUDE.md",
    "docs/",
    "docs/style guide.md",
    "web/",
    "web/AGENTS.md",
    "web/src/",
  ]);
  expect(folder(text).files[1]).toEqual({ path: "CLAUDE.md", kind: "symlink", text: "AGENTS.md" });
  expect(folder(text).ignored).toBe(0);
});

test("tree with ASCII lines, from a dot", () => {
  const text = ".\n|-- AGENTS.md\n`-- web\n    |-- AGENTS.md\n    `-- deep\n        `-- x.ts\n";
  expect(folder(text).bundle.name).toBe("project");
  expect(paths(text)).toEqual(["AGENTS.md", "web/", "web/AGENTS.md", "web/deep/", "web/deep/x.ts"]);
});

test("an indented outline and a list with marks", () => {
  expect(paths("acme/\n  AGENTS.md\n  web/\n    AGENTS.md\n")).toEqual(["AGENTS.md", "web/", "web/AGENTS.md"]);
  expect(paths("- AGENTS.md\n- web\n  - AGENTS.md\n")).toEqual(["AGENTS.md", "web/", "web/AGENTS.md"]);
});

test("lists of paths", () => {
  expect(paths("./AGENTS.md\n./web/AGENTS.md\n")).toEqual(["AGENTS.md", "web/AGENTS.md"]);
  const absolute = folder("/Users/me/acme/AGENTS.md\n/Users/me/acme/web/AGENTS.md\n");
  expect(absolute.location).toBe("/Users/me/acme");
  expect(absolute.bundle.name).toBe("acme");
  expect(absolute.files.map(({ path }) => path)).toEqual(["AGENTS.md", "web/AGENTS.md"]);
  const prose = folder("This is what I have in my repository:\nAGENTS.md\nweb/AGENTS.md\n");
  expect(prose.files).toHaveLength(2);
  expect(prose.ignored).toBe(1);
});

test("files in Markdown: names in the fence, before it and in its first line", () => {
  const text = [
    "Here is my setup:",
    '```md title="AGENTS.md"',
    "Root rules.",
    "```",
    "**`web/AGENTS.md`**:",
    "````markdown",
    "```sh",
    "npm test",
    "```",
    "````",
    "### docs/a.md",
    "~~~",
    "Doc.",
    "~~~",
    "And:",
    "```html",
    "<!-- src/x.html -->",
    "<p>",
    "```",
    "```",
    "no name",
    "```",
  ].join("\n");
  expect(Object.fromEntries(folder(text).files.map((file) => [file.path, file.text]))).toEqual({
    "AGENTS.md": "Root rules.\n",
    "web/AGENTS.md": "```sh\nnpm test\n```\n",
    "docs/a.md": "Doc.\n",
    "src/x.html": "<p>\n",
  });
});

test("a tree in a fence, with the text of one of its files", async () => {
  const text =
    "```\nacme\n├── AGENTS.md\n└── web\n    └── AGENTS.md\n```\n\n`acme/web/AGENTS.md`\n\n```md\nWeb.\n```\n";
  const gathered = await gather(folder(text).bundle, QUIET);
  expect(Object.fromEntries(gathered.files)).toEqual({
    "AGENTS.md": "(Contents of AGENTS.md)\n",
    "web/AGENTS.md": "Web.\n",
  });
});

test("JSON is a scenario; nothing is nothing", () => {
  expect(readPasted(' {"format":1}').kind).toBe("scenario");
  expect(readPasted("\n \n").kind).toBe("nothing");
  expect(readPasted("Just a sentence that names no file at all, really.").kind).toBe("nothing");
});

test("any text is read without a throw, and stays inside", async () => {
  const pieces = [
    "├── ",
    "│   ",
    "../",
    "/",
    "AGENTS.md",
    "```",
    "\n",
    " ",
    "~~~",
    "a\ud800",
    "\0",
    "-> ",
    "__proto__",
    ": ",
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), async (parts) => {
      const pasted = readPasted(parts.join(""));
      if (pasted.kind !== "folder") return;
      const gathered = await gather(pasted.bundle, QUIET);
      for (const path of gathered.files.keys()) expect(`/${path}/`).not.toMatch(/\/\.\.?\/|\/\/|\0/);
    }),
    { numRuns: 500 },
  );
});
