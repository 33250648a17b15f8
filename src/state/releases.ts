/** Rules and texts of the running app. Comes behind the answer. */
import { CODEX_RELEASES, type CodexRelease, loadLateRules, loadRelease } from "../engine/index.ts";
import { loadTexts } from "../services/texts.ts";
import { app } from "./app.ts";
import { followRelease, ReleaseShelf } from "./textPack.ts";

/** What only some scenarios need comes along: it is small. */
async function loadRules(release: CodexRelease): Promise<void> {
  await Promise.all([loadRelease(release), loadLateRules()]);
}

export const shelf = new ReleaseShelf({
  loadRules,
  loadTexts: (release) => loadTexts(release, document.baseURI),
});

/** Follows the scenario's release; brings the rules of the others as well, so that an opened scenario need not wait. */
export async function startReleases(retry: number | null): Promise<void> {
  await followRelease(app, shelf, retry);
  // A release whose rules cannot be had now is asked for again when a scenario names it.
  await Promise.allSettled(CODEX_RELEASES.map(loadRelease));
}
