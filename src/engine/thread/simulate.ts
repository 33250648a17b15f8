/** A whole scenario: start, requests, verdicts. */
import { fileReports } from "../agentsMd/verdict.ts";
import { Refusal } from "../config/refusal.ts";
import type { Scenario } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { Budget, FileReport, ModelRequest, ProjectRoot, Simulation } from "../simulation.ts";
import type { Texts } from "../texts.ts";
import { firstRequest } from "./firstRequest.ts";
import { type StartedThread, startThread } from "./start.ts";

/**
 * Plays a scenario and answers what Codex sends. A scenario that Codex refuses gives an answer with `error`; nothing is
 * thrown. Steps behind the first turn are not modelled yet: `modelledUntil` names the first of them.
 */
export function simulate(scenario: Scenario, texts: Texts): Simulation {
  const answer = { release: scenario.codex, texts: { origin: texts.origin, sha256: texts.sha256 } };
  if (scenario.codex !== "0.158.0") {
    return { ...answer, ...NOTHING, warnings: [sentence("warning.releaseNotModelled", { release: scenario.codex })] };
  }
  if (scenario.machine.os !== "linux") {
    return { ...answer, ...NOTHING, warnings: [sentence("warning.windowsNotModelled", {})] };
  }
  const thread = startThread(scenario, texts);
  if (thread instanceof Refusal)
    return { ...answer, ...NOTHING, warnings: [], modelledUntil: null, error: thread.error };
  const { steps } = scenario;
  const [first] = steps;
  const request = first?.do === "turn" ? firstRequest(thread, first.text, 0) : null;
  const modelledUntil = firstUnmodelledStep(scenario);
  return {
    ...answer,
    root: projectRoot(thread),
    searched: thread.directories,
    requests: request === null ? [] : [request],
    history: request === null ? [] : historyOf(request),
    ...filesAndBudget(thread, scenario),
    settings: thread.settings,
    configLayers: thread.config.layers,
    warnings: [...thread.warnings, ...featureWarnings(thread), ...stepWarning(modelledUntil)],
    error: null,
    steps: [],
    modelledUntil,
  };
}

const NOTHING = {
  root: { path: null, marker: null, reason: null },
  searched: [],
  requests: [],
  history: [],
  files: [],
  budget: { limit: 0, used: 0, lost: 0 },
  settings: null,
  configLayers: [],
  steps: [],
  error: null,
  modelledUntil: 0,
} as const;

/** Only the first request of a first turn is modelled; what a tool call changes in it comes later. */
function firstUnmodelledStep({ steps }: Scenario): number | null {
  const [first, second] = steps;
  if (first === undefined) return null;
  if (first.do !== "turn" || first.during !== null) return 0;
  return second === undefined ? null : 1;
}

/** The items a thread keeps: a Lite request repeats tools and base instructions in front of them. */
function historyOf(request: ModelRequest): ModelRequest["items"] {
  if (!request.lite) return request.items;
  return request.items.filter(
    (item) =>
      item.type !== "additional_tools" &&
      !(item.type === "message" && item.parts.some((part) => part.fragment === "baseInstructions")),
  );
}

function projectRoot({ root, settings }: StartedThread): ProjectRoot {
  if (root !== null) {
    return { ...root, reason: sentence("root.marker", { path: root.path, marker: root.marker }) };
  }
  const markers = settings.projectRootMarkers.value;
  const reason =
    markers.length === 0
      ? sentence("root.markersEmpty", { cwd: settings.cwd })
      : sentence("root.none", { cwd: settings.cwd, markers });
  return { path: null, marker: null, reason };
}

function filesAndBudget(
  thread: StartedThread,
  scenario: Scenario,
): { readonly files: readonly FileReport[]; readonly budget: Budget } {
  const { settings } = thread;
  const { trust } = settings;
  const untrustedBy =
    trust.level !== "untrusted" ? null : trust.origin.kind === "config" ? trust.origin.key : settings.cwd;
  const files = fileReports({
    files: thread.files,
    codexHome: scenario.machine.codexHome,
    cwd: settings.cwd,
    root: thread.root,
    directories: thread.directories,
    names: thread.names,
    fallbackNames: settings.fallbackFilenames.value,
    limit: settings.projectDocMaxBytes.value,
    untrustedBy,
    global: thread.global,
    globalCandidates: thread.globalCandidates,
    projectDocs: thread.projectDocs,
  });
  const limit = settings.projectDocMaxBytes.value;
  const project = files.filter(({ verdict }) => ["loaded", "cut", "budget", "disabled"].includes(verdict));
  const used = project.reduce((sum, file) => sum + file.used, 0);
  const found = project.reduce((sum, file) => sum + file.bytes, 0);
  return { files, budget: { limit, used, lost: found - used } };
}

/** Feature flags that change the request in a way that is not modelled. */
const UNMODELLED_FEATURES = [
  "current_time_reminder",
  "deferred_executor",
  "deferred_tool_world_state",
  "memories",
  "shell_zsh_fork",
  "token_budget",
] as const;

function featureWarnings({ session }: StartedThread): Sentence[] {
  const onDisk = session.skillOnDisk === null ? [] : [sentence("warning.skillsOnDisk", { path: session.skillOnDisk })];
  const switchedOn = UNMODELLED_FEATURES.filter((name) => session.features.has(name)).map((name) =>
    sentence("warning.featureNotModelled", { key: `features.${name}` }),
  );
  const rules = session.rulesOnDisk === null ? [] : [sentence("warning.rulesOnDisk", { path: session.rulesOnDisk })];
  return [...onDisk, ...rules, ...switchedOn];
}

function stepWarning(step: number | null): Sentence[] {
  return step === null ? [] : [sentence("warning.stepsNotModelled", { step })];
}
