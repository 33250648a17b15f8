import { describe, expect, test } from "vitest";
import { applyFix } from "../../../scenario/applyFix.ts";
import { TEXT_DEMONSTRATIONS } from "../../../scenario/demonstrations/text.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import type { FileNode } from "../../scenario.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import { endOf, findingsOf } from "../find.ts";
import type { Finding, RuleId } from "../finding.ts";
import type { TextFindingParams } from "../textParams.ts";
import { TEXT_RULES } from "../textRules.ts";

type Id = keyof TextFindingParams;
const IDS = Object.keys(TEXT_RULES) as Id[];

function findingsIn(document: ScenarioDocument): readonly Finding[] {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  return findingsOf(scenario, simulation, endOf(simulation));
}

function rulesIn(document: ScenarioDocument): string[] {
  return findingsIn(document).map(({ rule }) => rule);
}

function only<Rule extends RuleId>(document: ScenarioDocument, rule: Rule) {
  return findingsIn(document).filter((found): found is Extract<Finding, { rule: Rule }> => found.rule === rule);
}

/** A repository `/r` with these files; Codex starts in `/r/a`. */
function repository(files: { readonly [path: string]: FileNode }, config = ""): ScenarioDocument {
  return {
    format: 1,
    files: { "/r/.git/HEAD": "ref: refs/heads/main\n", "/home/dev/.codex/config.toml": config, ...files },
    launch: { cwd: "/r/a" },
  };
}

/** What stands at a path as text; bytes as base64. */
function textAt({ files }: ScenarioDocument, path: string): unknown {
  const node = files?.[path];
  return typeof node === "object" && "base64" in node ? node.base64 : node;
}

/** What a finding of a file points at. */
function pointedAt({ place }: Pick<Finding, "place">, { files }: ScenarioDocument): string {
  const { path, range } = place;
  const text = path === null ? undefined : files?.[path];
  if (range === null || typeof text !== "string") return "";
  const lines = text.split("\n").slice(range.line - 1, range.endLine);
  const cut = lines.with(-1, (lines.at(-1) ?? "").slice(0, range.endColumn - 1));
  return cut.with(0, (cut[0] ?? "").slice(range.column - 1)).join("\n");
}

describe.each(IDS)("%s", (id) => {
  const { raises, nearMiss } = TEXT_DEMONSTRATIONS[id];
  // A file that is cut is over the budget too.
  const beside = id === "cut-in-character" ? ["over-budget"] : [];

  test("the demonstration raises it once and nothing else, the near miss does not", () => {
    expect(rulesIn(raises)).toEqual([...beside, id]);
    expect(rulesIn(nearMiss)).toEqual(beside);
  });

  test("each fix removes it and brings nothing else", () => {
    for (const one of only(raises, id).flatMap(({ fixes }) => fixes)) {
      const fixed = applyFix(raises, one);
      expect(fixed).not.toBe(raises);
      expect([one.id, rulesIn(fixed)]).toEqual([one.id, []]);
    }
  });
});

test("only these have no fix", () => {
  const without = IDS.filter((id) => only(TEXT_DEMONSTRATIONS[id].raises, id).every(({ fixes }) => fixes.length === 0));
  expect(without).toEqual(["tag-in-text", "cut-in-character"]);
});

describe("import lines", () => {
  const raised = (line: string, more: { readonly [path: string]: FileNode } = {}): string[] =>
    only(repository({ "/r/AGENTS.md": `# R\n${line}\n`, ...more }), "inert-import").map(({ params }) => params.target);

  test("lines that other tools would replace", () => {
    for (const line of [
      "@x.md",
      "@docs/x.md",
      "@./x.txt",
      "@../x.md",
      "@~/x.md",
      "@/x/y.mdc",
      "- @x.md",
      "  1. @x.md\r",
    ]) {
      expect([line, raised(line)]).toEqual([line, [/@(\S+)/.exec(line)?.[1]]]);
    }
  });

  test("lines that are something else", () => {
    const lines = [
      "@alice",
      "- @acme/ui",
      "@types/node",
      "see @x.md",
      "@x.md please",
      "me@x.md",
      "@app.get('/x.md')",
      "`@x.md`",
    ];
    expect(lines.filter((line) => raised(line).length > 0)).toEqual([]);
  });

  test("a name without an ending counts when there is such a file", () => {
    expect(raised("@acme/ui", { "/r/acme/ui": "x" })).toEqual(["acme/ui"]);
  });

  test("not in fenced code", () => {
    const document = repository({ "/r/AGENTS.md": "```\n@in.md\n```\n@out.md\n~~~\n@in.md\n```\n@in.md\n" });
    expect(only(document, "inert-import").map((found) => pointedAt(found, document))).toEqual(["@out.md"]);
  });

  test("not behind the cut", () => {
    const files = { "/r/AGENTS.md": "# Rules\n@a.md\n@b.md\n" };
    const found = only(repository(files, "project_doc_max_bytes = 15\n"), "inert-import");
    expect(found.map(({ params }) => params.target)).toEqual(["a.md"]);
  });

  test("the whole line gives way to the text, with the line ends of its file", () => {
    const document = repository({ "/r/AGENTS.md": "# R\r\n- @x.md\r\n- last\r\n", "/r/x.md": "\ufeff- one\n- two\n" });
    const [found] = only(document, "inert-import");
    const fixed = applyFix(document, found?.fixes[0] as never);
    expect(textAt(fixed, "/r/AGENTS.md")).toBe("# R\r\n- one\r\n- two\r\n- last\r\n");
  });

  test("no fix for a file that is sent anyway, is missing, no UTF-8, or too long for the limit", () => {
    const fixes = (files: { readonly [path: string]: FileNode }, config = "") =>
      only(repository(files, config), "inert-import").map(({ fixes }) => fixes.length);
    expect(fixes({ "/r/AGENTS.md": "- a\n", "/r/a/AGENTS.md": "@../AGENTS.md\n" })).toEqual([0]);
    expect(fixes({ "/r/AGENTS.md": "@x.md\n" })).toEqual([0]);
    expect(fixes({ "/r/AGENTS.md": "@x.md\n", "/r/x.md": { base64: "/w==" } })).toEqual([0]);
    const long = { "/r/AGENTS.md": "@x.md\n", "/r/x.md": "- 40 bytes of rules stand on this line.\n" };
    expect([fixes(long, "project_doc_max_bytes = 40\n"), fixes(long)]).toEqual([[0], [1]]);
  });
});

describe("files that are only a path", () => {
  const raised = (text: FileNode, more: { readonly [path: string]: FileNode } = {}) =>
    only(repository({ "/r/AGENTS.md": text, ...more }), "path-only-file").map(({ params }) => params);

  test("a name that ends with .md, or any file that exists", () => {
    expect(raised("CLAUDE.md\n")).toEqual([{ path: "/r/AGENTS.md", target: "CLAUDE.md", exists: false }]);
    expect(raised("docs/rules", { "/r/docs/rules": "x" })).toMatchObject([{ exists: true }]);
  });

  test("not a sentence, a heading, a word, an import line, or its own name", () => {
    for (const text of ["See CLAUDE.md", "# CLAUDE.md", "hello", "@CLAUDE.md", "AGENTS.md", "a.md\nb.md"]) {
      expect([text, raised(text)]).toEqual([text, []]);
    }
  });

  test("a file that symlinks lead to is told where its text stands", () => {
    expect(raised({ symlink: "RULES" }, { "/r/RULES": "CLAUDE.md" })).toMatchObject([{ path: "/r/RULES" }]);
  });
});

describe("bytes", () => {
  const latin1 = (text: string): FileNode => ({ base64: Buffer.from(text, "latin1").toString("base64") });

  test("U+FFFD that stands in the file does not count", () => {
    const bytes = Buffer.concat([
      Buffer.from("é \ufffd\ufffd "),
      Buffer.from([0xff]),
      Buffer.from(" \ufffd "),
      Buffer.from([0xe9]),
    ]);
    const document = repository({ "/r/AGENTS.md": { base64: bytes.toString("base64") } });
    const [found] = only(document, "invalid-utf8");
    expect(found?.params).toEqual({ path: "/r/AGENTS.md", offset: 10, replaced: 2 });
    expect(found?.place.range).toEqual({ line: 1, column: 6, endLine: 1, endColumn: 7 });
    expect(rulesIn(repository({ "/r/AGENTS.md": "é \ufffd\n" }))).toEqual([]);
  });

  test("UTF-16 is not kept as the model sees it", () => {
    const utf16 = { base64: Buffer.from("\ufeffhello", "utf16le").toString("base64") };
    const found = only(repository({ "/r/AGENTS.md": utf16 }), "invalid-utf8");
    expect(found).toMatchObject([{ params: { offset: 0, replaced: 2 }, fixes: [] }]);
  });

  test("bytes that are no UTF-8 outlive the other fixes", () => {
    const document = repository({ "/r/AGENTS.md": latin1("\xef\xbb\xbfcaf\xe9\r\nb\n") });
    const fixed = (rule: "byte-order-mark" | "mixed-line-ends") =>
      textAt(applyFix(document, only(document, rule)[0]?.fixes[0] as never), "/r/AGENTS.md");
    expect(fixed("byte-order-mark")).toBe(Buffer.from("caf\xe9\r\nb\n", "latin1").toString("base64"));
    expect(fixed("mixed-line-ends")).toBe(Buffer.from("\xef\xbb\xbfcaf\xe9\nb\n", "latin1").toString("base64"));
  });

  test("the first line with the rarer end", () => {
    const document = repository({ "/r/AGENTS.md": "one\r\ntwo\r\nthree\nfour\r\n" });
    const [found] = only(document, "mixed-line-ends");
    expect(found?.params).toMatchObject({ lf: 1, crlf: 3 });
    expect(found && pointedAt(found, document)).toBe("three");
  });

  test("the character across the cut", () => {
    const document = repository({ "/r/AGENTS.md": "ab😀cd\n" }, "project_doc_max_bytes = 5\n");
    const [found] = only(document, "cut-in-character");
    expect(found?.params.offset).toBe(5);
    expect(found && pointedAt(found, document)).toBe("😀");
    expect(only(document, "invalid-utf8")).toEqual([]);
  });

  test("a lone continuation byte at the cut is no character", () => {
    const broken = { base64: Buffer.from([0x61, 0x62, 0x80, 0x80, 0x80, 0x80]).toString("base64") };
    expect(only(repository({ "/r/AGENTS.md": broken }, "project_doc_max_bytes = 4\n"), "cut-in-character")).toEqual([]);
  });
});

test("both tags, each once, at their first place", () => {
  const document = repository({ "/r/AGENTS.md": "a </INSTRUCTIONS> b <INSTRUCTIONS>\n</INSTRUCTIONS>\n" });
  const found = only(document, "tag-in-text");
  expect(found.map((one) => [pointedAt(one, document), one.place.range?.line])).toEqual([
    ["</INSTRUCTIONS>", 1],
    ["<INSTRUCTIONS>", 1],
  ]);
});

describe("the same text twice", () => {
  const GLOBAL = "/home/dev/.codex/AGENTS.md";
  const line = (name: string) => `- The rule of the ${name} is written out here, in so many words.\n`;
  const shared = line("house") + line("garden") + line("street");
  const raised = (files: { readonly [path: string]: FileNode }) => only(repository(files), "duplicate-text");

  test("whole files, however short; white space around them does not count", () => {
    const document = repository({ "/r/AGENTS.md": "# A\n", "/r/a/AGENTS.md": "\n# A\n\n" });
    const [found] = only(document, "duplicate-text");
    expect(found?.params).toEqual({ path: "/r/a/AGENTS.md", other: "/r/AGENTS.md", bytes: 3 });
    expect(found?.fixes.map(({ id, params }) => [id, params])).toEqual([
      ["remove-file", { path: "/r/a/AGENTS.md" }],
      ["remove-file", { path: "/r/AGENTS.md" }],
    ]);
  });

  test("two symlinks to one file; the symlink goes", () => {
    const document = repository({ "/r/AGENTS.md": "# A\n", "/r/a/AGENTS.md": { symlink: "../AGENTS.md" } });
    const [found] = only(document, "duplicate-text");
    expect(found?.params).toEqual({ path: "/r/a/AGENTS.md", other: "/r/AGENTS.md", bytes: 4 });
    expect(found?.fixes.map(({ params }) => params)).toEqual([{ path: "/r/a/AGENTS.md" }]);
  });

  test("a run of lines below 200 bytes is no finding", () => {
    expect(raised({ "/r/AGENTS.md": `a\n${shared}`, "/r/a/AGENTS.md": `b\n${shared}` })).toEqual([]);
  });

  test("a run is as long as can be, across blank lines and line ends", () => {
    const block = `${shared}\n${line("river")}`;
    const document = repository({
      [GLOBAL]: `# G\n${block}only here\n`,
      "/r/AGENTS.md": `# R\r\n\r\n${block.replaceAll("\n", "\r\n")}`,
    });
    const [found, ...more] = only(document, "duplicate-text");
    expect(more).toEqual([]);
    expect(found?.params).toEqual({ path: "/r/AGENTS.md", other: GLOBAL, bytes: block.trimEnd().length });
    const [first, second] = found?.fixes.map((one) => applyFix(document, one)) ?? [];
    expect(first && textAt(first, "/r/AGENTS.md")).toBe("# R\r\n\r\n");
    expect(second && textAt(second, GLOBAL)).toBe("# G\nonly here\n");
  });

  test("one finding a pair, whatever lies between the runs; the fix takes all of them", () => {
    const more = shared.replaceAll("rule", "second rule");
    const document = repository({
      "/r/AGENTS.md": `${shared}${line("x")}own\n${more}${line("y")}`,
      "/r/a/AGENTS.md": `${more}${line("y")}# A\n${shared}${line("x")}`,
    });
    const [found, ...others] = only(document, "duplicate-text");
    expect(others).toEqual([]);
    const fixed = found?.fixes.map((one) => applyFix(document, one)) ?? [];
    expect(fixed.map((one) => [textAt(one, "/r/AGENTS.md"), textAt(one, "/r/a/AGENTS.md")])).toEqual([
      [textAt(document, "/r/AGENTS.md"), "# A\n"],
      ["own\n", textAt(document, "/r/a/AGENTS.md")],
    ]);
  });

  test("a file is not deleted when a hidden one would take its place", () => {
    const [found] = raised({ "/r/AGENTS.md": "# A\n", "/r/a/AGENTS.override.md": "# A\n", "/r/a/AGENTS.md": "# B\n" });
    expect(found?.fixes.map(({ params }) => params)).toEqual([{ path: "/r/AGENTS.md" }]);
  });

  test("a file is not deleted for the part of it that is sent", () => {
    const files = { [GLOBAL]: "- one\n", "/r/AGENTS.md": "- one\n- two\n" };
    const [found] = only(repository(files, "project_doc_max_bytes = 6\n"), "duplicate-text");
    expect(found?.params.bytes).toBe(5);
    expect(found?.fixes.map(({ params }) => params)).toEqual([{ path: GLOBAL }]);
  });

  test("only what is sent counts", () => {
    const files = { [GLOBAL]: `${shared}${line("x")}`, "/r/AGENTS.md": `# R\n${shared}${line("x")}` };
    const cut = repository(files, "project_doc_max_bytes = 150\n");
    expect([only(cut, "duplicate-text").length, only(repository(files), "duplicate-text").length]).toEqual([0, 1]);
  });
});

test("files that were edited after they were read are left alone: the model sees another text", () => {
  const document: ScenarioDocument = {
    ...repository({ "/r/AGENTS.md": "- a\n" }),
    steps: [
      { do: "turn", text: "hello" },
      { do: "write", path: "/r/AGENTS.md", node: "\ufeff@x.md\n" },
    ],
  };
  expect(rulesIn(document)).toEqual(["stale-agents-md"]);
});

test("a fix of a text that a step has written edits that step", () => {
  const document: ScenarioDocument = {
    ...repository({}),
    steps: [
      { do: "write", path: "/r/AGENTS.md", node: "\ufeff- a\n" },
      { do: "turn", text: "hello" },
      { do: "resume" },
      { do: "turn", text: "again" },
    ],
  };
  const [found] = only(document, "byte-order-mark");
  expect(rulesIn(applyFix(document, found?.fixes[0] as never))).not.toContain("byte-order-mark");
});
