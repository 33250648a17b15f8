/** Which environments a thread has. */
import { Refusal } from "../config/refusal.ts";
import type { FileSystem } from "../machine/files.ts";
import type { EnvironmentPick, Scenario, Step } from "../scenario.ts";
import type { Root } from "../thread/session.ts";
import { registeredByFile } from "./file.ts";
import type { Environments, SelectedEnvironment } from "./registry.ts";

/**
 * Without a word of the client all registered environments are selected with the thread's directory; none when there is no
 * default. The client registers those that it names anywhere in the scenario, whenever a process starts.
 */
export function opened(scenario: Scenario, files: FileSystem, cwd: Root, isNew: boolean): Environments | Refusal {
  const byFile = registeredByFile(files, scenario.machine.codexHome);
  if (byFile instanceof Refusal) return byFile;
  const ofClient = byFile.length === 0 ? [] : namedPicks(scenario).flatMap(({ id }) => (id === "local" ? [] : [id]));
  const registered = [...new Set([...byFile, ...ofClient])];
  const failing = new Set(namedPicks(scenario).flatMap(({ id, state }) => (state === "failed" ? [id] : [])));
  const { environments } = scenario.launch;
  if (!isNew || environments === undefined) return selectAll({ registered, failing }, cwd);
  const selected = environments.map(({ id, cwd: value }) => ({
    ...named(id, failing),
    cwd: { value, source: { kind: "launch", key: "environments" } } as const,
  }));
  return { registered, failing, isNamed: true, selected };
}

function named(id: string, failing: Environments["failing"]): Pick<SelectedEnvironment, "id" | "hasFailed"> {
  return failing.has(id) ? { id, hasFailed: true } : { id };
}

function namedPicks({ launch, steps }: Scenario): readonly EnvironmentPick[] {
  const lists: (readonly EnvironmentPick[])[] = [launch.environments ?? []];
  for (const step of steps) if (step.do === "environments") lists.push(step.environments);
  return lists.flat();
}

export function reset({ registered, failing }: Environments, cwd: Root): Environments {
  return selectAll({ registered, failing }, cwd);
}

function selectAll({ registered, failing }: Pick<Environments, "registered" | "failing">, cwd: Root): Environments {
  const selected = registered.map((id) => ({ ...named(id, failing), cwd }));
  return { registered, failing, isNamed: false, selected };
}

export function chosen(
  { registered, failing }: Environments,
  { environments }: Extract<Step, { do: "environments" }>,
  step: number,
): Environments {
  const selected = environments.map(({ id, cwd: value }, index) => ({
    ...named(id, failing),
    cwd: { value, source: { kind: "step", step, field: `environments[${index}].cwd` } } as const,
  }));
  return { registered, failing, isNamed: true, selected };
}
