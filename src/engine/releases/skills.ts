/** Where the skills lie that Codex installs on its first run, below CODEX_HOME. */
export const BUNDLED_SKILLS_FOLDER = "skills/.system";
