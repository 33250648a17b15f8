/** The rules of several execution environments come when a scenario has any. */

import type { VerdictInput } from "../agentsMd/verdict.ts";
import type { Refusal } from "../config/refusal.ts";
import { Late } from "../late.ts";
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import type { Spans } from "../provenance.ts";
import type { DiskStep, Scenario, Step } from "../scenario.ts";
import type { FileReport } from "../simulation.ts";
import type { Root, Session } from "../thread/session.ts";
import type { StartedThread } from "../thread/start.ts";
import type { DocCache } from "../thread/state.ts";
import { ENVIRONMENTS_FILE } from "./fileName.ts";

export interface SelectedEnvironment {
  readonly id: string;
  readonly cwd: Root;
  /** Left out: it stands ready. */
  readonly hasFailed?: true;
}

export interface Environments {
  /** Those that a thread gets when nothing is said, the default first. */
  readonly registered: readonly string[];
  /** Those that the client registers with an address where nobody listens. */
  readonly failing: ReadonlySet<string>;
  /** The client has named those that are selected. */
  readonly isNamed: boolean;
  /** In the order of the selection: the first that stands ready is the primary one. */
  readonly selected: readonly SelectedEnvironment[];
}

/** The project files of one environment. */
export type EnvironmentDocs = Pick<DocCache, "root" | "directories" | "docs"> & SelectedEnvironment;

export interface EnvironmentRules {
  /** What is selected when a thread starts (`isNew`), or is taken up again: then nothing explicit is left. */
  readonly opened: (scenario: Scenario, files: FileSystem, cwd: Root, isNew: boolean) => Environments | Refusal;
  /** Every registered environment with this directory. */
  readonly reset: (environments: Environments, cwd: Root) => Environments;
  readonly chosen: (
    environments: Environments,
    step: Extract<Step, { do: "environments" }>,
    index: number,
  ) => Environments;
  readonly read: (start: StartedThread, files: FileSystem, session: Session) => readonly EnvironmentDocs[];
  /** One section for each environment, when two or more contribute; null: the usual layout. */
  readonly sections: (groups: readonly EnvironmentDocs[]) => readonly Spans[] | null;
  readonly context: (session: Session, form: "full" | "short") => Spans;
  /** Null: nothing has changed. */
  readonly update: (now: Session, told: Session) => Spans | null;
  readonly reports: (input: VerdictInput, groups: readonly EnvironmentDocs[]) => FileReport[];
}

/** Does a client select environments, or does a file register some? */
export function hasEnvironments({ codex, launch, steps, files, machine }: Scenario): boolean {
  if (codex !== "0.158.0") return false;
  const path = join(machine.codexHome, ENVIRONMENTS_FILE);
  const isWritten = (edits: readonly DiskStep[] | null) => edits?.some((edit) => edit.path === path) === true;
  return (
    launch.environments !== undefined ||
    Object.hasOwn(files, path) ||
    steps.some(
      (step) =>
        step.do === "environments" ||
        (step.do === "write" && isWritten([step])) ||
        (step.do === "turn" && isWritten(step.during)),
    )
  );
}

export const ENVIRONMENTS = new Late(
  hasEnvironments,
  async (): Promise<EnvironmentRules> => (await import("./rules.ts")).ENVIRONMENT_RULES,
);
