/** Skills that Codex installs below CODEX_HOME on its first run, in list order. */
export const BUNDLED_SKILLS = [
  "imagegen",
  "openai-docs",
  "plugin-creator",
  "skill-creator",
  "skill-installer",
] as const;

export type BundledSkill = (typeof BUNDLED_SKILLS)[number];

/** Where the bundled skills lie, below CODEX_HOME. */
export const BUNDLED_SKILLS_FOLDER = "skills/.system";
