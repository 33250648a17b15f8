/** Which environments a thread has. */
import { Refusal } from "../config/refusal.ts";
import type { FileSystem } from "../machine/files.ts";
import type { EnvironmentPick, Scenario, Step } from "../scenario.ts";
import type { Root } from "../thread/session.ts";
import { registeredByFile } from "./file.ts";
import type { Environments } from "./registry.ts";

/**
 * Without a word of the client all registered environments are selected with the thread's directory; none when there is no
 * default. The client registers those that it names anywhere in the scenario, whenever a process starts.
 */
export function opened(scenario: Scenario, files: FileSystem, cwd: Root, isNew: boolean): Environments | Refusal {
  const byFile = registeredByFile(files, scenario.machine.codexHome);
  if (byFile instanceof Refusal) return byFile;
  const ofClient = byFile.length === 0 ? [] : namedIds(scenario).filter((id) => id !== "local");
  const registered = [...new Set([...byFile, ...ofClient])];
  const { environments } = scenario.launch;
  if (!isNew || environments === undefined) return selectAll(registered, cwd);
  const selected = environments.map(({ id, cwd: value }) => ({
    id,
    cwd: { value, source: { kind: "launch", key: "environments" } } as const,
  }));
  return { registered, isNamed: true, selected };
}

function namedIds({ launch, steps }: Scenario): string[] {
  const lists: (readonly EnvironmentPick[])[] = [launch.environments ?? []];
  for (const step of steps) if (step.do === "environments") lists.push(step.environments);
  return lists.flat().map(({ id }) => id);
}

export function reset({ registered }: Environments, cwd: Root): Environments {
  return selectAll(registered, cwd);
}

function selectAll(registered: readonly string[], cwd: Root): Environments {
  return { registered, isNamed: false, selected: registered.map((id) => ({ id, cwd })) };
}

export function chosen(
  { registered }: Environments,
  { environments }: Extract<Step, { do: "environments" }>,
  step: number,
): Environments {
  const selected = environments.map(({ id, cwd: value }, index) => ({
    id,
    cwd: { value, source: { kind: "step", step, field: `environments[${index}].cwd` } } as const,
  }));
  return { registered, isNamed: true, selected };
}
