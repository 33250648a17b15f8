/** The texts of Codex 0.113.0. */

/**
 * Every text of Codex 0.113.0 that the engine can send, and how a request is put together out of them. A text is stored
 * raw, as for the other releases.
 */
export const TEXT_KEYS = [
  // Base instructions, whole: what is sent when the feature `personality` is off, and by models without a template.
  "base.gpt-5.3-codex",
  "base.gpt-5.4",
  /** Also gpt-5.1-codex-max. */
  "base.gpt-5.2-codex",
  /** gpt-5.1-codex, gpt-5-codex and the two mini models. */
  "base.gpt-5.1-codex",
  "base.gpt-5.2",
  "base.gpt-5.1",
  /** Also the gpt-oss models, and models outside the catalogue. */
  "base.gpt-5",
  // Base instructions with one place, `{{ personality }}`, that a text of the personality takes (`none`: nothing).
  "base.gpt-5.3-codex.template",
  "base.gpt-5.4.template",
  "base.gpt-5.2-codex.template",
  // Each ends with a line feed.
  /** gpt-5.3-codex and gpt-5.4. */
  "personality.friendly",
  "personality.pragmatic",
  "personality.friendly.gpt-5.2-codex",
  "personality.pragmatic.gpt-5.2-codex",
  /** `<personality_spec>` + text + personality + " </personality_spec>". Starts with a space, ends with a line feed. */
  "personality.update",

  // `<permissions instructions>` LF, then one line for each that is not empty: header, approval, writable roots. A line
  // feed ends a line unless its text brings one.
  // Header = sandbox text + " Network access is restricted." or "… enabled."
  "permissions.sandbox.read-only",
  "permissions.sandbox.workspace-write",
  "permissions.sandbox.danger-full-access",
  "permissions.approval.never",
  // The two that ask end with the heading of the approved prefixes and its sentence: a colon, a space, then the list.
  "permissions.approval.on-request",
  /** Takes the place of the former when the feature request_permissions is on. */
  "permissions.approval.on-request.request-permissions",
  /** Starts with a space. */
  "permissions.approval.unless-trusted",
  "permissions.approval.on-failure",
  /**
   * Last line for a policy `reject`: on-request text, "\n\n", "Approval policy is `reject`.", one line
   * "- `category`: true" or "… false" for each of the three categories, then this.
   */
  "permissions.reject",

  // `<collaboration_mode>` + text + `</collaboration_mode>`.
  "mode.default",
  /** Feature default_mode_request_user_input. */
  "mode.default.request-user-input",
  "mode.plan",

  // Body of the AGENTS.md part. Each is a section behind the person's own text, joined with a blank line.
  // "## JavaScript REPL (Node)\n", then lines: use, for js_repl_tools_only the second, output.
  "jsRepl.use",
  "jsRepl.toolsOnly",
  "jsRepl.output",
  // "## Plugins\n" + intro + "\n### Available plugins\n" + lines "- `NAME`\n" + "### How to use plugins\n" + usage.
  "plugins.intro",
  "plugins.usage",
  // "## Skills\n" + intro + "\n### Available skills\n" + lines + "### How to use skills\n" + usage.
  "skills.intro",
  "skills.usage",
  // Descriptions: "- NAME: " + text + " (file: CODEX_HOME/skills/.system/NAME/SKILL.md)\n".
  "skills.bundled.skill-creator",
  "skills.bundled.skill-installer",
  /** Feature child_agents_md. Ends with a line feed. */
  "agents.hierarchical",

  // Feature codex_git_commit, a developer part: first line, the trailer in a line of its own, rules behind a blank line.
  "commitAttribution.intro",
  "commitAttribution.rules",

  /** `<turn_aborted>` LF + text + LF `</turn_aborted>`. User message. */
  "turnAborted",
  /** `<model_switch>` LF + text + "\n\n" + base instructions of the new model + LF `</model_switch>`. */
  "modelSwitch",
  /** The user message that asks for a summary. Ends with a line feed. */
  "compaction.prompt",
  /** Before "\n" and the summary. */
  "compaction.summaryPrefix",
] as const;
