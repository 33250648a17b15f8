import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { budgetOf } from "./budget.ts";
import { momentAt } from "./moment.ts";

const CONFIG = "/home/dev/.codex/config.toml";

function picture(files: ScenarioDocument["files"], config = "", cwd = "/w/web/app") {
  const document: ScenarioDocument = {
    format: 1,
    files: { "/w/.git/HEAD": "", [CONFIG]: config, ...files },
    launch: { cwd },
  };
  const simulation = simulate(normaliseScenario(document), STAND_INS);
  return budgetOf(momentAt(simulation, null, () => simulation));
}

const rows = ({ files }: ReturnType<typeof budgetOf>) => files.map(({ path, kept, lost }) => [path, kept, lost]);

test("files are root first, and what is sent and lost makes up what was found", () => {
  const budget = picture(
    { "/w/web/app/AGENTS.md": "c".repeat(30), "/w/AGENTS.md": "a".repeat(60), "/w/web/AGENTS.md": "b".repeat(60) },
    "project_doc_max_bytes = 100\n",
  );
  expect(rows(budget)).toEqual([
    ["/w/AGENTS.md", 60, 0],
    ["/w/web/AGENTS.md", 40, 20],
    ["/w/web/app/AGENTS.md", 0, 30],
  ]);
  expect(budget).toMatchObject({ state: "open", limit: 100, found: 150, sent: 100, lost: 50 });
});

test("a hidden and a blank file take nothing", () => {
  const budget = picture({ "/w/AGENTS.md": "a", "/w/AGENTS.override.md": "bb", "/w/web/AGENTS.md": " \n" });
  expect(rows(budget)).toEqual([["/w/AGENTS.override.md", 2, 0]]);
});

test("a file that is blank as far as it fits has lost its text", () => {
  const budget = picture({ "/w/AGENTS.md": `${" ".repeat(20)}rule` }, "project_doc_max_bytes = 10\n");
  expect(budget).toMatchObject({ found: 24, sent: 0, lost: 24 });
});

test("the global file stands apart; as a file of the project it counts", () => {
  expect(picture({ "/home/dev/.codex/AGENTS.md": "g" })).toMatchObject({
    state: "empty",
    files: [],
    global: { path: "/home/dev/.codex/AGENTS.md" },
  });
  const both = picture(
    { "/home/dev/.codex/AGENTS.md": "ggg", "/home/dev/.codex/.git/HEAD": "" },
    "",
    "/home/dev/.codex",
  );
  expect(rows(both)).toEqual([["/home/dev/.codex/AGENTS.md", 3, 0]]);
  expect(both.global?.used).toBe(3);
});

test.each([
  ["limitZero", { "/w/AGENTS.md": "aaa" }, "project_doc_max_bytes = 0\n"],
  ["untrusted", { "/w/AGENTS.md": "aaa" }, '[projects."/w"]\ntrust_level = "untrusted"\n'],
  ["readError", { "/w/AGENTS.md": "aaa", "/w/web/AGENTS.md": { unreadable: true as const } }, ""],
] as const)("%s: everything is lost, whatever the limit", (state, files, config) => {
  expect(picture(files, config)).toMatchObject({ state, found: 3, sent: 0, lost: 3 });
});
