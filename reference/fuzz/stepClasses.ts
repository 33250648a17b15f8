/** What the scenarios of many steps covered: which steps were told, and what the program then did. */
import { type Scenario, SET_KEYS, type Step, SURFACES } from "../../src/engine/index.ts";
import { type Capture, type CapturedRequest, isMessage } from "../capture.ts";
import type { Classes } from "./classes.ts";
import { STEP_MODELS } from "./configEdits.ts";
import { kindOfMessage, MESSAGE_KINDS } from "./messages.ts";
import { Tally } from "./tally.ts";

const STEPS = [
  "turn",
  "tool call",
  "steer",
  "interrupt",
  "client's context",
  "further parts",
  "failing turn",
  "write",
  "remove",
  "cd",
  "mode",
  "trust",
  "shell",
  "compact",
  "failing compact",
  "resume",
  "resume elsewhere",
  "fork",
  "fork behind a turn",
  "revert",
] as const;
type StepClass = (typeof STEPS)[number];

const EDITED = ["global file", "project file", "configuration", "project configuration", "requirements"] as const;

const SITUATIONS = [
  "local compaction",
  "remote compaction",
  "manual compaction",
  "compaction before a turn",
  "compaction inside a turn",
  "message cut in its middle",
  "model switch",
  "instructions replaced",
  "instructions gone",
  "edit behind a tool call",
  "mode taken back",
  "managed instructions replaced or gone",
] as const;
type Situation = (typeof SITUATIONS)[number];

const GROUPS = {
  step: STEPS,
  set: SET_KEYS,
  edited: EDITED,
  message: MESSAGE_KINDS,
  situation: SITUATIONS,
  surface: SURFACES,
  model: STEP_MODELS,
};

export class StepClassCounts implements Classes {
  readonly #tally = new Tally(GROUPS);

  add(scenario: Scenario, { capture }: { readonly capture: Capture }): void {
    const { steps } = scenario;
    const tally = this.#tally;
    tally.scenario(capture.error !== null);
    tally.count("surface", [scenario.launch.surface]);
    tally.count("step", steps.flatMap(classesOf));
    tally.count(
      "set",
      steps.flatMap((step) => (step.do === "set" ? [step.key] : [])),
    );
    const models = steps.flatMap((step) => (step.do === "set" && step.key === "model" ? [step.value] : []));
    tally.count("model", models);
    tally.count(
      "edited",
      editedPaths(steps).map((path) => kindOfPath(path, scenario.machine)),
    );
    tally.count(
      "message",
      steps.flatMap((step) => (step.do === "turn" ? [kindOfMessage(step.text)] : [])),
    );
    tally.count("situation", situationsOf(scenario, capture));
  }

  table(): string[] {
    return this.#tally.table();
  }

  faults(): string[] {
    return this.#tally.faults();
  }
}

function classesOf(step: Step): StepClass[] {
  switch (step.do) {
    case "turn":
      return ["turn", ...classesOfTurn(step)];
    case "resume":
      return [step.cwd === null ? "resume" : "resume elsewhere"];
    case "fork":
      return [step.afterTurn === null ? "fork" : "fork behind a turn"];
    case "compact":
      return [step.fails ? "failing compact" : "compact"];
    case "environments":
    case "set":
      // Sets have a group of their own.
      return [];
    case "review":
      // Not told: reviews have cases of their own.
      return [];
    default:
      return [step.do];
  }
}

function classesOfTurn(turn: Extract<Step, { do: "turn" }>): StepClass[] {
  const has: readonly (readonly [StepClass, boolean])[] = [
    ["tool call", turn.during !== null],
    ["steer", turn.steer !== null],
    ["interrupt", turn.interrupt],
    ["client's context", turn.context !== null],
    ["further parts", turn.parts.length > 0],
    ["failing turn", turn.fails !== null],
  ];
  return has.flatMap(([name, holds]) => (holds ? [name] : []));
}

function editedPaths(steps: readonly Step[]): string[] {
  const edits = steps.flatMap((step): readonly Step[] => (step.do === "turn" ? (step.during ?? []) : [step]));
  return edits.flatMap((step) => (step.do === "write" || step.do === "remove" ? [step.path] : []));
}

function kindOfPath(path: string, { codexHome }: Scenario["machine"]): (typeof EDITED)[number] {
  if (path === `${codexHome}/config.toml`) return "configuration";
  if (path.endsWith("/config.toml")) return "project configuration";
  if (path.endsWith("/requirements.toml")) return "requirements";
  return path.startsWith(`${codexHome}/`) ? "global file" : "project file";
}

function situationsOf({ steps }: Scenario, { requests }: Capture): Situation[] {
  const found: Situation[] = [];
  for (const [index, request] of requests.entries()) {
    if (request.kind === "compaction") {
      found.push(request.input.at(-1)?.type === "compaction_trigger" ? "remote compaction" : "local compaction");
      const isFirst = requests.findIndex(({ step }) => step === request.step) === index;
      if (steps[request.step]?.do === "compact") found.push("manual compaction");
      else found.push(isFirst ? "compaction before a turn" : "compaction inside a turn");
    }
    found.push(...textsOf(request).flatMap(situationOfText), ...editsBehindToolCalls(request));
  }
  return found;
}

function textsOf(request: CapturedRequest): string[] {
  return request.input.filter(isMessage).flatMap(({ content }) => content.flatMap(({ text }) => text ?? []));
}

function situationOfText(text: string): Situation[] {
  if (text.startsWith("<model_switch>\n")) return ["model switch"];
  if (text === "<collaboration_mode></collaboration_mode>") return ["mode taken back"];
  if (/^<managed_developer_instructions>\n(These managed|The previously)/.test(text)) {
    return ["managed instructions replaced or gone"];
  }
  if (/^# AGENTS\.md instructions\n\n<INSTRUCTIONS>\nThe previously .*\n<\/INSTRUCTIONS>$/.test(text)) {
    return ["instructions gone"];
  }
  if (/^# AGENTS\.md instructions[^\n]*\n\n<INSTRUCTIONS>\nThese AGENTS\.md/.test(text))
    return ["instructions replaced"];
  return /…\d+ tokens truncated…/.test(text) ? ["message cut in its middle"] : [];
}

function editsBehindToolCalls({ input }: CapturedRequest): Situation[] {
  const isEdit = input.some((item, index) => {
    if (input[index - 1]?.type !== "function_call_output" || !isMessage(item)) return false;
    return item.content[0]?.text?.startsWith("# AGENTS.md instructions") === true;
  });
  return isEdit ? ["edit behind a tool call"] : [];
}
