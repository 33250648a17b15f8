/**
 * The rules by which Codex 0.158.0 builds what it sends, one sentence each. `cases/rules.json` says which case shows
 * which rule; a rule without a case is a fault.
 */
export const RULES = {
  // The project root
  "root.nearest-marker":
    "The root is the nearest folder at or above cwd that holds a marker; what lies above it is not read.",
  "root.cwd-included": "cwd itself may be the root.",
  "root.marker-kinds": "A marker exists as a file, as a folder, or as a link to something that exists.",
  "root.dangling-marker": "A link to nothing is no marker.",
  "root.any-marker": "The nearest folder with any marker of the list wins; the order of the list has no say.",
  "root.list-replaces-default": "A configured list takes the place of the default marker .git.",
  "root.marker-joined":
    "A marker is joined to each folder as it is written: paths downward, upward and absolute ones work.",
  "root.marker-always-exists": "The markers '', '.' and '..' exist everywhere, so cwd is the root.",
  "root.empty-git-directory": "An empty .git folder is a marker for AGENTS.md.",
  "root.no-marker": "Without a marker only cwd is searched.",
  "root.empty-list": "With an empty list of markers only cwd is searched.",
  "root.layers-of-markers":
    "Markers come from the system, the user, -c and managed_config.toml, the later one replacing the earlier.",
  "root.project-config-ignored": "A project's own list of markers is ignored, trusted or not.",
  "root.linked-cwd-resolved":
    "A shell reports a linked cwd by its real path, and the ancestors are those of that path.",
  "root.linked-cwd-lexical": "A client's linked cwd is kept as written, and the ancestors are those of the name.",

  // Which folders
  "search.root-to-cwd": "Every folder from the root down to cwd is searched, root first.",
  "search.below-cwd": "Folders below cwd are not searched.",
  "search.siblings": "Folders beside the path from root to cwd are not searched.",

  // Which file of a folder
  "candidates.override-first": "AGENTS.override.md is tried before AGENTS.md.",
  "candidates.one-per-directory": "Each folder gives at most one file.",
  "candidates.fallback-last": "Fallback names are tried after AGENTS.md.",
  "candidates.fallback-order": "Fallback names are tried in the order of the list.",
  "candidates.fallback-duplicates": "A fallback name written twice, or equal to a standing name, does no harm.",
  "candidates.fallback-trimmed": "A fallback name is trimmed of Unicode white space; an empty rest is ignored.",
  "candidates.fallback-refused": "A fallback name that is no single plain path component is ignored.",
  "candidates.fallback-odd-names":
    "Three dots, a tilde, hidden names, colons, backslashes and inner spaces make good fallback names.",
  "candidates.fallback-top-level": "The fallback key counts only at the top level.",
  "candidates.case-sensitive": "Names are case-sensitive.",
  "candidates.blank-hides": "An empty or blank file hides the names after it and gives nothing.",
  "candidates.not-a-file": "A folder, a link to a folder and a broken link are passed over.",
  "candidates.link-followed": "A linked file is followed, however far and out of the repository too.",
  "candidates.link-limit": "Forty links in one look-up are followed, one more is an error.",
  "candidates.name-length": "A name of more than 255 bytes is an error where it is tried.",
  "candidates.import-line": "A line such as @file is text; nothing is imported.",

  // The budget
  "budget.default": "Without a setting 32,768 bytes of project files are sent.",
  "budget.limit-key": "project_doc_max_bytes sets the limit.",
  "budget.zero": "A limit of 0 switches project files off.",
  "budget.exact": "A file that ends exactly at the limit is whole.",
  "budget.cut": "A file beyond the limit is cut at the byte, without a mark.",
  "budget.rest": "A later file gets what the earlier ones left, and nothing when nothing is left.",
  "budget.cut-in-character": "A cut inside a character leaves one replacement character.",
  "budget.raw-bytes": "Bytes are counted as they are on disk, before decoding.",
  "budget.blank-free": "A file that is blank after the cut is dropped and costs nothing.",
  "budget.separators-free": "Separators and wrapper do not count.",
  "budget.global-free": "The global text does not count.",
  "budget.project-layer": "A trusted project may set the limit for itself; one without trust may not.",

  // Reading
  "read.verbatim": "Project files are sent as they are: nothing is trimmed, line ends stay.",
  "read.bom-kept": "A byte order mark stays.",
  "read.bom-is-text": "A byte order mark or a zero-width space is text, not white space.",
  "read.unicode-blank": "White space is what Unicode calls so, the next-line character included.",
  "read.lossy": "Each maximal invalid sequence of bytes becomes one replacement character.",
  "read.no-deduplication": "The same text at two places is sent twice.",
  "read.error-loses-all": "An unreadable file or a loop of links loses all project files; the global text stays.",
  "read.error-only-when-tried": "A name that is never tried cannot fail.",
  "read.error-beyond-budget": "Behind an exhausted limit a file is not opened, but a loop of links still loses all.",

  // The global file
  "global.override-first": "The override in CODEX_HOME wins over AGENTS.md there.",
  "global.blank-does-not-hide": "A blank global override does not hide AGENTS.md.",
  "global.no-fallback-names": "Fallback names do not count in CODEX_HOME.",
  "global.no-limit": "The global text has no limit.",
  "global.trimmed": "The global text is trimmed at both ends of Unicode white space, not of a byte order mark.",
  "global.lossy": "Invalid bytes in the global file become replacement characters.",
  "global.unreadable-next": "An unreadable global file or a folder gives way to the next name.",
  "global.link-followed": "A linked global file is followed.",
  "global.codex-home": "CODEX_HOME says where the global files, the user configuration and the bundled skills lie.",
  "global.twice": "When cwd is CODEX_HOME the file counts twice: global and trimmed, then project and verbatim.",
  "global.untrusted-stays": "The global text is sent whatever the trust.",

  // The AGENTS.md part
  "render.header-names-cwd": "The header names cwd, not the folder of a file.",
  "render.global-only-header": "Without a project file the header names no folder.",
  "render.nothing": "Without any text there is no AGENTS.md part.",
  "render.project-separator": "Between global text and first project file stands the project-doc line.",
  "render.file-separator": "Between project files stands one blank line; a file that gives nothing leaves none.",
  "render.no-escaping": "Nothing inside the part is escaped.",
  "render.path-raw": "The header writes the path as it is.",

  // Trust
  "trust.absent": "Without an entry project files are loaded.",
  "trust.trusted": "A trusted project's files and configuration are loaded.",
  "trust.untrusted-drops": "An untrusted project's files are dropped.",
  "trust.untrusted-explicit": "Explicit sandbox and approval win in an untrusted project; its files stay dropped.",
  "trust.default-sandbox": "The default sandbox is workspace-write with an entry of either level, read-only without.",
  "trust.cwd-entry-first": "The entry of cwd wins over that of the git root.",
  "trust.git-root": "Without an entry of cwd the one of its git root decides.",
  "trust.only-two-keys":
    "Other parents, a custom marker's folder and a submodule's root have no say in the level of the session.",
  "trust.exact-key": "A key is the exact path: no trailing slash, no dots, no tilde, no other case.",
  "trust.empty-git-skipped": "For trust a .git folder counts only when it holds a HEAD; else the walk goes on upward.",
  "trust.git-file-stops": "A .git file that is no linked worktree ends the walk without a git root.",
  "trust.worktree": "A linked worktree whose files point both ways has the main checkout as its git root.",
  "trust.linked-cwd":
    "The real path is looked up first, then the path as the client wrote it, whose own ancestors lead to the git root.",
  "trust.tables-merge": "Entries of all layers are merged key by key.",
  "trust.override-table": "-c can set entries, as an inline table or by a dotted key.",
  "trust.project-marks-itself":
    "A loaded project layer may change the level of the session, not which layers are loaded.",

  // Trust that is written down at the start
  "persist.when-written":
    "Without an entry an explicit workspace-write or danger-full-access of any lasting layer or -c trusts the project, in this run too.",
  "persist.not-read-only": "An explicit read-only or a default sandbox writes nothing.",
  "persist.not-when-said": "A level that is said is not changed.",
  "persist.only-projects": "Only a project is trusted: a git root, a marker above, or a .codex folder in cwd.",
  "persist.key": "The key is the git root, the main checkout's for a worktree, else cwd.",
  "persist.project-values-count": "The project's values count in the run that trusts it.",
  "persist.exec-keeps-modes": "exec keeps the sandbox and approval of the first reading in that run.",
  "persist.exec-keeps-roots":
    "exec keeps the workspace roots of the first reading; the project's further roots are only writable.",
  "persist.others-reload": "The other surfaces read everything anew.",
  "persist.not-clamped": "A sandbox that requirements clamped writes nothing.",

  // Configuration layers
  "layers.precedence": "System < user < project < -c < managed_config.toml < thread parameter.",
  "layers.nearest-project": "Of several project layers the nearest to cwd wins key by key.",
  "layers.tables-merge": "Tables are merged key by key.",
  "layers.arrays-replaced": "A list is replaced as a whole.",
  "layers.project-range": "Project layers lie between root and cwd; without a root only cwd has one.",
  "layers.root-needs-head": "For project layers an empty .git folder is no root.",
  "layers.per-layer-trust": "Each project layer is judged by the entry of its own folder, then of the root.",
  "layers.project-root-entry":
    "A project layer also follows the entry of a custom marker's folder or of a worktree's own root.",
  "layers.codex-home-skipped": "CODEX_HOME is no project layer.",
  "layers.not-a-layer": "A .codex that is a file, and a broken link, are no configuration; a linked file is.",
  "layers.project-keys-removed": "Keys that a project may not set are dropped from its layer.",
  "layers.absent-not-loaded": "Without trust a project's configuration is not loaded.",
  "layers.absent-not-parsed": "Faults in the configuration of a project without trust are not noticed.",
  "layers.absent-opened": "The configuration of a project without trust must be readable UTF-8 all the same.",
  "layers.other-files-not-read": "Configuration files of other names or places are not read.",
  "layers.null-override": "An override of null is absent.",
  "layers.override-keys": "A -c key is split at every dot and knows no quotes.",
  "layers.bom": "A byte order mark at the start is skipped, and CRLF is a line end.",
  "layers.unknown-keys": "Unknown keys are ignored.",
  "layers.toml-forms": "All forms of TOML count: dotted keys, other bases, escapes, 64-bit numbers.",

  // environment_context
  "environment.facts": "Shell, date and time zone of the machine stand in the environment.",
  "environment.escaped": "The five characters of XML are escaped, nothing else.",
  "environment.profile": "The profile lists what the sandbox mode allows, protected folders of every root last.",
  "environment.roots": "Workspace roots are cwd and the writable roots in their order, each once, in every mode.",
  "environment.roots-as-written": "Roots are normalised but not resolved.",
  "environment.exclusions": "/tmp and TMPDIR are named unless they are excluded, TMPDIR also when it is not set.",
  "environment.git-pointer":
    "What the .git file of a configured or said writable root points to is protected when it exists.",
  "environment.network-unsaid": "Network access does not stand in the environment.",
  "environment.off": "include_environment_context = false drops the part.",

  // Permissions and approval
  "permissions.header": "The header names the sandbox mode.",
  "permissions.network":
    "The network is open under danger-full-access, and under workspace-write when configured; never under read-only.",
  "permissions.never": "never has a text of its own that takes no suffix.",
  "permissions.on-request": "on-request has a text of its own.",
  "permissions.on-failure": "on-failure is on-request.",
  "permissions.granular": "A granular policy lists what may prompt, then what is rejected, leaving out an empty group.",
  "permissions.granular-defaults": "Left-out optional categories are off.",
  "permissions.granular-tool": "request_permissions is listed, and its text added, only with the tool.",
  "permissions.granular-exec":
    "exec_permission_approvals adds its text to a granular policy that allows sandbox_approval.",
  "permissions.feature-exec": "exec_permission_approvals replaces the on-request text and no other.",
  "permissions.feature-tool": "request_permissions_tool adds its text wherever Codex asks.",
  "permissions.auto-review": "An automatic reviewer appends its text; guardian_subagent is its other name.",
  "permissions.auto-review-gpt6":
    "On gpt-6 it replaces the on-request text whole, but is appended to the other policies.",
  "permissions.auto-review-never": "An automatic reviewer adds nothing to never.",
  "permissions.one-root": "A single writable root is named in the singular.",
  "permissions.roots-sorted": "Writable roots are sorted by bytes, each once.",
  "permissions.roots-real":
    "Writable roots are named by their real paths, also below a missing folder; behind a link below the first level as written.",
  "permissions.tmp": "/tmp and TMPDIR are writable roots unless they are excluded or not set.",
  "permissions.relative-roots":
    "A relative path counts from its layer's folder, for -c from cwd; only a leading tilde alone is the home.",
  "permissions.codex-auto-review": "codex-auto-review has no header and no text for never.",
  "permissions.profile":
    "A built-in permission profile takes the place of the sandbox mode unless a nearer layer says the mode.",
  "permissions.own-profile":
    "A profile of one's own is told entry by entry, merged with what it extends, in the order of its keys.",
  "permissions.denied-reads": "Denied paths and patterns are listed, and stay when a client says another sandbox.",
  "permissions.own-profile-refused": "A faulty profile refuses the start, if it is the one in force.",
  "permissions.sandboxed-files":
    "Behind a profile that denies or leaves out paths, instruction files are read as the sandbox shows them; one that may not be read refuses the start.",
  "permissions.off": "include_permissions_instructions = false drops the part.",
  "approval.exec-never": "exec never asks, whatever is configured.",
  "approval.exec-auto-review": "With an automatic reviewer exec takes the configured approval as other surfaces do.",
  "approval.on-request-default": "The default approval of an interactive client is on-request.",
  "approval.untrusted-default": "In an untrusted project it is unless-trusted.",

  // Collaboration mode
  "mode.tui-says": "A client that says Default gets the Default text.",
  "mode.plan": "A client that says Plan gets the Plan text.",
  "mode.plan-without-tool": "Plan has its section on the plan tool only when the tool is on.",
  "mode.unsaid": "A mode that nobody says is not sent.",
  "mode.gpt6-default": "gpt-6 models have a Default text of their own, sent also when nobody says a mode.",
  "mode.off": "include_collaboration_mode_instructions = false drops the part.",

  // Base instructions
  "base.place": "Base instructions stand in their field, or in a developer message on lite models.",
  "base.precedence": "Thread parameter, model_instructions_file, instructions, catalogue: the first one wins.",
  "base.key": "instructions is sent as it is.",
  "base.empty": "An empty text leaves field or message out.",
  "base.file": "model_instructions_file is trimmed of white space, a byte order mark stays.",
  "base.file-place": "A relative file counts from its layer's folder, for -c from cwd; links are followed.",
  "base.ignored-keys": "base_instructions and experimental_instructions_file have no effect.",
  "base.personality-none": "personality none deletes the personality section of a catalogue text that has one.",
  "base.personality-others": "Other personalities change nothing.",
  "base.custom-not-edited": "A text of one's own is never edited.",
  "base.update-plan": "Without the plan tool, which is off by default, catalogue texts lose what they say of it.",

  // developer_instructions
  "developer.raw": "developer_instructions are sent raw, without a wrapper.",
  "developer.blank": "White space alone is sent.",
  "developer.empty": "The empty text is absent, and hides lower layers.",
  "developer.one-wins": "Exactly one text wins; texts are never joined.",
  "developer.thread-clears": "The thread parameter wins even when it is empty.",

  // Order of the request
  "order.non-lite": "Other models: developer message, user context, managed text, prompt.",
  "order.lite": "Lite models begin with tools and base instructions; role and delegation follow the developer message.",
  "order.developer-message":
    "One developer message holds developer text, skills, permissions and mode; without parts it is left out.",
  "order.without-permissions": "Without the permissions part the skills stand behind the mode.",
  "order.user-message": "One user message holds AGENTS.md and environment; without parts it is left out.",
  "order.managed-last": "The managed text follows the contextual user message.",
  "order.prompt": "The prompt is sent as typed.",

  // Models, delegation, skills
  "models.default": "The default model is gpt-6-astra.",
  "models.catalogue": "Each catalogue model has its own base text, shape, role and mode texts.",
  "models.unknown": "A model outside the catalogue gets the fallback text in the instructions field.",
  "models.prefix": "A name that starts with a slug, by exact characters, is that model.",
  "models.namespace": "One namespace of plain letters before a slash is looked past.",
  "multi-agent.role": "v2 models get a role, wrapped on gpt-6 and bare on others, and a delegation text.",
  "multi-agent.none": "Other models get neither.",
  "multi-agent.ultra": "Effort ultra, and no other, changes the delegation text.",
  "multi-agent.feature-off": "features.multi_agent = false does not remove them.",
  "multi-agent.feature": "features.multi_agent_v2, a switch or a table, gives other models the common role.",
  "multi-agent.hints":
    "Configured texts take the place of role and delegation, bare; an empty one leaves its message out.",
  "skills.bundled": "The bundled skills are listed.",
  "skills.usage": "Only gpt-5.5 gets the usage section.",
  "skills.off": "skills.include_instructions = false, or no skill left, drops the part.",
  "skills.switch":
    "Each entry of skills.config outside projects switches one skill by name or by the path of its file; the last one wins.",
  "skills.budget":
    "Skill lines may cost 2 % of the window; beyond that descriptions are cut evenly, one character at a time.",
  "skills.roots":
    "Skills lie beside the project configurations, in CODEX_HOME, ~/.agents, /etc/codex, and in .agents/skills from the root to cwd; roots with a listed skill have a line.",
  "skills.files": "A skill is a file named SKILL.md at most six folders below its root, none of them hidden.",
  "skills.links": "Linked folders are followed, each real one once by the shortest way; a linked file is no skill.",
  "skills.once": "A file that two roots lead to is listed once, from the first root; files of one name are all listed.",
  "skills.order": "Skills are sorted by scope, then by name, then by real path, both by bytes.",
  "skills.front-matter":
    "The front matter stands between two lines of three dashes, the first line of the file one of them; the file is UTF-8.",
  "skills.yaml": "Name and description are scalars of YAML, in one line; other keys are looked past.",
  "skills.rescue": "A plain value that YAML would not take is read as it stands, line by line.",
  "skills.lengths": "A name has 64 characters at most; a description of more than 1024 ends with an ellipsis.",
  "skills.name": "A skill without a name has that of its real folder.",
  "skills.lines": "Lines are told as they are, nothing is escaped.",
  "skills.policy":
    "agents/openai.yaml may keep a skill from being listed, or leave it to other products; a fault in it and it says nothing.",
  "skills.plugin": "In the folder of a plugin, by its real path, the plugin's name stands in front.",
  "skills.switch-layers": "Only the user's configuration and -c switch single skills.",
  "skills.mention":
    "A skill that a message names, by file, link or name, follows the message whole; an ambiguous name does not count.",
  "skills.change": "A list that has changed on disk is told whole before the next message.",
  "skills.directory":
    "Skills in .agents follow the directory of a turn, those beside project configurations that of the start.",
  "skills.table":
    "The table of roots costs what it has more than the other introduction; whole paths without a table stand where they are cheaper or keep more.",
  "skills.no-room": "When not a single line fits, another introduction and the usage section stand alone.",
  "skills.budget-lines": "When the bare lines do not fit either, descriptions go and each line stays that still fits.",

  // Managed instructions and requirements
  "managed.wrapper": "The managed text stands untrimmed in its own wrapper, white space too.",
  "managed.empty": "The empty managed text is absent.",
  "managed.limit": "39,831 bytes of managed text are accepted, one more refuses the start.",
  "requirements.sandbox-clamped": "A sandbox that is not allowed becomes read-only, the default one too.",
  "requirements.needs-read-only": "A list of sandboxes without read-only is refused.",
  "requirements.danger-never": "A forbidden danger-full-access together with never is refused.",
  "requirements.approval-first": "An approval that is not allowed becomes the first of the list.",
  "requirements.approval-names": "In the list untrusted means unless-trusted and on-failure means on-request.",
  "requirements.granular-name": "The bare name granular is refused in the list.",
  "requirements.empty-list": "An empty list of approvals or reviewers is refused.",
  "requirements.reviewer": "A reviewer that is not allowed becomes the first of the list.",
  "requirements.managed-implies":
    "What managed_config.toml sets is required too, in place of the same list of requirements.toml.",
  "requirements.unknown-keys": "Unknown keys of requirements.toml are ignored.",

  // Refused starts, and what does not refuse
  "refusal.syntax": "Broken TOML in a file that is in force refuses the start.",
  "refusal.type": "A value of the wrong type refuses the start, whether or not the key matters.",
  "refusal.variant": "An unknown variant refuses the start.",
  "refusal.approval-untrusted": "approval_policy untrusted refuses the start when it is in force.",
  "refusal.granular": "A granular policy needs its three required categories, as booleans.",
  "refusal.markers": "The type of the markers is checked in every layer.",
  "refusal.trust-entries": "Every trust entry is checked, not only the one that is looked up.",
  "refusal.project": "A trusted project's faults refuse the start.",
  "refusal.hidden": "A fault that a higher layer hides does not, unless its layer holds paths too.",
  "refusal.utf8": "Configuration must be UTF-8.",
  "refusal.not-readable": "A configuration file that is a folder or cannot be read refuses the start.",
  "refusal.requirements": "Faults of requirements.toml refuse the start.",
  "refusal.managed": "A managed text over the limit refuses the start.",
  "refusal.instructions-file": "A missing, blank, unreadable or undecodable model_instructions_file refuses the start.",
  "refusal.provider": "A provider that nobody defines refuses the start.",
  "refusal.legacy-profile": "The key profile refuses the start; a table of profiles does not.",
  "refusal.range": "A whole number outside the range of its key refuses the start.",
  "refusal.choice-table": "A choice may be written as a table with that one name; a plain one takes no settings.",
  "refusal.empty-list": "An empty list passes for a table whose keys all have defaults.",
  "refusal.tagged-table": "A table that is told apart by a tag needs a known one, and the keys that this one asks for.",
  "refusal.ways": "A tool server has a command or an address, and only the settings that go with it.",
  "refusal.provider-table": "A provider needs a name of its own, and may not take the id of a built-in one.",
  "refusal.token-budget": "A token budget that is switched on needs its limits.",
  "refusal.no-longer-supported": "A setting that is no longer supported refuses the start.",
  "refusal.open-values": "Any text but the empty one is a reasoning effort.",

  // Later requests
  "later.global-each-turn": "A changed global text is announced before the next turn, or behind a tool call's output.",
  "later.project-cached": "Project files are read again only when cwd, sandbox or trust change.",
  "later.cwd": "Another cwd announces its instructions and environment.",
  "later.settings": "Mode, model, sandbox and approval each announce their change.",
  "later.trust": "Changed trust drops or brings back the project files.",
  "later.resume": "A resumed thread reads all files again and announces what changed.",
  "later.fork": "A fork behind a turn announces what differs from that turn.",
  "compaction.local": "A local compaction keeps the newest typed messages within 20,000 tokens, then the summary.",
  "compaction.remote": "A remote compaction keeps the typed messages and an opaque item.",
  "compaction.typed": "Typed texts that look like Codex's own are lost at a compaction.",
  "compaction.automatic": "At nine tenths of the window Codex compacts, before a turn or inside it.",

  // Between requests
  "update.order":
    "Updates stand before the message: model switch, AGENTS.md, skills, permissions, mode, environment, agents; neighbours of one role share a message.",
  "update.pending": "Settings are compared when a turn begins: what was taken back before it is not told.",
  "update.directory":
    "Another directory tells AGENTS.md when its text or its directory differs, and the environment in full.",
  "update.agents-forms":
    "From no instructions to some: the plain form. To others: a replacement. To none: they no longer apply.",
  "update.start-settings": "Budget, names, markers and every other setting of config.toml stay those of the start.",
  "update.trust-of-start": "The trust of the directory in which the thread was started decides, wherever it goes.",
  "update.trust-step": "Trust changed in the running client is judged anew; nothing else of the configuration is.",
  "update.sandbox": "Another sandbox tells the permissions, and the environment in its short form.",
  "update.approval": "Another approval policy tells the permissions alone.",
  "update.mode": "The mode is told whenever its text differs.",
  "update.model":
    "Another model tells its base instructions in a model switch; the thread's own base instructions stay.",
  "update.effort": "Effort is told to models that lead agents, when it becomes ultra or stops being it.",
  "update.global-each-request": "The global file is read before every request, also after a tool call.",
  "update.global-error":
    "A global file that fails to be read leaves the text that was read last, unless the other name gives one.",
  "update.docs-kept": "Project files are read once and kept.",
  "update.docs-read-again": "Project files are read again with another directory, sandbox or trust.",
  "update.surface": "The terminal interface says its mode with the first turn; codex exec never does.",
  "update.before-first-turn":
    "What is said before the first turn goes into its context; another base text is told as a switch at its head.",
  "update.agents-compared":
    "AGENTS.md is told when its text or the directory of its header differs, not when other files make the same text.",
  "update.forbidden": "A sandbox or approval that the requirements of the start forbid refuses the turn.",
  "update.markers-reloaded": "A trust step reads the markers of the user's config anew, and no other setting of it.",
  "update.roots":
    "The workspace root that is cwd follows it; roots that were left stay writable when configured or said.",

  // Compaction
  "compaction.manual":
    "A compaction sends the history, and keeps the real messages of the user and one summary or opaque item.",
  "compaction.summary":
    "An empty summary gives way to the last answer; earlier summaries go; remote compaction keeps a typed one.",
  "compaction.provider": "The provider's name decides: OpenAI in exactly this case and Azure in any are remote.",
  "compaction.prompt": "A configured prompt is trimmed and used when it is not blank, by local compaction only.",
  "compaction.budget":
    "Messages are kept from the newest back; the first that does not fit loses its middle, all older ones go.",
  "compaction.pseudo-user": "The text decides whether a user's message counts as Codex's own, letter by letter.",
  "compaction.rebuilt":
    "The context is told anew in plain form with the next turn: global file from disk, project files as read.",
  "compaction.model":
    "Before a model with another compaction format or too small a window, the former model compacts first.",
  "compaction.threshold": "At nine tenths of the window, or at a lower configured limit, Codex compacts by itself.",
  "compaction.placement":
    "Within a turn the context stands before the last real message; before a turn it stands behind the summary.",
  "compaction.scope": "With body_after_prefix only what follows the first response counts, and the effective window.",
  "compaction.post-turn": "A configured share of the effective window makes Codex compact after a turn.",
  "compaction.estimate":
    "After a compaction the tokens are estimated: base instructions as in the catalogue, and a quarter of all bytes.",
  "resume.skills": "A list of skills that is switched off, emptied or on again is told across a resume.",

  // A thread that goes on: resume
  "resume.nothing": "A resumed thread appends nothing when nothing changed.",
  "resume.files": "A resume reads global and project files again; what differs from the last announcement is told.",
  "resume.cwd": "A resumed thread stands where it stood, or where the resume says; that stays for the next one.",
  "resume.config":
    "Limit, names, markers and project layers are those of the configuration at the resume, and so is the limit of automatic compaction.",
  "resume.model-kept": "A resumed thread keeps the model it used last, whatever the configuration says.",
  "resume.effort": "A resumed thread keeps the effort it used last.",
  "resume.approval": "A resumed or forked thread keeps the approval policy and the reviewer it used last.",
  "resume.sandbox":
    "A built-in profile that was in force without a sandbox mode stays, bare; in all other cases the configuration decides. Workspace roots stay.",
  "resume.settings-kept": "What was sent before a resume stays but for the sandbox; what is sent behind it is told.",
  "resume.mode": "A resumed thread keeps its mode, also in the context after a compaction.",
  "resume.provider": "A resumed thread keeps the id of its provider, a fork does not; the name is the configured one.",
  "resume.developer-later":
    "Developer instructions are those of the configuration at the resume, and not told before the next compaction.",
  "resume.base":
    "Base instructions are those that the configuration names, else those the thread began with; only the section on the plan tool is judged anew.",
  "resume.launch-parameters":
    "Base instructions given by the client stay unless the configuration names others; its developer instructions are lost.",
  "resume.switches":
    "A part that is switched on before a resume is told; one that is switched off is missing from the next context.",
  "resume.multi-agent":
    "Role and delegation are told when their feature or text changed before a resume, and stay when it is switched off.",
  "resume.trust": "Trust at the resume decides about project files, for the folder that the thread stands in.",
  "resume.refused": "Faults in the configuration refuse the resume.",
  "resume.after-compaction": "Resumed right behind a compaction a thread gets its context from the files as they are.",
  "resume.managed":
    "A managed text that changed before a resume or fork is told last of all: plain, as a replacement, or as gone.",

  // A thread that goes on: fork
  "fork.plain": "A fork appends nothing when nothing changed.",
  "fork.files": "A fork reads global and project files again.",
  "fork.settings": "A fork stands where its source stands at its end, and keeps its approval policy.",
  "fork.model": "A fork has the model and the effort of the configuration.",
  "fork.config": "All else of the configuration counts for a fork as for a resume.",
  "fork.mode-emptied":
    "A fork forgets its mode: to a silent client the text that was announced is taken back, by the model's own or an empty one.",
  "fork.tui-default": "A fork in the terminal says Default.",
  "fork.at-turn": "A fork behind a turn has the history and the usage of that turn, and tells what differs from it.",
  "fork.after-compaction":
    "Behind a compaction a fork gets a new context; behind a turn before it the whole history is back.",
  "fork.of-fork": "A fork of a fork keeps the turns of both.",
  "fork.then-resume": "A fork is resumed like any thread.",

  // What else can happen in a thread
  "turn.steer":
    "A message sent while the turn runs follows the answer or the output, before updates; behind a compaction within the tool loop it waits for the next answer.",
  "turn.interrupt":
    "An interrupted turn ends with call, output and a note, whose role and wording were decided when the thread was created.",
  "turn.shell":
    "A command of the person is a message of its own where it happened, with exit code, duration and output.",
  "turn.context":
    "Additional context stands before the message, by key; what the last turn gave is not sent again, whatever a compaction dropped.",
  "turn.skills": "A skill that the message names follows it as it is on disk, once; only loaded skills count.",
  "turn.parts":
    "Parts and pictures of a message stay parts of one message; a local compaction joins texts around pictures.",
  "turn.fails": "A refused request leaves in the history what was recorded before it; nothing is tried again.",
  "revert.plain":
    "A thread that goes back keeps what was recorded before the turn, reads files again, and tells the settings of its end.",

  // Several execution environments
  "environments.layout":
    "Two or more contributing environments stand under labels, in the order of the selection; one has the usual layout with its directory.",
  "environments.budget":
    "One budget in the order of the selection, from which decoded texts are taken; an I/O error loses the files of its environment only.",
  "environments.trust": "One decision, from the directory in which the thread started.",
  "environments.context":
    "Several are listed by id with the primary one marked; its directory is the workspace root. None: date and zone alone.",
  "environments.updates":
    "Entries that changed, those that are gone; a selection that differs reads all project files again.",
  "environments.reset":
    "A directory or roots without a selection, a resume and a fork select all registered environments with the thread's directory; none without a default.",
  "environments.roots":
    "Environments that a client names have the directory of the primary one as their only root; without one there is none. The directory of local among them becomes the thread's.",
  "environments.failed":
    "An environment that has failed is listed with its error, contributes nothing and is not the primary one.",
  "environments.agents": "An agent has the selection of its parent.",
  "environments.file": "environments.toml registers environments and names the default.",
  "environments.file-refused": "A faulty environments.toml is a refusal.",

  // Compaction, in detail
  "compaction.count": "What counts is the last response and, estimated, what stands behind the last item of the model.",
  "compaction.parts":
    "A message of several parts is cut from its first part on, one with pictures from its last part back.",
  "compaction.client-context":
    "Context of a client goes at a compaction; by a feature, remote compaction keeps that of the application.",
  "compaction.fails":
    "A failed compaction leaves history and former model as they were; the message is written all the same.",

  // Agents that the model spawns
  "agents.old-task":
    "In the older form of the tools an agent's task is an ordinary user message behind a whole initial context.",
  "agents.old-answer":
    "In the older form an agent's answer is a user message, written when it ends: behind the call that waits, or behind the turn.",
  "agents.new-task": "In the newer form an agent's task is a message between agents with an encrypted text.",
  "agents.new-answer":
    "In the newer form an answer is a message between agents, written when the model has next taken a step, a compaction among them.",
  "agents.left": "An agent that nobody waits for is told of when its parent's turn is over.",
  "agents.order": "Answers are told in the order in which the agents end.",
  "agents.old-fork":
    "In the older form a forked agent has its parent's messages and final answers, then the usual updates, then its task.",
  "agents.new-fork":
    "In the newer form all of the history is followed by the agent's own role and updates, the last turns by a whole context; turns before a compaction are none.",
  "agents.global-inherited":
    "An agent has the global text in force for its parent, whatever the file says; an agent of an agent as well.",
  "agents.global-frozen": "The global text of an agent stays as it is when the file changes.",
  "agents.project-anew": "An agent reads the project files anew.",
  "agents.mode": "An agent is in no collaboration mode; one that the history told is taken back.",
  "agents.settings": "An agent has the directory, sandbox, approval, trust and managed instructions of its parent.",
  "agents.model":
    "An agent on another model keeps its parent's base instructions and is told those of its own model where they differ.",
  "agents.fork-compacts":
    "A forked agent on a model of another compaction format compacts first, with the former model.",
  "agents.role": "A role brings its developer instructions, model and effort; nothing else of its file counts.",
  "agents.hint": "An agent has a usage hint of its own, which can be configured.",
  "agents.refused": "Unknown roles and models, names in use and too many agents are refused.",
  "agents.depth":
    "In the older form agents have none of their own unless max_depth allows it; in the newer form they may.",
  "agents.listed":
    "An initial context or environment update names the agents that the thread has by then; a new agent alone is no update.",
  "agents.errored":
    "Of an agent whose request the server refuses its parent is told the error in the place of an answer.",
  "agents.answers-compacted": "A compaction drops what agents have answered.",

  // Reviews
  "reviews.base": "A review has base instructions of its own, whatever those of the thread are.",
  "reviews.files": "A review has the global text in force for the thread, and reads the project files anew.",
  "reviews.settings":
    "A review has the settings in force, but never asks, is in no collaboration mode and leads no agents.",
  "reviews.model": "`review_model` is asked, else the model of the thread.",
  "reviews.skill": "What is to be reviewed is trimmed; a skill that it names comes along.",
  "reviews.result":
    "A review leaves a message of the user's role and an answer of the model in the thread; what the thread has not been told follows.",
  "reviews.findings":
    "An answer in the form that is asked for, or that holds one between its braces, becomes a list of findings; any other is told as it is.",
  "reviews.blank": "A blank answer counts as an interruption.",
  "reviews.first":
    "A review may come before the first turn, and its model then decides whether the thread leads agents.",
  "reviews.compacted": "A compaction keeps the message that a review leaves.",
  "reviews.resumed": "A resume or revert that ends with a review tells the whole context again.",
  "reviews.forked": "A fork takes a review at its end for an interrupted turn.",
  "reviews.not-final": "What a review has found does not go along to an agent that is given the history.",

  // What few people have
  "memories.told":
    "Behind the developer instructions the trimmed summary of memories is told, when the feature and use_memories are on.",
  "memories.none": "A summary that is blank, no text, no plain file or not there is not told.",
  "memories.cut": "Of more than 10,000 bytes of memories the middle is left out.",
  "memories.again": "The summary is read whenever everything is told anew, and never else.",
  "prefixes.order": "Approved prefixes are listed by their number of words, their length, their words.",
  "prefixes.rule":
    "A rule that allows, or says no decision, approves its prefix; alternatives of the first word are prefixes of their own.",
  "prefixes.broad":
    "In CODEX_HOME/rules/default.rules a rule that approves exactly an interpreter, a shell or the like is passed over.",
  "prefixes.files": "Rules are the plain files NAME.rules directly in a folder of rules; each prefix is listed once.",
  "prefixes.layers": "Folders of rules belong to the system, the user, and the trusted folders from root to cwd.",
  "prefixes.where":
    "Approved prefixes stand behind the texts of on-request and granular policies, before the reviewer.",
  "prefixes.limit": "At most 100 prefixes and 5,000 characters are listed; a mark says that there are more.",
  "prefixes.again": "Rules are read when a thread starts or is taken up again.",
  "features.environments-text": "The feature deferred_executor adds a developer text about environments.",
  "features.zsh": "With the feature shell_zsh_fork the shell is zsh.",
  "profile.layer": "The file of -p lies between the user's and the project's config; a missing one is nothing.",
  "profile.trust": "Trust and markers in the file of a profile count.",
  "profile.paths": "Relative paths of a profile count from CODEX_HOME.",
  "profile.refused": "A broken profile, or one beside its older form, refuses the start.",
  "config.project-projects": "A trusted project can mark itself untrusted: its instruction files are dropped.",
  "config.home-path": "A tilde is the home directory in paths, not in keys of projects.",
} as const;
