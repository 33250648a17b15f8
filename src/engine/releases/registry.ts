/** The release modules. The newest comes with the engine; the others are loaded when a scenario names them. */
import type { CodexRelease } from "./names.ts";
import type { Release } from "./release.ts";
import { RELEASE as V0_158 } from "./v0_158/release.ts";

const loaded = new Map<CodexRelease, Release>([["0.158.0", V0_158]]);

const LOADERS: Readonly<Record<Exclude<CodexRelease, "0.158.0">, () => Promise<{ readonly RELEASE: Release }>>> = {
  "0.113.0": () => import("./v0_113/release.ts"),
};

/** Makes a release ready; afterwards scenarios of it can be simulated. */
export async function loadRelease(release: CodexRelease): Promise<void> {
  if (release === "0.158.0" || loaded.has(release)) return;
  loaded.set(release, (await LOADERS[release]()).RELEASE);
}

export function isLoaded(release: CodexRelease): boolean {
  return loaded.has(release);
}

/** Models that a person is offered, the most usual first; none while the release has not been loaded. */
export function modelsOf(release: CodexRelease): readonly string[] {
  return loaded.get(release)?.models.offered ?? [];
}

/** Null when the release has not been loaded. */
export function releaseOf(release: CodexRelease): Release | null {
  return loaded.get(release) ?? null;
}
