/** Threads that the specifications of the later views open. */
import type { ScenarioDocument, StepDocument } from "../src/scenario/document.ts";

export const GLOBAL_FILE = "/home/dev/.codex/AGENTS.md";
export const PROJECT_FILE = "/home/dev/acme/AGENTS.md";
const WEB = "/home/dev/acme/web";

function thread(title: string, steps: readonly StepDocument[]): ScenarioDocument {
  return {
    format: 1,
    title,
    files: {
      "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
      "/home/dev/.codex/config.toml": 'model = "gpt-6-sol"\n\n[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
      [GLOBAL_FILE]: "Answer briefly.\n",
      [PROJECT_FILE]: "# Acme\n\nRun the checks.\n",
      [`${WEB}/AGENTS.md`]: "# Web\n\nUse the design tokens.\n",
    },
    launch: { cwd: "/home/dev/acme" },
    steps,
  };
}

/** A message that Codex takes for a text of its own. */
const LOOKS_LIKE_CODEX = "# AGENTS.md instructions that I found\n<INSTRUCTIONS>\nTabs.\n</INSTRUCTIONS>";

/** Everything that can happen between turns, in the order of the steps. */
export const OVER_TIME = thread("A thread over time", [
  { do: "turn", text: "Add a settings page" },
  { do: "write", path: PROJECT_FILE, node: "# Acme\n\nRun all the checks.\n" },
  { do: "turn", text: "Now the tests" },
  { do: "cd", cwd: WEB },
  { do: "turn", text: "Style it", during: [{ do: "write", path: GLOBAL_FILE, node: "Answer at length.\n" }] },
  { do: "mode", mode: "plan" },
  { do: "turn", text: "Plan the release" },
  { do: "mode", mode: "default" },
  { do: "turn", text: LOOKS_LIKE_CODEX },
]);

export const COMPACTED = thread("A compacted thread", [
  ...(OVER_TIME.steps ?? []),
  { do: "compact" },
  { do: "turn", text: "Go on" },
  { do: "compact", fails: true },
]);

/** Long enough for its older turns to be folded. */
export const LONG = thread(
  "A long thread",
  Array.from({ length: 30 }, (_, index) => ({ do: "turn", text: `Question ${index + 1}` })),
);
