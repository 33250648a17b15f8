import { beforeAll, describe, expect, it } from "vitest";
import { loadRelease, type Simulation, STAND_INS, simulate } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { compareParts } from "./compareParts.ts";
import { compactionPairs, fileRows, momentsOf, settingRows } from "./compareReleases.ts";
import { RuleFinder } from "./rules.ts";
import { AREA_SCENARIOS } from "./tryIts.ts";

const OLD = "0.113.0";
const NEW = "0.158.0";
const RULES = new RuleFinder(OLD, NEW);

function both(document: Omit<ScenarioDocument, "format">): readonly [Simulation, Simulation] {
  const play = (codex: typeof OLD | typeof NEW) =>
    simulate(normaliseScenario({ format: 1, ...document, codex }), STAND_INS);
  return [play(OLD), play(NEW)];
}

const REPOSITORY = { "/w/.git/HEAD": "ref: x\n", "/w/AGENTS.md": "Rules.\n" };
const USER = "/home/dev/.codex/config.toml";

beforeAll(async () => {
  await loadRelease(OLD);
});

describe("two releases", () => {
  it("that are the same differ in nothing", () => {
    const [, one] = both({ files: REPOSITORY, launch: { cwd: "/w" } });
    const moments = momentsOf(one, one);
    expect(moments.map(({ step }) => step)).toEqual([0, null]);
    expect(moments.some(({ differs }) => differs)).toBe(false);
    expect(fileRows(one, one, 0)).toEqual([]);
    expect(settingRows(one, one, 0, ({ id }) => id)).toEqual([]);
    expect(compactionPairs(one, one)).toEqual([]);
  });

  it("have their parts side by side, with the rule behind each difference", () => {
    const [left, right] = both({ files: REPOSITORY, launch: { cwd: "/w" } });
    const [moment] = momentsOf(left, right);
    if (moment === undefined) throw new Error("no request");
    const parts = compareParts(moment.left, moment.right);
    const rowOf = (fragment: string) => parts.filter((part) => part.fragment === fragment);
    const where = { later: false, files: [], otherModel: moment.otherModel };
    const rules = (fragment: string) => rowOf(fragment).flatMap((part) => RULES.ofPart(part, where));

    expect(rowOf("baseInstructions")).toMatchObject([{ left: { holder: "instructions" }, moved: true }]);
    expect(rules("baseInstructions")).toEqual(expect.arrayContaining(["basePrompt", "defaultModel"]));
    expect(rowOf("skills")).toMatchObject([{ state: "right", left: null }]);
    expect(rules("skills")).toEqual(["skillsText"]);
    expect(rowOf("agentsMd")).toMatchObject([{ state: "changed" }]);
    expect(rules("agentsMd")).toEqual(["skillsText"]);
    expect(rules("environmentContext")).toEqual(["environmentForm"]);
    expect(rowOf("prompt")).toMatchObject([{ state: "same", bytes: 0 }]);
    expect(rules("prompt")).toEqual([]);
    const [environment] = rowOf("environmentContext");
    expect(environment?.bytes).toBe((environment?.right?.part.bytes ?? 0) - (environment?.left?.part.bytes ?? 0));
  });

  it("find a part again that stands elsewhere", () => {
    const { left, right } = momentsOf(...both({ files: REPOSITORY, launch: { cwd: "/w", mode: "plan" } }))[0] ?? {};
    const mode = compareParts(left ?? null, right ?? null).filter(({ fragment }) => fragment === "collaborationMode");
    expect(mode).toMatchObject([{ moved: true, left: { holder: "developer" }, right: { holder: "developer" } }]);
    const where = { later: false, files: [], otherModel: false };
    expect(mode.flatMap((part) => RULES.ofPart(part, where))).toContain("modeFirstTurn");
  });

  it("say of which files they think otherwise, and why", () => {
    const untrusted = `[projects."/w"]\ntrust_level = "untrusted"\n`;
    const [left, right] = both({ files: { ...REPOSITORY, [USER]: untrusted }, launch: { cwd: "/w" } });
    const rows = fileRows(left, right, 0);
    expect(rows).toMatchObject([
      { path: "/w/AGENTS.md", left: { verdict: "loaded" }, right: { verdict: "untrusted" } },
    ]);
    expect(rows.map((row) => RULES.ofFile(row, false))).toEqual([["trust"]]);
  });

  it("compact otherwise when a message looks like one of the newer release's own", () => {
    const goal = "<goal_context>\nx\n</goal_context>";
    const [left, right] = both({
      launch: { cwd: "/w" },
      steps: [{ do: "turn", text: goal }, { do: "compact" }, { do: "turn", text: "on" }],
    });
    const [pair] = compactionPairs(left, right);
    expect(pair?.step).toBe(1);
    expect(pair?.left?.fates.some(({ reason }) => JSON.stringify(reason).includes("goal_context"))).toBe(false);
    expect(pair?.right?.fates.some(({ reason }) => JSON.stringify(reason).includes("goal_context"))).toBe(true);
  });

  it("differ in settings", () => {
    const [left, right] = both({ launch: { cwd: "/w" } });
    expect(settingRows(left, right, 0, ({ id }) => id)).toContainEqual({
      name: "model",
      left: ["gpt-5.3-codex"],
      right: ["gpt-6-astra"],
    });
  });
});

it.each(Object.entries(AREA_SCENARIOS))("the scenario for %s is played by both", async (_, load) => {
  const [left, right] = both(await load());
  expect([left.error, right.error]).toEqual([null, null]);
  expect(momentsOf(left, right).some(({ differs }) => differs)).toBe(true);
});
