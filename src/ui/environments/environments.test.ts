import { describe, expect, it } from "vitest";
import { STAND_INS, simulate } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { momentAt } from "../../state/moment.ts";
import { answerOf } from "../views/answer/answer.ts";
import { decidingStep } from "./decided.ts";
import { added, draftOf, faultsOf, moved, selectionIn } from "./draft.ts";
import { groupsOf } from "./groups.ts";

const LOCAL = { id: "local", cwd: "/w" };
const BOX = { id: "box", cwd: "/v" };
const DOCUMENT: ScenarioDocument = {
  format: 1,
  files: {
    "/home/dev/.codex/AGENTS.md": "G\n",
    "/w/.git/HEAD": "",
    "/w/AGENTS.md": "W\n",
    "/w/sub/AGENTS.md": "S\n",
    "/v/AGENTS.md": "V\n",
  },
  launch: { cwd: "/w", surface: "app-server", environments: [BOX, LOCAL] },
};

function momentOf(document: ScenarioDocument) {
  const simulation = simulate(normaliseScenario(document), STAND_INS);
  return momentAt(simulation, null, () => simulation);
}

function launched(environments: ScenarioDocument["launch"]["environments"] | null): ScenarioDocument {
  const { environments: _, ...launch } = DOCUMENT.launch;
  return { ...DOCUMENT, launch: environments == null ? launch : { ...launch, environments } };
}

describe("groupsOf", () => {
  it("has the global file above, the environments in their order, and what none looks for below", () => {
    const { files, environments = [] } = momentOf(DOCUMENT);
    const { shared, groups, elsewhere } = groupsOf(files, environments);
    expect(shared.map(({ path }) => path)).toEqual(["/home/dev/.codex/AGENTS.md"]);
    expect(groups.map((one) => [one.environment.id, one.primary, one.files.map(({ path }) => path)])).toEqual([
      ["box", true, ["/v/AGENTS.md"]],
      ["local", false, ["/w/AGENTS.md"]],
    ]);
    expect(elsewhere.map(({ path }) => path)).toEqual(["/w/sub/AGENTS.md"]);
  });

  it("keeps an environment without files, and one file that two environments read", () => {
    const twice = launched([LOCAL, { id: "other", cwd: "/w" }, { id: "empty", cwd: "/x" }]);
    const { files, environments = [] } = momentOf(twice);
    expect(groupsOf(files, environments).groups.map((one) => one.files.map(({ order }) => order))).toEqual([
      [2],
      [3],
      [],
    ]);
    expect(answerOf({ files })).toMatchObject({ sentFiles: 2, total: 4, inOrder: true });
  });

  it("has the rows of the budget in the order of the environments", () => {
    const starved = { ...DOCUMENT, launch: { ...DOCUMENT.launch, overrides: { project_doc_max_bytes: 1 } } };
    expect(answerOf(momentOf(starved)).segments).toEqual([
      { path: "/v/AGENTS.md", environment: "box", kept: 1, lost: 1 },
      { path: "/w/AGENTS.md", environment: "local", kept: 0, lost: 2 },
    ]);
  });
});

describe("decidingStep", () => {
  const decided = (launch: object, steps: ScenarioDocument["steps"]) => {
    const document = {
      ...DOCUMENT,
      launch: { cwd: "/w", surface: "app-server", ...launch },
      steps,
    } as ScenarioDocument;
    const { environments, step } = momentOf(document);
    return decidingStep(normaliseScenario(document), environments, step);
  };
  const turn = { do: "turn", text: "x" } as const;
  const select = { do: "environments", environments: [BOX] } as const;

  it("is the last one that was heeded", () => {
    expect(decided({ environments: [BOX, LOCAL] }, [turn])).toBeNull();
    expect(decided({ environments: [BOX, LOCAL] }, [turn, select])).toBeNull();
    expect(decided({ environments: [BOX, LOCAL] }, [turn, select, turn])).toBe(1);
    expect(decided({}, [turn, select, turn])).toBe(1);
    expect(decided({}, [turn, select])).toBeNull();
  });

  it("is one that selects all again", () => {
    const cd = { do: "cd", cwd: "/v" } as const;
    expect(decided({ environments: [BOX, LOCAL] }, [turn, cd, turn])).toBe(1);
    expect(decided({}, [turn, select, turn, cd, turn])).toBeNull();
  });
});

describe("the draft of a selection", () => {
  it("tells all, none and a list apart", () => {
    const all = draftOf(launched(null), []);
    expect([all.choice, selectionIn(all)]).toEqual(["all", null]);
    expect(selectionIn(draftOf(launched([]), [BOX]))).toEqual([]);
    expect(selectionIn(draftOf(DOCUMENT, []))).toEqual([BOX, LOCAL]);
  });

  it("begins a list with what is selected now, else with the start directory", () => {
    expect(selectionIn({ ...draftOf(launched(null), [BOX]), choice: "list" })).toEqual([BOX]);
    expect(selectionIn({ ...draftOf(launched([]), []), choice: "list" })).toEqual([LOCAL]);
  });

  it("moves rows, up to the ends, and adds one with a free id", () => {
    const { rows } = draftOf(DOCUMENT, []);
    const ids = (list: typeof rows) => list.map(({ id }) => id);
    expect(ids(moved(rows, 1, -1))).toEqual(["local", "box"]);
    expect(moved(rows, 0, -1)).toBe(rows);
    expect(moved(rows, 1, 1)).toBe(rows);
    const more = added(added(rows, "/w"), "/w");
    expect(ids(more)).toEqual(["box", "local", "remote", "remote2"]);
    expect(new Set(more.map(({ key }) => key)).size).toBe(4);
  });

  it("says what a scenario cannot hold", () => {
    const faults = (environments: readonly { id: string; cwd: string }[]) =>
      faultsOf(DOCUMENT, draftOf(launched(environments), [])).map(({ id }) => id);
    expect(faults([BOX, LOCAL])).toEqual([]);
    expect(faults([BOX, BOX])).toEqual(["fault.environmentTwice"]);
    expect(faults([{ id: " ", cwd: "v" }])).toEqual(["fault.environmentId", "fault.relativePath"]);
  });
});
