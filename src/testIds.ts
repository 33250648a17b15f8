import { ENVIRONMENT_IDS } from "./ui/environments/testIds.ts";
import { MIGRATION_IDS } from "./ui/migration/testIds.ts";

/**
 * Names by which tests find what a person sees, shared by the app (`data-testid`) and the end-to-end tests. Rows of lists
 * share one id and say in data attributes what they show.
 */
export const TEST_IDS = {
  // Header
  undo: "undo",
  redo: "redo",
  theme: "theme",
  language: "language",
  examples: "examples",
  /** A menu: file, folder, paste. */
  open: "open",
  openFile: "open-file",
  openFolder: "open-folder",
  openPaste: "open-paste",
  /** Saves the scenario as a file. */
  save: "save",
  /** The texts of the open scenario are fillers. */
  skeleton: "skeleton",
  saveScenario: "save-scenario",
  saveArchive: "save-archive",
  savePage: "save-page",
  saveMarkdown: "save-markdown",
  share: "share",
  /** Opens the documentation. */
  openDocs: "open-docs",
  /** Says that Codex's own texts are stand-ins. */
  standIns: "stand-ins",
  /** A notice at the edge of the page. */
  notice: "notice",

  // Releases
  compareReleases: "compare-releases",
  releaseChanges: "release-changes",
  releasesDialog: "releases-dialog",
  /** data-value: the release of that side. */
  releaseLeft: "release-left",
  releaseRight: "release-right",
  releaseSwap: "release-swap",
  /** data-count: how many things differ. */
  releaseSummary: "release-summary",
  /** data-state, data-fragment. */
  releasePart: "release-part",
  /** data-path. */
  releaseFile: "release-file",
  /** A rule behind a difference, and a row of what changed: data-area. */
  releaseRule: "release-rule",
  releaseArea: "release-area",
  /** Only what differs. */
  releaseFilter: "release-filter",

  // Session bar: the control of each setting; its origin stands in the element with `sessionOrigin`, data-setting.
  sessionRelease: "session-release",
  /** On a phone. */
  sessionReleaseNarrow: "session-release-narrow",
  /** Says that the answer of the chosen release is not there yet. */
  releasePending: "release-pending",
  sessionSurface: "session-surface",
  sessionCwd: "session-cwd",
  sessionTrust: "session-trust",
  sessionMode: "session-mode",
  sessionModel: "session-model",
  sessionSandbox: "session-sandbox",
  sessionApproval: "session-approval",
  sessionOrigin: "session-origin",

  // Files
  tree: "tree",
  /** data-path, data-verdict. */
  treeRow: "tree-row",
  /** In a row: data-severity (the worst), data-count. */
  treeFindings: "tree-findings",
  newFile: "new-file",
  newFolder: "new-folder",

  // Editor
  editor: "editor",
  /** The plain textarea that stands until Monaco is there. */
  editorPlain: "editor-plain",
  /** Monaco, once it takes keys. */
  editorMonaco: "editor-monaco",

  /** Where the caret's line stands in the request, or why not: data-state. */
  stands: "stands",

  // Result tabs: data-tab.
  tab: "tab",

  // Answer
  answer: "answer",
  /** The first sentence of the answer. */
  answerHeadline: "answer-headline",
  /** data-path, data-verdict. */
  answerFile: "answer-file",
  /** A finding that no row says: data-rule, data-severity. */
  finding: "finding",
  /** The name of a rule, which opens its page: data-rule. */
  ruleLink: "rule-link",
  /** A way to mend something: data-fix. */
  fix: "fix",
  applyFix: "apply-fix",
  fixOutcome: "fix-outcome",
  fixPreview: "fix-preview",
  /** Where a file stands in the request: data-path. */
  position: "position",
  copyReport: "copy-report",
  /** Codex refuses to start: the sentence with file, line and key. */
  startError: "start-error",
  codexSays: "codex-says",

  // Layout
  layout: "layout",
  diagram: "diagram",
  outline: "outline",
  /** One row a message or part: data-role, data-label. */
  outlineRow: "outline-row",

  // Messages
  messages: "messages",
  /** data-item, data-role. */
  message: "message",
  /** data-fragment. */
  part: "part",
  /** Where the text under the pointer comes from. */
  sourceLine: "source-line",
  messagesJson: "messages-json",
  showJson: "show-json",
  showReadable: "show-readable",

  // Tokens
  /** A count in o200k_base, or its empty place (data-pending): data-tokens, data-estimated. */
  tokens: "tokens",
  askForTokens: "ask-for-tokens",
  outlineUnit: "outline-unit",
  /** In History: what the step added, what the request has. */
  stepTokens: "step-tokens",

  // Budget
  budget: "budget",
  budgetHeadline: "budget-headline",
  /** data-found, data-sent, data-lost. */
  budgetTotals: "budget-totals",
  /** data-path, data-kept, data-lost. */
  budgetFile: "budget-file",
  /** data-state: sent or lost. */
  budgetHeading: "budget-heading",
  budgetLimit: "budget-limit",
  /** data-bytes. */
  budgetPreset: "budget-preset",
  budgetOrigin: "budget-origin",
  /** data-remedy. */
  remedy: "remedy",
  applyRemedy: "apply-remedy",

  // Timeline
  timeline: "timeline",
  /** One chip a step: data-index (-1: the start), data-kind. */
  step: "step",
  addStep: "add-step",
  editStep: "edit-step",
  /** The form of the chosen step. */
  stepForm: "step-form",
  /** What is wrong with the form, and what is worth knowing about it. */
  stepFault: "step-fault",
  stepFlag: "step-flag",
  /** The request that Layout and Messages show. */
  requestPicker: "request-picker",
  /** Whose requests are shown, where a step has spawned agents. */
  agentPicker: "agent-picker",
  /** From the answer of an agent to its requests. */
  agentLink: "agent-link",
  /** In the editor: a step changes this file. */
  fileSteps: "file-steps",

  // History and Compaction
  history: "history",
  historyHeadline: "history-headline",
  /** One entry that the step wrote: data-role. */
  historyItem: "history-item",
  /** Why something was told again, or not: data-sentence. */
  historyChange: "history-change",
  /** data-fragment, data-step: the step that wrote the text in force. */
  inForceRow: "in-force-row",
  /** data-step, data-state: none, part or all of it is superseded, or it is left out. */
  recordRow: "record-row",
  compaction: "compaction",
  /** One of the three: data-layer. */
  compactionLayer: "compaction-layer",
  compactionHeadline: "compaction-headline",
  addCompaction: "add-compaction",
  /** An entry of the history before: data-fate, data-reason. */
  fate: "fate",
  /** data-fragment. */
  rebuilt: "rebuilt",
  compactionSizes: "compaction-sizes",

  // Links
  shareDialog: "share-dialog",
  shareLink: "share-link",
  shareContent: "share-content",
  /** data-content */
  shareContentLength: "share-content-length",
  /** data-choice */
  shareSkeleton: "share-skeleton",
  /** data-length */
  shareLength: "share-length",
  /** data-place, data-fits. */
  shareFits: "share-fits",
  /** A link that cannot be opened: data-fault. */
  linkFault: "link-fault",

  // Import
  /** While something is dragged over the page: data-directory, where single files would go. */
  dropOverlay: "drop-overlay",
  /** data-stage */
  importDialog: "import-dialog",
  pasteText: "paste-text",
  /** data-files */
  pastePreview: "paste-preview",
  pasteGo: "paste-go",
  collector: "collector",
  /** data-files, data-read */
  importTaken: "import-taken",
  importLocation: "import-location",
  importMismatch: "import-mismatch",
  importIsGit: "import-is-git",
  /** data-brought */
  importHome: "import-home",
  /** data-reason, data-count */
  importLeft: "import-left",
  importOpen: "import-open",
  /** data-fault */
  importFault: "import-fault",

  // The list of scenarios
  openLibrary: "open-library",
  library: "library",
  /** data-id, data-title, data-state: current, kept or removed. */
  libraryRow: "library-row",
  /** In a row: the button that opens it. */
  libraryOpen: "library-open",
  libraryUndo: "library-undo",
  libraryDeleted: "library-deleted",
  libraryEmpty: "library-empty",
  /** What was done last. */
  librarySaid: "library-said",

  // Check against the person's own Codex
  check: "check",
  checkDialog: "check-dialog",
  checkWay: "check-way",
  checkScript: "check-script",
  checkPaste: "check-paste",
  /** data-fault */
  checkFault: "check-fault",
  /** data-equal */
  checkSummary: "check-summary",
  /** What is worth knowing beside the comparison. */
  checkNote: "check-note",
  /** data-state, data-fragment. */
  checkPart: "check-part",

  ...MIGRATION_IDS,
  ...ENVIRONMENT_IDS,

  // Skills
  skills: "skills",
  /** data-path, data-verdict */
  skill: "skill",
  /** data-cut, data-left */
  skillBudget: "skill-budget",

  // Documentation
  docs: "docs",
  docsFilter: "docs-filter",
  /** data-page */
  docsEntry: "docs-entry",
  docsPage: "docs-page",
  docsTryIt: "docs-try-it",

  /** A new version of the app is ready. */
  updatePrompt: "update-prompt",
} as const;
