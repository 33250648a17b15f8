import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../../engine/index.ts";
import { findingsOf } from "../../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { momentAt } from "../../../state/moment.ts";
import { allFindingWordsEn } from "../../findings/words.en.ts";
import { allFindingWordsZh } from "../../findings/words.zh.ts";
import { en } from "../../i18n/en.ts";
import { shortenHome } from "../../i18n/format.ts";
import { zh } from "../../i18n/zh.ts";
import { markdownFormat, reportOf } from "./report.ts";

const path = (one: string) => shortenHome(one, "/home/dev");
const EN = { catalogue: en, findings: allFindingWordsEn, path };
const ZH = { catalogue: zh, findings: allFindingWordsZh, path };

function report(document: Omit<ScenarioDocument, "format">, link: string | null = null, words = EN): string {
  const full: ScenarioDocument = { format: 1, ...document };
  const scenario = normaliseScenario(full);
  const simulation = simulate(scenario, STAND_INS);
  const moment = momentAt(simulation, null, () => simulation);
  const findings = findingsOf(scenario, simulation, moment);
  return reportOf({ document: full, moment, findings, warnings: simulation.warnings, link }, words);
}

const CUT: Omit<ScenarioDocument, "format"> = {
  files: {
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    "/home/dev/acme/AGENTS.md": "a".repeat(60),
    "/home/dev/acme/web/AGENTS.md": "b",
    "/home/dev/.codex/config.toml":
      'project_doc_max_bytes = 50\n[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
  },
  launch: { cwd: "/home/dev/acme/web" },
};

test("says in a few lines what Codex was started with, what became of each file, and why", () => {
  expect(report(CUT, "https://example.org/#s=1")).toBe(`**Codex sends 1 of your 2 instruction files, cut.**

Codex 0.158.0 · started in \`~/acme/web\` · project root \`~/acme\` (\`.git\`) · trust: Trusted · mode: Default · through \`tui\`

| # | File | Verdict | Bytes sent |
|--:|---|---|--:|
| 1 | \`~/acme/AGENTS.md\` | cut at line 1 | 50 of 60 |
|  | \`~/acme/web/AGENTS.md\` | no budget left | 0 of 1 |

Findings:

- **error** \`over-budget\`: ${message("over-budget")} (\`~/acme/AGENTS.md\`:1)
- **error** \`budget-exhausted\`: ${message("budget-exhausted")} (\`~/acme/web/AGENTS.md\`)

[Open this scenario](https://example.org/#s=1)
`);
});

/** The sentence as the catalogue has it. */
function message(rule: "over-budget" | "budget-exhausted"): string {
  const f = markdownFormat(path);
  const root = "/home/dev/acme/AGENTS.md";
  if (rule === "over-budget") {
    const params = { path: root, used: 50, bytes: 60, limit: 50, line: 1, firstLostHeading: null };
    return allFindingWordsEn.rules["over-budget"].message(params, f);
  }
  const params = { path: "/home/dev/acme/web/AGENTS.md", bytes: 1, limit: 50, takenBy: root };
  return allFindingWordsEn.rules["budget-exhausted"].message(params, f);
}

test("without a link or a finding both are left out", () => {
  const text = report({ files: { "/w/.git/HEAD": "", "/w/AGENTS.md": "x" }, launch: { cwd: "/w" } });
  expect(text).toContain("Nothing else was found.");
  expect(text).not.toContain("](");
});

test("a refused start is said with its place", () => {
  const text = report({ files: { "/home/dev/.codex/config.toml": "\nmodel = 5\n" }, launch: { cwd: "/w" } });
  expect(text).toMatch(/^\*\*Codex refuses to start\. `model` must be a string, not an integer\.\*\*/);
  expect(text).toContain("`~/.codex/config.toml`, line 2");
});

test("of many files the first are listed, the rest is counted; later steps are named", () => {
  const below = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/w/d${at}/AGENTS.md`, "x"]));
  const text = report({
    files: { "/w/.git/HEAD": "", "/w/AGENTS.md": "x", ...below },
    launch: { cwd: "/w" },
    steps: [
      { do: "turn", text: "a" },
      { do: "turn", text: "b" },
    ],
  });
  expect(text).toContain("and 17 more files of which nothing is sent");
  expect(text).toContain("after step 2 of 2");
  expect(text.split("\n").length).toBeLessThan(70);
});

test("a file that is seen through an environment names it", () => {
  const text = report({
    files: { "/w/.git/HEAD": "", "/w/AGENTS.md": "x", "/v/AGENTS.md": "y" },
    launch: {
      cwd: "/w",
      surface: "app-server",
      environments: [
        { id: "local", cwd: "/w" },
        { id: "b|x", cwd: "/v" },
      ],
    },
  });
  expect(text).toContain("| 1 | `/w/AGENTS.md` (`local`) |");
  expect(text).toContain("| 2 | `/v/AGENTS.md` (`b\\|x`) |");
});

test("Chinese has the same lines", () => {
  expect(report(CUT, "x", ZH).split("\n")).toHaveLength(report(CUT, "x").split("\n").length);
});

test.each([
  ["a|b", "| `/w/a\\|b/AGENTS.md` |"],
  ["a`b", "| ``/w/a`b/AGENTS.md`` |"],
  ["a``b", "| ```/w/a``b/AGENTS.md``` |"],
  ["*a* [b](c) <i>", "| `/w/*a* [b](c) <i>/AGENTS.md` |"],
  ["a\nb", "| `/w/a b/AGENTS.md` |"],
])("a directory named %j breaks neither table nor text", (name, cell) => {
  const directory = `/w/${name}`;
  const files = { "/w/.git/HEAD": "", [`${directory}/AGENTS.md`]: "x" };
  const text = report({ files, launch: { cwd: directory } });
  expect(text).toContain(cell);
  expect(text.split("\n").filter((line) => line.startsWith("|"))).toHaveLength(3);
});

test("literals keep what they hold", () => {
  const f = markdownFormat((one) => one);
  expect([f.code("`"), f.code("`a`"), f.code(" a "), f.code(" "), f.code("a b")]).toEqual([
    "`` ` ``",
    "`` `a` ``",
    "`  a  `",
    '" "',
    "`a b`",
  ]);
});
