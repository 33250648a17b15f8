/** What a line of a configuration file does in Codex 0.113.0. */
import { expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument, type StepDocument } from "../../../scenario/document.ts";
import { CODEX_RELEASES } from "../../releases/names.ts";
import { loadRelease, releaseOf } from "../../releases/registry.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import { explainConfigKey } from "../configLine.ts";
import { FindingContext } from "../context.ts";
import { endOf } from "../find.ts";
import { unknownPatterns } from "./modelled.ts";

await loadRelease("0.113.0");

const USER = "/home/dev/.codex/config.toml";
const REQUIREMENTS = "/etc/codex/requirements.toml";

function explain(
  files: Record<string, string>,
  path: string,
  marked: string,
  steps: readonly StepDocument[] = [{ do: "turn", text: "hello" }],
): unknown {
  const document: ScenarioDocument = {
    format: 1,
    codex: "0.113.0",
    files: { "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n", ...files },
    launch: { cwd: "/home/dev/acme" },
    steps,
  };
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  const context = new FindingContext(scenario, simulation, endOf(simulation));
  const text = context.text(path) ?? "";
  expect(text).toContain(marked);
  const line = explainConfigKey(context, path, text.indexOf(marked));
  return line === null ? null : [line.says.id, line.says.params];
}

it("a chosen profile wins, another one has no effect, and only some keys of a profile count", () => {
  const config = [
    'profile = "work"',
    'model = "gpt-5.2"',
    "[profiles.work]",
    'model = "gpt-5.1"',
    "project_doc_max_bytes = 9",
    "[profiles.home]",
    'personality = "none"',
  ].join("\n");
  const files = { [USER]: config };
  expect(explain(files, USER, "profile")).toEqual(["sets", { key: "profile", value: '"work"' }]);
  expect(explain(files, USER, 'model = "gpt-5.2"')).toEqual(["replaced", { key: "model", by: USER, line: 4 }]);
  expect(explain(files, USER, 'model = "gpt-5.1"')).toEqual([
    "sets",
    { key: "profiles.work.model", value: '"gpt-5.1"' },
  ]);
  expect(explain(files, USER, "project_doc")).toEqual([
    "wrong-table",
    { key: "profiles.work.project_doc_max_bytes", belongs: "project_doc_max_bytes" },
  ]);
  expect(explain(files, USER, "personality")).toEqual(["profile-idle", { profile: "home", chosen: "work" }]);
  const unchosen = { [USER]: config.replace('profile = "work"\n', "") };
  expect(explain(unchosen, USER, 'model = "gpt-5.1"')).toEqual(["profile-idle", { profile: "work", chosen: null }]);
  expect(explain(unchosen, USER, 'model = "gpt-5.2"')).toEqual(["sets", { key: "model", value: '"gpt-5.2"' }]);
});

it("a key of a later release is not known, at the top, in a table and in requirements", () => {
  const files = {
    [USER]: 'approvals_reviewer = "user"\n[skills]\ninclude_instructions = false\n[features]\njs_repl = true\n',
    [REQUIREMENTS]: 'additional_developer_instructions = "x"\nallowed_sandbox_modes = ["read-only"]\n',
  };
  const unknown = (key: string) => ["unknown", { key, nearest: null, later: true }];
  expect(explain(files, USER, "approvals_reviewer")).toEqual(unknown("approvals_reviewer"));
  expect(explain(files, USER, "include_instructions")).toEqual(unknown("skills.include_instructions"));
  expect(explain(files, USER, "js_repl")).toEqual(["sets", { key: "features.js_repl", value: "true" }]);
  expect(explain(files, REQUIREMENTS, "additional")).toEqual(unknown("additional_developer_instructions"));
  expect(explain(files, REQUIREMENTS, "allowed")).toEqual(["requires", { key: "allowed_sandbox_modes", used: null }]);
});

it("a resumed thread takes its model from the file again", () => {
  const write = { do: "write", path: USER, node: 'model = "gpt-5.2"\n' } as const;
  const steps: StepDocument[] = [{ do: "turn", text: "hello" }, write, { do: "resume" }, { do: "turn", text: "on" }];
  expect(explain({ [USER]: 'model = "gpt-5.1"\n' }, USER, "model", steps)).toEqual([
    "sets",
    { key: "model", value: '"gpt-5.2"' },
  ]);
});

it("every key that is said to be modelled is known to its release", () => {
  for (const release of CODEX_RELEASES) {
    const rules = releaseOf(release)?.config;
    expect(rules).toBeDefined();
    if (rules !== undefined) expect([release, unknownPatterns(release, rules)]).toEqual([release, []]);
  }
});
