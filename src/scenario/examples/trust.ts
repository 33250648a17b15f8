/** Examples about trust, and about settings that several places could say. */
import type { ScenarioDocument } from "../document.ts";
import { handbook, rules } from "./handbook.ts";
import { CODEX_HOME, GLOBAL_FILE, GLOBAL_TEXT, gitRepository, REPO, TRUSTED, userConfig } from "./machine.ts";

const TURN = [{ do: "turn", text: "Raise the minimum version" }] as const;

/** An untrusted project: its files are dropped, the global file stays. */
export function untrusted(): ScenarioDocument {
  return {
    format: 1,
    title: "An untrusted project",
    notes: "Untrusted: project files are dropped. Trust not set: they are loaded. Try all three in the session bar.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], { [REPO]: "untrusted" }),
      [GLOBAL_FILE]: GLOBAL_TEXT,
      [`${REPO}/AGENTS.md`]: rules("Acme", "Run `make check`."),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** The project raises the limit in its own configuration, which is not read without trust. */
export function projectConfigOff(): ScenarioDocument {
  return {
    format: 1,
    title: "A project configuration that is not read",
    notes: "The project raises the limit, but without a trust entry its configuration is not read: the file is cut.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], {}),
      [`${REPO}/.codex/config.toml`]: "# enough for the whole handbook\nproject_doc_max_bytes = 65536\n",
      [`${REPO}/AGENTS.md`]: handbook({
        title: "Acme handbook",
        opening: ["Longer than the default limit, on purpose."],
        bytes: 40_000,
        last: "Never push to main.",
      }),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** The entry of the start directory counts before the one of the root. */
export function cwdEntryBeatsRoot(): ScenarioDocument {
  return {
    format: 1,
    title: "Two trust entries",
    notes:
      "The root is trusted, the start directory is not. The project's configuration is read, its AGENTS.md dropped.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], { [REPO]: "trusted", [`${REPO}/sandbox`]: "untrusted" }),
      [`${REPO}/.codex/config.toml`]: 'model_reasoning_effort = "low"\n',
      [`${REPO}/AGENTS.md`]: rules("Acme", "Run `make check`."),
      [`${REPO}/sandbox/AGENTS.md`]: rules("Sandbox", "Everything here may be deleted."),
    },
    launch: { cwd: `${REPO}/sandbox` },
    steps: TURN,
  };
}

/** Developer instructions from three places: exactly one wins. */
export function threadBeatsConfig(): ScenarioDocument {
  return {
    format: 1,
    title: "Developer instructions from three places",
    notes: "They are never joined. The thread's win over the project's, and those over the user's.",
    files: {
      ...gitRepository(REPO),
      ...userConfig(['developer_instructions = "Be brief."'], TRUSTED),
      [`${REPO}/.codex/config.toml`]: 'developer_instructions = "Explain each step."\n',
      [`${REPO}/AGENTS.md`]: rules("Acme", "Run `make check`."),
    },
    launch: {
      cwd: REPO,
      surface: "app-server",
      developerInstructions: "You are called from an editor: answer with a patch.",
    },
    steps: TURN,
  };
}

/** A file in place of the model's own prompt. */
export function baseReplaced(): ScenarioDocument {
  return {
    format: 1,
    title: "The base instructions replaced",
    notes: "A model instructions file takes the place of Codex's own prompt. Nothing of that prompt is sent.",
    files: {
      ...gitRepository(REPO),
      ...userConfig(['model_instructions_file = "base.md"'], TRUSTED),
      [`${CODEX_HOME}/base.md`]: handbook({
        title: "You are a careful colleague",
        opening: ["You work in a terminal, on the person's own computer."],
        bytes: 12_000,
        last: "Stop when the work is done.",
      }),
      [`${REPO}/AGENTS.md`]: rules("Acme", "Run `make check`."),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

/** Bytes of managed instructions that Codex still accepts. */
const MANAGED_LIMIT = 39_831;

function managed(title: string, notes: string, bytes: number): ScenarioDocument {
  const text = handbook({
    title: "Company rules",
    opening: ["Set by the administrator of this computer."],
    bytes: bytes - 1,
    last: "Exceptions are granted in writing.",
  });
  return {
    format: 1,
    title,
    notes,
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      // A literal multi-line string: its first line break is not part of it.
      "/etc/codex/requirements.toml": `additional_developer_instructions = '''\n${text} '''\n`,
      [`${REPO}/AGENTS.md`]: rules("Acme", "Run `make check`."),
    },
    launch: { cwd: REPO },
    steps: TURN,
  };
}

export function managedWhole(): ScenarioDocument {
  return managed(
    "Managed instructions",
    "The administrator's text is a message of its own behind the project's instructions. This is the longest allowed.",
    MANAGED_LIMIT,
  );
}

export function managedTooLong(): ScenarioDocument {
  return managed(
    "Managed instructions, one byte too long",
    "One byte more than allowed: Codex refuses to start.",
    MANAGED_LIMIT + 1,
  );
}
