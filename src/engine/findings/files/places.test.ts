import { describe, expect, it, vi } from "vitest";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import { FindingContext } from "../context.ts";
import type { FileFindingParams } from "../fileParams.ts";
import { FILE_RULES } from "../fileRules.ts";
import { endOf } from "../find.ts";
import type { Found, TextRange } from "../finding.ts";

type Id = keyof FileFindingParams;
const CONFIG = "/home/dev/.codex/config.toml";
const GIT = { "/w/.git/HEAD": "ref: refs/heads/main\n" };

function find<One extends Id>(rule: One, document: Partial<ScenarioDocument>) {
  const { files, ...more } = document;
  const scenario = normaliseScenario({ format: 1, launch: { cwd: "/w" }, ...more, files: { ...GIT, ...files } });
  const simulation = simulate(scenario, STAND_INS);
  expect(simulation.error).toBeNull();
  const context = new FindingContext(scenario, simulation, endOf(simulation));
  const found = [...FILE_RULES[rule].find(context)] as Found<One>[];
  return { found, context };
}

/** The text of a range. */
function cut(text: string, { line, column, endLine, endColumn }: TextRange): string {
  const at = (row: number, to: number) =>
    text
      .split("\n")
      .slice(0, row - 1)
      .join("\n").length +
    (row > 1 ? 1 : 0) +
    to -
    1;
  return text.slice(at(line, column), at(endLine, endColumn));
}

function marked(rule: Id, document: Partial<ScenarioDocument>): (string | null)[] {
  const { found, context } = find(rule, document);
  return found.map(({ place: { path, range } }) =>
    path === null || range === null ? path : cut(context.text(path) ?? "", range),
  );
}

const limit = (bytes: number) => ({ [CONFIG]: `project_doc_max_bytes = ${bytes}\n` });

describe("what does not fit", () => {
  it("is marked from the cut to the end", () => {
    const files = { ...limit(8), "/w/AGENTS.md": "one\r\ntwo\r\nthree\r\n" };
    expect(marked("over-budget", { files })).toEqual(["\r\nthree\r\n"]);
  });

  it("includes a character that is cut apart", () => {
    expect(marked("over-budget", { files: { ...limit(6), "/w/AGENTS.md": "a\n规则\nb" } })).toEqual(["则\nb"]);
    expect(marked("over-budget", { files: { ...limit(3), "/w/AGENTS.md": "a😀b" } })).toEqual(["😀b"]);
  });

  it("is the whole file when only blank text fits", () => {
    const { found } = find("over-budget", { files: { ...limit(3), "/w/AGENTS.md": "\n\n\n# Rules\n" } });
    expect(found.map(({ params }) => [params.used, params.line, params.firstLostHeading])).toEqual([[0, 4, "Rules"]]);
  });

  it("has no range in a file that was edited since Codex read it", () => {
    const files = { ...limit(3), "/w/AGENTS.md": "abcdef" };
    const steps = [
      { do: "turn", text: "hello" },
      { do: "write", path: "/w/AGENTS.md", node: "x" },
    ] as const;
    expect(marked("over-budget", { files, steps })).toEqual(["/w/AGENTS.md"]);
  });
});

describe("a value of the configuration", () => {
  it("is marked as it is written", () => {
    const text = 'model = "gpt-5.5"\nproject_doc_max_bytes\t=  0 # none\n';
    expect(marked("limit-zero", { files: { [CONFIG]: text, "/w/AGENTS.md": "x" } })).toEqual(["0"]);
    const trust = "[projects]\n\"/w\" = { trust_level = 'untrusted' }\n";
    expect(marked("untrusted-project", { files: { [CONFIG]: trust, "/w/AGENTS.md": "x" } })).toEqual(["'untrusted'"]);
  });

  it("is found in a list over several lines", () => {
    const text = 'project_doc_fallback_filenames = [\n  "A.md", # fine\n  \'b/C.md\',\n  "",\n]\n';
    expect(marked("fallback-refused", { files: { [CONFIG]: text } })).toEqual(["'b/C.md'", '""']);
  });

  it("has no place in a file when -c says it", () => {
    const launch = { cwd: "/w", overrides: { project_doc_fallback_filenames: ["a/b"], project_doc_max_bytes: 0 } };
    const files = { "/w/AGENTS.md": "x" };
    expect(marked("fallback-refused", { launch, files })).toEqual([null]);
    expect(marked("limit-zero", { launch, files })).toEqual([null]);
  });
});

describe("files above", () => {
  const missed = (rule: "no-root-marker" | "stray-marker" | "nested-marker", document: Partial<ScenarioDocument>) =>
    find(rule, document).found.map(({ params }) => params.missed);
  const nowhere = { ...GIT, "/w/.git/HEAD": "" };

  it("do not count in the home directory, above it and in /", () => {
    const files = { ...nowhere, "/AGENTS.md": "x", "/home/AGENTS.md": "x", "/home/dev/AGENTS.md": "x" };
    const launch = { cwd: "/home/dev/code/new" };
    expect(missed("no-root-marker", { files, launch })).toEqual([]);
    const code = { ...files, "/home/dev/code/AGENTS.md": "x" };
    expect(missed("no-root-marker", { files: code, launch })).toEqual([["/home/dev/code/AGENTS.md"]]);
  });

  it("do not count when they are blank", () => {
    const launch = { cwd: "/v/a" };
    expect(missed("no-root-marker", { files: { "/v/AGENTS.md": " \n", "/v/a/AGENTS.md": "x" }, launch })).toEqual([]);
  });

  it("are missed because of an empty list of markers, which goes where that helps", () => {
    const files = { [CONFIG]: "project_root_markers = []\n", "/w/AGENTS.md": "x" };
    const { found } = find("no-root-marker", { files, launch: { cwd: "/w/a" } });
    expect(found.map(({ fixes }) => fixes.map(({ edits }) => edits))).toEqual([
      [[{ kind: "removeKey", path: CONFIG, key: ["project_root_markers"] }]],
    ]);
    const elsewhere = { files: { ...files, "/v/AGENTS.md": "x" }, launch: { cwd: "/v/a" } };
    expect(find("no-root-marker", elsewhere).found.map(({ fixes }) => fixes)).toEqual([[]]);
  });

  it("need a marker of their own where only a stray one is there", () => {
    const files = { "/v/AGENTS.md": "x", "/v/a/.git": { dir: true } } as const;
    const { found } = find("stray-marker", { files, launch: { cwd: "/v/a" } });
    expect(found.map(({ params, fixes }) => [params.outer, fixes.map(({ edits }) => edits)])).toEqual([
      [
        null,
        [
          [
            { kind: "remove", path: "/v/a/.git" },
            { kind: "write", path: "/v/.git/HEAD", node: "ref: refs/heads/main\n" },
          ],
        ],
      ],
    ]);
  });

  it("are not missed in a linked worktree that has a copy of them", () => {
    const worktree = {
      "/w/AGENTS.md": "x",
      "/w/.git/commondir": "..",
      "/w/.git/worktrees/t/gitdir": "/w/t/.git\n",
      "/w/.git/worktrees/t/commondir": "../..\n",
      "/w/t/.git": "gitdir: /w/.git/worktrees/t\n",
    };
    const launch = { cwd: "/w/t" };
    expect(missed("nested-marker", { files: worktree, launch })).toEqual([["/w/AGENTS.md"]]);
    expect(missed("nested-marker", { files: { ...worktree, "/w/t/AGENTS.md": "x" }, launch })).toEqual([]);
  });

  it("are told once", () => {
    const document = { files: { "/w/AGENTS.md": "x", "/w/a/.git": { dir: true } }, launch: { cwd: "/w/a" } } as const;
    expect(missed("stray-marker", document)).toEqual([["/w/AGENTS.md"]]);
    expect(find("off-path", document).found).toEqual([]);
  });
});

it("looks into no file that is neither sent nor a candidate", () => {
  const read = vi.spyOn(FindingContext.prototype, "bytes");
  const others = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/w/src/${at}/README.md`, "x"]));
  const files = { ...limit(3), ...others, "/w/AGENTS.md": "abcdef", "/w/src/1/AGENTS.md": "x" };
  for (const id of Object.keys(FILE_RULES) as Id[]) find(id, { files });
  expect(new Set(read.mock.calls.map(([path]) => path))).toEqual(new Set(["/w/AGENTS.md"]));
  read.mockRestore();
});
