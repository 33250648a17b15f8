/**
 * What differs by release, told in ids: one value for each area. The rules themselves are functions of the release's
 * module; this is what a person reads about them. Words for areas and values stand in `src/ui/releases`.
 */

/** The areas with the values that some release has. */
export const TRAIT_VALUES = {
  // What is sent
  /** Where the base prompt stands: always in the `instructions` field, or for Lite models in the first developer message. */
  basePrompt: ["field", "fieldOrMessage"],
  /** The model of a session that names none. */
  defaultModel: ["gpt-5.3-codex", "gpt-6-astra"],
  /** The list of skills, and what plugins say. */
  skillsText: ["agentsPart", "ownPart"],
  /** The text of the feature `child_agents_md`. */
  hierarchicalNote: ["lastInAgentsPart", "gone"],
  /** The text of the feature `js_repl`. */
  jsRepl: ["agentsPart", "gone"],
  /** Text of the Default mode when no client says a mode. */
  modeUnsaid: ["nothing", "modelText"],
  /** Where a mode stands that is said with the first turn. */
  modeFirstTurn: ["behindContext", "inContext"],
  /** What is told about sub-agents. */
  multiAgent: ["nothing", "byModel"],
  environmentForm: ["short", "withPermissions"],
  writableRoots: ["asWritten", "sorted"],
  protectedPaths: ["unsaid", "said"],
  personality: ["update", "noUpdate"],

  // Which instruction files
  /** Does the header name the directory when only the global file is sent? */
  headerGlobalOnly: ["names", "omits"],
  separator: ["projectDoc"],
  trust: ["noEffect", "untrustedGlobalOnly"],
  invalidUtf8Global: ["skipped", "replaced"],
  pathFallbacks: ["accepted", "refused"],
  danglingLink: ["hides", "nextName"],
  linkToDirectory: ["losesAll", "nextName"],
  linkedDirectory: ["resolved", "asWritten"],
  budget: ["sharedRootFirst"],

  // Later turns
  globalRead: ["once", "eachRequest"],
  projectRead: ["once", "onChange"],
  directoryChange: ["environmentOnly", "agentsAgain"],
  updateOrder: ["developerThenUser", "byFragment"],
  interruptRole: ["user", "byThread"],
  resume: ["replayed", "readAgain"],
  fork: ["contextAgain", "differences"],

  // Compaction
  localKeeps: ["userMessages"],
  remoteRequest: ["ownEndpoint", "trigger"],
  remoteKeeps: ["userAndAssistant", "userMessages"],
  /** Texts by which a user message counts as one of Codex's own. */
  ownMarkers: ["six", "many"],
  contextAfterTurn: ["nextTurn"],
  contextMidTurn: ["beforeLastUser"],
  /** Which text of the instruction files is put back. */
  contextText: ["asAtStart", "globalFromDisk"],
  cutMessage: ["onePart"],

  // Configuration
  unknownKeys: ["silent", "warned"],
  trustPersisted: ["never", "chosenSandbox"],
  /** What makes a directory the git root for the lookup of trust. */
  gitRoot: ["anyDotGit", "withHead"],
  approvalTable: ["reject", "granular"],
  onFailureText: ["own", "onRequest"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TraitArea = keyof typeof TRAIT_VALUES;
export type TraitValue<Area extends TraitArea> = (typeof TRAIT_VALUES)[Area][number];

/** The table of one release. */
export type Traits = { readonly [Area in TraitArea]: TraitValue<Area> };

export const TRAIT_GROUPS = {
  sent: [
    "basePrompt",
    "defaultModel",
    "skillsText",
    "hierarchicalNote",
    "jsRepl",
    "modeUnsaid",
    "modeFirstTurn",
    "multiAgent",
    "environmentForm",
    "writableRoots",
    "protectedPaths",
    "personality",
  ],
  files: [
    "headerGlobalOnly",
    "separator",
    "trust",
    "invalidUtf8Global",
    "pathFallbacks",
    "danglingLink",
    "linkToDirectory",
    "linkedDirectory",
    "budget",
  ],
  later: ["globalRead", "projectRead", "directoryChange", "updateOrder", "interruptRole", "resume", "fork"],
  compaction: [
    "localKeeps",
    "remoteRequest",
    "remoteKeeps",
    "ownMarkers",
    "contextAfterTurn",
    "contextMidTurn",
    "contextText",
    "cutMessage",
  ],
  settings: ["unknownKeys", "trustPersisted", "gitRoot", "approvalTable", "onFailureText"],
} as const satisfies Readonly<Record<string, readonly TraitArea[]>>;
export type TraitGroup = keyof typeof TRAIT_GROUPS;
