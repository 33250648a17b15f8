import { describe, expect, test } from "vitest";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { type Simulation, STAND_INS, simulate } from "../index.ts";
import { textOf } from "../provenance.ts";
import { readFrontMatter } from "./frontMatter.ts";

const ROOT = "/work/app";
const SKILLS = `${ROOT}/.agents/skills`;

const skill = (description: string, name?: string): string =>
  `---\n${name === undefined ? "" : `name: ${name}\n`}description: ${description}\n---\nBody.\n`;

function play(files: ScenarioDocument["files"], more: Partial<ScenarioDocument> = {}): Simulation {
  const document: ScenarioDocument = {
    format: 1,
    title: "",
    files: { [`${ROOT}/.git/HEAD`]: "ref\n", ...files },
    launch: { cwd: ROOT, surface: "app-server" },
    steps: [{ do: "turn", text: "hello" }],
    ...more,
  };
  return simulate(normaliseScenario(document), STAND_INS);
}

/** The lines of skills on disk in a request. */
function linesOf({ requests }: Simulation, request = 0): string[] {
  const parts = requests[request]?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
  const list = parts.findLast(({ fragment }) => fragment === "skills")?.text ?? "";
  return list.split("\n").filter((line) => line.includes("(file: ") && !line.includes("skills.bundled"));
}

const NO_BUNDLED = { "/home/dev/.codex/config.toml": "[skills.bundled]\nenabled = false\n" };

describe("front matter", () => {
  const description = (yaml: string, rescues = true): string | null => {
    const read = readFrontMatter(`---\n${yaml}\n---\n`, rescues);
    return "kind" in read ? `fault: ${read.kind}` : (read.description?.text ?? null);
  };

  test.each([
    ["description: 4.50", "4.50"],
    ["description: |\n  one\n   two\n\n  three", "one two three"],
    ['description: "a \\u00e4\\n b"', "a ä b"],
    ["description: null", null],
    ["description: [a]", "fault: type"],
    ["description: d\ndescription: e", "fault: duplicate"],
    ["description: d\nmetadata: x", "fault: type"],
    ["description: *nowhere", "fault: yaml"],
    ["just text", "fault: type"],
    ["# nothing", null],
  ])("%j", (yaml, expected) => expect(description(yaml)).toBe(expected));

  test.each([
    ["description: has: a colon # and a comment", "has: a colon"],
    ["description: @x", "@x"],
    ["description: [a] more", "[a] more"],
    ["foo: a: b\ndescription: |\n  x: y: z", "x: y: z"],
    ["description: it's: fine", "it's: fine"],
  ])("%j is rescued in the newest release only", (yaml, expected) => {
    expect(description(yaml)).toBe(expected);
    expect(description(yaml, false)).toBe("fault: yaml");
  });

  test.each([
    ["\ufeff---\ndescription: d\n---\n"],
    ["\n---\ndescription: d\n---\n"],
    ["---\ndescription: d\n...\n"],
    ["---\n---\n"],
    [""],
  ])("%j has none", (text) => expect(readFrontMatter(text)).toEqual({ kind: "frontMatter" }));

  test("white space around the delimiters and CRLF do not matter", () => {
    expect(readFrontMatter(" --- \r\ndescription: d\r\n\u00a0---")).toMatchObject({ description: { text: "d" } });
  });
});

describe("the list", () => {
  test("scopes, names and paths order it; roots with a listed skill have a name", () => {
    const simulation = play({
      ...NO_BUNDLED,
      [`${SKILLS}/b/SKILL.md`]: skill("b"),
      [`${SKILLS}/Z/SKILL.md`]: skill("z"),
      [`${ROOT}/.codex/skills/off/SKILL.md`]: "no front matter",
      "/home/dev/.agents/skills/a/SKILL.md": skill("a"),
      "/etc/codex/skills/x/SKILL.md": skill("x"),
    });
    expect(linesOf(simulation)).toEqual([
      "- x: x (file: r1/x/SKILL.md)",
      "- Z: z (file: r2/Z/SKILL.md)",
      "- b: b (file: r2/b/SKILL.md)",
      "- a: a (file: r0/a/SKILL.md)",
    ]);
  });

  test("a description is sent from the bytes of its file", () => {
    const { requests } = play({
      ...NO_BUNDLED,
      [`${SKILLS}/a/SKILL.md`]: "---\ndescription: >\n  two\n  lines\n---\n",
    });
    const parts = requests[0]?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
    const spans = parts.find(({ fragment }) => fragment === "skills")?.spans ?? [];
    const own = spans.filter(({ source }) => source.kind === "file");
    expect(textOf(own)).toBe("twolines");
    expect(own[0]?.source).toMatchObject({ path: `${SKILLS}/a/SKILL.md`, start: 21, end: 24 });
  });

  test("many roots with one skill each are named by whole paths", () => {
    const files: Record<string, string> = { ...NO_BUNDLED };
    for (let depth = 0; depth < 13; depth++)
      files[`${ROOT}${"/d".repeat(depth)}/.agents/skills/a/SKILL.md`] = skill("f");
    const simulation = play(files, { launch: { cwd: `${ROOT}${"/d".repeat(12)}`, surface: "exec" } });
    expect(linesOf(simulation)).toContain(`- a: f (file: ${SKILLS}/a/SKILL.md)`);
  });
});

test("each SKILL.md has a verdict", () => {
  const { skills } = play({
    "/home/dev/.codex/config.toml": '[[skills.config]]\nname = "off"\nenabled = false\n',
    [`${SKILLS}/a/SKILL.md`]: skill("a"),
    [`${SKILLS}/l`]: { symlink: "a" },
    [`${SKILLS}/off/SKILL.md`]: skill("off"),
    [`${SKILLS}/waits/SKILL.md`]: skill("w"),
    [`${SKILLS}/waits/agents/openai.yaml`]: "policy:\n  allow_implicit_invocation: false\n",
    [`${SKILLS}/other/SKILL.md`]: skill("o"),
    [`${SKILLS}/other/agents/openai.yaml`]: "policy:\n  products: [chatgpt]\n",
    [`${SKILLS}/none/SKILL.md`]: "---\nname: none\n---\n",
    [`${SKILLS}/low/skill.md`]: skill("low"),
    [`${SKILLS}/.hidden/SKILL.md`]: skill("h"),
    "/home/dev/.codex/skills/l": { symlink: `${SKILLS}/a` },
    "/work/app/sub/.agents/skills/s/SKILL.md": skill("s"),
  });
  const own = skills.filter(({ scope }) => scope !== "bundled");
  expect(own.map(({ path, verdict }) => [path.replace(`${SKILLS}/`, ""), verdict])).toEqual([
    ["/home/dev/.codex/skills/l/SKILL.md", "listed"],
    ["waits/SKILL.md", "waits"],
    ["a/SKILL.md", "twice"],
    ["none/SKILL.md", "fault"],
    ["other/SKILL.md", "product"],
    ["off/SKILL.md", "disabled"],
    ["low/skill.md", "missed"],
    [".hidden/SKILL.md", "missed"],
    ["/work/app/sub/.agents/skills/s/SKILL.md", "missed"],
  ]);
  expect(own.find(({ verdict }) => verdict === "disabled")?.by).toEqual({
    path: "/home/dev/.codex/config.toml",
    line: 1,
  });
});

describe("during a thread", () => {
  test("a changed list is told whole before the next message, a changed body is not", () => {
    const simulation = play(
      { ...NO_BUNDLED, [`${SKILLS}/a/SKILL.md`]: skill("a") },
      {
        steps: [
          { do: "turn", text: "one" },
          { do: "write", path: `${SKILLS}/a/SKILL.md`, node: `${skill("a")}More.\n` },
          { do: "turn", text: "two" },
          { do: "write", path: `${SKILLS}/b/SKILL.md`, node: skill("b") },
          { do: "turn", text: "three $a" },
        ],
      },
    );
    expect(
      simulation.steps.map(({ changes }) => changes.filter(({ fragment }) => fragment === "skills").length),
    ).toEqual([0, 0, 0, 0, 1]);
    expect(linesOf(simulation, 2)).toEqual(["- a: a (file: r0/a/SKILL.md)", "- b: b (file: r0/b/SKILL.md)"]);
    const last = simulation.history.at(-2);
    expect(last?.type === "message" ? last.parts[0]?.text : "").toBe(
      `<skill>\n<name>a</name>\n<path>${SKILLS}/a/SKILL.md</path>\n${skill("a")}More.\n\n</skill>`,
    );
  });

  test("a name that two skills bear, and one that is switched off, is no mention", () => {
    const { history } = play(
      {
        "/home/dev/.codex/config.toml": '[[skills.config]]\nname = "off"\nenabled = false\n',
        [`${SKILLS}/a/SKILL.md`]: skill("a", "dup"),
        [`${SKILLS}/b/SKILL.md`]: skill("b", "dup"),
        [`${SKILLS}/off/SKILL.md`]: skill("off"),
      },
      { steps: [{ do: "turn", text: `$dup $off [$dup](${SKILLS}/b/SKILL.md)` }] },
    );
    const told = history.flatMap((item) => (item.type === "message" ? item.parts : []));
    expect(told.filter(({ fragment }) => fragment === "skill").map(({ text }) => text.split("\n")[2])).toEqual([
      `<path>${SKILLS}/b/SKILL.md</path>`,
    ]);
  });
});
