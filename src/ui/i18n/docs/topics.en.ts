/** The pages about the rules of the model, in English. */
import type { DocsWords } from "./words.ts";

export const topicsEn: DocsWords["topics"] = {
  "project-root": {
    name: "Project root and markers",
    page: [
      "Codex starts in a directory (cwd) and walks up. The nearest directory that holds a root marker is the project root; cwd itself may be it. Files above the root are not read.",
      "The marker is `.git` unless `project_root_markers` names others. A configured list takes the place of the default. The nearest directory with any marker of the list wins; the order of the list has no say.",
      {
        list: [
          "A file, a directory and a link to something that exists all count. So a submodule, whose `.git` is a file, is a root of its own, and so is a directory with an empty `.git`.",
          "A link to nothing does not count.",
          "Without a marker, or with an empty list, cwd alone is searched.",
          "`project_root_markers` in a project's own `.codex/config.toml` is ignored, trusted or not: the root is found before that file is read.",
        ],
      },
    ],
    in113: [
      "A cwd that is a symlink is resolved first, for every client, and the directories above are those of the real path.",
      "A marker that cannot be looked up, for example in a loop of symlinks, loses all project files.",
    ],
  },
  directories: {
    name: "Which directories are searched",
    page: [
      "Every directory from the project root down to cwd is searched, root first. That order is also the order in the request.",
      {
        list: [
          "Directories below cwd are not searched. Codex does not look for more files when it later works on something deeper.",
          "Directories beside the way from root to cwd are not searched.",
          "A nearer file does not replace one further up. Both are sent; the model weighs them.",
        ],
      },
      "A linked cwd: a shell reports its real path, and the ancestors are those of that path. A client such as an IDE extension keeps the path as it was written.",
    ],
    in113: [
      "The search is made once, when the thread starts. Another cwd later on does not change which files are sent.",
      "A linked cwd is resolved for every client; the header and the environment context keep the path as it was written.",
    ],
  },
  "one-file": {
    name: "One file for each directory",
    page: [
      "In each directory Codex tries names in a fixed order and takes the first that is a regular file:",
      {
        list: ["`AGENTS.override.md`", "`AGENTS.md`", "the names of `project_doc_fallback_filenames`, in their order"],
      },
      "Only that the file exists counts, not what is in it. An empty `AGENTS.override.md` hides `AGENTS.md` in its directory and adds nothing itself.",
      "Names are case-sensitive. Links to files are followed. A directory, a link to a directory and a broken link are passed over, and the next name is tried. A file that cannot be read, or a loop of links, loses all project files.",
      "A fallback name must be a single plain name. An entry with a slash, an empty one, `.` and `..` are ignored without a word. White space around a name is removed.",
      "A line such as `@docs/rules.md` is text. Nothing is imported.",
    ],
    in113: [
      "A symlink is chosen wherever it leads. One to nothing adds nothing and hides the other names. One to a directory is a read error and loses all project files.",
      "Fallback names may be paths: `docs/RULES.md`, `../RULES.md` and absolute ones are joined to each directory. Only blank names are ignored.",
    ],
  },
  "size-limit": {
    name: "The size limit",
    page: [
      "Project files share one limit: `project_doc_max_bytes`, 32,768 bytes unless it is set. It counts raw bytes as they are on disk, from the root down. The nearest file is the first to lose.",
      {
        list: [
          "A file that goes beyond what is left is cut at that byte. Nothing marks the cut, and Codex gives no warning.",
          "When nothing is left, later files are not sent at all.",
          "A file that ends exactly at the limit is whole.",
          "A cut inside a character leaves one U+FFFD.",
          "What is blank after the cut is left out and costs nothing.",
          "The global file, separators and the wrapper do not count.",
          "`0` switches project files off. A negative value is an error.",
        ],
      },
      "A trusted project may set the limit for itself in `.codex/config.toml`.",
    ],
  },
  "global-file": {
    name: "The global file",
    page: [
      "One file in CODEX_HOME (`~/.codex` unless the variable says otherwise) is sent with every project: `AGENTS.override.md` if it is not blank, else `AGENTS.md`.",
      {
        list: [
          "A blank override hides nothing here. In a project it does.",
          "Fallback names do not count in CODEX_HOME.",
          "The text is trimmed at both ends. It has no size limit and takes nothing from the limit for project files.",
          "Trust has no say: the global text is sent to untrusted projects too.",
          "If it cannot be read, Codex warns and tries the next name.",
          "It is read again before every request. An edit is told in the next one.",
        ],
      },
      "When CODEX_HOME lies on the way from root to cwd, the same file is sent twice: as the global file and as a project file.",
    ],
    in113: [
      "It is read once, when the thread starts; a later edit is not seen.",
      "A file that is not UTF-8 is passed over, and the next name is tried. No warning is shown.",
    ],
  },
  assembly: {
    name: "How the texts are put together",
    page: [
      "All instruction files become one text part of a user message, in front of the environment context:",
      {
        code: "# AGENTS.md instructions for CWD\n\n<INSTRUCTIONS>\nGLOBAL\n\n--- project-doc ---\n\nFIRST FILE\n\nNEXT FILE\n</INSTRUCTIONS>",
      },
      {
        list: [
          "The path in the header is cwd, not the root and not the directory of a file.",
          "` for CWD` is there only when a project file contributes. With the global file alone the header ends before it.",
          "`--- project-doc ---` stands between the global text and the first project file.",
          "Project files are joined by one blank line and are not trimmed: byte order mark, CRLF and final newlines stay.",
          "Invalid UTF-8 becomes U+FFFD. Nothing is escaped, not even `</INSTRUCTIONS>`. The same text twice is sent twice.",
        ],
      },
      "Without any text the part is left out.",
    ],
    in113: [
      "` for CWD` stands in the header even when only the global file contributes.",
      "Behind the files follow texts of Codex's own: JavaScript REPL, plugins, skills, and the note of the feature `child_agents_md`. Skills are there by default, so the part exists without any file.",
    ],
  },
  trust: {
    name: "Trust and what depends on it",
    page: [
      'The level is the `trust_level` of `[projects."PATH"]` for cwd itself, else for the git root of cwd, else not set. In a linked worktree the git root is that of the main checkout. Other parents have no say. The key must be the exact path.',
      {
        list: [
          "`AGENTS.md` of the project: read when trusted and when nothing is set, dropped when untrusted.",
          "`.codex/config.toml` of the project: read when trusted only.",
          "Default sandbox: `workspace-write` with either level, `read-only` when nothing is set.",
          "Default approval: `on-request`. An untrusted project gets a stricter one that cannot be configured. `codex exec` never asks.",
          "The global file: always sent.",
        ],
      },
      "For trust, a `.git` directory counts only when it holds `HEAD`. An empty one is a root marker and nothing else.",
      "`codex exec` and clients of `codex app-server` write the trust down: when nothing is set and the sandbox is explicitly `workspace-write` or `danger-full-access`, Codex adds `trusted` to the user's configuration and goes on as trusted.",
      "A thread keeps the trust of the directory it was started in, wherever it goes. Trust changed in the running client, and a resume, judge it again.",
    ],
    in113: [
      "Trust has no say in `AGENTS.md`: the files of untrusted projects are sent.",
      "An empty `.git` directory counts for trust as well.",
      "Codex never writes the trust down by itself.",
      "Approval of an untrusted project can be configured.",
      "Trust that is changed in the running client changes nothing before a resume.",
    ],
  },
  "config-layers": {
    name: "Configuration layers",
    page: [
      "Several files may set the same key. From the weakest to the strongest:",
      {
        list: [
          "`/etc/codex/config.toml`",
          "`config.toml` in CODEX_HOME",
          "`.codex/config.toml` of a trusted project, from the root down to cwd: the nearest wins",
          "`-c key=value`",
          "`/etc/codex/managed_config.toml`",
          "what a client says for the thread",
        ],
      },
      "Tables are merged key by key. Lists and single values are replaced as a whole.",
      "A project may not set everything. Providers, notifications, profiles and a few more keys are dropped from its file, and its root markers are ignored.",
      "A key belongs to the table header above it. A top-level key that was added at the end of the file, below a header, is read as a key of that table. Unknown keys are ignored with a warning. A value of the wrong type refuses the start, whether or not the key matters.",
      "Each project layer is judged by the trust entry of its own directory, then of the root.",
    ],
    in113: [
      "`profile` chooses a table `[profiles.NAME]` whose values win over all layers.",
      "A trusted project may set every key except its root markers.",
      "Unknown keys are ignored without a warning, also where a later release has them.",
    ],
  },
  managed: {
    name: "Managed instructions and requirements",
    page: [
      "`/etc/codex/requirements.toml` belongs to the administrator of the computer.",
      {
        list: [
          "`additional_developer_instructions` becomes a developer message of its own behind AGENTS.md and the environment context, in `<managed_developer_instructions>`. At most 39,831 bytes are accepted; one more and Codex refuses to start.",
          "`allowed_sandbox_modes` and `allowed_approval_policies` limit what the person may choose. A forbidden sandbox becomes `read-only`, a forbidden approval policy becomes the first of the list. Codex warns.",
        ],
      },
      "Within a thread the managed text stays. If it differs at a resume or fork, the new one is told as a replacement, or as gone.",
      "`/etc/codex/managed_config.toml` is an ordinary layer, the strongest of the files. What it sets is required too.",
    ],
    in113: [
      "`additional_developer_instructions` is not read.",
      "What is forbidden gives way to the first allowed value, without a refusal.",
    ],
  },
  "base-and-developer": {
    name: "Base and developer instructions",
    page: [
      "Base instructions are the text that Codex itself brings for the model. They stand in the `instructions` field, or, with models that use the Lite form, in the first developer message of the input.",
      {
        list: [
          "The first of these wins: what a client says for the thread, `model_instructions_file`, `instructions`, the text of the model.",
          "A text of your own replaces Codex's text whole. Nothing of it is sent then.",
          "They are fixed when the thread is created. Another model later adds its text as a `<model_switch>` message; the first text stays.",
        ],
      },
      "`developer_instructions` are sent as they are, without a wrapper, as the first part of the developer message. Exactly one text wins; texts of several layers are never joined. An empty text is as good as none, and hides those of weaker layers.",
      "AGENTS.md is neither: it is part of a user message.",
    ],
    in113: [
      "They stand in the `instructions` field for every model. The key `instructions` is not read; an empty `developer_instructions` sends an empty part.",
      "The text of most models has a place for the personality, `pragmatic` unless configured. With a text of your own `personality` has no effect.",
    ],
  },
  permissions: {
    name: "Permissions and sandbox",
    page: [
      "The developer message tells the model what it may do: a `<permissions instructions>` part names the sandbox mode, whether the network is open, how to ask for approval, and the writable roots.",
      {
        list: [
          "`read-only`: nothing can be written. The network is closed.",
          "`workspace-write`: cwd, the roots of `writable_roots`, `/tmp` and `$TMPDIR`. The network is closed unless `network_access` is set.",
          "`danger-full-access`: no sandbox, open network.",
        ],
      },
      "The text on approval depends on `approval_policy`. In `codex exec` it is always the one for `never`, unless an automatic reviewer is configured.",
      "Writable roots are sorted and named by their real paths. `include_permissions_instructions = false` leaves the part out.",
    ],
    in113: [
      "Writable roots are named in the order in which they are configured, followed by the memories folder of CODEX_HOME, cwd, `/tmp` and `$TMPDIR`; none is left out because it was named before.",
      '`approval_policy = "untrusted"` can be configured, and a table `reject` takes the place of `granular`. The part cannot be left out.',
    ],
  },
  environment: {
    name: "Environment context",
    page: [
      "Behind AGENTS.md, in the same user message, stands `<environment_context>`: cwd, shell, date, time zone, and what the sandbox lets the model read and write.",
      {
        list: [
          "The shell is the login shell of the account, not `$SHELL`.",
          "Values are escaped as in XML. In AGENTS.md nothing is.",
          "Network access is not named here, only in the permissions.",
          "Another cwd tells the whole context again. Other changes tell a short form without cwd and shell.",
          "`include_environment_context = false` leaves the part out.",
        ],
      },
    ],
    in113: [
      "It names cwd, shell, date and time zone, nothing of the sandbox, and stands whole wherever it is told.",
      "Nothing is escaped, and the part cannot be left out.",
    ],
  },
  mode: {
    name: "Collaboration mode",
    page: [
      "Default and Plan each have a text, told in `<collaboration_mode>` at the end of the developer message.",
      {
        list: [
          "The terminal interface says its mode with the first turn. A client of `codex app-server` may say one or nothing.",
          "`codex exec` cannot say a mode. Models of the gpt-6 family have a Default text of their own that is sent all the same.",
          "A change is told once, as a new message before the next prompt. The old text stays in the history.",
          "A resumed thread keeps its mode and is told nothing. A fork forgets it.",
        ],
      },
      "So the last mode text in the history is the one in force. If that is Plan, the model was never told to stop planning.",
      "`include_collaboration_mode_instructions = false` leaves the part out.",
    ],
    in113: [
      "A mode that the client says with the first turn stands in a developer message of its own, behind the environment context.",
      "A change of the reasoning effort tells the mode again, once one was said. A resumed thread forgets its mode. The text cannot be left out.",
    ],
  },
  skills: {
    name: "Skills",
    page: [
      "Codex lists skills in the developer message, one line each: name, description, file. The text of a skill is sent only when a message names it; it then follows that message.",
      {
        list: [
          "A skill is a `SKILL.md`, at most six folders below a root: `.codex/skills` and `.agents/skills` from the project root to the directory, `skills` in CODEX_HOME, `~/.agents/skills`, `/etc/codex/skills`. Linked folders are followed.",
          "Its front matter needs a `description`. A file without one, or that is no YAML, is passed over without a word.",
          "Lines name files by short paths below a table of roots, or by whole paths where that is cheaper.",
          "The lines may cost 2 % of the context window. Beyond that descriptions are shortened evenly; if that is not enough they are dropped, and then whole lines.",
          "`agents/openai.yaml` beside the file may keep the skill from the list: it then waits to be named.",
          "`[[skills.config]]` with `enabled = false` switches one skill off, by name or by the path of its file. In a project's configuration it is ignored.",
          "`[skills] include_instructions = false` leaves the whole part out.",
          "Trust has no say.",
        ],
      },
      "A list that has changed on disk is told again with the next message, whole. The texts of the skills that Codex brings along are not shown when a message names them.",
    ],
    in113: [
      "The list stands at the end of the AGENTS.md part, with the whole path in every line and without a limit.",
      "Only `[[skills.config]]` with `path` and `enabled` switches a skill; the list itself cannot be left out.",
    ],
  },
  tokens: {
    name: "Tokens: two numbers",
    page: [
      "Two numbers are shown, and they are not the same thing.",
      {
        list: [
          "Codex's estimate: UTF-8 bytes divided by 4, rounded up, for each text. Codex decides with it what a compaction keeps, what a command's output may cost, and whether managed instructions are too long.",
          "The count of a tokenizer (o200k_base): close to what a model counts, used by nobody to decide anything here.",
        ],
      },
      "English prose has about 4 to 5 bytes in a token, so the estimate is a little high. Chinese text has 3 bytes in a character, and code and tables differ again.",
      "The limit for project files is in bytes and knows no tokens.",
    ],
  },
  "read-again": {
    name: "When files are read again",
    page: [
      "The global file is read before every request, also between a tool call and the next request of the same turn. If its text differs, AGENTS.md is told anew at once.",
      "Project files are read when a thread starts, and kept. They are read again when one of these changes: cwd, the workspace roots, the sandbox, or the trust of the directory the thread was started in; and at a resume, a fork or a step back.",
      "They are not read again because a turn begins, because the file was edited (by a person or by Codex itself), because of another model, mode or approval policy, or at a compaction.",
      {
        list: [
          "What is told is always the whole text, global and project, as a new user message that says that it replaces the earlier one.",
          "The old message stays in the history until a compaction.",
          "If the text is the same, nothing is told.",
          "If nothing is left of it, a message says that the instructions no longer apply.",
        ],
      },
    ],
    in113: [
      "All files are read once, when the thread starts. No edit, directory, sandbox or trust makes Codex read them again.",
      "A fork reads them again and tells them behind the copied history. A resumed thread goes on with the text in its history; the files as they are at the resume are told with the next compaction.",
    ],
  },
  "settings-changed": {
    name: "Settings changed during a thread",
    page: [
      "When a turn begins Codex compares what is in force with what it has told, and appends what differs, before the new message. Nothing that was told is ever rewritten.",
      {
        list: [
          "Another cwd: AGENTS.md if its text or directory differs, and the environment context.",
          "Another sandbox: project files are read again, then permissions and environment context.",
          "Another approval policy: the permissions.",
          "Another mode: its text. Another model: its base instructions in `<model_switch>`.",
          "Another reasoning effort: nothing, except to and from `ultra` with models that lead agents.",
        ],
      },
      "Updates come in a fixed order: model switch, AGENTS.md, skills, permissions, mode, environment, agents. Neighbours of one role share a message.",
      "Edits of `config.toml` on disk change nothing in a running thread: limit, markers, fallback names and all other settings stay those of the start.",
    ],
    in113: [
      "The first turn's own settings are told behind the context of the thread.",
      "Another cwd tells the environment context alone; another sandbox or approval policy the permissions alone.",
      "Order: model switch, permissions, mode, personality, in one developer message; then the environment context in a user message.",
    ],
  },
  "resume-fork": {
    name: "Resume, fork, step back",
    page: [
      "A resumed thread gets its history back byte by byte. Global and project files are read again, and what differs from the last announcement is told before the next message.",
      {
        list: [
          "It keeps model, effort, approval policy, mode and workspace roots.",
          "The sandbox mostly follows the configuration again.",
          "Limit, markers, fallback names and project layers are those of the configuration at the resume.",
          "New developer instructions are not told before the next compaction.",
        ],
      },
      "A fork copies the history, as a whole or up to a turn. Directory and settings are those of the source's end; model and effort come from the configuration; the mode is forgotten.",
      "A step back does the same within the thread: the history is cut before a turn, and what differs from now is told again.",
    ],
    in113: [
      "A resumed thread tells no files again. Settings and directory are those of the configuration and of the launch; what differs from the last turn is told before the next message.",
      "A fork tells the whole context again behind the copied history. It cannot begin at an earlier turn.",
      "A step back cuts at the message: what was told right before it stays, and is told again.",
    ],
  },
  agents: {
    name: "Agents that a turn spawns",
    page: [
      "The model may ask Codex for agents. Each is a thread of its own with one task; its requests can be chosen in Layout, Messages and History.",
      {
        list: [
          "It has the settings of its parent at that moment: directory, sandbox, approval, trust, developer and managed instructions. It is in no collaboration mode.",
          "Its global text is the one in force for its parent when it was asked for. The file is not read, and the text stays for the agent's life.",
          "Project files are read anew, so an edit that the parent never noticed is seen.",
          "On another model it keeps its parent's base instructions and is told those of its own model, where they differ.",
          "A role, `[agents.NAME]`, brings developer instructions, model and effort from its `config_file`. Nothing else in that file counts.",
        ],
      },
      "The model decides between two forms of the tools. Older (gpt-5.5, gpt-5.6-luna): the task is a user message, and the answer comes back as `<subagent_notification>` in a user message, as soon as the agent ends. Newer (the other models of the catalogue): both are messages between agents, and the answer is written when the parent's model has taken its next step.",
      "An agent begins with no history, with all of it, or with the last turns (newer form). Of the history it gets messages and final answers; calls and their output stay behind. All of it is followed by the usual updates, the last turns by a whole context.",
      "An initial context or environment context that is written later lists the agents of the thread in `<subagents>`.",
    ],
  },
  review: {
    name: "Review, approval: who gets what",
    page: [
      "Two threads are started by Codex itself: a review, and the reviewer of automatic approval. A step plays a review, with its request and what it leaves. The reviewer is described here only.",
      'A review (`/review`, `review/start`) is a single request. The reviewer is asked when a command needs approval under `approvals_reviewer = "auto_review"`. Beside the thread and the agents that a turn spawns they are given:',
      {
        table: {
          head: ["Part", "Thread", "Agent", "Review", "Reviewer"],
          rows: [
            [
              "Model",
              "as set",
              "the thread's, or the one named",
              "the thread's, or `review_model`",
              "codex-auto-review",
            ],
            ["Base instructions", "own", "the thread's", "Codex's review prompt", "Codex's policy"],
            ["Developer instructions", "own", "the same, or the role's", "the same", "none"],
            ["Skills", "listed", "listed", "listed", "none"],
            ["Permissions", "in force", "the same", "the same sandbox, never asks", "empty"],
            ["Mode", "in force", "none; gpt-6: Default", "none; gpt-6: Default", "none"],
            ["Agents hint (newer form)", "of the root", "of an agent", "none", "none"],
            ["AGENTS.md, global", "before each request", "inherited", "inherited", "inherited"],
            ["AGENTS.md, project", "kept", "read anew", "read anew", "read anew"],
            ["Environment", "in force", "the same", "the same", "read-only"],
            ["Managed instructions", "own", "the same", "the same", "none"],
            [
              "Task",
              "user message",
              "older form: user message; newer: between agents",
              "user message",
              "transcript and planned action",
            ],
            [
              "Comes back",
              "–",
              "older form: `<subagent_notification>`; newer: between agents",
              "`<user_action>`, then an answer",
              "the decision",
            ],
          ],
        },
      },
      "Inherited means: the text in force for the thread at that moment, whatever the file says by now. Project files are those of the disk. So a review or an agent can see a project file that its thread has not noticed, beside a global text that is older than the file.",
      {
        list: [
          "Settings that wait for the next turn do not count for a review.",
          "The results stand in the thread at once. What has changed meanwhile is told behind them, with the next turn.",
          "A reply in the form that the review prompt asks for becomes a list of findings; any other stays as it is. A blank one counts as an interruption.",
          "A compaction keeps `<user_action>` as if the person had said it.",
          "With a review at its end a thread that is resumed, or reverted to there, tells its whole context again. A fork there begins with `<turn_aborted>`.",
        ],
      },
      "What AGENTS.md says reaches the reviewer, what `developer_instructions` and skills say does not.",
    ],
  },
  "compaction-kept": {
    name: "Compaction: what stays",
    page: [
      "A compaction makes a long history short. What the next request holds has three layers.",
      {
        list: [
          "What never was history: base instructions and tools. They stay as they are.",
          "What is kept of it: your own messages, from the newest back, within 20,000 tokens (local) or 64,000 (remote), by Codex's estimate. The first that does not fit loses its middle; older ones go.",
          "What stands for the rest: one summary, which the model wrote (local), or one opaque item from the server (remote).",
        ],
      },
      "Everything else goes: replies, tool calls and their outputs, developer messages, earlier summaries, and every user message that looks like one of Codex's own, such as `<environment_context>…</environment_context>`. The text decides, not who typed it.",
      "The name of the provider decides between local and remote: `OpenAI` and Azure are remote.",
      "It happens on request, by itself at 90 % of the context window or at a lower configured limit, and before a switch to a model that cannot take the history over.",
    ],
    in113: [
      "The budget of 20,000 tokens counts only where Codex writes the summary. When the server compacts, user and assistant messages of its answer are kept.",
      "Only providers with the name `OpenAI` are asked to compact.",
    ],
  },
  "compaction-back": {
    name: "Compaction: what comes back",
    page: [
      "Behind a compaction the context is told anew, as at the start of a thread: developer instructions, skills, permissions, mode, AGENTS.md, environment context.",
      {
        list: [
          "On request or before a turn: the context stands behind the summary, before the next message.",
          "Within a turn: before the last real message, with the summary at the end.",
          "The global file is the one on disk.",
          "Project files are those that were read first. An edit since then is still not seen.",
          "Settings are those of now. New developer instructions show here for the first time.",
        ],
      },
      "AGENTS.md comes in its plain form, once. Superseded copies are gone.",
    ],
    in113: [
      "Within a turn the context stands before the last real user message, before the next request. On request or before a turn it follows with the next turn.",
      "The texts are those that were read when the thread started, the global file included; header and environment context have the present cwd.",
    ],
  },
  "not-modelled": {
    name: "What is not modelled",
    page: [
      "Some things Codex sends are not written out here. Each is named in Layout and Messages where it would stand, greyed, and marked when the configuration switches it on.",
      {
        list: [
          "tool definitions",
          "apps, plugins and hooks",
          "memories",
          "the texts of the skills that Codex brings along",
          "several execution environments",
          "Windows paths",
        ],
      },
      "What the model makes of the text is not modelled either. This app says what was sent.",
      "Codex's own prose is read out of the real program when the app is built. Without it marked stand-ins take its place; your files are not affected.",
    ],
    in113: [
      "Plugins, skills on disk and their texts are written out. Apps, memories and `realtime_conversation` are not.",
    ],
  },
};
