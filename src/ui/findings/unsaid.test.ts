import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../engine/index.ts";
import { endOf, findingsOf } from "../../engine/insight.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { unsaid } from "./unsaid.ts";

test("a warning that a finding says is left out, one about another file stays", () => {
  const scenario = normaliseScenario({
    format: 1,
    files: {
      "/w/.git/HEAD": "ref: refs/heads/main\n",
      "/w/.codex/config.toml": 'project_root_markers = []\nmodel_provider = "x"\n',
      "/home/dev/.codex/config.toml": 'modle = "x"\n[projects."/w"]\ntrust_level = "trusted"\n',
      "/etc/codex/requirements.toml": 'allowed_sandbox_modes = ["read-only"]\n',
    },
    launch: { cwd: "/w" },
  });
  const simulation = simulate(scenario, STAND_INS);
  const findings = findingsOf(scenario, simulation, endOf(simulation));
  const ids = simulation.warnings.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["warning.unknownKey", "warning.projectKeyIgnored"]));
  expect(ids).toContain("warning.requirements.sandbox");
  expect(unsaid(simulation.warnings, findings)).toEqual([]);
  expect(unsaid(simulation.warnings, [])).toEqual(simulation.warnings);
  const other = simulation.warnings.map((warning) =>
    warning.id === "warning.unknownKey" ? { ...warning, params: { ...warning.params, path: null } } : warning,
  );
  expect(unsaid(other, findings).map(({ id }) => id)).toEqual(["warning.unknownKey"]);
});
