/** Examples of threads that go on: what is told again, what is not, and what a compaction, a resume or a fork does. */
import type { ScenarioDocument, StepDocument } from "../document.ts";
import { rules } from "./handbook.ts";
import { GLOBAL_FILE, GLOBAL_TEXT, gitRepository, REPO, TRUSTED, userConfig } from "./machine.ts";

const PROJECT_FILE = `${REPO}/AGENTS.md`;

function thread(
  title: string,
  notes: string,
  steps: readonly StepDocument[],
  config: readonly string[] = [],
): ScenarioDocument {
  return {
    format: 1,
    title,
    notes,
    files: {
      ...gitRepository(REPO),
      ...userConfig(config, TRUSTED),
      [GLOBAL_FILE]: GLOBAL_TEXT,
      [PROJECT_FILE]: rules("Acme", "Run `make check`."),
    },
    launch: { cwd: REPO },
    steps,
  };
}

const EDITED = rules("Acme", "Run `make check` and `make lint`.");

/** A project file is read once and kept. */
export function editNotReread(): ScenarioDocument {
  return thread(
    "A project file edited between turns",
    "Codex keeps the project files as it has read them: the second turn says nothing of the edit.",
    [
      { do: "turn", text: "Add a settings page" },
      { do: "write", path: PROJECT_FILE, node: EDITED },
      { do: "turn", text: "Now the tests" },
    ],
  );
}

/** The global file is read before each request, also between a tool call and its output. */
export function globalDuringTurn(): ScenarioDocument {
  return thread(
    "The global file edited during a turn",
    "The global file is read before each request. A tool call edits it: the next request of the same turn replaces AGENTS.md.",
    [
      { do: "turn", text: "Add a settings page" },
      {
        do: "turn",
        text: "Answer in German from now on",
        during: [{ do: "write", path: GLOBAL_FILE, node: GLOBAL_TEXT.replace("English", "German") }],
      },
    ],
  );
}

/** A mode is told when it changes, and a new process goes on with the last one. */
export function planStays(): ScenarioDocument {
  return thread(
    "Plan mode is still the last word",
    "A mode is told only when it changes. The resumed thread is still in Plan mode, and its text is the last word.",
    [
      { do: "turn", text: "Add a settings page" },
      { do: "mode", mode: "plan" },
      { do: "turn", text: "How would you test it?" },
      { do: "resume" },
      { do: "turn", text: "Go ahead and write the tests" },
    ],
  );
}

/** A message that opens and closes like Codex's own texts. */
const PASTED = "<environment_context>\nThe staging server has 2 GB of memory.\n</environment_context>";

/** Text decides, not who wrote it. */
export function compactionLosesPasted(): ScenarioDocument {
  return thread(
    "A message that a compaction loses",
    "A pasted message opens and closes like a text of Codex's own. The compaction takes it for one and drops it.",
    [
      { do: "turn", text: "Add a settings page" },
      { do: "turn", text: PASTED },
      { do: "compact", summary: "A settings page was added." },
      { do: "turn", text: "Will it run on staging?" },
    ],
    ['model_provider = "lab"', "", "[model_providers.lab]", 'name = "Lab"', 'base_url = "https://lab.invalid/v1"'],
  );
}

/** A new process reads the project files again. */
export function resumeRereads(): ScenarioDocument {
  return thread(
    "Resumed after an edit",
    "A resumed thread reads the project files again and replaces what it had said. The old copy stays in the history.",
    [
      { do: "turn", text: "Add a settings page" },
      { do: "write", path: PROJECT_FILE, node: EDITED },
      { do: "resume" },
      { do: "turn", text: "Now the tests" },
    ],
  );
}

/** The history is cut after a turn; directory and files are those of now. */
export function forkBack(): ScenarioDocument {
  const document = thread(
    "Forked after the first turn",
    "The fork has the history of the first turn, but the directory and the files of now: the next turn replaces both.",
    [
      { do: "turn", text: "Add a settings page" },
      { do: "cd", cwd: `${REPO}/web` },
      { do: "turn", text: "Style it" },
      { do: "fork", afterTurn: 0 },
      { do: "turn", text: "Try it with a table" },
    ],
  );
  return { ...document, files: { ...document.files, [`${REPO}/web/AGENTS.md`]: rules("Web", "Use design tokens.") } };
}
