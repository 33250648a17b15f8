import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../engine/index.ts";
import { endOf, findingsOf } from "../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { arrange } from "./causes.ts";

const CONFIG = "/home/dev/.codex/config.toml";

function arranged(document: Omit<ScenarioDocument, "format">) {
  const scenario = normaliseScenario({ format: 1, ...document });
  const simulation = simulate(scenario, STAND_INS);
  const { rows, skills, others } = arrange(findingsOf(scenario, simulation, endOf(simulation)), simulation.files);
  return {
    skills: [...skills].map(([path, { findings }]) => [path, ...findings.map(({ rule }) => rule)]),
    rows: [...rows].map(([file, { findings, fixes }]) => ({
      path: file.path,
      rules: findings.map(({ rule }) => rule),
      fixes: fixes.map(({ id }) => id),
    })),
    others: others.map(({ rule }) => rule),
  };
}

test("what a row says stands there; a fix that helps several files is offered once, where it is read first", () => {
  const { rows, others } = arranged({
    files: {
      "/w/.git/HEAD": "",
      "/w/AGENTS.md": "a".repeat(60),
      "/w/b/AGENTS.md": "b".repeat(10),
      "/w/b/c/AGENTS.md": "c",
      [CONFIG]: "project_doc_max_bytes = 50\n",
    },
    launch: { cwd: "/w/b" },
  });
  expect(rows).toEqual([
    { path: "/w/AGENTS.md", rules: ["over-budget"], fixes: ["raise-limit"] },
    { path: "/w/b/AGENTS.md", rules: ["budget-exhausted"], fixes: [] },
    { path: "/w/b/c/AGENTS.md", rules: ["below-cwd"], fixes: ["start-in"] },
  ]);
  expect(others).toEqual([]);
});

test("an untrusted project is mended at its first file, although the finding stands in the configuration", () => {
  const { rows, others } = arranged({
    files: {
      "/w/.git/HEAD": "ref: refs/heads/main\n",
      "/w/AGENTS.md": "a",
      [CONFIG]: '[projects."/w"]\ntrust_level = "untrusted"\n',
    },
    launch: { cwd: "/w" },
  });
  expect(rows).toEqual([{ path: "/w/AGENTS.md", rules: ["untrusted-project"], fixes: ["trust"] }]);
  expect(others).not.toContain("untrusted-project");
});

test("the others come in the order of causes: where Codex looks, names, configuration, the text", () => {
  const { others } = arranged({
    files: {
      "/w/.git": "not a directory",
      "/w/a/AGENTS.md": "\ufeffone\n@two.md\n",
      "/w/AGENTS.md": "x",
      "/w/a/.git/HEAD": "",
      [CONFIG]: 'modle = "x"\nproject_doc_fallback_filenames = ["a/b.md"]\n',
    },
    launch: { cwd: "/w/a" },
  });
  expect(others).toEqual(["nested-marker", "fallback-refused", "inert-import", "unknown-key", "byte-order-mark"]);
});

test("what became of a skill is said by its own row", () => {
  const folder = "/w/.agents/skills";
  const { skills, others } = arranged({
    files: { [`${folder}/a/SKILL.md`]: "no front matter\n", [`${folder}/b/skill.md`]: "---\ndescription: d\n---\n" },
    launch: { cwd: "/w" },
  });
  expect(skills).toEqual([
    [`${folder}/a/SKILL.md`, "skill-dropped"],
    [`${folder}/b/skill.md`, "skill-not-found"],
  ]);
  expect(others).toEqual([]);
});
