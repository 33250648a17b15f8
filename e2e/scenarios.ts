/** Scenarios that the specifications open. Small, and each different in the shape of its request. */
import type { ScenarioDocument } from "../src/scenario/document.ts";

export const USER_CONFIG = "/home/dev/.codex/config.toml";
export const ROOT_FILE = "/home/dev/acme/AGENTS.md";
export const WEB_FILE = "/home/dev/acme/web/AGENTS.md";

const REPOSITORY = {
  "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
  [ROOT_FILE]: "# Acme\n\nRun the checks.\n",
  [WEB_FILE]: "# Web\n\nUse the design tokens.\n",
} as const;

/** A trusted repository with two files on the way; its config.toml has comments, an order and a layout of its own. */
export const COMMENTED: ScenarioDocument = {
  format: 1,
  title: "Commented configuration",
  files: {
    ...REPOSITORY,
    "/home/dev/.codex/AGENTS.md": "Answer briefly.\n",
    [USER_CONFIG]: [
      "# Kept by hand.",
      'model   =   "gpt-6-sol"   # the one we pay for',
      "",
      "# Projects",
      '[projects."/home/dev/acme"]',
      'trust_level = "trusted" # reviewed',
      "",
    ].join("\n"),
  },
  launch: { cwd: "/home/dev/acme/web" },
};

export const WITHOUT_LITE: ScenarioDocument = {
  format: 1,
  title: "Instructions in a field of their own",
  files: { ...REPOSITORY, [USER_CONFIG]: 'model = "gpt-5.5"\n' },
  launch: { cwd: "/home/dev/acme", surface: "exec" },
};

export const PLAN_MODE: ScenarioDocument = {
  format: 1,
  title: "Plan mode with developer instructions",
  files: { ...REPOSITORY, [USER_CONFIG]: 'developer_instructions = "Say what you will do <first> & \\"why\\"."\n' },
  launch: { cwd: "/home/dev/acme/web", surface: "app-server", mode: "plan" },
};

export const UNTRUSTED: ScenarioDocument = {
  format: 1,
  title: "Untrusted project",
  files: { ...REPOSITORY, [USER_CONFIG]: '[projects."/home/dev/acme"]\ntrust_level = "untrusted"\n' },
  launch: { cwd: "/home/dev/acme/web" },
};

export const NO_FILES: ScenarioDocument = {
  format: 1,
  title: "No instruction files",
  files: {},
  launch: { cwd: "/home/dev/empty" },
};

export const SHAPES: readonly ScenarioDocument[] = [COMMENTED, WITHOUT_LITE, PLAN_MODE, UNTRUSTED, NO_FILES];

export const GLOBAL_FILE = "/home/dev/.codex/AGENTS.md";

/** A thread in which the directory, the mode and files change; its second turn makes two requests. */
export const THREAD: ScenarioDocument = {
  format: 1,
  title: "A thread that goes on",
  files: {
    ...REPOSITORY,
    [GLOBAL_FILE]: "Answer briefly.\n",
    [USER_CONFIG]: '[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
  },
  launch: { cwd: "/home/dev/acme" },
  steps: [
    { do: "turn", text: "Begin" },
    { do: "write", path: ROOT_FILE, node: "# Acme\n\nAnother text.\n" },
    { do: "turn", text: "Go on", during: [{ do: "write", path: GLOBAL_FILE, node: "Answer at length.\n" }] },
    { do: "cd", cwd: "/home/dev/acme/web" },
    { do: "mode", mode: "plan" },
    { do: "turn", text: "Plan" },
    { do: "compact" },
    { do: "resume" },
    { do: "turn", text: "End" },
  ],
};

export const BROKEN_CONFIG: ScenarioDocument = {
  format: 1,
  title: "Broken configuration",
  files: { ...REPOSITORY, [USER_CONFIG]: 'model = "gpt-6-sol"\n\nsandbox_mode = read-only\n' },
  launch: { cwd: "/home/dev/acme" },
};

/** A byte order mark, and line ends of every kind. */
export const ODD_BYTES: ScenarioDocument = {
  format: 1,
  title: "Byte order mark and mixed line ends",
  files: { ...REPOSITORY, [ROOT_FILE]: "\uFEFF# Acme\r\n\r\nFirst rule.\nSecond rule.\r\n" },
  launch: { cwd: "/home/dev/acme" },
};
