/** Words for what differs by release, in English. Backticks mean code. */
import type { TraitArea, TraitGroup, TraitValue } from "../../engine/insight.ts";

export interface AreaWords<Area extends TraitArea> {
  /** Two to six words, sentence case, no full stop. */
  readonly name: string;
  /** What a release with this value does: one sentence. */
  readonly values: { readonly [Value in TraitValue<Area>]: string };
}

export interface TraitWords {
  readonly groups: { readonly [Group in TraitGroup]: string };
  readonly areas: { readonly [Area in TraitArea]: AreaWords<Area> };
}

export const traitsEn: TraitWords = {
  groups: {
    sent: "What is sent",
    files: "Which instruction files",
    later: "Later turns",
    compaction: "Compaction",
    settings: "Configuration",
  },
  areas: {
    basePrompt: {
      name: "Place of the base prompt",
      values: {
        field: "In the `instructions` field, for every model.",
        fieldOrMessage: "In the `instructions` field; for Responses Lite models it is the first developer message.",
      },
    },
    defaultModel: {
      name: "Default model",
      values: { "gpt-5.3-codex": "`gpt-5.3-codex`.", "gpt-6-astra": "`gpt-6-astra`." },
    },
    skillsText: {
      name: "Text of skills and plugins",
      values: {
        agentsPart: "Inside the AGENTS.md part, behind the files. So the part is there even without any file.",
        ownPart: "A developer part of its own, in front of the permissions.",
      },
    },
    hierarchicalNote: {
      name: "Feature `child_agents_md`",
      values: {
        lastInAgentsPart: "Adds a text at the end of the AGENTS.md part, also where there is no file.",
        gone: "Gone: an unknown feature, no text.",
      },
    },
    jsRepl: {
      name: "Feature `js_repl`",
      values: {
        agentsPart: "Adds its text to the AGENTS.md part, in front of plugins and skills.",
        gone: "Removed: no text.",
      },
    },
    modeUnsaid: {
      name: "Mode that nobody says",
      values: {
        nothing: "Nothing is sent about the mode.",
        modelText: "A model with a Default mode text of its own gets it; other models get nothing.",
      },
    },
    modeFirstTurn: {
      name: "Mode said with the first turn",
      values: {
        behindContext: "A developer message of its own, behind the environment context.",
        inContext: "A part of the first developer message.",
      },
    },
    multiAgent: {
      name: "Hints about sub-agents",
      values: {
        nothing: "Nothing is sent.",
        byModel: "Developer messages of their own, where the model has such texts.",
      },
    },
    environmentForm: {
      name: "Environment context",
      values: {
        short: "Directory, shell, date and time zone.",
        withPermissions: "Directory, shell, date, time zone, workspace roots and what may be read and written.",
      },
    },
    writableRoots: {
      name: "Order of the writable roots",
      values: {
        asWritten: "Configured ones as they are written, the memories directory below CODEX_HOME, then the directory.",
        sorted: "Sorted by bytes; nothing below CODEX_HOME.",
      },
    },
    protectedPaths: {
      name: "Read-only paths inside them",
      values: {
        unsaid: "Not named.",
        said: "Named: `.git`, `.agents` and `.codex` stay read-only.",
      },
    },
    personality: {
      name: "Another personality",
      values: {
        update: "A later turn tells it in a developer part.",
        noUpdate: "Nothing is told.",
      },
    },
    headerGlobalOnly: {
      name: "Heading of the AGENTS.md part, global file only",
      values: {
        names: "Names the directory: `# AGENTS.md instructions for …`.",
        omits: "Names no directory: `# AGENTS.md instructions`.",
      },
    },
    separator: {
      name: "Between global and project files",
      values: { projectDoc: "`--- project-doc ---` between blank lines; project files are joined by a blank line." },
    },
    trust: {
      name: "Untrusted project",
      values: {
        noEffect: "Its AGENTS.md files are sent all the same; only its configuration is not read.",
        untrustedGlobalOnly: "Its AGENTS.md files are not sent; the global file is.",
      },
    },
    invalidUtf8Global: {
      name: "Global file with invalid UTF-8",
      values: {
        skipped: "Left out, as if it were not there; the next name is tried.",
        replaced: "Sent, with U+FFFD in the place of invalid bytes.",
      },
    },
    pathFallbacks: {
      name: "Fallback names that are paths",
      values: {
        accepted: "Taken: `docs/X.md`, `../X.md` and absolute paths are joined to the directory.",
        refused: "Ignored: a fallback name is the name of a file.",
      },
    },
    danglingLink: {
      name: "AGENTS.md that links to nothing",
      values: {
        hides: "Chosen: it hides the other names of its directory and adds nothing.",
        nextName: "Skipped: the next name is tried.",
      },
    },
    linkToDirectory: {
      name: "AGENTS.md that links to a directory",
      values: {
        losesAll: "Chosen, and reading it fails: no project file is sent at all.",
        nextName: "Skipped: the next name is tried.",
      },
    },
    linkedDirectory: {
      name: "Current directory behind a link",
      values: {
        resolved: "Resolved before the search: files of the real root are found.",
        asWritten: "Searched as it is written: the ancestors are those of the link.",
      },
    },
    budget: {
      name: "Size limit",
      values: {
        sharedRootFirst:
          "`project_doc_max_bytes` is shared by the project files, root first; separators and the global file are free.",
      },
    },
    globalRead: {
      name: "Global file is read",
      values: {
        once: "Once, when the thread starts.",
        eachRequest: "Before every request; a change is told again in full.",
      },
    },
    projectRead: {
      name: "Project files are read",
      values: {
        once: "Once, when the thread starts.",
        onChange: "At the start, and again when directory, sandbox or trust change.",
      },
    },
    directoryChange: {
      name: "Another directory",
      values: {
        environmentOnly: "Only the environment context is sent again; AGENTS.md files there are not read.",
        agentsAgain: "The AGENTS.md part of the new directory is sent, with the environment context.",
      },
    },
    updateOrder: {
      name: "Order of what is told again",
      values: {
        developerThenUser: "One developer message with all changed parts, then one user message with the environment.",
        byFragment: "By kind: neighbours of the same role share a message, another role begins a new one.",
      },
    },
    interruptRole: {
      name: "Role of the interrupt message",
      values: {
        user: "User.",
        byThread: "Developer in threads with the second multi-agent version, else user.",
      },
    },
    resume: {
      name: "Resume",
      values: {
        replayed: "The history comes back as it was; edited files are not read.",
        readAgain: "The history comes back as it was; files are read again, and what differs is told.",
      },
    },
    fork: {
      name: "Fork",
      values: {
        contextAgain: "The whole context is sent again behind the copied history, with files read anew.",
        differences: "Only what differs from the copied history is told.",
      },
    },
    localKeeps: {
      name: "What local compaction keeps",
      values: { userMessages: "Real user messages, newest first, within 20,000 tokens, and the summary." },
    },
    remoteRequest: {
      name: "Remote compaction asks",
      values: {
        ownEndpoint: "`/responses/compact`; the answer is a new history, which Codex filters.",
        trigger: "`/responses`, with an item `compaction_trigger` at the end.",
      },
    },
    remoteKeeps: {
      name: "What remote compaction keeps",
      values: {
        userAndAssistant: "Of what the server returns: real user messages, assistant messages and compaction items.",
        userMessages: "Real user messages within 64,000 tokens, and the compaction item.",
      },
    },
    ownMarkers: {
      name: "Texts that count as Codex's own",
      values: {
        six: "Six kinds: `# AGENTS.md instructions for`, `<environment_context>`, `<skill>`, `<user_shell_command>`, `<turn_aborted>`, `<subagent_notification>`.",
        many: "Fifteen kinds: also `<external_…>`, `<codex_internal_context>`, `<recommended_plugins>`, `<agent_message_board_notification>`, `<goal_context>`, hook prompts and three warnings.",
      },
    },
    contextAfterTurn: {
      name: "Context after a compaction between turns",
      values: { nextTurn: "Comes back with the next turn, behind the summary and in front of the prompt." },
    },
    contextMidTurn: {
      name: "Context after a compaction within a turn",
      values: { beforeLastUser: "Comes back at once, in front of the last real user message." },
    },
    contextText: {
      name: "Instructions that come back",
      values: {
        asAtStart: "As they were read when the thread started.",
        globalFromDisk: "The global file as it is on disk; project files as they were read last.",
      },
    },
    cutMessage: {
      name: "Message that crosses the limit",
      values: { onePart: "Loses its middle; `…n tokens truncated…` stands there, in one part." },
    },
    unknownKeys: {
      name: "Unknown keys in config.toml",
      values: { silent: "Ignored without a word.", warned: "Ignored with a warning." },
    },
    trustPersisted: {
      name: "Trust that Codex writes down itself",
      values: {
        never: "Never.",
        chosenSandbox: "When a project without an entry is started with an explicit sandbox that may write.",
      },
    },
    gitRoot: {
      name: "Git root for the lookup of trust",
      values: {
        anyDotGit: "Any `.git`, an empty directory too.",
        withHead: "A `.git` with a `HEAD`, or a file that points to one.",
      },
    },
    approvalTable: {
      name: "Approval policy as a table",
      values: { reject: "`reject`: what is refused at once.", granular: "`granular`: what is asked about." },
    },
    onFailureText: {
      name: "Text for `on-failure`",
      values: { own: "A text of its own.", onRequest: "The text for `on-request`." },
    },
  },
};
