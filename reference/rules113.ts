/**
 * The rules by which Codex 0.113.0 builds what it sends, one sentence each. `cases/rules.json` says which case shows
 * which rule; a rule without a case is a fault.
 */
export const RULES_113 = {
  // The first request
  "113.first.items":
    "The first request has a developer message, a user message with AGENTS.md part and environment, and the prompt.",
  "113.first.mode-unsaid": "A client that says no mode gives no collaboration mode part.",
  "113.first.mode-said": "A mode said on the first turn is a developer message of its own behind the context.",
  "113.developer.part":
    "Developer instructions stand raw behind the permissions, a client's before the configured ones, empty ones too.",
  "113.developer.commit": "The feature codex_git_commit adds a developer part with the trailer, unless it is empty.",
  "113.environment.form": "The environment names cwd, shell, date and time zone; nothing is escaped.",
  "113.mode.questions": "A feature chooses another text of the Default mode, and none of the Plan mode.",

  // Base instructions and models
  "113.model.catalogue": "Each model of the catalogue has its base instructions.",
  "113.model.unknown": "A model outside the catalogue has the base instructions of gpt-5.",
  "113.model.prefix": "Of the catalogue's names that begin a model's name the longest decides.",
  "113.model.namespace": "A name behind one namespace is looked up without it.",
  "113.personality.template":
    "A model with a template has a personality in it, pragmatic by default; none leaves the place empty.",
  "113.personality.feature": "Without the feature personality the plain base instructions are sent.",
  "113.base.replaced":
    "A client's base instructions come first, then those of model_instructions_file, trimmed, then the model's.",

  // Permissions
  "113.permissions.text": "The permissions say sandbox, network, approval and, in a workspace, the writable roots.",
  "113.permissions.exec-never": "exec never asks for approval.",
  "113.permissions.reject": "A reject policy is the on-request text with a list of its categories.",
  "113.permissions.requests": "The feature request_permissions takes another on-request text.",
  "113.permissions.network": "The network key has a say in the workspace sandbox only.",
  "113.roots.order": "Roots are those configured, memories, cwd, /tmp and TMPDIR, in this order.",
  "113.roots.tmp": "/tmp and TMPDIR can be left out.",
  "113.roots.duplicates": "A root that is configured twice is named twice; memories alone is not named again.",
  "113.roots.memories": "The folder memories of CODEX_HOME is a writable root.",
  "113.roots.protected": "Protected folders are not named.",
  "113.roots.said": "A sandbox said by the client has no memories root; a change of cwd alone sends no permissions.",

  // Trust
  "113.trust.defaults": "Trusted and untrusted projects get a workspace sandbox, others a read-only one.",
  "113.trust.docs": "Trust has no say on AGENTS.md.",
  "113.trust.project-config": "Only a trusted project's configuration is read.",
  "113.trust.empty-git": "An empty .git is a repository for the look-up of trust.",
  "113.trust.lookup":
    "Trust is looked up for cwd, then for its repository; for the configuration the root by markers counts too.",
  "113.trust.linked":
    "Of a linked cwd the name as written is looked up, and the repository that is found through the link.",
  "113.trust.worktree": "A worktree has the trust of its repository.",
  "113.trust.not-persisted": "A start writes no trust entry.",
  "113.trust.step": "Trust that changes while Codex runs is seen by the next process.",
  "113.layers.project": "A trusted project's layers go from root to cwd; markers and provider are not taken from them.",

  // Configuration
  "113.config.profile": "A profile's values apply, where a profile may have them.",
  "113.config.unknown": "Unknown keys and features have no effect.",
  "113.config.layers": "The system's configuration is below the user's, the managed one above.",
  "113.config.requirements": "Requirements replace what they do not allow.",
  "113.refusal.values": "A value of a wrong kind refuses the start.",
  "113.refusal.profile": "A profile that is not defined refuses the start.",
  "113.refusal.provider": "A provider that is not defined refuses the start.",
  "113.refusal.base-file": "A missing or blank file of base instructions refuses the start.",
  "113.refusal.project": "A project's configuration refuses the start only when it is trusted.",
  "113.refusal.requirements": "Requirements of a wrong kind refuse the start.",

  // The text
  "113.agents.none": "Without any text there is no AGENTS.md part.",
  "113.text.joined":
    "The global text is trimmed, project files are raw and joined with a blank line; a mark stands between both.",
  "113.text.bytes": "Bytes of project files are kept, bad ones replaced.",
  "113.sections.joined": "JS REPL, plugins, skills and the hierarchical text follow, each behind a blank line.",
  "113.sections.js-tools-only": "A second feature adds lines to the JS REPL section, and nothing without the first.",
  "113.skills.config": "A skill is switched off by its path.",
  "113.skills.paths": "Skills are named by their absolute paths.",
  "113.skills.files":
    "SKILL.md files are found as in 0.158.0: six folders deep, linked folders once, linked files not.",
  "113.skills.front-matter": "A front matter that is no YAML, or is too long, drops the skill.",
  "113.skills.policy": "agents/openai.yaml may keep a skill back; products are not known.",
  "113.skills.plugin": "In the folder of a Codex plugin its name stands in front.",

  // Discovery
  "113.global.first": "The first global file that is not blank is taken whole; fallback names are not.",
  "113.global.utf8": "A global file that cannot be read as UTF-8 counts as missing.",
  "113.global.bytes": "White space is trimmed off the global text, a byte order mark is not.",
  "113.candidates.first": "In each folder the first name that exists is taken, case-sensitive.",
  "113.candidates.blank": "A blank file hides the names after it.",
  "113.candidates.directory": "A folder of that name is passed over.",
  "113.candidates.dangling": "A broken link hides the names after it and gives nothing.",
  "113.candidates.link-directory": "A link to a folder loses all project files.",
  "113.candidates.link-file": "A linked file is followed.",
  "113.candidates.unreadable": "A file that cannot be read, or a link to itself, loses all project files.",
  "113.fallback.order": "Fallback names are trimmed, blank and repeated ones dropped, and tried in order.",
  "113.fallback.paths": "A fallback name may be a path, which is joined to each folder.",
  "113.root.nearest": "The nearest folder at or above cwd with a marker is the root.",
  "113.root.none": "Without a marker only cwd is searched.",
  "113.root.list": "A configured list takes the place of .git; empty lists and markers leave cwd alone.",
  "113.root.project": "A project's own list of markers is ignored.",
  "113.root.linked-cwd": "A linked cwd is resolved before the folders are searched.",
  "113.budget.cut": "Files share the limit from the root down, and are cut at the byte.",
  "113.budget.zero": "A limit of 0 leaves the global text alone.",
  "113.budget.blank": "A file that is blank after the cut costs nothing.",
  "113.budget.character": "Bytes are counted raw; a cut in a character leaves one replacement character.",
  "113.budget.project": "A trusted project may set the limit.",

  // Turns
  "113.turns.first-diff": "Settings of the first turn are told as a change of those of the thread.",
  "113.turns.no-reread": "Files are read once; later edits are not seen.",
  "113.turns.cd": "Another cwd gives an environment part, and no other files.",
  "113.turns.permissions": "Another sandbox or approval gives the permissions again.",
  "113.turns.mode": "Another mode gives its text, the same one nothing.",
  "113.turns.mode-settings": "A mode that has been said is told again when the model or the effort changes.",
  "113.turns.effort": "Another effort gives nothing.",
  "113.turns.model-switch": "Another model gives its base instructions, and no personality part.",
  "113.turns.personality": "Another personality gives its text, when the model has one.",
  "113.turns.order": "Model, permissions, mode and personality are one developer message, the environment follows.",
  "113.turns.skill": "A skill that is named is put in behind the prompt.",
  "113.turns.parts": "Further parts of a message are parts of one user message.",
  "113.turns.interrupt": "An interrupted turn ends with a user message that says so.",
  "113.turns.steer": "A steer is a user message in the running turn.",
  "113.turns.fails": "A prompt that got no answer stays.",

  // Compaction
  "113.compact.local": "A local compaction keeps the user's messages and the summary behind its prefix.",
  "113.compact.remote": "A remote compaction keeps what the server returns, without developer messages.",
  "113.compact.provider": "A provider named OpenAI compacts remotely.",
  "113.compact.prompt": "compact_prompt replaces the prompt for a summary.",
  "113.compact.before-turn": "A compaction before the first turn sends the context alone.",
  "113.compact.context-before-prompt": "After a compaction the whole context is sent again before the next prompt.",
  "113.compact.personality": "The whole context has the personality when it is not that of the base instructions.",
  "113.compact.limit": "The limit is the configured one, at most nine tenths of the window; reaching it compacts.",
  "113.compact.estimate": "Within a turn the output of tools is estimated and counted.",
  "113.compact.smaller-window": "Before a model with a smaller window the former model compacts.",
  "113.compact.mid": "Within a turn the context stands before the last prompt.",
  "113.compact.mid-fallback": "Without a prompt it stands before the last summary or compaction item.",
  "113.compact.summary-look-alike": "Only the whole prefix makes a summary.",
  "113.compact.fails": "A failed compaction leaves the history as it was.",
  "113.compact.fragments": "A message with a part that looks like a fragment is dropped whole.",
  "113.compact.empty-summary": "An empty summary is replaced by the last reply.",
  "113.compact.long": "Kept messages have 20,000 tokens together; the one that crosses is cut in its middle.",

  // Resume, fork, revert
  "113.resume.history": "A resumed thread has its history unchanged.",
  "113.resume.settings":
    "A resumed thread has the settings of its new process and the cwd of its start; a mode is not among them.",
  "113.resume.after-compaction":
    "Resumed right behind a compaction, the context comes with the files as they are then.",
  "113.resume.exec": "exec says never at the start only; resumed or forked, the configured policy holds.",
  "113.fork.fresh": "A fork has the whole context again, with the files as they are then.",
  "113.fork.settings": "A fork has the settings of the process.",
  "113.revert.cut": "A revert cuts at a prompt; changes told before that prompt stay and are told again.",
  "113.revert.estimate": "After a revert the usage is estimated anew.",
  "113.revert.all": "A revert of all turns leaves the context, and it is sent again.",
  "113.prefixes":
    "Approved prefixes follow the text of on-request at once, also under reject; few words first, at most 100, read at the start.",
} as const;
