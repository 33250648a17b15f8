/** The rows of the answer by the environment through which Codex looks at a file. Pure. */
import type { FileReport, ThreadEnvironment } from "../../engine/index.ts";
import { answerOf } from "../views/answer/answer.ts";

export interface EnvironmentGroup {
  readonly environment: ThreadEnvironment;
  /** The first of the selection. */
  readonly primary: boolean;
  /** What is sent, in that order, then what is not. */
  readonly files: readonly FileReport[];
}

export interface EnvironmentGroups {
  /** Global files: they belong to no environment. */
  readonly shared: readonly FileReport[];
  /** In the order of the selection; one without files is among them. */
  readonly groups: readonly EnvironmentGroup[];
  /** In directories where no environment looks. */
  readonly elsewhere: readonly FileReport[];
}

/** Every row of `reports` stands in one place. */
export function groupsOf(
  reports: readonly FileReport[],
  environments: readonly ThreadEnvironment[],
): EnvironmentGroups {
  const { sent, notSent } = answerOf({ files: reports });
  const rows = [...sent, ...notSent.flatMap(({ files }) => files)];
  const ids = new Set(environments.map(({ id }) => id));
  const elsewhere = rows.filter(isStray);
  const found = rows.filter((row) => !isStray(row));
  return {
    shared: found.filter(({ environment }) => environment === undefined || !ids.has(environment)),
    groups: environments.map((environment, at) => ({
      environment,
      primary: at === 0,
      files: found.filter((row) => row.environment === environment.id),
    })),
    elsewhere,
  };
}

function isStray({ verdict }: FileReport): boolean {
  return verdict === "below-cwd" || verdict === "off-path";
}
