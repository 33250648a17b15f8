/** What of a scenario `codex debug prompt-input` can be shown: its start, and the text of the first turn. */
import { encodeUtf8, isWindowsPath, type Scenario, type TurnStep } from "../../engine/index.ts";
import { normaliseScenario } from "../document.ts";
import { checksum } from "../linkBytes.ts";

/** Linux takes 131,072 bytes for one argument, the NUL at its end among them. */
const MAX_PROMPT = 131_071;

/** Something of the scenario that the command is not told; the prediction leaves it out too. */
export type LeftOut =
  /** Files of the system, which no temporary directory has. */
  | { readonly kind: "systemFiles"; readonly paths: readonly string[] }
  /** What a client of the app server would say. */
  | { readonly kind: "clientInstructions" }
  /** The mode is the matter of a client. */
  | { readonly kind: "mode" }
  /** Steps behind the first turn, or before it. */
  | { readonly kind: "steps"; readonly count: number }
  /** Pictures, context and skills of the first turn. */
  | { readonly kind: "partsOfTurn" }
  /** The message does not fit on a command line. */
  | { readonly kind: "prompt"; readonly why: "long" | "empty" | "nul" | "none" };

export interface CheckSetup {
  /** The start as the command makes it; one turn. */
  readonly scenario: Scenario;
  /** Null: the command is run without a message. */
  readonly prompt: string | null;
  readonly leftOut: readonly LeftOut[];
  /** Of all that is laid out and said: a script and the scenario that it was made for have the same. */
  readonly fingerprint: string;
}

/** Null for what is not modelled: another release, another system. */
export function checkSetup(whole: Scenario): CheckSetup | null {
  if (whole.codex !== "0.158.0" || whole.machine.os !== "linux") return null;
  const turn = whole.steps.find((step) => step.do === "turn");
  const why = promptFault(turn?.text ?? null);
  const prompt = why === null ? (turn?.text ?? null) : null;
  const scenario: Scenario = {
    ...whole,
    files: Object.fromEntries(Object.entries(whole.files).filter(([path]) => !isOfSystem(path))),
    launch: launchOf(whole),
    steps: [plainTurn(prompt ?? "")],
  };
  const { files, launch, machine } = scenario;
  return {
    scenario,
    prompt,
    leftOut: [...leftOutOf(whole, turn), ...(why === null ? [] : [{ kind: "prompt", why } as const])],
    fingerprint: checksum(JSON.stringify([files, launch, machine.home, machine.codexHome, machine.tmpdir, prompt])),
  };
}

function launchOf({ launch: { environments: _, ...launch } }: Scenario): Scenario["launch"] {
  const said = { baseInstructions: null, developerInstructions: null, threadInstructions: null };
  return { ...launch, ...said, surface: "tui", mode: null, printsOnly: true };
}

/** A turn that says this and nothing else. */
export function plainTurn(text: string): TurnStep {
  const [step] = normaliseScenario({ format: 1, launch: { cwd: "/" }, steps: [{ do: "turn", text }] }).steps;
  return step as TurnStep;
}

/** Nor has it the drives of Windows. */
function isOfSystem(path: string): boolean {
  return path === "/etc/codex" || path.startsWith("/etc/codex/") || isWindowsPath(path);
}

function promptFault(text: string | null): "long" | "empty" | "nul" | "none" | null {
  if (text === null) return "none";
  if (text === "") return "empty";
  if (text.includes("\0")) return "nul";
  return encodeUtf8(text).length > MAX_PROMPT ? "long" : null;
}

function leftOutOf(whole: Scenario, turn: TurnStep | undefined): LeftOut[] {
  const { files, launch, steps } = whole;
  const paths = Object.keys(files).filter(isOfSystem);
  const count = steps.length - (turn === undefined ? 0 : 1);
  const { baseInstructions, developerInstructions, threadInstructions } = launch;
  const found: (LeftOut | null)[] = [
    paths.length === 0 ? null : { kind: "systemFiles", paths },
    (baseInstructions ?? developerInstructions ?? threadInstructions) ? { kind: "clientInstructions" } : null,
    launch.mode === null ? null : { kind: "mode" },
    count === 0 ? null : { kind: "steps", count },
    turn !== undefined && hasMore(turn) ? { kind: "partsOfTurn" } : null,
  ];
  return found.filter((one) => one !== null);
}

function hasMore({ parts, context, skills }: TurnStep): boolean {
  return parts.length + skills.length > 0 || Object.keys(context ?? {}).length > 0;
}
