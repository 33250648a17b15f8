/** What of a folder is taken: by names alone, so that thousands of files cost nothing. */

/** Packages, caches and build products of well-known tools. Their name is kept, nobody looks inside. */
const SKIPPED_DIRECTORIES = new Set([
  "node_modules",
  "bower_components",
  "jspm_packages",
  ".pnpm-store",
  ".yarn",
  ".venv",
  "venv",
  "__pycache__",
  "site-packages",
  ".tox",
  ".nox",
  ".mypy_cache",
  ".pytest_cache",
  ".ruff_cache",
  ".gradle",
  ".m2",
  ".cargo",
  ".cache",
  ".parcel-cache",
  ".next",
  ".nuxt",
  ".svelte-kit",
  ".turbo",
  ".terraform",
  ".dart_tool",
  "Pods",
  "DerivedData",
  ".hg",
  ".svn",
  ".jj",
  ".sl",
]);

/** Of `.git` Codex looks at no more than this. */
const GIT_NAMES: readonly string[] = ["HEAD"];
/** What lies in a CODEX_HOME and decides the request. Below `skills` everything counts. */
const HOME_NAMES: readonly string[] = ["config.toml", "AGENTS.md", "AGENTS.override.md", "skills"];

/** Large and private directories of a CODEX_HOME. */
const HOME_SKIPPED = new Set([
  "sessions",
  "archived_sessions",
  "log",
  "logs",
  "tmp",
  ".tmp",
  "shell_snapshots",
  "worktrees",
]);

/**
 * `all`, or the only names in a directory that count. `folder`: the name of the folder that was brought, `directory`: the
 * path below it.
 */
export function namesInside(directory: string, folder = ""): "all" | readonly string[] {
  const name = lastName(directory);
  if (folder === ".codex" && HOME_SKIPPED.has(directory)) return [];
  if (name === ".git") return GIT_NAMES;
  return SKIPPED_DIRECTORIES.has(name) ? [] : "all";
}

/** The directory above a path into which nobody looks for it; null when the path counts. */
export function skippedAbove(path: string): string | null {
  for (let slash = path.indexOf("/"); slash > 0; slash = path.indexOf("/", slash + 1)) {
    const directory = path.slice(0, slash);
    const inside = namesInside(directory);
    if (inside !== "all" && !inside.includes(path.slice(slash + 1))) return directory;
  }
  return null;
}

const SECRET =
  /^(auth\.json|history\.jsonl|\.credentials\.json|credentials(\.json|\.toml)?|\.env|\.env\.(?!example$|sample$|template$).*|\.netrc|\.pgpass|\.git-credentials|id_(rsa|dsa|ecdsa|ed25519)|.*\.(pem|key|p12|pfx|jks|keystore|kdbx))$/i;

/** Keys and logins: such a file is never read, and its name is not kept either. */
export function isSecret(path: string): boolean {
  return SECRET.test(lastName(path));
}

/** Instruction files of Codex and of other programs, with near misses of their names. */
const INSTRUCTIONS =
  /^(agents?(\..*)?\.(md|markdown|mdx|txt)|agents?|claude(\.local)?\.md|gemini\.md|\.cursorrules|\.windsurfrules|copilot-instructions\.md)$/i;

export function isInstructionName(name: string): boolean {
  return INSTRUCTIONS.test(name);
}

/** True for files whose contents decide something. Others are kept by their name. */
export function contentMatters(path: string, fallbackNames: ReadonlySet<string>): boolean {
  const name = lastName(path);
  if (isInstructionName(name) || fallbackNames.has(name) || name === "SKILL.md") return true;
  return path === ".git" || path.endsWith("/.git") || path.endsWith(".git/HEAD") || isProjectConfig(path);
}

export function isProjectConfig(path: string): boolean {
  return path === ".codex/config.toml" || path.endsWith("/.codex/config.toml");
}

/** Of a CODEX_HOME: whether this path is taken. */
export function belongsToHome(path: string): boolean {
  return HOME_NAMES.includes(path.split("/", 1)[0] ?? "");
}

/** What only a CODEX_HOME has. */
const HOME_MARKS = [
  "auth.json",
  "history.jsonl",
  "sessions",
  "version.json",
  "models_cache.json",
  "internal_storage.json",
];

/** Whether a folder is a CODEX_HOME: by its name, or by what lies in it beside a config.toml. `has`: a path in it. */
export function looksLikeHome(name: string, has: (path: string) => boolean): boolean {
  if (has(".git") || has(".git/HEAD")) return false;
  return name === ".codex" || (has("config.toml") && HOME_MARKS.some(has));
}

export function lastName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
