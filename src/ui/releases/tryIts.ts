/** A scenario for an area: what the releases do with it differs, or shows the rule that they share. */
import type { TraitArea } from "../../engine/insight.ts";
import { DEMONSTRATIONS } from "../../scenario/demonstrations/all.ts";
import { TOPIC_SCENARIOS } from "../../scenario/demonstrations/topicScenarios.ts";
import type { ScenarioDocument, StepDocument } from "../../scenario/document.ts";
import { EXAMPLES, type ExampleId } from "../../scenario/examples/index.ts";

const ROOT = "/home/dev/acme";
const FILES: ScenarioDocument["files"] = {
  [`${ROOT}/.git/HEAD`]: "ref: refs/heads/main\n",
  "/home/dev/.codex/config.toml": `[projects."${ROOT}"]\ntrust_level = "trusted"\n`,
  "/home/dev/.codex/AGENTS.md": "- Answer briefly.\n",
};

function own(title: string, more: Partial<ScenarioDocument>): () => Promise<ScenarioDocument> {
  const document: ScenarioDocument = { format: 1, title, launch: { cwd: ROOT }, ...more };
  return async () => ({ ...document, files: { ...FILES, ...more.files } });
}

function example(id: ExampleId): () => Promise<ScenarioDocument> {
  return async () => {
    const found = EXAMPLES.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no example ${id}.`);
    return found.load();
  };
}

/** Two turns with something between them. */
const around = (step: StepDocument): readonly StepDocument[] => [
  { do: "turn", text: "Add a page." },
  step,
  { do: "turn", text: "Go on." },
];

const REMOTE = {
  model_provider: "remote",
  "model_providers.remote.name": "OpenAI",
  "model_providers.remote.base_url": "http://127.0.0.1/v1",
};

export const AREA_SCENARIOS: { readonly [Area in TraitArea]?: () => Promise<ScenarioDocument> } = {
  skillsText: own("Skills and AGENTS.md", { files: { [`${ROOT}/AGENTS.md`]: "- Run `make check`.\n" } }),
  hierarchicalNote: own("The feature child_agents_md", {
    launch: { cwd: ROOT, overrides: { "features.child_agents_md": true } },
  }),
  jsRepl: own("The feature js_repl", { launch: { cwd: ROOT, overrides: { "features.js_repl": true } } }),
  modeFirstTurn: example("plan-stays"),
  writableRoots: async () => TOPIC_SCENARIOS["writable-root"],
  headerGlobalOnly: example("global-only"),
  separator: async () => TOPIC_SCENARIOS.separators,
  trust: example("untrusted"),
  invalidUtf8Global: example("global-bad-bytes"),
  pathFallbacks: async () => DEMONSTRATIONS["fallback-refused"].raises,
  danglingLink: async () => TOPIC_SCENARIOS["broken-link"],
  linkToDirectory: own("A link to a directory", {
    files: {
      [`${ROOT}/AGENTS.md`]: "- Run `make check`.\n",
      [`${ROOT}/web/AGENTS.md`]: { symlink: "../docs" },
      [`${ROOT}/docs/rules.md`]: "- Read this.\n",
    },
    launch: { cwd: `${ROOT}/web` },
  }),
  linkedDirectory: own("A directory behind a link", {
    files: {
      [`${ROOT}/AGENTS.md`]: "- Run `make check`.\n",
      [`${ROOT}/web/page.html`]: "<p>\n",
      "/home/dev/web": { symlink: `${ROOT}/web` },
    },
    launch: { cwd: "/home/dev/web" },
  }),
  budget: async () => TOPIC_SCENARIOS["tiny-limit"],
  globalRead: own("The global file is edited", {
    steps: around({ do: "write", path: "/home/dev/.codex/AGENTS.md", node: "- Answer at length.\n" }),
  }),
  projectRead: async () => TOPIC_SCENARIOS["sandbox-rereads"],
  directoryChange: own("Another directory", {
    files: { [`${ROOT}/AGENTS.md`]: "- Run `make check`.\n", [`${ROOT}/web/AGENTS.md`]: "- Use design tokens.\n" },
    steps: around({ do: "cd", cwd: `${ROOT}/web` }),
  }),
  resume: example("resume-rereads"),
  fork: example("fork-back"),
  localKeeps: example("compaction-loses-pasted"),
  remoteRequest: own("Remote compaction", {
    launch: { cwd: ROOT, overrides: REMOTE },
    steps: around({ do: "compact" }),
  }),
  remoteKeeps: own("Remote compaction", {
    launch: { cwd: ROOT, overrides: REMOTE },
    steps: around({ do: "compact" }),
  }),
  ownMarkers: own("A message like a goal", {
    steps: [
      { do: "turn", text: "<goal_context>\nShip on Friday.\n</goal_context>" },
      { do: "compact" },
      { do: "turn", text: "Go on." },
    ],
  }),
  contextAfterTurn: own("Compacted by hand", { steps: around({ do: "compact" }) }),
  contextText: async () => TOPIC_SCENARIOS["compaction-old-text"],
  unknownKeys: async () => DEMONSTRATIONS["unknown-key"].raises,
};
