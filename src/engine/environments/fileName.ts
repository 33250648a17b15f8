/** In CODEX_HOME: registers environments. */
export const ENVIRONMENTS_FILE = "environments.toml";
