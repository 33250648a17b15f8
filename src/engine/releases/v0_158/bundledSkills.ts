/** Skills that Codex installs below CODEX_HOME on its first run, in list order. */
export const BUNDLED_SKILLS = [
  "imagegen",
  "openai-docs",
  "plugin-creator",
  "skill-creator",
  "skill-installer",
] as const;
