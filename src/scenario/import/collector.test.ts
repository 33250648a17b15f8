import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ScenarioDocument } from "../document.ts";
import { parseScenarioText } from "../schema.ts";
import { collectorCommand, withTexts } from "./collector.ts";

/** The shells of this machine, each the way it would be `sh`. */
const SHELLS = [
  ["sh", []],
  ["dash", []],
  ["bash", ["--posix"]],
  ["busybox", ["sh"]],
].filter(([name]) => spawnSync(name as string, ["--help"]).error === undefined) as [string, string[]][];

let top = "";
beforeEach(() => {
  top = realpathSync(mkdtempSync(`${tmpdir()}/collector-`));
});
afterEach(() => rmSync(top, { recursive: true }));

/** Null: an empty directory; `->`: a symlink. */
function lay(tree: { readonly [path: string]: string | Uint8Array | null }): void {
  for (const [path, content] of Object.entries(tree)) {
    const whole = `${top}/${path}`;
    mkdirSync(content === null ? whole : dirname(whole), { recursive: true });
    if (content === null) continue;
    if (typeof content === "string" && content.startsWith("->")) symlinkSync(content.slice(2), whole);
    else writeFileSync(whole, content);
  }
}

function collect(
  [shell, options]: [string, string[]],
  cwd: string,
  env: { readonly [name: string]: string } = {},
): ScenarioDocument {
  const output = execFileSync(shell, options, {
    cwd: `${top}/${cwd}`,
    // As if it was pasted: the shell reads the command from its input.
    input: collectorCommand,
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", HOME: `${top}/home`, SHELL: "/bin/zsh", ...env },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const parsed = parseScenarioText(output);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return withTexts(parsed.document);
}

/** The files below the temporary directory, by path in it. */
function filesOf(document: ScenarioDocument): { [path: string]: unknown } {
  const inside = Object.entries(document.files ?? {}).filter(([path]) => path.startsWith(`${top}/`));
  return Object.fromEntries(inside.map(([path, node]) => [path.slice(top.length + 1), node]));
}

function snapshot(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const { mtimeMs, size } = statSync(`${directory}/${name}`, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
      return `${name} ${mtimeMs} ${size}`;
    });
}

test.each(SHELLS)("%s: a tree with every kind of node and name", (...shell) => {
  lay({
    "acme/.git/HEAD": "ref: refs/heads/main\n",
    "acme/.git/config": "[core]\n",
    "acme/AGENTS.md": "Rules: é \\ \" ' $HOME `id`\r\nlast line without end",
    "acme/CLAUDE.md": "->AGENTS.md",
    "acme/README.md": "not of interest",
    "acme/web/AGENTS.md": Uint8Array.of(0xff, 0xfe, 0, 1),
    "acme/web/AGENTS.override.md": "->../../shared/rules.md",
    "shared/rules.md": "Shared.\n",
    "acme/docs/AGENTS.md": null,
    "acme/gone/AGENTS.md": "->no\twhere\n",
    'acme/q"uo\\te\n\t$(id)/AGENTS.md': "nasty\n",
    "acme/ lead and trail /agents.md": "",
    "acme/-n/AGENTS.md": "dash",
    "acme/node_modules/x/AGENTS.md": "no",
    "acme/.codex/config.toml": "model_instructions_file = 'base.md'\n",
    "acme/.codex/base.md": "Base.\n",
    "home/.codex/config.toml": 'project_doc_fallback_filenames = [\n  "GUIDE.md", # one\n  "IN FO.md",\n]\n',
    "home/.codex/AGENTS.md": "Mine.\n",
    "home/.codex/auth.json": '{"token":"never"}',
    "home/.codex/sessions/2026/x.jsonl": "never",
    "home/.codex/history.jsonl": "never",
    "acme/GUIDE.md": "Guide.\n",
    "acme/web/IN FO.md": "Info.\n",
    "acme/sub/.git": "gitdir: ../.git/modules/sub\n",
    "acme/.git/modules/sub/HEAD": "ref: refs/heads/main\n",
  });
  const before = snapshot(top);
  const document = collect(shell, "acme/web");
  expect(snapshot(top)).toEqual(before);
  expect(document.launch.cwd).toBe(`${top}/acme/web`);
  expect(document.title).toBe("acme");
  expect(document.machine).toMatchObject({ home: `${top}/home`, shell: "zsh" });
  expect(document.machine?.codexHome).toBeUndefined();
  expect(filesOf(document)).toEqual({
    "acme/.git/HEAD": "ref: refs/heads/main\n",
    "acme/AGENTS.md": "Rules: é \\ \" ' $HOME `id`\r\nlast line without end",
    "acme/CLAUDE.md": { symlink: "AGENTS.md" },
    "acme/web": { dir: true },
    "acme/web/AGENTS.md": { base64: "//4AAQ==" },
    "acme/web/AGENTS.override.md": { symlink: "../../shared/rules.md" },
    "shared/rules.md": "Shared.\n",
    "acme/docs/AGENTS.md": { dir: true },
    "acme/gone/AGENTS.md": { symlink: "no\twhere\n" },
    'acme/q"uo\\te\n\t$(id)/AGENTS.md': "nasty\n",
    "acme/ lead and trail /agents.md": "",
    "acme/-n/AGENTS.md": "dash",
    "acme/.codex/config.toml": "model_instructions_file = 'base.md'\n",
    "acme/.codex/base.md": "Base.\n",
    "home/.codex/config.toml": 'project_doc_fallback_filenames = [\n  "GUIDE.md", # one\n  "IN FO.md",\n]\n',
    "home/.codex/AGENTS.md": "Mine.\n",
    "acme/GUIDE.md": "Guide.\n",
    "acme/web/IN FO.md": "Info.\n",
    "acme/sub/.git": "gitdir: ../.git/modules/sub\n",
    "acme/.git/modules/sub/HEAD": "ref: refs/heads/main\n",
  });
  expect(JSON.stringify(document)).not.toContain("never");
});

test.each(SHELLS)("%s: another CODEX_HOME, no repository, an empty .git, link loops", (...shell) => {
  lay({
    "plain/.git": null,
    "plain/AGENTS.md": "->loop.md",
    "plain/loop.md": "->AGENTS.md",
    "codex/config.toml": 'project_root_markers = [".top", "ROOT"]\n',
    "codex/AGENTS.override.md": "Over.\n",
    ".top": null,
    "plain/ROOT": "not of interest",
  });
  const document = collect(shell, "plain", { CODEX_HOME: `${top}/codex` });
  expect(document.machine?.codexHome).toBe(`${top}/codex`);
  expect(filesOf(document)).toEqual({
    plain: { dir: true },
    "plain/.git": { dir: true },
    "plain/AGENTS.md": { symlink: "loop.md" },
    "codex/config.toml": 'project_root_markers = [".top", "ROOT"]\n',
    "codex/AGENTS.override.md": "Over.\n",
    ".top": { dir: true },
    "plain/ROOT": "",
  });
});

test.each(SHELLS)("%s: below a directory that is no checkout nothing is looked for; above it is", (...shell) => {
  lay({ "AGENTS.md": "Above.\n", "plain/AGENTS.md": "Here.\n", "plain/deep/AGENTS.md": "Below.\n" });
  const document = collect(shell, "plain");
  expect(document.title).toBe("plain");
  expect(filesOf(document)).toEqual({
    "AGENTS.md": "Above.\n",
    plain: { dir: true },
    "plain/AGENTS.md": "Here.\n",
  });
});

test.each(SHELLS)("%s: started inside of what is skipped, the way up is still looked at", (...shell) => {
  lay({
    "acme/.git/HEAD": "ref: refs/heads/main\n",
    "acme/node_modules/x/AGENTS.md": "Inside.\n",
    "acme/node_modules/y/AGENTS.md": "Beside.\n",
  });
  expect(Object.keys(filesOf(collect(shell, "acme/node_modules/x"))).toSorted()).toEqual([
    "acme/.git/HEAD",
    "acme/node_modules/x",
    "acme/node_modules/x/AGENTS.md",
  ]);
});
