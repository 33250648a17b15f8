/** Starting a thread: configuration, trust, settings, and the instruction files as they are on disk at that moment. */
import { candidateNames } from "../agentsMd/discover.ts";
import { resolveApproval, resolveReviewer } from "../config/approval.ts";
import { compactionSettings } from "../config/compaction.ts";
import {
  customBaseInstructions,
  developerInstructions,
  managedInstructions,
  sourcedAt,
} from "../config/instructions.ts";
import { DEFAULT_MARKERS, type LoadedConfig, loadConfig, projectRootMarkers } from "../config/load.ts";
import { contextWindow, multiAgentSettings } from "../config/model.ts";
import { rulesOnDisk } from "../config/onDisk.ts";
import { configOrigin, featuresOn, isOn, readInteger, readString, readStrings, stringAt } from "../config/read.ts";
import { Refusal } from "../config/refusal.ts";
import { requirementWarnings, withFeatures } from "../config/requirements.ts";
import { configuredRoots, resolveSandbox, resolveSandboxSettings } from "../config/sandbox.ts";
import { persistedTrustKey, sessionTrust, type WrittenTrust } from "../config/trust.ts";
import type { ProfileInForce } from "../corners/profileInForce.ts";
import { uniqueRoots } from "../fragments/writableRoots.ts";
import { FileSystem } from "../machine/files.ts";
import type { Release } from "../releases/release.ts";
import type { Scenario } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { ApprovalPolicy, Resolved, SandboxMode, Settings, Trust } from "../simulation.ts";
import type { Texts } from "../texts.ts";
import type { Root, SandboxSettings, Session } from "./session.ts";
import { settingsOf } from "./settings.ts";
import { threadInstructions } from "./threadInstructions.ts";

/** Raw bytes of project documents that are sent when nothing is configured. */
const PROJECT_DOC_MAX_BYTES = 32_768;

/** Everything known when a thread has started. */
export interface StartedThread {
  readonly files: FileSystem;
  readonly config: LoadedConfig;
  readonly settings: Settings;
  readonly session: Session;
  /** Candidate names of project files, in order. */
  readonly names: readonly string[];
  readonly threadInstructions: string | null;
  /** Trust entries that Codex itself has written into the user's config, this start's among them. */
  readonly writtenTrust: readonly WrittenTrust[];
  readonly warnings: readonly Sentence[];
}

/** The virtual machine of a scenario with the directories that exist without being listed. */
export function machineFiles(scenario: Scenario): FileSystem {
  const { machine, launch } = scenario;
  const extra = [machine.home, machine.codexHome, launch.cwd, ...(machine.tmpdir === null ? [] : [machine.tmpdir])];
  for (const { cwd } of launch.environments ?? []) extra.push(cwd);
  return FileSystem.of(scenario.files, extra);
}

/**
 * Reads configuration and instruction files as Codex does when a thread starts or is resumed: `files` and `written`
 * (trust entries that Codex wrote before) as they are at that moment, the directory in `scenario.launch`. A thread that is
 * taken up `again` writes no trust.
 */
export function startThread(
  scenario: Scenario,
  texts: Texts,
  release: Release,
  files = machineFiles(scenario),
  written: readonly WrittenTrust[] = [],
  occasion: "new" | "again" = "new",
): StartedThread | Refusal {
  const { launch } = scenario;
  // A shell that went there reports the directory itself; an app-server client passes the path as it is written.
  const cwd = launch.surface === "app-server" ? launch.cwd : (files.realPath(launch.cwd) ?? launch.cwd);
  const at: Scenario = { ...scenario, launch: { ...launch, cwd } };
  const first = resolveStart(files, at, release, written, null);
  if (first instanceof Refusal) return first;
  const key = occasion === "new" ? trustToPersist(files, at, first, release) : null;
  if (key === null) return finishStart(files, at, { texts, release }, first, written, false);
  const more: readonly WrittenTrust[] = [...written, { directory: key, level: "trusted" }];
  // `codex exec` has settled sandbox, approval and model before it writes the entry; the others start over.
  const second = resolveStart(files, at, release, more, isExec(at) && isSingleTurn(at) ? first : null);
  return second instanceof Refusal ? second : finishStart(files, at, { texts, release }, second, more, true);
}

/** What a reading of the configuration settles before anything else. */
export interface ResolvedStart {
  readonly config: LoadedConfig;
  readonly trust: Trust;
  readonly approval: Resolved<ApprovalPolicy>;
  readonly autoReview: Resolved<"user" | "auto_review">;
  readonly sandbox: Resolved<SandboxMode>;
  readonly explicitSandbox: boolean;
  /** The permission profile of a person's own that is in force. */
  readonly profile: ProfileInForce | null;
  readonly model: Resolved<string>;
  /** The reading whose workspace roots stay in force; null when it is this one. */
  readonly settledConfig: LoadedConfig["effective"] | null;
  readonly warnings: readonly Sentence[];
}

/**
 * `written`: trust entries that Codex has put into the user's config. `settled`: an earlier reading whose sandbox,
 * approval and configured model stay in force.
 */
function resolveStart(
  files: FileSystem,
  scenario: Scenario,
  release: Release,
  written: readonly WrittenTrust[],
  settled: ResolvedStart | null,
): ResolvedStart | Refusal {
  const config = loadConfig(files, scenario, written, release.config);
  if (config instanceof Refusal) return config;
  const profile = release.thread.corners?.profile(config.effective, scenario.machine.home) ?? null;
  if (profile instanceof Refusal) return profile;
  const { effective, requirements } = config;
  const gitRoot = release.config.gitRoot(files, scenario.launch.cwd);
  const trust = resolveTrust(files, config, scenario.launch.cwd, gitRoot, release.config.trustsRealPaths);
  const reviewer = resolveReviewer(effective, requirements);
  const neverAsks = isExec(scenario) && (reviewer.resolved.value !== "auto_review" || !isSingleTurn(scenario));
  const approval = resolveApproval(effective, requirements, neverAsks, trust.level, release.config.approval);
  if (approval instanceof Refusal) return approval;
  const sandbox = resolveSandbox(
    effective,
    requirements,
    trust.level,
    approval.resolved.value,
    release.config.requirementsAreMild,
    profile?.mode(scenario.machine, scenario.launch.cwd),
  );
  if (sandbox instanceof Refusal) return sandbox;
  const model = readString(effective, ["model"], release.models.default, sentence("default.model", {}));
  const warnings = [reviewer.warning, approval.warning, sandbox.warning].filter((warning) => warning !== null);
  return {
    config,
    profile,
    trust,
    approval: settled?.approval ?? approval.resolved,
    autoReview: reviewer.resolved,
    sandbox: settled?.sandbox ?? sandbox.resolved,
    explicitSandbox: sandbox.explicit,
    model: settled?.model.origin.kind === "config" ? settled.model : model,
    settledConfig: settled?.config.effective ?? null,
    warnings: settled?.warnings ?? warnings,
  };
}

function isExec({ launch }: Scenario): boolean {
  return launch.surface === "exec";
}

/**
 * What `codex exec` itself can act out. With other steps the thread is one of a client that says `never`: a convention of
 * the scenario format.
 */
export function isSingleTurn({ steps }: Pick<Scenario, "steps">): boolean {
  return steps.length === 1 && steps[0]?.do === "turn";
}

function resolveTrust(
  files: FileSystem,
  config: LoadedConfig,
  cwd: string,
  gitRoot: string | null,
  byRealPath: boolean,
): Trust {
  const entry = sessionTrust(files, config.effective, cwd, gitRoot, byRealPath);
  if (entry !== null) return { level: entry.level, origin: configOrigin(entry.value), gitRoot, persisted: false };
  const because = sentence("default.trust.none", { gitRoot });
  return { level: null, origin: { kind: "default", because }, gitRoot, persisted: false };
}

/** Trust is written down when nobody said it and an explicit sandbox lets Codex write. Null: nothing is written. */
function trustToPersist(
  files: FileSystem,
  { launch, machine }: Scenario,
  start: ResolvedStart,
  { config }: Release,
): string | null {
  if (!config.persistsTrust || launch.printsOnly || start.trust.level !== null) return null;
  if (!start.explicitSandbox || start.sandbox.value === "read-only") return null;
  const markers = projectRootMarkers(start.config.withoutProject);
  return persistedTrustKey(files, launch.cwd, markers, machine.codexHome, config.gitRoot(files, launch.cwd));
}

function finishStart(
  files: FileSystem,
  scenario: Scenario,
  { texts, release }: { readonly texts: Texts; readonly release: Release },
  start: ResolvedStart,
  writtenTrust: readonly WrittenTrust[],
  persisted: boolean,
): StartedThread | Refusal {
  const { machine, launch } = scenario;
  const { effective, withoutProject, requirements } = start.config;
  const trust: Trust = { ...start.trust, persisted };

  const customBase = customBaseInstructions(files, effective, launch, machine.home);
  if (customBase instanceof Refusal) return customBase;
  const managed = managedInstructions(requirements);
  if (managed instanceof Refusal) return managed;
  const thread = threadInstructions(launch);
  if (thread instanceof Refusal) return thread;

  const markers = readStrings(withoutProject, ["project_root_markers"], DEFAULT_MARKERS);
  const fallbacks = readStrings(effective, ["project_doc_fallback_filenames"], []);
  const limit = readInteger(effective, ["project_doc_max_bytes"], PROJECT_DOC_MAX_BYTES);
  const { model } = start;
  const configured = resolveSandboxSettings(files, effective, start.sandbox.value, machine.home);
  const profile = start.profile?.mode(machine, launch.cwd) === start.sandbox.value ? start.profile : null;
  const sandbox: SandboxSettings =
    profile === null ? configured : { ...configured, origin: "custom", networkAccess: profile.network };
  const developer = developerInstructions(effective, launch);
  const facts = release.models.find(model.value);

  const names = candidateNames(fallbacks.value, release.agentsMd.acceptFallbackName);

  const bundled = release.config.bundledSkills(effective, start.config.ownLayers, machine);
  const place = { release, machine, texts, startCwd: launch.cwd, cwd: launch.cwd };
  const multiAgent = multiAgentSettings(effective);
  const cwd: Root = { value: launch.cwd, source: { kind: "launch", key: "cwd" } };
  const features = featuresOn(
    release.config.requirementsAreMild ? withFeatures(effective, requirements) : effective,
    release.config.featuresByDefault,
  );
  const corners = release.thread.corners?.read({ files, scenario, config: start.config, release, features, profile });
  const session: Session = {
    release,
    texts,
    machine: corners === undefined ? machine : { ...machine, shell: corners.shell },
    files,
    cwd,
    workspaceRoots: uniqueRoots([cwd, ...configuredRoots(start.settledConfig ?? effective, machine.home)]),
    slug: model.value,
    model: facts,
    sandbox,
    approval: start.approval.value,
    autoReview: start.autoReview.value === "auto_review",
    mode: launch.mode,
    effort: stringAt(effective, ["model_reasoning_effort"])?.value ?? null,
    personality: stringAt(effective, ["personality"])?.value ?? null,
    updatePlanTool: isOn(effective, ["tools", "update_plan", "enabled"], false),
    multiAgent,
    leadsAgents: facts.multiAgent === "v2" || multiAgent.enabled,
    isAgent: false,
    developerInstructions: developer,
    managedInstructions: managed,
    customBase,
    commitAttribution: sourcedAt(effective, ["commit_attribution"]),
    compaction: compactionSettings(effective),
    includes: {
      permissions: isOn(effective, ["include_permissions_instructions"], true),
      collaborationMode: isOn(effective, ["include_collaboration_mode_instructions"], true),
      environmentContext: isOn(effective, ["include_environment_context"], true),
      skills: isOn(effective, ["skills", "include_instructions"], true),
    },
    bundledSkills: bundled,
    skills: release.thread.skills?.find({ ...place, config: start.config, bundled }, files) ?? null,
    rulesOnDisk: rulesOnDisk(files, machine.codexHome),
    contextWindow: contextWindow(effective, facts),
    features,
    ...(corners === undefined ? {} : { corners }),
  };
  const settings = settingsOf(start, { launch, trust, model, markers, fallbacks, limit, developer });
  const unreadable = release.agentsMd
    .readGlobalDoc(files, machine.codexHome)
    .candidates.filter(({ kind }) => kind === "unreadable" && release.agentsMd.warnsOfGlobal)
    .map(({ path }) => sentence("warning.globalUnreadable", { path }));
  return {
    files,
    config: start.config,
    settings,
    session,
    names,
    threadInstructions: thread,
    writtenTrust,
    warnings: [...start.config.warnings, ...requirementWarnings(requirements), ...start.warnings, ...unreadable],
  };
}
