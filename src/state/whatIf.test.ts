import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { momentAt } from "./moment.ts";
import { whatIf } from "./whatIf.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const document: ScenarioDocument = {
  format: 1,
  files: {
    "/w/.git/HEAD": "",
    "/w/AGENTS.md": "a".repeat(60),
    "/w/web/AGENTS.md": "b".repeat(60),
    [CONFIG]: "project_doc_max_bytes = 50\n",
  },
  launch: { cwd: "/w/web" },
};

function outcome(changed: ScenarioDocument) {
  const simulation = simulate(normaliseScenario(document), STAND_INS);
  const now = momentAt(simulation, null, () => simulation);
  return whatIf(now, changed, STAND_INS, null);
}

test("names the files whose fate changes, in the order in which they are sent then", () => {
  const { files, budget } = outcome({
    ...document,
    files: { ...document.files, [CONFIG]: "project_doc_max_bytes = 100\n" },
  });
  expect(files.map(({ path, before, after }) => [path, before?.verdict, after?.verdict, after?.used])).toEqual([
    ["/w/AGENTS.md", "cut", "loaded", 60],
    ["/w/web/AGENTS.md", "budget", "cut", 40],
  ]);
  expect(budget).toEqual({ limit: 100, used: 100, lost: 20 });
});

test("a file that goes has no report then; what stays as it is is not named", () => {
  const { "/w/AGENTS.md": _, ...files } = document.files ?? {};
  const result = outcome({ ...document, files });
  expect(result.files.map(({ path, after }) => [path, after?.verdict ?? null])).toEqual([
    ["/w/web/AGENTS.md", "cut"],
    ["/w/AGENTS.md", null],
  ]);
  expect(outcome({ ...document, title: "the same" }).files).toEqual([]);
});

test("a refused start is told", () => {
  const result = outcome({ ...document, files: { ...document.files, [CONFIG]: "model = 5\n" } });
  expect(result.error?.at).toMatchObject({ path: CONFIG, key: "model" });
});
