/** What stands in place of a file. Imports only types and data. */
import { REPO, USER_CONFIG } from "../examples/machine.ts";
import type { Demonstration } from "./demonstration.ts";
import { CENTS, inRepository, MAIN, probe, rule, SPACES } from "./fileParts.ts";

type Ids = "directory-instead-of-file" | "dangling-symlink" | "looping-symlink" | "unreadable-file";

const claude = { [`${REPO}/CLAUDE.md`]: rule("Acme", CENTS) };
const withFallback = { ...claude, [USER_CONFIG]: 'project_doc_fallback_filenames = ["CLAUDE.md"]\n' };
const web = { [`${REPO}/web/AGENTS.md`]: rule("Web", SPACES) };
const root = { [`${REPO}/AGENTS.md`]: rule("Acme", MAIN) };

export const FILE_NODES: { readonly [Id in Ids]: Demonstration } = {
  "directory-instead-of-file": {
    raises: inRepository("A directory named AGENTS.md", { ...withFallback, [`${REPO}/AGENTS.md`]: { dir: true } }),
    nearMiss: inRepository("A file named AGENTS.md", { ...withFallback, ...root }),
    probes: [probe(CENTS, true, false, null), probe(MAIN, false, true, null)],
  },
  "dangling-symlink": {
    raises: inRepository("A symlink to nothing", { ...claude, [`${REPO}/AGENTS.md`]: { symlink: "Claude.md" } }),
    nearMiss: inRepository("A symlink to a file", { ...claude, [`${REPO}/AGENTS.md`]: { symlink: "CLAUDE.md" } }),
    probes: [probe(CENTS, false, true, true)],
  },
  "looping-symlink": {
    raises: inRepository(
      "A symlink to itself",
      { ...web, [`${REPO}/AGENTS.md`]: { symlink: "AGENTS.md" } },
      `${REPO}/web`,
    ),
    nearMiss: inRepository(
      "A symlink to nothing loses only itself",
      { ...web, [`${REPO}/AGENTS.md`]: { symlink: "RULES.md" } },
      `${REPO}/web`,
    ),
    probes: [probe(SPACES, false, true, true)],
  },
  "unreadable-file": {
    raises: inRepository(
      "A file without read permission",
      { ...web, [`${REPO}/AGENTS.md`]: { unreadable: true } },
      `${REPO}/web`,
    ),
    nearMiss: inRepository("Both files can be read", { ...web, ...root }, `${REPO}/web`),
    probes: [probe(SPACES, false, true, null), probe(MAIN, false, true, null)],
  },
};
