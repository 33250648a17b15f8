/** How much fits, and what trust drops. Imports only types and data. */
import { CODEX_HOME, gitRepository, HOME, REPO, USER_CONFIG } from "../examples/machine.ts";
import type { Demonstration } from "./demonstration.ts";
import { CENTS, inRepository, MAIN, probe, rule, SPACES, scenario } from "./fileParts.ts";

type Ids = "over-budget" | "budget-exhausted" | "limit-zero" | "untrusted-project" | "home-is-root";

/** ASCII, so that its length counts bytes. */
const FIRST = rule("Acme", CENTS);
const HANDBOOK = `${FIRST}\n## Releases\n\n- ${MAIN}\n`;

/** The limit is small, so that the texts can be. */
const limit = (bytes: number) => ({ [USER_CONFIG]: `project_doc_max_bytes = ${bytes}\n` });
const trust = (level: string) => ({ [USER_CONFIG]: `[projects."${REPO}"]\ntrust_level = "${level}"\n` });

const handbook = { [`${REPO}/AGENTS.md`]: HANDBOOK };
const web = { ...handbook, [`${REPO}/web/AGENTS.md`]: rule("Web", SPACES) };
const own = { ...gitRepository(CODEX_HOME), [`${CODEX_HOME}/AGENTS.md`]: rule("Everywhere", "Answer in English.") };

export const FILE_BUDGET: { readonly [Id in Ids]: Demonstration } = {
  "over-budget": {
    raises: inRepository("The last rule lies behind the limit", { ...limit(FIRST.length), ...handbook }),
    nearMiss: inRepository("The file is as long as the limit", { ...limit(HANDBOOK.length), ...handbook }),
    probes: [probe(MAIN, false, true, true), probe(CENTS, true, true, null)],
  },
  "budget-exhausted": {
    raises: inRepository("The root file takes the whole limit", { ...limit(HANDBOOK.length), ...web }, `${REPO}/web`),
    nearMiss: inRepository("Both files fit", { ...limit(1024), ...web }, `${REPO}/web`),
    probes: [probe(SPACES, false, true, true), probe(MAIN, true, true, null)],
  },
  "limit-zero": {
    raises: inRepository("A limit of 0", { ...limit(0), ...handbook }),
    nearMiss: inRepository("A small limit that suffices", { ...limit(1024), ...handbook }),
    probes: [probe(MAIN, false, true, true)],
  },
  "untrusted-project": {
    raises: inRepository("An untrusted repository", { ...trust("untrusted"), ...handbook }),
    nearMiss: inRepository("Nothing is said about trust", handbook),
    probes: [probe(MAIN, false, true, true)],
  },
  "home-is-root": {
    raises: scenario("Started in CODEX_HOME", own, CODEX_HOME),
    nearMiss: scenario("Started beside CODEX_HOME", own, `${HOME}/notes`),
    probes: [
      probe("Answer in English.", true, true, null),
      // Where the global text ends and the same file begins as a project file.
      probe("Answer in English.\n\n--- project-doc ---\n\n# Everywhere", true, false, null),
    ],
  },
};
