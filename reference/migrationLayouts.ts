/** Machines that the migration from CLAUDE.md is tried on: each has one rule of finding, refusing or writing. */
import type { FileNode } from "../src/engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../src/scenario/document.ts";

type Files = { readonly [path: string]: FileNode };

interface Layout {
  readonly name: string;
  readonly files: Files;
  readonly cwds?: readonly string[];
  readonly machine?: ScenarioDocument["machine"];
}

const GIT: Files = { "/w/.git/HEAD": "ref: refs/heads/main\n" };
const INVALID: FileNode = { base64: "Y2xhdWRlIP8K" };
const TEXT = "Claude reads CLAUDE.md\n";

/** In a repository at /w, started in it. */
const inRepository = (name: string, files: Files, cwds?: readonly string[]): Layout => ({
  name,
  files: { ...GIT, ...files },
  ...(cwds === undefined ? {} : { cwds }),
});

const HOME_SOURCE = "/home/dev/.claude/CLAUDE.md";
const HOME_TARGET = "/home/dev/.codex/AGENTS.md";

const LAYOUTS: readonly Layout[] = [
  // Sources
  inRepository("nothing", {}),
  inRepository("root-source", { "/w/CLAUDE.md": TEXT }),
  inRepository("dot-source", { "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("both-sources", { "/w/CLAUDE.md": TEXT, "/w/.claude/CLAUDE.md": "Claude dot\n" }),
  inRepository("blank-root-source", { "/w/CLAUDE.md": " \n\t\n", "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("empty-root-source", { "/w/CLAUDE.md": "", "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("blank-beyond-ascii", { "/w/CLAUDE.md": "\u00a0\u2003\u0085\n", "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("mark-is-no-blank", { "/w/CLAUDE.md": "\ufeff\n", "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("both-blank", { "/w/CLAUDE.md": "\n", "/w/.claude/CLAUDE.md": "" }),
  inRepository("directory-source", { "/w/CLAUDE.md": { dir: true }, "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("linked-source", { "/w/CLAUDE.md": { symlink: "docs/rules.txt" }, "/w/docs/rules.txt": TEXT }),
  inRepository("source-linked-to-nothing", { "/w/CLAUDE.md": { symlink: "gone" }, "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("source-link-loop", { "/w/CLAUDE.md": { symlink: "CLAUDE.md" }, "/w/.claude/CLAUDE.md": TEXT }),
  inRepository("source-linked-to-directory", { "/w/CLAUDE.md": { symlink: "docs" }, "/w/docs/a.md": TEXT }),
  inRepository("dot-folder-linked", { "/w/.claude": { symlink: "other" }, "/w/other/CLAUDE.md": TEXT }),
  inRepository("dot-folder-is-file", { "/w/.claude": TEXT }),
  inRepository("other-case", { "/w/claude.md": TEXT, "/w/Claude.md": TEXT }),
  inRepository("local-only", { "/w/CLAUDE.local.md": TEXT }),
  inRepository("below-root-only", { "/w/web/CLAUDE.md": TEXT }, ["/w/web"]),
  inRepository("invalid-source", { "/w/CLAUDE.md": INVALID, [HOME_SOURCE]: TEXT }),
  inRepository("invalid-second-source", { "/w/CLAUDE.md": TEXT, "/w/.claude/CLAUDE.md": INVALID }),
  inRepository("invalid-second-source-read", { "/w/CLAUDE.md": "", "/w/.claude/CLAUDE.md": INVALID }),
  inRepository("unreadable-source", { "/w/CLAUDE.md": { unreadable: true }, "/w/.claude/CLAUDE.md": TEXT }),

  // Targets
  inRepository("target-with-text", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": "mine\n" }),
  inRepository("target-empty", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": "" }),
  inRepository("target-blank", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": " \r\n\n" }),
  inRepository("target-only-mark", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": "\ufeff" }),
  inRepository("target-directory", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": { dir: true } }),
  inRepository("target-invalid", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": INVALID }),
  inRepository("target-invalid-without-source", { "/w/AGENTS.md": INVALID }),
  inRepository("target-unreadable", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": { unreadable: true } }),
  inRepository("target-links-to-source", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": { symlink: "CLAUDE.md" } }),
  inRepository("target-links-to-nothing", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": { symlink: "gone.md" } }),
  inRepository("target-links-far", {
    "/w/CLAUDE.md": TEXT,
    "/w/AGENTS.md": { symlink: "docs/agents.md" },
    "/w/docs/x": "x",
  }),
  inRepository("target-links-to-no-folder", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": { symlink: "gone/agents.md" } }),
  inRepository("target-link-loop", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": { symlink: "AGENTS.md" } }),
  inRepository("target-links-to-blank", {
    "/w/CLAUDE.md": TEXT,
    "/w/AGENTS.md": { symlink: "blank.md" },
    "/w/blank.md": "\n",
  }),
  inRepository("target-links-to-text", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.md": { symlink: "a.md" }, "/w/a.md": "x" }),
  inRepository("target-links-to-invalid", {
    "/w/CLAUDE.md": TEXT,
    "/w/AGENTS.md": { symlink: "a.md" },
    "/w/a.md": INVALID,
  }),
  inRepository("target-links-to-directory", {
    "/w/CLAUDE.md": TEXT,
    "/w/AGENTS.md": { symlink: "docs" },
    "/w/docs/x": "x",
  }),
  inRepository("source-links-to-target", { "/w/CLAUDE.md": { symlink: "AGENTS.md" }, "/w/AGENTS.md": TEXT }),
  inRepository("override-with-text", { "/w/CLAUDE.md": TEXT, "/w/AGENTS.override.md": "mine\n" }),
  inRepository("agents-in-other-case", { "/w/CLAUDE.md": TEXT, "/w/agents.md": "mine\n" }),

  // Roots
  { name: "no-repository", files: { "/w/CLAUDE.md": TEXT, "/w/web/x": "x" }, cwds: ["/w/web"] },
  { name: "no-repository-source-here", files: { "/w/CLAUDE.md": TEXT } },
  inRepository("from-below", { "/w/CLAUDE.md": TEXT, "/w/a/b/x": "x" }, ["/w/a/b"]),
  inRepository("cwd-is-file", { "/w/CLAUDE.md": TEXT, "/w/a/b": "x" }, ["/w/a/b"]),
  inRepository("cwd-missing", { "/w/CLAUDE.md": TEXT, [HOME_SOURCE]: TEXT }, ["/w/gone"]),
  inRepository("cwd-twice", { "/w/CLAUDE.md": TEXT, "/w/a/x": "x" }, ["/w", "/w/a"]),
  {
    name: "git-file",
    files: { "/w/.git": "gitdir: /elsewhere\n", "/w/CLAUDE.md": TEXT, "/w/a/x": "" },
    cwds: ["/w/a"],
  },
  {
    name: "git-linked",
    files: { "/w/.git": { symlink: "/g" }, "/g/HEAD": "x", "/w/CLAUDE.md": TEXT, "/w/a/x": "" },
    cwds: ["/w/a"],
  },
  {
    name: "git-linked-to-nothing",
    files: { "/w/.git": { symlink: "/gone" }, "/w/CLAUDE.md": TEXT, "/w/a/CLAUDE.md": "Claude a\n" },
    cwds: ["/w/a"],
  },
  inRepository("inner-repository", { "/w/CLAUDE.md": TEXT, "/w/in/.git/HEAD": "x", "/w/in/CLAUDE.md": "Claude in\n" }, [
    "/w/in",
  ]),
  inRepository("other-marker", { "/w/a/.hg/x": "x", "/w/a/CLAUDE.md": "Claude a\n", "/w/CLAUDE.md": TEXT }, ["/w/a"]),
  inRepository("cwd-linked", { "/w/CLAUDE.md": TEXT, "/w/a/x": "x", "/link": { symlink: "/w/a" } }, ["/link"]),
  inRepository("cwd-linked-with-source", { "/w/a/CLAUDE.md": TEXT, "/link": { symlink: "/w/a" } }, ["/link"]),
  inRepository("two-repositories", { "/w/CLAUDE.md": TEXT, "/v/.git/HEAD": "x", "/v/CLAUDE.md": "Claude v\n" }, [
    "/v",
    "/w",
  ]),

  // Home
  inRepository("home", { [HOME_SOURCE]: TEXT }),
  inRepository("home-and-repository", { [HOME_SOURCE]: "Claude home\n", "/w/CLAUDE.md": TEXT }),
  inRepository("home-blank", { [HOME_SOURCE]: "\n" }),
  inRepository("home-root-source", { "/home/dev/CLAUDE.md": TEXT }),
  inRepository("home-target-with-text", { [HOME_SOURCE]: TEXT, [HOME_TARGET]: "mine\n" }),
  inRepository("home-target-blank", { [HOME_SOURCE]: TEXT, [HOME_TARGET]: "\n" }),
  inRepository("home-target-links-to-nothing", { [HOME_SOURCE]: TEXT, [HOME_TARGET]: { symlink: "gone.md" } }),
  inRepository("home-override", { [HOME_SOURCE]: TEXT, "/home/dev/.codex/AGENTS.override.md": "mine\n" }),
  inRepository("home-invalid", { [HOME_SOURCE]: INVALID, "/w/CLAUDE.md": TEXT }),
  {
    name: "other-codex-home",
    files: { ...GIT, [HOME_SOURCE]: TEXT, "/w/CLAUDE.md": TEXT, "/c/x": "x" },
    machine: { codexHome: "/c" },
  },
  {
    name: "other-home",
    files: { ...GIT, "/h/.claude/CLAUDE.md": TEXT, [HOME_SOURCE]: "Claude elsewhere\n" },
    machine: { home: "/h" },
  },
  { name: "started-in-home", files: { [HOME_SOURCE]: TEXT }, cwds: ["/home/dev"] },
  {
    name: "codex-home-is-repository",
    files: { ...GIT, [HOME_SOURCE]: "Claude home\n", "/w/CLAUDE.md": TEXT },
    machine: { codexHome: "/w" },
  },
  {
    name: "both-targets-one-file",
    files: {
      ...GIT,
      [HOME_SOURCE]: "Claude home\n",
      "/w/CLAUDE.md": TEXT,
      "/w/AGENTS.md": "",
      [HOME_TARGET]: { symlink: "/w/AGENTS.md" },
    },
  },

  // Copying
  inRepository("mark-and-line-ends", { "/w/CLAUDE.md": "\ufeff# Claude\r\n\r\n@docs/claude.md  \r\nend" }),
  inRepository("imports", { "/w/CLAUDE.md": "@AGENTS.md\n@~/.claude/other.md\nSee @docs/x.md\n", "/w/docs/x.md": "x" }),
  inRepository("nul-and-controls", { "/w/CLAUDE.md": "a\0claude\u0001claude.md\u007fclaude\n" }),
  inRepository("claude-settings", { "/w/CLAUDE.md": TEXT, "/w/.claude/settings.json": "{}" }),
  inRepository("claude-settings-invalid", { "/w/CLAUDE.md": TEXT, "/w/.claude/settings.json": INVALID }),
  inRepository("claude-settings-list", { "/w/CLAUDE.md": TEXT, "/w/.claude/settings.json": "[]" }),
  inRepository("claude-settings-null", { "/w/CLAUDE.md": TEXT, "/home/dev/.claude/settings.json": "null" }),
  inRepository("claude-settings-unreadable", {
    "/w/CLAUDE.md": TEXT,
    "/w/.claude/settings.json": { unreadable: true },
  }),
  inRepository("claude-settings-directory", { "/w/CLAUDE.md": TEXT, "/w/.claude/settings.json": { dir: true } }),
  inRepository("claude-settings-linked-to-nothing", {
    "/w/CLAUDE.md": TEXT,
    "/w/.claude/settings.json": { symlink: "x" },
  }),
  inRepository("nothing-to-rewrite", { "/w/CLAUDE.md": "# Rules\n" }),
];

export interface MigrationLayout {
  readonly name: string;
  readonly scenario: ReturnType<typeof normaliseScenario>;
  readonly cwds: readonly string[];
}

export const MIGRATION_LAYOUTS: readonly MigrationLayout[] = LAYOUTS.map(({ name, files, cwds = ["/w"], machine }) => ({
  name,
  cwds,
  scenario: normaliseScenario({
    format: 1,
    files,
    launch: { cwd: "/w" },
    ...(machine === undefined ? {} : { machine }),
  }),
}));
