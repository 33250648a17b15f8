/** What a client says when it starts a thread, and the profile, as edits of the scenario. Pure. */
import {
  areRulesLoaded,
  baseName,
  type EnvironmentPick,
  hasEnvironments,
  joinPath,
  parentOf,
  type Scenario,
  STAND_INS,
  simulate,
} from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";

/** Null takes the key out: then every registered environment is selected. The document itself where nothing changes. */
export function editEnvironments(
  document: ScenarioDocument,
  environments: readonly EnvironmentPick[] | null,
): ScenarioDocument {
  const { environments: before, ...launch } = document.launch;
  if (JSON.stringify(before ?? null) === JSON.stringify(environments)) return document;
  return { ...document, launch: environments === null ? launch : { ...launch, environments } };
}

/** `-p NAME`; null: without. */
export function editProfile(document: ScenarioDocument, profile: string | null): ScenarioDocument {
  const { profile: before, ...launch } = document.launch;
  if ((before ?? null) === profile) return document;
  return { ...document, launch: profile === null ? launch : { ...launch, profile } };
}

/** What Codex selects when the client says nothing; empty where it cannot be told. */
export function registeredEnvironments(document: ScenarioDocument): readonly string[] {
  const scenario = normaliseScenario(editEnvironments(document, null));
  if (!hasEnvironments(scenario)) return ["local"];
  if (!areRulesLoaded(scenario)) return [];
  const { environments, steps } = simulate(scenario, STAND_INS);
  return ((steps[0]?.moment ?? { environments }).environments ?? []).map(({ id }) => id);
}

const SUFFIX = ".config.toml";

/** `<CODEX_HOME>/NAME.config.toml`. */
export function profileFile({ machine }: Scenario, name: string): string {
  return joinPath(machine.codexHome, `${name}${SUFFIX}`);
}

/** Names of the profiles that have a file in CODEX_HOME. */
export function profilesIn({ files, machine }: Scenario): readonly string[] {
  const names = Object.keys(files).filter((path) => parentOf(path) === machine.codexHome && path.endsWith(SUFFIX));
  return names.map((path) => baseName(path).slice(0, -SUFFIX.length)).sort();
}
