/** The saved thing: a scenario document of format 1, with only what its author wrote. */
import type {
  CodexRelease,
  DiskStep,
  FileNode,
  JsonValue,
  Mode,
  Scenario,
  Step,
  Surface,
  TrustLevel,
} from "../engine/index.ts";

export interface ScenarioDocument {
  readonly format: 1;
  readonly title?: string;
  readonly notes?: string;
  readonly codex?: CodexRelease;
  readonly machine?: {
    readonly os?: "linux" | "windows";
    readonly home?: string;
    readonly codexHome?: string;
    readonly shell?: string;
    readonly date?: string;
    readonly timezone?: string;
    readonly tmpdir?: string | null;
  };
  readonly files?: { readonly [path: string]: FileNode };
  readonly launch: {
    readonly cwd: string;
    readonly surface?: Surface;
    readonly mode?: Mode | null;
    readonly overrides?: { readonly [key: string]: JsonValue };
    readonly baseInstructions?: string;
    readonly developerInstructions?: string;
    readonly threadInstructions?: string;
  };
  readonly steps?: readonly StepDocument[];
}

export type StepDocument =
  | {
      readonly do: "turn";
      readonly text: string;
      readonly reply?: string;
      readonly usage?: number;
      readonly during?: readonly DiskStep[];
    }
  | DiskStep
  | { readonly do: "cd"; readonly cwd: string }
  | {
      readonly do: "set";
      readonly key: "model" | "approval_policy" | "sandbox_mode" | "effort";
      readonly value: string;
    }
  | { readonly do: "mode"; readonly mode: Mode }
  | { readonly do: "trust"; readonly path: string; readonly level: TrustLevel }
  | { readonly do: "compact"; readonly summary?: string }
  | { readonly do: "resume"; readonly cwd?: string }
  | { readonly do: "fork"; readonly afterTurn?: number };

const DEFAULT_STEPS: readonly StepDocument[] = [{ do: "turn", text: "hello" }];

/** Fills in every default of format 1. */
export function normaliseScenario(document: ScenarioDocument): Scenario {
  const machine = document.machine ?? {};
  const launch = document.launch;
  const surface = launch.surface ?? "tui";
  const home = machine.home ?? "/home/dev";
  return {
    title: document.title ?? "",
    notes: document.notes ?? "",
    codex: document.codex ?? "0.158.0",
    machine: {
      os: machine.os ?? "linux",
      home,
      codexHome: machine.codexHome ?? `${home === "/" ? "" : home}/.codex`,
      codexHomeGiven: machine.codexHome !== undefined,
      shell: machine.shell ?? "bash",
      date: machine.date ?? "2026-11-30",
      timezone: machine.timezone ?? "Etc/UTC",
      tmpdir: machine.tmpdir ?? null,
    },
    files: document.files ?? {},
    launch: {
      surface,
      cwd: launch.cwd,
      mode: launch.mode === undefined ? (surface === "tui" ? "default" : null) : launch.mode,
      overrides: launch.overrides ?? {},
      baseInstructions: launch.baseInstructions ?? null,
      developerInstructions: launch.developerInstructions ?? null,
      threadInstructions: launch.threadInstructions ?? null,
    },
    steps: (document.steps ?? DEFAULT_STEPS).map(normaliseStep),
  };
}

function normaliseStep(step: StepDocument): Step {
  switch (step.do) {
    case "turn":
      return {
        do: "turn",
        text: step.text,
        reply: step.reply ?? "ok",
        usage: step.usage ?? 100,
        during: step.during ?? null,
      };
    case "compact":
      return { do: "compact", summary: step.summary ?? "SUMMARY" };
    case "resume":
      return { do: "resume", cwd: step.cwd ?? null };
    case "fork":
      return { do: "fork", afterTurn: step.afterTurn ?? null };
    default:
      return step;
  }
}
