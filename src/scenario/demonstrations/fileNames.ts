/** Which name wins, and which is none. Imports only types and data. */
import { CODEX_HOME, REPO, USER_CONFIG } from "../examples/machine.ts";
import type { Demonstration } from "./demonstration.ts";
import { CENTS, inRepository, MAIN, probe, rule, SPACES, TABS } from "./fileParts.ts";

type Ids =
  | "override-hides-base"
  | "blank-override"
  | "blank-base"
  | "wrong-name-case"
  | "wrong-name"
  | "wrong-folder"
  | "fallback-refused";

const fallback = (name: string) => ({ [USER_CONFIG]: `project_doc_fallback_filenames = ["${name}"]\n` });
const root = { [`${REPO}/AGENTS.md`]: rule("Acme", MAIN) };
const claude = { [`${REPO}/CLAUDE.md`]: rule("Acme", CENTS) };

export const FILE_NAMES: { readonly [Id in Ids]: Demonstration } = {
  "override-hides-base": {
    raises: inRepository("Two files in one directory", {
      ...root,
      [`${REPO}/AGENTS.override.md`]: rule("For now", TABS),
    }),
    nearMiss: inRepository(
      "The override lies one directory deeper",
      { ...root, [`${REPO}/web/AGENTS.override.md`]: rule("For now", TABS) },
      `${REPO}/web`,
    ),
    probes: [probe(MAIN, false, true, true), probe(TABS, true, true, false)],
  },
  "blank-override": {
    raises: inRepository("An empty override in the project", { ...root, [`${REPO}/AGENTS.override.md`]: "" }),
    nearMiss: inRepository("An empty override in CODEX_HOME", {
      ...root,
      [`${CODEX_HOME}/AGENTS.override.md`]: "",
      [`${CODEX_HOME}/AGENTS.md`]: rule("Everywhere", TABS),
    }),
    probes: [probe(MAIN, false, true, true), probe(TABS, false, true, null)],
  },
  "blank-base": {
    raises: inRepository("A blank AGENTS.md", { ...fallback("CLAUDE.md"), ...claude, [`${REPO}/AGENTS.md`]: "\n" }),
    nearMiss: inRepository("An AGENTS.md with a text", { ...fallback("CLAUDE.md"), ...claude, ...root }),
    probes: [probe(CENTS, false, false, true), probe(MAIN, false, true, null)],
  },
  "wrong-name-case": {
    raises: inRepository("A name in lower case", { [`${REPO}/agents.md`]: rule("Acme", MAIN) }),
    nearMiss: inRepository("A page about agents", { ...root, [`${REPO}/docs/agents.md`]: rule("Agents", SPACES) }),
    probes: [probe(MAIN, false, true, true)],
  },
  "wrong-name": {
    raises: inRepository("Only the file of another tool", claude),
    nearMiss: inRepository("Two tools, each with its file", { ...root, ...claude }),
    probes: [probe(CENTS, false, false, true), probe(MAIN, false, true, null)],
  },
  "wrong-folder": {
    raises: inRepository("In a folder of its own", { [`${REPO}/.agents/AGENTS.md`]: rule("Acme", MAIN) }),
    nearMiss: inRepository("Only a note in the folder", { ...root, [`${REPO}/.agents/README.md`]: rule("Why", TABS) }),
    probes: [probe(MAIN, false, true, true)],
  },
  "fallback-refused": {
    raises: inRepository("A fallback filename with a slash", { ...fallback("./CLAUDE.md"), ...claude }),
    nearMiss: inRepository("A plain fallback filename", { ...fallback("CLAUDE.md"), ...claude }),
    probes: [probe(CENTS, false, true, true)],
  },
};
