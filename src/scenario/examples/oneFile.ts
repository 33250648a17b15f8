/** Examples about the one file that a directory contributes. */
import type { ScenarioDocument } from "../document.ts";
import { rules } from "./handbook.ts";
import {
  CODEX_HOME,
  GLOBAL_FILE,
  GLOBAL_TEXT,
  gitRepository,
  HOME,
  REPO,
  TRUSTED,
  USER_CONFIG,
  userConfig,
} from "./machine.ts";

const TURN = [{ do: "turn", text: "Update the change log" }] as const;

/** An override that means to import the base file: it hides it, and the line stays a line. */
export function overrideHides(): ScenarioDocument {
  return {
    format: 1,
    title: "An override hides the base file",
    notes: "The override means to import AGENTS.md. Codex imports nothing: the line is sent as it stands.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: rules("Acme", "Never commit generated files.", "Run `make check`."),
      [`${REPO}/AGENTS.override.md`]: "@AGENTS.md\n\n- On this machine use the local registry.\n",
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** An empty override hides in a project, but not among the global files. */
export function blankOverride(): ScenarioDocument {
  return {
    format: 1,
    title: "An empty override",
    notes: "In the project the empty override hides AGENTS.md. In CODEX_HOME a blank override hides nothing.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [GLOBAL_FILE]: GLOBAL_TEXT,
      [`${CODEX_HOME}/AGENTS.override.md`]: "\n",
      [`${REPO}/AGENTS.md`]: rules("Acme", "Never commit generated files.", "Run `make check`."),
      [`${REPO}/AGENTS.override.md`]: "",
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** A key below a table header belongs to the table. */
export function wrongTable(): ScenarioDocument {
  const text = userConfig([], TRUSTED)[USER_CONFIG];
  return {
    format: 1,
    title: "A key under the wrong table",
    notes: "The list of fallback filenames stands below a table header, so it belongs to that table and is not seen.",
    files: {
      ...gitRepository(REPO),
      [USER_CONFIG]: `${String(text)}\n# added later\nproject_doc_fallback_filenames = ["CLAUDE.md"]\n`,
      [`${REPO}/CLAUDE.md`]: rules("Acme", "Use the task runner for everything."),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** Fallback names count only where no AGENTS.md is. */
export function fallbackMonorepo(): ScenarioDocument {
  return {
    format: 1,
    title: "Fallback filenames in a monorepo",
    notes: "CLAUDE.md is a fallback: it is read at the root, and hidden where a directory has AGENTS.md.",
    files: {
      ...gitRepository(REPO),
      ...userConfig(['project_doc_fallback_filenames = ["CLAUDE.md"]'], TRUSTED),
      [`${REPO}/CLAUDE.md`]: rules("Acme", "Packages do not import each other's internals."),
      [`${REPO}/pkg/AGENTS.md`]: rules("Package", "Public functions have examples."),
      [`${REPO}/pkg/CLAUDE.md`]: rules("Package", "See the root."),
      [`${REPO}/pkg/core/CLAUDE.md`]: rules("Core", "No dependencies here."),
    },
    launch: { cwd: `${REPO}/pkg/core` },
    steps: TURN,
  };
}

/** A link is followed: the whole text of its target is sent. */
export function symlink(): ScenarioDocument {
  return {
    format: 1,
    title: "AGENTS.md is a symlink",
    notes: "Links to files are followed. The text of CLAUDE.md is sent under the name of the link.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/CLAUDE.md`]: rules(
        "Acme",
        "Use the task runner for everything.",
        "Explain a workaround where it stands.",
      ),
      [`${REPO}/AGENTS.md`]: { symlink: "CLAUDE.md" },
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** A link that was checked out as text: the model sees its nine bytes. */
export function symlinkAsText(): ScenarioDocument {
  return {
    format: 1,
    title: "A symlink checked out as text",
    notes: "Where git cannot make links it writes their target into a file. The model sees the nine bytes `CLAUDE.md`.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/CLAUDE.md`]: rules(
        "Acme",
        "Use the task runner for everything.",
        "Explain a workaround where it stands.",
      ),
      [`${REPO}/AGENTS.md`]: "CLAUDE.md",
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** An import line is plain text. */
export function importLine(): ScenarioDocument {
  return {
    format: 1,
    title: "An import line",
    notes: "Codex does not expand `@docs/rules.md`. The line reaches the model, the file does not.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: "# Acme\n\nFollow all of these:\n\n@docs/rules.md\n",
      [`${REPO}/docs/rules.md`]: rules("Rules", "Tests first.", "Small commits."),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** Files of another program: Codex's own migration takes two of them, and rewrites names, paths and commands alike. */
export function fromClaude(): ScenarioDocument {
  return {
    format: 1,
    title: "Moving from CLAUDE.md",
    notes:
      "Codex reads none of these. Its migration writes two of them as AGENTS.md, paths and commands rewritten too.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${HOME}/.claude/CLAUDE.md`]: rules("Everywhere", "Claude answers in English.", "Prefer small commits."),
      [`${REPO}/CLAUDE.md`]: [
        "# CLAUDE.md",
        "",
        "Claude and Codex both work here. Claude Code (claude-code) runs in CI.",
        "",
        "- Skills are in `~/.claude/skills/review`, settings in .claude/settings.json.",
        "- Questions go to claude@acme.example; see https://claude.ai/code.",
        "- CLAUDE_CODE_USE_BEDROCK stays unset.",
        "",
        "@docs/rules.md",
        "",
        "```sh",
        'claude -p "review this change"',
        "```",
        "",
      ].join("\n"),
      [`${REPO}/web/CLAUDE.md`]: rules("Web", "Claude uses the design tokens."),
      [`${REPO}/docs/rules.md`]: rules("Rules", "Tests first.", "Small commits."),
    },
    launch: { cwd: `${REPO}/web` },
    steps: TURN,
  };
}
