/** Findings about configuration files, in English. */
import type { ConfigFindingParams } from "../../../engine/insight.ts";
import type { Format } from "../format.ts";
import type { FindingWords } from "./words.ts";

const fileOf = (path: string | null, f: Format) => (path === null ? f.code("-c") : f.path(path));

/** The first three, and how many more. */
const listOf = (keys: readonly string[], f: Format) =>
  keys.slice(0, 3).map(f.code).join(", ") + (keys.length > 3 ? ` and ${f.number(keys.length - 3)} more` : "");

export const configFindingsEn: FindingWords<keyof ConfigFindingParams> = {
  "refused-start": {
    name: "Codex refuses to start",
    message: ({ path, key }, f) =>
      key === null
        ? path === null
          ? "Codex refuses to start: no request is sent."
          : `Codex cannot read ${f.path(path)} and refuses to start: no request is sent.`
        : `Codex does not accept ${f.code(key)} in ${fileOf(path, f)} and refuses to start: no request is sent.`,
    page: [
      "A configuration with a fault stops Codex before the first request: text that is no TOML, a value of the wrong type or out of range, a name that Codex does not know, a key that it no longer supports.",
      "The types are checked once, on all layers laid on top of each other. A wrong value does no harm where a higher layer replaces it, and the config of a project without trust is not looked at.",
      "Put in a value that Codex takes, or take the key out: its default then counts. Codex names one fault at a time, so another one may come up behind the first.",
    ],
    in113: [
      '`profile` is taken, but the table that it names must exist. `approval_policy = "untrusted"` is taken as well; `granular` is not, there is `reject` instead.',
    ],
  },
  "project-config-unread": {
    name: "Project config is not read",
    message: ({ untrusted, keys }, f) =>
      `${untrusted ? "The project is marked as untrusted" : "Nobody has said that this project is trusted"}, so Codex does not read this file.${keys.length === 0 ? "" : ` Without effect: ${listOf(keys, f)}.`}`,
    page: [
      'A repository can bring its own `.codex/config.toml`. Codex reads it only when the user\'s own config says `trust_level = "trusted"` for the directory, for the project root, or for the repository.',
      "Without such an entry nothing is said about the file: its keys have no effect. AGENTS.md files follow another rule: they are sent as long as nobody calls the project untrusted.",
      "Trust the project if you know what its config does. Each directory on the way is judged by itself, so an entry for a subdirectory can switch off the config there.",
    ],
    in113: ["AGENTS.md files do not depend on trust at all: those of an untrusted project are sent as well."],
  },
  "trust-for-another-path": {
    name: "Trusted at another path",
    message: ({ entry, root }, f) =>
      `The config trusts ${f.path(entry)}; nothing is said about ${f.path(root)}, which has the same name.`,
    page: [
      "Trust belongs to a path. Codex looks for the directory it was started in, then for the root of the repository; an entry for a directory of the same name elsewhere does not count.",
      "This happens when a repository is moved or cloned anew, or when a config comes from another computer. The project's own config is then not read, and the sandbox has the default of a project that nobody has trusted.",
      "Trust the path where the project lies now. The old entry does no harm and can go.",
    ],
  },
  "key-in-wrong-table": {
    name: "Key below a table header",
    message: ({ key, belongs }, f) =>
      `${f.code(belongs)} stands below a table header, so Codex reads it as ${f.code(key)}, which has no meaning.`,
    page: [
      'In TOML every line behind a `[table]` header belongs to that table, up to the next header. A key that is added at the end of the file lands in the last table, often a `[projects."…"]` or `[tui]`.',
      "Codex ignores it there. For most tables it says so in a warning at the start, for `[tui]` and a few others it says nothing.",
      "Move the line above the first header of the file.",
    ],
  },
  "unknown-key": {
    name: "Unknown key",
    message: ({ key, nearest, later, warned }, f) =>
      later
        ? `This release of Codex does not know ${f.code(key)} and ignores it without a word. A later one has it.`
        : `Codex does not know ${f.code(key)} and ignores it${warned ? "" : " without a word"}.${nearest === null ? "" : ` ${f.code(nearest)} may be meant.`}`,
    page: [
      "Codex starts with keys that it does not know and leaves them without effect. A warning at the start names the first three. `codex --strict-config` refuses to start instead.",
      "Look for a letter that is missing, an underscore, or a table that was forgotten: `network_access` belongs into `[sandbox_workspace_write]`. A table with an unknown name is ignored as a whole.",
      "The keys are those of the release that the scenario names. One that another release knows may be unknown to this one.",
    ],
    in113: [
      "Nothing is said about unknown keys, wherever they stand. So only those are reported here that look like a slip, and those that came later, such as `include_environment_context`, `approvals_reviewer` or `instructions`.",
    ],
  },
  "marker-in-project-config": {
    name: "Root markers in a project config",
    message: (_, f) =>
      `Codex looks for the project root before it reads a project's config: ${f.code("project_root_markers")} has no effect here.`,
    page: [
      "The root decides which project configs there are, so none of them can say how it is found. Codex takes `project_root_markers` from the user's config, from `/etc/codex` and from `-c`, and passes over it in a project's config without a word.",
      "Move the key to your own `config.toml`. It then counts for every project: keep `.git` in the list if the others shall be found as before.",
    ],
  },
  "key-not-for-projects": {
    name: "Key not for projects",
    message: ({ key }, f) => `A project's config may not set ${f.code(key)}: Codex drops it and warns.`,
    page: [
      "Some keys decide where data goes and which programs run: providers and their addresses, `notify`, `otel`, profiles. A repository that you have cloned may not set them, trusted or not.",
      "Codex takes them out of the project's layer, warns at the start and goes on. Everything else in the file counts.",
      "Move the key to your own `config.toml`, where it counts for every project.",
    ],
    in113: ["There is no such list: a trusted project may set these keys, and no warning is shown."],
  },
  "required-value": {
    name: "Value set by the administrator",
    message: ({ key, wanted, used }, f) =>
      `${f.code(key)} should be ${f.code(wanted)}, but the administrator's files only allow others. Codex uses ${f.code(used)}.`,
    page: [
      "`/etc/codex/requirements.toml` lists which sandbox modes, approval policies and reviewers are allowed. What `/etc/codex/managed_config.toml` says about them is the only thing allowed, too.",
      "A value that is not in the list gives way: a sandbox to `read-only`, the others to the first of the list. The model is told what is in force, not what was asked for.",
      "Set a value that is allowed, so that your config says what happens.",
    ],
    in113: [
      "Reviewers are not known. Nothing that the lists forbid refuses the start, and requirements.toml goes before what managed_config.toml implies.",
    ],
  },
  "overruled-key": {
    name: "Overruled key",
    message: ({ key, by, profile }, f) =>
      profile === null
        ? `${by === null ? f.code("-c") : f.path(by)} sets ${f.code(key)} as well and wins: this value has no effect.`
        : `The profile ${f.code(profile)} in ${fileOf(by, f)} sets it as well and wins: this value of ${f.code(key)} has no effect.`,
    page: [
      "Codex lays its configuration files on top of each other: `/etc/codex/config.toml`, the user's config, the configs of trusted projects (the nearest directory last), `-c`, and `/etc/codex/managed_config.toml`. The highest one that sets a key wins.",
      "Tables are merged key by key. Texts and lists are replaced as a whole: two `developer_instructions` are never put together.",
      "Often that is as intended. If this value should count, change it in the file that wins.",
    ],
    in113: [
      "`profile` chooses a table `[profiles.NAME]`, and what it says wins over every layer: model, provider, approval, sandbox, effort, personality, `model_instructions_file` and features. `project_doc_max_bytes` and other keys in a profile have no effect.",
    ],
  },
  "base-replaced": {
    name: "Base instructions replaced",
    message: ({ key, bytes }, f) =>
      `${f.code(key)} takes the place of the model's own base instructions: ${f.number(bytes)} bytes of other text.`,
    page: [
      "Each model comes with base instructions: how to work, how to use its tools, how to write. `model_instructions_file` or `instructions` replaces all of that, and an app-server client can do so too.",
      "If both keys are set, the file wins. `personality` has no effect on a text of one's own.",
      "For rules of your own use AGENTS.md or `developer_instructions`: they are sent besides.",
    ],
    in113: ["The key `instructions` is not read. `model_instructions_file` is, also in a chosen profile."],
  },
  "relative-path": {
    name: "Relative path",
    message: ({ resolved }, f) =>
      `Codex reads relative paths from the directory of this file, not from the one it is started in: ${f.path(resolved)}.`,
    page: [
      "A relative path in a configuration file starts at the directory of that file: `CODEX_HOME` for the user's config, `.codex` (not the repository) for a project's. In `-c` it starts at the working directory.",
      "`~` stands for the home directory, but not in the keys of `[projects]`.",
      "Write the path in full where you are not sure.",
    ],
  },
  "managed-near-limit": {
    name: "Managed instructions near limit",
    message: ({ bytes, limit }, f) =>
      `The managed instructions have ${f.number(bytes)} of at most ${f.number(limit)} bytes. Codex refuses to start with a longer text.`,
    page: [
      "`additional_developer_instructions` in `/etc/codex/requirements.toml` reaches every thread as developer text. Codex allows 40,000 bytes, tags and the sentence of a later replacement included.",
      "Nothing is cut: a longer text stops Codex at the start, for everybody on that computer. Shorten it before you add to it.",
    ],
    in113: ["There are no managed instructions: the key is not read."],
  },
};
