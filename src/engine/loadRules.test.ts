import { describe, expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { Late, RulesMissing } from "./late.ts";
import { areRulesLoaded, releaseFor } from "./loadRules.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const TURN = { do: "turn", text: "a" } as const;

function scenario(more: Partial<ScenarioDocument>) {
  return normaliseScenario({ format: 1, launch: { cwd: "/w" }, steps: [TURN], ...more });
}

/** One scenario for each part that few scenarios need. */
const NEEDY: Readonly<Record<string, Partial<ScenarioDocument>>> = {
  agents: { steps: [{ ...TURN, agents: [{ name: "one", message: "Look." }] }] },
  corners: { files: { [CONFIG]: "[features]\ndeferred_executor = true\n" } },
  environments: { launch: { cwd: "/w", surface: "app-server", environments: [{ id: "local", cwd: "/w" }] } },
  skills: { files: { "/w/.agents/skills/a/SKILL.md": "---\ndescription: d\n---\n" } },
};

describe("what a page at rest has loaded", () => {
  it.each(Object.entries(NEEDY))("is enough for %s, which join the rules of the thread", (name, more) => {
    const release = releaseFor(scenario(more));
    expect(areRulesLoaded(scenario(more))).toBe(true);
    expect(release?.thread[name as "skills"]).toBeTruthy();
  });

  it("gives the same object for the same needs, so that a thread can go on", () => {
    const [one, other] = [
      scenario({ files: NEEDY.skills?.files ?? {} }),
      scenario({ files: NEEDY.skills?.files ?? {} }),
    ];
    expect(releaseFor(one)).toBe(releaseFor(other));
    expect(releaseFor(one)).not.toBe(releaseFor(scenario({})));
  });
});

it("says that rules are missing, and not something else", async () => {
  const late = new Late(
    () => true,
    async () => "rules",
  );
  expect(() => late.rules).toThrow(RulesMissing);
  await late.load();
  expect(late.rules).toBe("rules");
});
