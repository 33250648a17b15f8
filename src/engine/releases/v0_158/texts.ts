/** The texts of Codex 0.158.0. */

/**
 * Every text of Codex 0.158.0 that the engine can send, and how a request is put together out of them. A text is stored
 * raw: tags and the joints between texts are not in it; a line feed at its end is, wherever the program's joints show it.
 */
export const TEXT_KEYS = [
  // Base instructions, whole, as the catalogue has them: before the edits of a session.
  "base.gpt-6-astra",
  "base.gpt-6-sol",
  "base.gpt-6-luna",
  /** gpt-5.6-sol, -terra, -luna and codex-auto-review. */
  "base.gpt-5.6",
  "base.daybreak-blue",
  "base.daybreak-red",
  "base.gpt-5.5",
  /** Models outside the catalogue. */
  "base.fallback",

  // `<permissions instructions>` LF, then one line for each that is not empty: header, approval, writable roots. A line
  // feed ends a line unless its text brings one.
  // Header = sandbox text + " Network access is restricted." or "… enabled."
  "permissions.sandbox.read-only",
  "permissions.sandbox.workspace-write",
  "permissions.sandbox.danger-full-access",
  // Approval = pieces joined with a blank line ("\n\n").
  /** Alone: nothing is ever joined to it. */
  "permissions.approval.never",
  /** Also for on-failure. Ends with a line feed. */
  "permissions.approval.on-request",
  /** Starts with a space, ends with a line feed. Takes the two pieces below, but no approved prefixes. */
  "permissions.approval.unless-trusted",
  /**
   * Takes the place of on-request when the feature exec_permission_approvals is on; a further piece of a granular policy
   * that allows sandbox_approval. Ends with a line feed.
   */
  "permissions.approval.on-request.exec-permissions",
  /** Joined when the feature request_permissions_tool is on; to a granular policy only if it allows request_permissions. */
  "permissions.approval.request-permissions-tool",
  /** Joined before a list of approved command prefixes, which follows at once. */
  "permissions.approval.prefixes",
  /** Joined last, behind approved prefixes, when approvals_reviewer is auto_review (or guardian_subagent, the same). */
  "permissions.approval.auto-review",
  /** Below the heading of what a permission profile denies; the list follows. */
  "permissions.deniedReads",
  /** Takes the place of all pieces for on-request with auto review on gpt-6 models. Starts with a line feed. */
  "permissions.approval.on-request.auto-review.gpt-6",
  // Granular = intro, then each group that has a category: its sentence, LF, "- `category`" lines.
  "permissions.granular.intro",
  "permissions.granular.prompted",
  "permissions.granular.rejected",

  // `<collaboration_mode>` + text + `</collaboration_mode>`.
  "mode.default",
  "mode.default.gpt-6",
  /** With its section on the update_plan tool, which goes when the tool is off. */
  "mode.plan",

  /** Bare developer message. */
  "multiAgent.root",
  /** In `<multi_agent_role>`. */
  "multiAgent.root.gpt-6",
  // The same for an agent that another one has spawned: bare, and in the tag.
  "multiAgent.agent",
  "multiAgent.agent.gpt-6",
  // In `<multi_agent_mode>`: effort `ultra`, or any other.
  "multiAgent.mode.default",
  "multiAgent.mode.ultra",

  /** After "## Skills\n". */
  "skills.intro",
  /** After "### How to use skills\n". */
  "skills.usage",
  // Without room for a single line: other texts, and no roots.
  "skills.intro.unlisted",
  "skills.usage.unlisted",
  // What takes the list back or brings it again, each in `<skills_instructions>` LF … LF: "## Host skills update\n" or
  // "## Skills update\n", then the text.
  "skills.host.hidden",
  "skills.host.none",
  "skills.selected.hidden",
  "skills.selected.none",
  // Descriptions: "- NAME: " + text + " (file: r0/NAME/SKILL.md)\n".
  "skills.bundled.imagegen",
  "skills.bundled.openai-docs",
  "skills.bundled.plugin-creator",
  "skills.bundled.skill-creator",
  "skills.bundled.skill-installer",

  // Memories: head, "========= MEMORY_SUMMARY BEGINS =========" LF, the summary, LF "========= MEMORY_SUMMARY ENDS
  // =========", tail. Of the head every {CODEX_HOME} stands for that directory.
  "memories.head",
  "memories.tail",
  /** In `<environments_instructions>` LF … LF: feature deferred_executor. */
  "environments.instructions",

  // What an agent has answered whose request the server has refused: the error, in the newer form between "Agent errored: "
  // and "\n\n" with what can be done.
  "agents.errored",
  "agents.errored.hint",

  /** First in the body of a repeated AGENTS.md part, "\n\n" before the new text. */
  "agents.replaced",
  /** The whole body when no instructions are left. */
  "agents.gone",
  // Managed instructions that changed across a resume, in their tag: the text, then "\n\n" and the new instructions; or
  // alone when none are left.
  "managed.replaced",
  "managed.gone",
  // `<turn_aborted>` LF + text + LF `</turn_aborted>`.
  /** User message; threads created without multi-agent v2. */
  "turnAborted",
  /** Developer message; threads created with multi-agent v2. */
  "turnAborted.v2",
  /** `<model_switch>` LF + text + "\n\n" + base instructions of the new model + LF `</model_switch>`. */
  "modelSwitch",
  /** The user message that asks for a summary. Ends with a line feed. */
  "compaction.prompt",
  /** Before "\n" and the summary. */
  "compaction.summaryPrefix",
  /** Base instructions of a review. */
  "review.prompt",
  // In `<context>` of the `<user_action>` that a review leaves: it has answered, or has not.
  "review.done",
  "review.interrupted",
  /** The answer of the model that has given none. */
  "review.interrupted.reply",
] as const;
