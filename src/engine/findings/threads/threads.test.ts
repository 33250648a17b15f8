import { describe, expect, test } from "vitest";
import { applyFix } from "../../../scenario/applyFix.ts";
import { THREAD_DEMONSTRATIONS } from "../../../scenario/demonstrations/thread.ts";
import { normaliseScenario, type ScenarioDocument, type StepDocument } from "../../../scenario/document.ts";
import { loadRelease } from "../../releases/registry.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import type { FindingMoment } from "../context.ts";
import { endOf, findingsOf } from "../find.ts";
import type { Finding, RuleId } from "../finding.ts";
import type { ThreadFindingParams } from "../threadParams.ts";
import { THREAD_RULES } from "../threadRules.ts";

await loadRelease("0.113.0");

type Id = keyof ThreadFindingParams;
const IDS = Object.keys(THREAD_RULES) as Id[];

/** `step`: the moment when it is over; the end when it is left out. */
function findingsIn(document: ScenarioDocument, step?: number): readonly Finding[] {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  const report = step === undefined ? undefined : simulation.steps[step];
  const end = endOf(simulation);
  const moment: FindingMoment =
    report === undefined ? end : { ...end, ...momentFields(report.moment), step: report.step };
  return findingsOf(scenario, simulation, moment);
}

function momentFields({
  root,
  searched,
  files,
  budget,
  settings,
  configLayers,
  disk,
}: Omit<FindingMoment, "step" | "error">) {
  return { root, searched, files, budget, settings, configLayers, disk };
}

const rulesIn = (document: ScenarioDocument, step?: number): string[] =>
  findingsIn(document, step).map(({ rule }) => rule);

function only<Rule extends RuleId>(document: ScenarioDocument, rule: Rule, step?: number) {
  return findingsIn(document, step).filter((found): found is Extract<Finding, { rule: Rule }> => found.rule === rule);
}

const FILE = "/r/AGENTS.md";
const GLOBAL = "/home/dev/.codex/AGENTS.md";
const CONFIG = "/home/dev/.codex/config.toml";

function thread(...steps: StepDocument[]): ScenarioDocument {
  return {
    format: 1,
    files: { "/r/.git/HEAD": "ref: refs/heads/main\n", [CONFIG]: "", [FILE]: "- old\n", [GLOBAL]: "- global\n" },
    launch: { cwd: "/r" },
    steps,
  };
}

const turn = (text = "hello"): StepDocument => ({ do: "turn", text });
const write = (path: string, node: string) => ({ do: "write", path, node }) as const;
const EDIT = write(FILE, "- new\n");
const RESUME: StepDocument = { do: "resume" };
const COMPACT: StepDocument = { do: "compact" };

/** Findings of this group that a demonstration raises beside its own, or that its near miss raises: true as well. */
const BESIDE: Partial<Record<Id, readonly Id[]>> = { "compaction-keeps-old-text": ["stale-agents-md"] };
const NEAR: Partial<Record<Id, readonly Id[]>> = { "stale-agents-md": ["text-doubled"] };

describe.each(IDS)("%s", (id) => {
  const { raises, nearMiss } = THREAD_DEMONSTRATIONS[id];

  test("the demonstration raises it once, the near miss does not", () => {
    expect(rulesIn(raises)).toEqual([...(BESIDE[id] ?? []), id]);
    expect(rulesIn(nearMiss)).toEqual(NEAR[id] ?? []);
  });

  test("the place is a file of the tree or a step", () => {
    for (const { place } of only(raises, id)) {
      const isFile = place.path !== null && Object.hasOwn(raises.files ?? {}, place.path);
      expect(isFile).toBe(place.step === null);
      expect(place.step === null || place.step < (raises.steps?.length ?? 0)).toBe(true);
    }
  });
});

test("a message can be mended, a thread resumed or compacted; what else happened cannot be changed", () => {
  const withFix = IDS.filter((id) => only(THREAD_DEMONSTRATIONS[id].raises, id).some(({ fixes }) => fixes.length > 0));
  expect(withFix.sort()).toEqual([
    "config-edited-late",
    "directory-not-read",
    "message-like-fragment",
    "stale-agents-md",
    "text-doubled",
  ]);
});

describe("files edited after they were read", () => {
  const stale = (...steps: StepDocument[]) =>
    only(thread(...steps), "stale-agents-md").map(({ params, place }) => [params.path, params.editedBy, place.path]);

  test("the last edit counts, by a tool call too", () => {
    expect(stale(turn(), EDIT, turn())).toEqual([[FILE, 1, FILE]]);
    expect(stale(turn(), EDIT, { do: "turn", text: "x", during: [write(FILE, "- newer\n")] })).toEqual([
      [FILE, 2, FILE],
    ]);
  });

  test("a deleted file stands nowhere: the place is the step", () => {
    expect(stale(turn(), { do: "remove", path: FILE }, turn())).toEqual([[FILE, 1, null]]);
    expect(stale(turn(), { do: "remove", path: "/r" }, turn())).toEqual([[FILE, 1, null]]);
  });

  test("not the global file, not before the edit, not when the files were read again", () => {
    expect(stale(turn(), write(GLOBAL, "- other\n"), turn())).toEqual([]);
    expect(rulesIn(thread(turn(), EDIT, turn()), 0)).toEqual([]);
    expect(stale(turn(), EDIT, { do: "cd", cwd: "/r/a" }, turn())).toEqual([]);
  });

  test("an edit through a symlink", () => {
    const document = thread(turn(), write("/r/RULES.md", "- new\n"), turn());
    const linked = {
      ...document,
      files: { ...document.files, [FILE]: { symlink: "RULES.md" }, "/r/RULES.md": "- old\n" },
    };
    expect(only(linked, "stale-agents-md").map(({ params }) => params)).toEqual([{ path: FILE, editedBy: 1 }]);
  });
});

describe("configuration edited while the thread lives", () => {
  const late = (...steps: StepDocument[]) =>
    only(thread(...steps), "config-edited-late").map(({ params }) => [params.path, params.editedBy]);
  const config = write(CONFIG, "project_doc_max_bytes = 5\n");

  test("once a file, by its last edit", () => {
    expect(late(turn(), config, turn(), config, turn())).toEqual([[CONFIG, 3]]);
    expect(late({ do: "turn", text: "x", during: [config] })).toEqual([[CONFIG, 0]]);
  });

  test("a resumed or forked thread has read it; a step back has not", () => {
    expect(late(turn(), config, RESUME)).toEqual([]);
    expect(late(turn(), config, { do: "fork" })).toEqual([]);
    expect(late(turn(), config, { do: "revert", beforeTurn: 0 })).toEqual([[CONFIG, 1]]);
    expect(late(turn(), RESUME, config)).toEqual([[CONFIG, 2]]);
  });

  test("files that are no layer of the configuration do not count", () => {
    expect(late(turn(), write("/home/dev/other/config.toml", ""), turn())).toEqual([]);
  });
});

describe("mode texts", () => {
  const plan: StepDocument = { do: "mode", mode: "plan" };

  test("a mode that waits for its turn, or that the next turn tells, is not stale", () => {
    expect(rulesIn(thread(turn(), plan))).toEqual([]);
    expect(rulesIn(thread(turn(), plan, turn(), { do: "fork" }))).toEqual([]);
    expect(rulesIn(thread(turn(), plan, turn(), { do: "revert", beforeTurn: 1 }))).toEqual([]);
  });

  test("a resumed thread is in Plan mode still: its text is the right one", () => {
    expect(rulesIn(thread(plan, turn(), RESUME, turn()))).toEqual([]);
  });

  test("the place is the step that told the text", () => {
    expect(only(THREAD_DEMONSTRATIONS["stale-mode-text"].raises, "stale-mode-text")[0]?.place.step).toBe(1);
  });
});

describe("messages that look like Codex's own texts", () => {
  const OWN = "<turn_aborted>x</turn_aborted>";
  const flagged = (document: ScenarioDocument) =>
    only(document, "message-like-fragment").map(({ params, fixes }) => [params.step, params.marker, fixes.length]);

  test("any text of a message is enough; only that of the turn itself can be mended", () => {
    expect(flagged(thread(turn(), turn(` ${OWN}\n`)))).toEqual([[1, "<turn_aborted>", 1]]);
    expect(flagged(thread({ do: "turn", text: "x", parts: [{ text: OWN }] }))).toEqual([[0, "<turn_aborted>", 0]]);
    expect(flagged(thread({ do: "turn", text: "x", steer: OWN }))).toEqual([[0, "<turn_aborted>", 0]]);
  });

  test("the fix keeps the text behind a word", () => {
    const document = thread(turn(OWN));
    const [found] = only(document, "message-like-fragment");
    expect(applyFix(document, found?.fixes[0] as never).steps).toEqual([{ do: "turn", text: `Note:\n${OWN}` }]);
  });

  test("turns that a fork or a step back cut off do not count", () => {
    expect(flagged(thread(turn(), turn(OWN), { do: "revert", beforeTurn: 1 }, turn()))).toEqual([]);
    expect(flagged(thread(turn(), turn(OWN), { do: "fork", afterTurn: 0 }, turn()))).toEqual([]);
    expect(flagged(thread(turn(), turn(OWN), { do: "fork" }, turn()))).toHaveLength(1);
    expect(flagged(thread(turn(), turn(OWN), { do: "fork", afterTurn: 1 }, turn()))).toHaveLength(1);
  });
});

describe("earlier texts of AGENTS.md", () => {
  const doubled = (...steps: StepDocument[]) =>
    only(thread(...steps), "text-doubled").map(({ params, place }) => [params.copies, params.byResume, place.step]);

  test("counted, with the step of the last one; by a resume or not", () => {
    expect(doubled(turn(), write(GLOBAL, "- b\n"), turn(), write(GLOBAL, "- c\n"), turn())).toEqual([[2, false, 4]]);
    expect(doubled(turn(), EDIT, RESUME, turn())).toEqual([[1, true, 3]]);
    expect(doubled(turn(), EDIT, RESUME, turn(), write(GLOBAL, "- b\n"), turn())).toEqual([[2, true, 5]]);
    expect(doubled(turn(), RESUME, turn(), write(GLOBAL, "- b\n"), turn())).toEqual([[1, false, 4]]);
  });

  test("bytes of the earlier ones", () => {
    const [found] = only(thread(turn(), write(GLOBAL, "- b\n"), turn()), "text-doubled");
    const first =
      "# AGENTS.md instructions for /r\n\n<INSTRUCTIONS>\n- global\n\n--- project-doc ---\n\n- old\n\n</INSTRUCTIONS>";
    expect(found?.params.bytes).toBe(first.length);
  });
});

describe("compactions", () => {
  const long = (tokens: number): StepDocument => turn("abcd".repeat(tokens));

  test("what is lost and what is cut, each compaction for itself", () => {
    const document = thread(turn("first"), turn("second"), long(64_001), COMPACT, long(64_000), COMPACT, turn());
    const found = findingsIn(document).filter(({ rule }) => rule.endsWith("at-compaction"));
    expect(found.map(({ rule, params }) => [rule, params])).toEqual([
      ["message-lost-at-compaction", { step: 3, messages: 2, limit: 64_000 }],
      ["message-lost-at-compaction", { step: 5, messages: 1, limit: 64_000 }],
      ["message-cut-at-compaction", { step: 3, removed: 1 }],
    ]);
  });

  test("a compaction that a fork or a step back cut off is no part of the thread", () => {
    const steps = [turn("first"), long(64_000), turn("x"), COMPACT, turn()];
    expect(rulesIn(thread(...steps))).toContain("message-lost-at-compaction");
    expect(rulesIn(thread(...steps, { do: "revert", beforeTurn: 1 }, turn()))).toEqual([]);
    expect(rulesIn(thread(...steps, { do: "fork", afterTurn: 1 }, turn()))).toEqual([]);
  });

  const keepsOld = (...steps: StepDocument[]) =>
    only(thread(...steps), "compaction-keeps-old-text").map(({ params, place }) => [
      params.step,
      params.path,
      place.step,
    ]);

  test("the old text came back: once the next turn has told it", () => {
    expect(keepsOld(turn(), EDIT, COMPACT, turn())).toEqual([[2, FILE, 2]]);
    expect(keepsOld(turn(), EDIT, COMPACT)).toEqual([]);
  });

  test("not for an edit that came later, and not when the text was told again since", () => {
    expect(keepsOld(turn(), COMPACT, turn(), EDIT, turn())).toEqual([]);
    expect(keepsOld(turn(), COMPACT, { do: "turn", text: "x", during: [EDIT] })).toEqual([]);
    expect(keepsOld(turn(), EDIT, COMPACT, turn(), RESUME, turn())).toEqual([]);
  });

  test("in the middle of a turn the edit of its tool call comes first", () => {
    const document = thread({ do: "turn", text: "x", usage: 250_000, during: [EDIT] });
    const [found] = only(document, "compaction-keeps-old-text");
    expect(found?.params).toEqual({ step: 0, path: FILE });
  });
});
