import { beforeAll, expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument, type StepDocument } from "../../scenario/document.ts";
import { type Item, loadRules, type Simulation, STAND_INS, simulate } from "../index.ts";
import { readOutput } from "./output.ts";

const GLOBAL = "/home/dev/.codex/AGENTS.md";
const PROJECT = "/p/AGENTS.md";
const TURN: StepDocument = { do: "turn", text: "hello" };

function documentOf(steps: readonly StepDocument[], overrides = {}): ScenarioDocument {
  const files = { [GLOBAL]: "GLOBAL", [PROJECT]: "PROJECT" };
  return {
    format: 1,
    files,
    launch: { cwd: "/p", surface: "app-server", overrides: { model: "gpt-5.6-sol", ...overrides } },
    steps,
  };
}

function reviewOf(reply: string): StepDocument {
  return { do: "review", text: " Look. ", reply };
}

function play(...steps: StepDocument[]): Simulation {
  return simulate(normaliseScenario(documentOf(steps)), STAND_INS);
}

function textsOf(items: readonly Item[] = []): string[] {
  return items.flatMap((item) => ("parts" in item ? item.parts.map(({ text }) => text) : []));
}

beforeAll(() => loadRules(normaliseScenario(documentOf([TURN, reviewOf(""), { do: "resume" }]))));

it("reviews in a thread of its own, with the thread's global text and the project files of the disk", () => {
  const { agents, requests } = play(
    TURN,
    { do: "write", path: GLOBAL, node: "NEWER" },
    { do: "write", path: PROJECT, node: "EDITED" },
    reviewOf("Fine."),
    TURN,
  );
  expect(requests).toHaveLength(2);
  expect(agents.map(({ kind, parentStep, requests: own }) => [kind, parentStep, own.length])).toEqual([
    ["review", 3, 1],
  ]);
  const texts = textsOf(agents[0]?.requests[0]?.items);
  expect(texts[0]).toContain("review.prompt");
  expect(texts.find((text) => text.startsWith("# AGENTS.md"))).toContain("GLOBAL\n\n--- project-doc ---\n\nEDITED");
  expect(texts.at(-1)).toBe("Look.");
  expect(texts.some((text) => text.includes("multiAgent"))).toBe(false);
  expect(textsOf(requests[1]?.items).some((text) => text.includes("NEWER"))).toBe(true);
});

it("tells the thread what was found, between what was said and what it has not been told", () => {
  const { steps } = play(TURN, reviewOf(" Fine.\n"));
  const [action, answer] = steps[1]?.written ?? [];
  expect(textsOf(action === undefined ? [] : [action.item])[0]).toMatch(
    /^<user_action>\n {2}<context>.*<\/context>\n {2}<action>review<\/action>\n {2}<results>\n {2}Fine\.\n {2}<\/results>\n {2}<\/user_action>\n$/,
  );
  expect(answer?.item).toMatchObject({ role: "assistant", parts: [{ text: "Fine." }] });
});

it("takes a blank answer for an interruption", () => {
  const { steps } = play(TURN, reviewOf(" "));
  expect(textsOf(steps[1]?.written.map(({ item }) => item))[0]).toContain("\n  None.\n");
});

it.each<[string, readonly StepDocument[], number]>([
  ["a resume behind a review", [TURN, reviewOf("x"), { do: "resume" }, TURN], 2],
  ["a resume behind a turn", [TURN, reviewOf("x"), TURN, { do: "resume" }, TURN], 1],
  ["no resume", [TURN, reviewOf("x"), TURN], 1],
])("tells the context again for %s", (_, steps, times) => {
  const { requests } = play(...steps);
  const texts = textsOf(requests.at(-1)?.items);
  expect(texts.filter((text) => text.startsWith("<permissions instructions>"))).toHaveLength(times);
});

it("says that reviews of the older release are not modelled", async () => {
  const scenario = normaliseScenario({ ...documentOf([TURN, reviewOf("x")]), codex: "0.113.0" });
  await loadRules(scenario);
  const { warnings, agents, history } = simulate(scenario, STAND_INS);
  expect(warnings).toContainEqual({ id: "warning.agentsNotModelled", params: { step: 1 } });
  expect(agents).toEqual([]);
  expect(textsOf(history).some((text) => text.includes("user_action"))).toBe(false);
});

const FINDING = {
  title: "One",
  body: "Text.",
  confidence_score: 1,
  priority: 0,
  code_location: { absolute_file_path: "/p/a", line_range: { start: 1, end: 2 } },
};
const OUTPUT = {
  findings: [FINDING],
  overall_correctness: "",
  overall_explanation: "All.",
  overall_confidence_score: 0,
};

it("reads an answer in the form that is asked for, also inside other text", () => {
  const read = { explanation: "All.", findings: [{ title: "One", body: "Text.", path: "/p/a", start: 1, end: 2 }] };
  expect(readOutput(JSON.stringify(OUTPUT))).toEqual(read);
  expect(readOutput(`Here: ${JSON.stringify(OUTPUT)} (end)`)).toEqual(read);
});

it.each([
  { ...OUTPUT, findings: undefined },
  { ...OUTPUT, overall_confidence_score: "1" },
  { ...OUTPUT, findings: [{ ...FINDING, priority: null }] },
  { ...OUTPUT, findings: [{ ...FINDING, priority: 0.5 }] },
  {
    ...OUTPUT,
    findings: [{ ...FINDING, code_location: { ...FINDING.code_location, line_range: { start: -1, end: 2 } } }],
  },
])("takes another answer as it is: %j", (output) => {
  const text = JSON.stringify(output);
  expect(readOutput(text)).toEqual({ explanation: text, findings: [] });
});
