/** Examples about which directories Codex searches. */
import type { ScenarioDocument } from "../document.ts";
import { rules } from "./handbook.ts";
import { GLOBAL_FILE, GLOBAL_TEXT, gitRepository, HOME, REPO, TRUSTED, userConfig } from "./machine.ts";

const TURN = [{ do: "turn", text: "Rename the field user to account" }] as const;

/** Started at the root: files in deeper directories do not count. */
export function belowCwd(): ScenarioDocument {
  return {
    format: 1,
    title: "Files below the start directory",
    notes: "Codex never looks deeper than the directory it was started in. Start it in `go` and that file counts too.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: rules(
        "Acme",
        "Two services, one protocol: change both.",
        "The protocol lives in `proto`.",
      ),
      [`${REPO}/java/AGENTS.md`]: rules("Java service", "Java 21, Gradle.", "Run `./gradlew check`."),
      [`${REPO}/go/AGENTS.md`]: rules("Go service", "Go 1.24, no cgo.", "Run `go test ./...`."),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** Two files that contradict each other: both are sent, root first. */
export function nearestWins(): ScenarioDocument {
  return {
    format: 1,
    title: "Both files are sent",
    notes:
      "The nearer file does not replace the other one. Both stand in the request, root first; the model weighs them.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: rules("Acme", "Indent with tabs.", "Lines end at 100 characters."),
      [`${REPO}/web/AGENTS.md`]: rules("Web", "Indent with two spaces."),
    },
    launch: { cwd: `${REPO}/web` },
    steps: TURN,
  };
}

/** No marker anywhere: only the start directory is searched. */
export function noRoot(): ScenarioDocument {
  return {
    format: 1,
    title: "No project root",
    notes: "Without `.git` (or another marker) above it, only the start directory itself is searched.",
    files: {
      ...userConfig([], {}),
      [`${HOME}/notes/AGENTS.md`]: rules("Notes", "Write in plain language."),
      [`${HOME}/notes/2026/AGENTS.md`]: rules("This year", "One file a week."),
    },
    launch: { cwd: `${HOME}/notes/2026` },
    steps: [{ do: "turn", text: "Summarise last week" }],
  };
}

const PRODUCT = `${HOME}/product`;

function customMarker(title: string, notes: string, where: "user" | "project"): ScenarioDocument {
  const key = 'project_root_markers = [".codex-root"]';
  return {
    format: 1,
    title,
    notes,
    files: {
      ...userConfig(where === "user" ? [key] : [], { [`${PRODUCT}/app`]: "trusted" }),
      [`${PRODUCT}/.codex-root`]: "",
      [`${PRODUCT}/AGENTS.md`]: rules("Product", "Three repositories, one release."),
      ...gitRepository(`${PRODUCT}/app`),
      [`${PRODUCT}/app/AGENTS.md`]: rules("App", "The app is built last."),
      ...(where === "project" ? { [`${PRODUCT}/app/.codex/config.toml`]: `${key}\n` } : {}),
    },
    launch: { cwd: `${PRODUCT}/app` },
    steps: TURN,
  };
}

export function customMarkerUser(): ScenarioDocument {
  return customMarker(
    "A root marker of one's own",
    "The user's configuration names `.codex-root` as the marker, so the directory above the repository is the root.",
    "user",
  );
}

export function customMarkerProject(): ScenarioDocument {
  return customMarker(
    "A root marker in the project's configuration",
    "The same key in the project's own configuration is ignored: the root must be known before that file is read.",
    "project",
  );
}

/** An empty directory named .git hides everything above it. */
export function strayGit(): ScenarioDocument {
  return {
    format: 1,
    title: "A stray .git directory",
    notes: "An empty `.git` directory is enough: the nearest one is the root, and the rules above it are gone.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: rules("Acme", "Never commit generated files."),
      [`${REPO}/main/.git`]: { dir: true },
      [`${REPO}/main/AGENTS.md`]: rules("Main", "Entry points only."),
    },
    launch: { cwd: `${REPO}/main` },
    steps: TURN,
  };
}

/** In a submodule .git is a file; that counts as well. */
export function submodule(): ScenarioDocument {
  return {
    format: 1,
    title: "A submodule is its own root",
    notes: "In a submodule `.git` is a file. It counts like a directory, so the outer repository's file is not read.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: rules("Acme", "Sign every commit."),
      [`${REPO}/vendor/shapes/.git`]: "gitdir: ../../.git/modules/shapes\n",
      [`${REPO}/vendor/shapes/AGENTS.md`]: rules("Shapes", "C99, no allocation."),
    },
    launch: { cwd: `${REPO}/vendor/shapes` },
    steps: TURN,
  };
}

/** A file in a folder of another tool is never a candidate. */
export function wrongFolder(): ScenarioDocument {
  return {
    format: 1,
    title: "In a folder of its own",
    notes: "`.agent/AGENTS.md` is not found, and a fallback filename with a slash is ignored.",
    files: {
      ...gitRepository(REPO),
      ...userConfig(['project_doc_fallback_filenames = [".agent/AGENTS.md"]'], TRUSTED),
      [GLOBAL_FILE]: GLOBAL_TEXT,
      [`${REPO}/.agent/AGENTS.md`]: rules("Acme", "Read `docs/` first."),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}
