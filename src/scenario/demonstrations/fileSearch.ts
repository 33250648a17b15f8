/** Where Codex looks: the root, the way to cwd. Imports only types and data. */
import { gitRepository, HOME, REPO } from "../examples/machine.ts";
import type { Demonstration } from "./demonstration.ts";
import { inRepository, MAIN, probe, rule, SPACES, scenario, TABS } from "./fileParts.ts";

type Ids = "no-root-marker" | "stray-marker" | "nested-marker" | "below-cwd" | "off-path";

const NOTES = `${HOME}/notes`;
const notes = {
  [`${NOTES}/AGENTS.md`]: rule("Notes", "Write in plain language."),
  [`${NOTES}/2026/AGENTS.md`]: rule("This year", "One file a week."),
};

const root = { [`${REPO}/AGENTS.md`]: rule("Acme", MAIN) };
const tools = { ...root, [`${REPO}/tools/AGENTS.md`]: rule("Tools", TABS) };

export const FILE_SEARCH: { readonly [Id in Ids]: Demonstration } = {
  "no-root-marker": {
    raises: scenario("No marker above the notes", notes, `${NOTES}/2026`),
    nearMiss: scenario("The notes are a repository", { ...notes, ...gitRepository(NOTES) }, `${NOTES}/2026`),
    probes: [probe("Write in plain language.", false, true, true), probe("One file a week.", true, true, null)],
  },
  "stray-marker": {
    raises: inRepository(
      "An empty .git directory",
      { ...tools, [`${REPO}/tools/.git`]: { dir: true } },
      `${REPO}/tools`,
    ),
    nearMiss: inRepository("A .gitkeep is no marker", { ...tools, [`${REPO}/tools/.gitkeep`]: "" }, `${REPO}/tools`),
    probes: [probe(MAIN, false, true, true), probe(TABS, true, true, null)],
  },
  "nested-marker": {
    raises: inRepository(
      "A submodule is its own root",
      { ...tools, [`${REPO}/tools/.git`]: "gitdir: ../.git/modules/tools\n" },
      `${REPO}/tools`,
    ),
    nearMiss: inRepository(
      "A plain directory of the repository",
      { ...tools, [`${REPO}/tools/.gitignore`]: "out/\n" },
      `${REPO}/tools`,
    ),
    probes: [probe(MAIN, false, true, null), probe(TABS, true, true, null)],
  },
  "below-cwd": {
    raises: inRepository("Started above the file", tools),
    nearMiss: inRepository("Started where the file lies", tools, `${REPO}/tools`),
    probes: [probe(TABS, false, true, true), probe(MAIN, true, true, null)],
  },
  "off-path": {
    raises: inRepository(
      "Started beside the file",
      { ...tools, [`${REPO}/web/AGENTS.md`]: rule("Web", SPACES) },
      `${REPO}/web`,
    ),
    nearMiss: inRepository(
      "Both files lie on the way",
      { ...tools, [`${REPO}/tools/web/AGENTS.md`]: rule("Web", SPACES) },
      `${REPO}/tools/web`,
    ),
    probes: [probe(TABS, false, true, true), probe(SPACES, true, true, false)],
  },
};
