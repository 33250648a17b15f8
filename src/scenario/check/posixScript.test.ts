import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeUtf8 } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../document.ts";
import { belowPrefix } from "./mapPaths.ts";
import { readPaste } from "./paste.ts";
import { posixScript } from "./posixScript.ts";
import { checkSetup } from "./setup.ts";

/** Stands in for Codex: refuses to start, and says what it was given and what lies below the scenario's root. */
const PROGRAM = String.raw`#!${process.execPath}
const fs = require("node:fs");
const path = require("node:path");
if (process.argv[2] === "--version") { console.log("codex-cli 9.9.9"); process.exit(0); }
const root = process.env.CODEX_HOME.slice(0, process.env.CODEX_HOME.indexOf("/root/") + 5);
const found = {};
const walk = (at) => {
  for (const name of fs.readdirSync(at)) {
    const here = path.join(at, name);
    const stat = fs.lstatSync(here);
    if (stat.isDirectory()) walk(here);
    else found[here.slice(root.length)] = stat.isSymbolicLink() ? "-> " + fs.readlinkSync(here) : fs.readFileSync(here).toString("base64");
  }
};
walk(root);
const said = { args: process.argv.slice(2), cwd: process.cwd(), env: process.env, found, root };
process.stderr.write("Error: " + Buffer.from(JSON.stringify(said)).toString("base64") + "\n");
process.exit(1);
`;

interface Said {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly found: Readonly<Record<string, string>>;
  readonly root: string;
}

let place = "";
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "check-script-"));
  writeFileSync(join(place, "codex"), PROGRAM);
  chmodSync(join(place, "codex"), 0o755);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const SHELLS = ["/bin/dash", "/bin/bash", "/bin/busybox"].filter((path) => existsSync(path));

/** What the program was given, and what the script printed. */
function run(document: ScenarioDocument, shell = "sh"): { said: Said; output: string } {
  const setup = checkSetup(normaliseScenario(document));
  if (setup === null) throw new Error("not modelled");
  const script = posixScript(setup);
  expect(script).toMatch(/^sh <<'(END_OF_CODEX_CHECK\d*)'\n[^\t\r\0]*\n\1\n$/);
  const env = { PATH: `${place}:/usr/bin:/bin`, TMPDIR: place, HOME: "/nowhere", CODEX_HOME: "/mine", SECRET: "x" };
  const args = shell.endsWith("busybox") ? ["sh"] : [];
  const { stdout, stderr, status } = spawnSync(shell, args, { input: script, env, encoding: "utf8" });
  expect([stderr, status]).toEqual(["", 0]);
  expect(readdirSync(place)).toEqual(["codex"]);
  const paste = readPaste(stdout);
  if ("kind" in paste || paste.refusal === null) throw new Error(stdout);
  expect(paste.facts).toMatchObject({ fingerprint: setup.fingerprint, status: 1, version: "codex-cli 9.9.9" });
  const said = JSON.parse(Buffer.from(paste.refusal.slice("Error: ".length), "base64").toString()) as Said;
  expect(said.root).toBe(paste.facts?.directory);
  return { said, output: stdout };
}

const base64 = (text: string) => Buffer.from(encodeUtf8(text)).toString("base64");

/** Every byte that can stand inside a character, and wide ones. */
const WIDE = `${String.fromCodePoint(...Array.from({ length: 64 }, (_, at) => 0xc0 + at))} 中文 日本語 😀 e\u0300`;
const NASTY = 'it\'s a "dir"\n\t$HOME `id` \\n %s \u0007 é\u00a0\u202e😀';

describe("the POSIX script", () => {
  it.each(SHELLS)("lays files out byte for byte, whatever is in them and in their names: %s", (shell) => {
    const name = fc.oneof(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), fc.constant(NASTY));
    const line = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "END_OF_TEXT",
        "END_OF_CODEX_CHECK",
        "\t$x `y` 'z' %d\r",
        "\\101\\",
        "/@ROOT@",
        "x".repeat(1_000),
        "-n",
      ),
    );
    const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n"));
    const node = fc.oneof(
      text,
      text.map((one) => `${one}\n`),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ base64: Buffer.from(bytes).toString("base64") })),
    );
    const isName = (one: string) => !/[/\0]|^\.\.?$/.test(one) && encodeUtf8(one).length < 200 && one.isWellFormed();
    const files = fc.dictionary(name.filter(isName), node, { maxKeys: 4, noNullPrototype: true });
    fc.assert(
      fc.property(files, text, (written, message) => {
        const paths = Object.fromEntries(Object.entries(written).map(([key, one]) => [`/w/${key}`, one]));
        const steps = [{ do: "turn", text: message }] as const;
        const { said } = run({ format: 1, files: paths, launch: { cwd: "/w" }, steps }, shell);
        const wanted = Object.entries(paths).map(([key, one]) => [
          key,
          typeof one === "string" ? base64(one) : one.base64,
        ]);
        expect(said.found).toEqual(Object.fromEntries(wanted));
        const sayable = message !== "" && !message.includes("\0");
        expect(said.args).toEqual(["debug", "prompt-input", ...(sayable ? ["--", message.toWellFormed()] : [])]);
      }),
      { numRuns: 25 },
    );
  });

  it("gives the program an environment of its own", () => {
    const cwd = `/w/${NASTY}/${WIDE}`;
    const { said } = run({ format: 1, machine: { tmpdir: "/var/t" }, launch: { cwd }, files: { [`${cwd}/f`]: WIDE } });
    expect(said.cwd).toBe(said.root + cwd);
    expect(said.found).toEqual({ [`${cwd}/f`]: base64(WIDE) });
    expect(said.env).toMatchObject({
      HOME: `${said.root}/home/dev`,
      CODEX_HOME: `${said.root}/home/dev/.codex`,
      TMPDIR: `${said.root}/var/t`,
      HTTPS_PROXY: "http://127.0.0.1:9",
    });
    expect(Object.keys(said.env)).not.toContain("SECRET");
  });

  it("puts the temporary directory before the paths that Codex acts on", () => {
    const document: ScenarioDocument = {
      format: 1,
      files: {
        "/home/dev/.codex/config.toml": '[projects."/home/dev/a"]\ntrust_level = "trusted"\n',
        "/home/dev/a/link": { symlink: "/etc/hosts" },
        "/home/dev/a/near": { symlink: "link" },
        "/home/dev/a/.git": "gitdir: /home/dev/main/.git/worktrees/a\n",
        "/etc/codex/requirements.toml": "x = 1\n",
      },
      launch: {
        cwd: "/home/dev/a",
        overrides: { "projects./b.trust_level": "trusted", notify: ["/x", "y"], gone: null },
      },
    };
    const { said, output } = run(document);
    const { files } = belowPrefix(normaliseScenario(document), said.root);
    expect(said.found).toEqual({
      "/home/dev/.codex/config.toml": base64(files[`${said.root}/home/dev/.codex/config.toml`] as string),
      "/home/dev/a/link": `-> ${said.root}/etc/hosts`,
      "/home/dev/a/near": "-> link",
      "/home/dev/a/.git": base64(`gitdir: ${said.root}/home/dev/main/.git/worktrees/a\n`),
    });
    expect(said.args).toEqual([
      "debug",
      "prompt-input",
      "-c",
      `projects.${said.root}/b.trust_level="trusted"`,
      "-c",
      `notify=["${said.root}/x", "y"]`,
      "--",
      "hello",
    ]);
    expect(output).not.toContain("requirements.toml");
  });

  it("says which files could be read all the same, and goes through links", () => {
    const { output, said } = run({
      format: 1,
      files: { "/w/AGENTS.md": { unreadable: true }, "/l": { symlink: "/real" }, "/l/file": "x" },
      launch: { cwd: "/l/deep" },
    });
    expect(said.cwd).toBe(`${said.root}/real/deep`);
    expect(said.found["/real/file"]).toBe(base64("x"));
    const isRoot = process.getuid?.() === 0;
    expect(output.includes("readable: /w/AGENTS.md\n")).toBe(isRoot);
  });

  it("ends with a sentence where there is no Codex", () => {
    const setup = checkSetup(normaliseScenario({ format: 1, launch: { cwd: "/w" } }));
    if (setup === null) throw new Error("not modelled");
    const env = { PATH: "/usr/bin:/bin", TMPDIR: place };
    const { stderr, status, stdout } = spawnSync("sh", { input: posixScript(setup), env, encoding: "utf8" });
    expect([stderr, status, stdout]).toEqual([
      "codex check: there is no program codex; name it: CODEX=/path/to/codex\n",
      1,
      "",
    ]);
  });
});
