/** Makes a failing scenario small: takes things away as long as it still fails. */
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { shorter, simplerNodes, without } from "./simpler.ts";
import { simplerSteps } from "./simplerSteps.ts";

/** Does this smaller scenario still fail? A document that is no valid scenario does not. */
export type StillFails = (document: ScenarioDocument) => Promise<boolean>;

/** `budget` is the number of tries. */
export async function shrink(
  document: ScenarioDocument,
  stillFails: StillFails,
  budget: number,
): Promise<ScenarioDocument> {
  let smallest = document;
  let left = budget;
  for (let improved = true; improved && left > 0; ) {
    improved = false;
    for (const candidate of smaller(smallest)) {
      if (left-- <= 0) break;
      if (!(await stillFails(candidate))) continue;
      smallest = candidate;
      improved = true;
      break;
    }
  }
  return smallest;
}

/** Simpler documents, the boldest steps first. */
export function* smaller(document: ScenarioDocument): Generator<ScenarioDocument> {
  const files = Object.entries(document.files ?? {});
  for (const steps of simplerSteps(document.steps ?? [])) yield { ...document, steps };
  for (const kept of shorter(files)) yield { ...document, files: Object.fromEntries(kept) };
  yield* withoutKeys(document);
  for (const [path, node] of files) {
    for (const simpler of simplerNodes(path, node)) {
      yield { ...document, files: { ...document.files, [path]: simpler } };
    }
  }
  const parent = document.launch.cwd.replace(/\/[^/]*$/, "");
  if (parent !== "") yield { ...document, launch: { ...document.launch, cwd: parent } };
}

function* withoutKeys(document: ScenarioDocument): Generator<ScenarioDocument> {
  const { machine, launch } = document;
  for (const key of ["steps", "machine", "notes"]) {
    if (key in document) yield without(document, key);
  }
  for (const key of Object.keys(machine ?? {})) yield { ...document, machine: without(machine ?? {}, key) };
  for (const key of ["overrides", "baseInstructions", "developerInstructions", "environments", "mode", "surface"]) {
    if (key in launch) yield { ...document, launch: without(launch, key) };
  }
  for (const environments of shorter(launch.environments ?? []))
    yield { ...document, launch: { ...launch, environments } };
  for (const key of Object.keys(launch.overrides ?? {})) {
    yield { ...document, launch: { ...launch, overrides: without(launch.overrides ?? {}, key) } };
  }
}
