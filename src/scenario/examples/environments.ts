/** A client of the app server that works on two machines. */
import type { ScenarioDocument } from "../document.ts";
import { rules } from "./handbook.ts";
import { GLOBAL_FILE, gitRepository, REPO, TRUSTED, userConfig } from "./machine.ts";

const BUILD = "/srv/build";

/** Two environments, each with files of its own, share one limit; then the second one is left alone. */
export function twoEnvironments(): ScenarioDocument {
  return {
    format: 1,
    title: "Two environments, one limit",
    notes:
      "Each environment looks for its own files, in the order of the selection, within one limit. With two that give a text each has a label; the last turn has one, and the usual form.",
    files: {
      ...gitRepository(REPO),
      ...gitRepository(BUILD),
      ...userConfig(["project_doc_max_bytes = 140"], TRUSTED),
      [GLOBAL_FILE]: "Answer in English.\n",
      [`${REPO}/AGENTS.md`]: rules("Acme", "Small commits.", "Run `just check`."),
      [`${BUILD}/AGENTS.md`]: rules("Build machine", "Only `make` here.", "Artefacts go to `out`."),
      [`${BUILD}/ci/AGENTS.md`]: rules("CI", "One job at a time.", "Clear the caches last."),
    },
    launch: {
      cwd: REPO,
      surface: "app-server",
      environments: [
        { id: "local", cwd: REPO },
        { id: "build", cwd: `${BUILD}/ci` },
      ],
    },
    steps: [
      { do: "turn", text: "Build the release" },
      { do: "environments", environments: [{ id: "build", cwd: `${BUILD}/ci` }] },
      { do: "turn", text: "Look at the last job" },
    ],
  };
}
