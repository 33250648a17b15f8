/** Every limit of a scenario. What goes beyond is refused with a sentence, never cut silently. */
export const LIMITS = {
  /** Entries of `files`. */
  files: 50_000,
  /** Bytes of one path. */
  pathBytes: 4_096,
  /** Bytes of one name in a path. */
  nameBytes: 255,
  /** UTF-16 code units of one text, bytes of one decoded base64 node. */
  fileSize: 16_000_000,
  /** All files together, same units. */
  totalSize: 64_000_000,
  steps: 5_000,
  /** Further parts of one message. */
  parts: 1_000,
  /** Skills that one message names. */
  skills: 1_000,
  /** Keys of the additional context of one turn. */
  contextKeys: 1_000,
  /** Further workspace roots of one setting. */
  workspaceRoots: 1_000,
  /** Output of a command, UTF-8: Codex shortens a longer one (10,000 tokens of 4 bytes). */
  outputBytes: 40_000,
  /** Changes on disk during one turn. */
  edits: 1_000,
  /** Nesting of override values. */
  depth: 32,
  /** Characters of the title. */
  title: 500,
  /** Nesting of the whole document. */
  documentDepth: 64,
  /** JSON values in the document: numbers, texts, lists, tables … */
  values: 1_000_000,
  /** UTF-16 code units of all texts and keys of the document. */
  characters: 128_000_000,
  /** Faults of one document that are told. */
  faults: 1_000,
  /** Agents that one turn, or one agent, spawns; and agents inside each other. */
  agents: 20,
  agentDepth: 8,
  /** Environments of one selection. */
  environments: 20,
  /** Characters of the document that a fault quotes. */
  quoted: 200,

  /** Characters of a link behind its head. Chromium takes addresses of up to 2 MB. */
  linkCharacters: 1_900_000,
  /** Bytes that a link may inflate to. */
  linkBytes: 16_000_000,
  /** Commas and nested brackets in the JSON of a link, looked at before it is parsed. */
  linkMembers: 200_000,
  linkDepth: 64,
  /** Faults of a link's scenario that are told. */
  linkFaults: 20,

  /** Entries of a folder or archive that are looked at. */
  importEntries: 200_000,
  /** Directories inside each other. */
  importDepth: 64,
  /** Bytes of one file that is read. */
  importFileBytes: 4_000_000,
  /** Bytes of all files that are read, inflated. */
  importBytes: 32_000_000,
  /** Bytes of the table of contents of an archive. */
  archiveDirectoryBytes: 32_000_000,
  /** Bytes of the scenario inside an archive of this app. */
  archiveScenarioBytes: 128_000_000,
  /** Bytes a symlink of an archive may name. */
  archiveLinkBytes: 4_096,
  /** Characters of a pasted text. */
  pasteCharacters: 16_000_000,
} as const;
