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
  /** Opens a scenario file. */
  open: "open",
  /** Saves the scenario as a file. */
  save: "save",
  /** Says that Codex's own texts are stand-ins. */
  standIns: "stand-ins",
  /** A notice at the edge of the page. */
  notice: "notice",

  // Session bar: the control of each setting; its origin stands in the element with `sessionOrigin`, data-setting.
  sessionRelease: "session-release",
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
  newFile: "new-file",
  newFolder: "new-folder",

  // Editor
  editor: "editor",
  /** The plain textarea that stands until Monaco is there. */
  editorPlain: "editor-plain",
  /** Monaco, once it takes keys. */
  editorMonaco: "editor-monaco",

  // Result tabs: data-tab.
  tab: "tab",

  // Answer
  answer: "answer",
  /** The first sentence of the answer. */
  answerHeadline: "answer-headline",
  /** data-path, data-verdict. */
  answerFile: "answer-file",
  /** Codex refuses to start: the sentence with file, line and key. */
  startError: "start-error",

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
  messagesJson: "messages-json",
  showJson: "show-json",
  showReadable: "show-readable",

  // History and Compaction
  history: "history",
  compaction: "compaction",
} as const;
