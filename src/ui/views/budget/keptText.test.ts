import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { headingsOf, keptText } from "./keptText.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const ROOT = "/w/AGENTS.md";
const WEB = "/w/web/AGENTS.md";
const DOCUMENT: ScenarioDocument = {
  format: 1,
  files: {
    "/w/.git/HEAD": "",
    [ROOT]: "# Root\nrule\n## Änderung\nrule\n## Last\n",
    [WEB]: "# Web\n",
    "/home/dev/.codex/AGENTS.md": "\n Briefly. \n",
    [CONFIG]: "project_doc_max_bytes = 18\n",
  },
  launch: { cwd: "/w/web" },
};

function look(document: ScenarioDocument, path: string) {
  const { steps, requests, files, disk } = simulate(normaliseScenario(document), STAND_INS);
  const moment = steps.at(-1)?.moment ?? { files, disk };
  const file = moment.files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`There is no ${path}.`);
  const text = keptText(file, moment.disk, requests.at(-1) ?? null);
  return { text, headings: headingsOf(file, text, moment.disk).map(({ line, lost }) => [line, lost]) };
}

test("what is sent ends at the cut, within a character too; the heading that is cut is sent, those behind it are lost", () => {
  expect(look(DOCUMENT, ROOT)).toEqual({
    text: "# Root\nrule\n## Än",
    headings: [
      [1, false],
      [3, false],
      [5, true],
    ],
  });
  const files = { ...DOCUMENT.files, [CONFIG]: "project_doc_max_bytes = 16\n" };
  expect(look({ ...DOCUMENT, files }, ROOT).text).toBe("# Root\nrule\n## \ufffd");
});

test("a file without a share has no text, and all its headings are lost", () => {
  expect(look(DOCUMENT, WEB)).toEqual({ text: "", headings: [[1, true]] });
});

test("the global file is sent without the blanks around it", () => {
  expect(look(DOCUMENT, "/home/dev/.codex/AGENTS.md").text).toBe("Briefly.");
});

test("of an edited file the text that Codex has read counts", () => {
  const steps: ScenarioDocument["steps"] = [
    { do: "turn", text: "hello" },
    { do: "write", path: ROOT, node: "# Another\n" },
    { do: "turn", text: "go on" },
  ];
  expect(look({ ...DOCUMENT, steps }, ROOT)).toEqual(look(DOCUMENT, ROOT));
});
