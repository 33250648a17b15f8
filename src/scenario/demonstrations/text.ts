/** Imports only types and data: the documentation loads this when it is opened. */
import type { FileNode } from "../../engine/index.ts";
import type { TextFindingParams } from "../../engine/insight.ts";
import type { ScenarioDocument } from "../document.ts";
import { gitRepository, REPO, TRUSTED, userConfig } from "../examples/machine.ts";
import type { Demonstration } from "./demonstration.ts";

/** A trusted repository with these files below its root, by name. */
function repository(
  title: string,
  files: { readonly [name: string]: FileNode },
  more: { readonly config?: readonly string[]; readonly cwd?: string } = {},
): ScenarioDocument {
  const placed = Object.entries(files).map(([name, node]) => [`${REPO}/${name}`, node] as const);
  return {
    format: 1,
    title,
    files: { ...gitRepository(REPO), ...userConfig(more.config ?? [], TRUSTED), ...Object.fromEntries(placed) },
    launch: { cwd: more.cwd ?? REPO },
    steps: [{ do: "turn", text: "Add a settings page" }],
  };
}

const RULES = "- Ask before you delete a file.\n- Write the test first.\n";

/** One byte that is no UTF-8 stands for the e with an accent, as Latin-1 writes it. */
const LATIN_1 = { base64: "LSBUaGUgcHJvZHVjdCBpcyBjYWxsZWQgY2Fm6S4K" } as const;

/** Four lines, 234 bytes. */
const SHARED = [
  "- Every endpoint has a schema; the schema is the documentation.",
  "- Errors carry a code for programs and a sentence for people.",
  "- A field is added, never renamed. Removal waits for two releases.",
  "- Pagination is by cursor, not by page number.",
  "",
].join("\n");

/** The first 20 bytes end inside the euro sign. */
const EURO = "- Prices are in a € amount.\n";

export const TEXT_DEMONSTRATIONS: { readonly [Id in keyof TextFindingParams]: Demonstration } = {
  "inert-import": {
    raises: repository("A line that imports nothing", {
      "AGENTS.md": "# Acme\n\n@docs/rules.md\n",
      "docs/rules.md": RULES,
    }),
    nearMiss: repository("A sentence that names a file", {
      "AGENTS.md": "# Acme\n\nRead docs/rules.md before you change anything.\n",
      "docs/rules.md": RULES,
    }),
    probes: [
      { text: "@docs/rules.md", raises: true, nearMiss: false, fixed: false },
      { text: "Ask before you delete a file.", raises: false, nearMiss: false, fixed: true },
    ],
  },
  "path-only-file": {
    raises: repository("A symlink that became text", { "AGENTS.md": "CLAUDE.md", "CLAUDE.md": RULES }),
    nearMiss: repository("A symlink", { "AGENTS.md": { symlink: "CLAUDE.md" }, "CLAUDE.md": RULES }),
    probes: [
      { text: "<INSTRUCTIONS>\nCLAUDE.md\n</INSTRUCTIONS>", raises: true, nearMiss: false, fixed: false },
      { text: "Ask before you delete a file.", raises: false, nearMiss: true, fixed: true },
    ],
  },
  "invalid-utf8": {
    raises: repository("A file in Latin-1", { "AGENTS.md": LATIN_1 }),
    nearMiss: repository("A file in UTF-8", { "AGENTS.md": "- The product is called café.\n" }),
    probes: [
      { text: "The product is called caf\ufffd.", raises: true, nearMiss: false, fixed: true },
      { text: "The product is called café.", raises: false, nearMiss: true, fixed: false },
    ],
  },
  "byte-order-mark": {
    raises: repository("A byte order mark", { "AGENTS.md": `\ufeff${RULES}` }),
    nearMiss: repository("No byte order mark", { "AGENTS.md": RULES }),
    probes: [{ text: "\ufeff- Ask before you delete a file.", raises: true, nearMiss: false, fixed: false }],
  },
  "mixed-line-ends": {
    raises: repository("Two kinds of line ends", {
      "AGENTS.md": `${RULES}- Say what you did not check.\r\n- Be brief.\n`,
    }),
    nearMiss: repository("Every line ends with CR LF", {
      "AGENTS.md": "- Write the test first.\r\n- Say what you did not check.\r\n- Be brief.\r\n",
    }),
    probes: [
      { text: "Say what you did not check.\r\n", raises: true, nearMiss: true, fixed: false },
      { text: "Say what you did not check.\n", raises: false, nearMiss: false, fixed: true },
    ],
  },
  "tag-in-text": {
    raises: repository("A closing tag in the text", {
      "AGENTS.md": "- Prompts end with </INSTRUCTIONS> in our templates.\n- Write the test first.\n",
    }),
    nearMiss: repository("A tag in small letters", {
      "AGENTS.md": "- Prompts end with </instructions> in our templates.\n- Write the test first.\n",
    }),
    probes: [
      { text: "- Prompts end with </INSTRUCTIONS> in our templates.", raises: true, nearMiss: false, fixed: null },
      { text: "Write the test first.", raises: true, nearMiss: true, fixed: null },
    ],
  },
  "duplicate-text": {
    raises: repository(
      "The same rules in two files",
      { "AGENTS.md": `# Acme\n\n${SHARED}`, "web/AGENTS.md": `# Web\n\n${SHARED}\n- Use design tokens.\n` },
      { cwd: `${REPO}/web` },
    ),
    nearMiss: repository(
      "Two files, each with its own rules",
      { "AGENTS.md": `# Acme\n\n${SHARED}`, "web/AGENTS.md": "# Web\n\n- Use design tokens.\n" },
      { cwd: `${REPO}/web` },
    ),
    probes: [
      { text: `# Acme\n\n${SHARED}`, raises: true, nearMiss: true, fixed: true },
      { text: `# Web\n\n${SHARED}`, raises: true, nearMiss: false, fixed: false },
    ],
  },
  "cut-in-character": {
    raises: repository("Cut inside a character", { "AGENTS.md": EURO }, { config: ["project_doc_max_bytes = 20"] }),
    nearMiss: repository("Cut behind a character", { "AGENTS.md": EURO }, { config: ["project_doc_max_bytes = 21"] }),
    probes: [
      { text: "Prices are in a \ufffd", raises: true, nearMiss: false, fixed: null },
      { text: "Prices are in a €", raises: false, nearMiss: true, fixed: null },
    ],
  },
};
