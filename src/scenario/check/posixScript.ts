/** The check as a script for a POSIX shell. It is itself a text for `sh`, so it can be pasted into any shell. */
import { decodeBase64, decodeLossy, encodeUtf8, type FileNode, FileSystem, type Scenario } from "../../engine/index.ts";
import { formatValue } from "../configText.ts";
import { belowPrefix } from "./mapPaths.ts";
import { MARKS } from "./marks.ts";
import type { CheckSetup } from "./setup.ts";
import { printed, printedBytes, type ShellWriter, shellWord } from "./shellText.ts";

export function posixScript(setup: CheckSetup): string {
  const { end, ...writer } = writerFor(setup);
  const { machine, launch, files } = belowPrefix(setup.scenario, writer.placeholder);
  const word = (text: string, name: string) => shellWord(text, writer, name);
  const below = (path: string) => word(path.slice(writer.placeholder.length), "path");
  const disk = FileSystem.of(files, foldersOf(machine, launch));
  const put = Object.entries(files).flatMap(([path, node]) => putLines(below(placeOf(disk, path)), node, writer));
  const made = new Set(foldersOf(machine, launch).map((path) => disk.realPath(path) ?? path));
  const make = [...made].flatMap((path) => call("folder", below(path)));
  const unreadable = Object.keys(files).filter((path) => isUnreadable(files[path]));
  return [
    `sh <<'${end}'`,
    ...comments(setup),
    HEAD,
    "",
    "# The files of the scenario",
    ...put,
    ...make,
    "",
    "# The program, with an environment of its own; nothing listens at the proxy",
    ...environment(machine, word),
    ...command(setup, launch, word),
    "",
    "# What it printed",
    ...report(setup),
    ...unreadable.flatMap((path) => call("readable", below(path))),
    ...TAIL,
    end,
    "",
  ].join("\n");
}

/** Directories that exist by themselves. */
function foldersOf({ home, codexHome, tmpdir }: Scenario["machine"], { cwd }: Scenario["launch"]): string[] {
  return [home, codexHome, cwd, ...(tmpdir === null ? [] : [tmpdir])];
}

/** Where the links of its directories lead: nothing can be made behind a link to what is not there yet. */
function placeOf(disk: FileSystem, path: string): string {
  const at = path.lastIndexOf("/");
  return (disk.realPath(path.slice(0, at)) ?? path.slice(0, at)) + path.slice(at);
}

/** `end`: ends the whole script. */
function writerFor({ scenario, prompt }: CheckSetup): ShellWriter & { readonly end: string } {
  const all = JSON.stringify([scenario, prompt]);
  return {
    placeholder: unused("/@ROOT@", all),
    mark: unused("END_OF_TEXT", all),
    end: unused("END_OF_CODEX_CHECK", all),
  };
}

/** The name, with a number behind it when the text holds it. */
function unused(name: string, text: string): string {
  let tried = name;
  for (let number = 2; text.includes(tried); number++) tried = `${name}${number}`;
  return tried;
}

function isUnreadable(node: FileNode | undefined): boolean {
  return typeof node === "object" && "unreadable" in node;
}

type Word = (text: string, name: string) => { readonly before: readonly string[]; readonly word: string };

function call(name: string, { before, word }: ReturnType<Word>): string[] {
  return [...before, `${name} ${word}`];
}

function putLines(path: ReturnType<Word>, node: FileNode, writer: ShellWriter): string[] {
  if (typeof node === "object" && "dir" in node) return call("folder", path);
  if (typeof node === "object" && "symlink" in node) {
    const target = shellWord(node.symlink, writer, "target");
    return [...path.before, ...target.before, `link ${target.word} ${path.word}`];
  }
  const content = contentLines(node, writer);
  const only =
    content.length > 2 && content[0]?.startsWith("cat <<") && content.indexOf(writer.mark) === content.length - 1;
  const put = only
    ? [`put ${path.word} ${content[0]?.slice("cat ".length)}`, ...content.slice(1)]
    : ["{", ...content, `} | put ${path.word}`];
  return [...path.before, ...put, ...(isUnreadable(node) ? [`chmod 000 "$root"${path.word}`] : [])];
}

function contentLines(node: Exclude<FileNode, { dir: true } | { symlink: string }>, writer: ShellWriter): string[] {
  if (typeof node === "string") return printed(node, writer);
  if ("unreadable" in node) return printed("unreadable\n", writer);
  const bytes = decodeBase64(node.base64);
  const text = decodeLossy(bytes);
  const back = encodeUtf8(text);
  const isText = back.length === bytes.length && !text.includes("\0");
  return isText && back.every((byte, at) => byte === bytes[at]) ? printed(text, writer) : printedBytes(bytes);
}

function comments(setup: CheckSetup): string[] {
  return [
    ...SCRIPT_COMMENTS,
    "# Another program than the `codex` of your PATH: CODEX=/path/to/codex",
    ...systemFileComments(setup),
  ];
}

/** English in every language of the app: scripts are read by other people too. */
export const SCRIPT_COMMENTS = [
  "# Lays a scenario out in a new temporary directory, runs `codex debug prompt-input` there,",
  "# prints what it prints, and removes the directory. It reads nothing of your own CODEX_HOME",
  "# and sends nothing to a network.",
];

/** Names the files that the script does not lay out. */
export function systemFileComments({ leftOut }: CheckSetup): string[] {
  const system = leftOut.flatMap((one) => (one.kind === "systemFiles" ? one.paths : []));
  if (system.length === 0) return [];
  const names = system.map((path) => `#   ${JSON.stringify(path).replaceAll(/[^\x20-\x7e]/g, "?")}`);
  return ["# Left out, because only an administrator could lay them out:", ...names];
}

const HEAD = `set -eu
umask 022
fail() { printf '%s\\n' "codex check: $1" >&2; exit 1; }
codex=$(command -v "\${CODEX:-codex}") || fail 'there is no program codex; name it: CODEX=/path/to/codex'
case $codex in /*) ;; *) codex=$PWD/$codex ;; esac
base=\${TMPDIR:-/tmp}
case $base in /*) ;; *) base=/tmp ;; esac
case $base in *[!A-Za-z0-9/._+-]*) base=/tmp ;; esac
work=$(mktemp -d "\${base%/}/codex-check-XXXXXX")
work=$(cd "$work" && pwd -P)
clean() { cd /; chmod -R u+rwX "$work" 2>/dev/null || :; rm -rf "$work"; }
trap clean EXIT
trap 'exit 1' HUP INT TERM
root=$work/root
mkdir "$root"

folder() { mkdir -p "$root$1"; }
put() { mkdir -p "$root\${1%/*}"; cat >"$root$1"; }
link() { mkdir -p "$root\${2%/*}"; ln -s "$1" "$root$2"; }
readable() { if [ -r "$root$1" ]; then printf 'readable: %s\\n' "$1"; fi; }`;

function environment({ home, codexHome, tmpdir }: CheckSetup["scenario"]["machine"], word: Word): string[] {
  const set = { HOME: home, CODEX_HOME: codexHome, ...(tmpdir === null ? {} : { TMPDIR: tmpdir }) };
  const words = Object.entries(set).map(([name, path]) => ({ name, ...word(path, name.toLowerCase()) }));
  return [
    ...words.flatMap(({ before }) => before),
    "run() {",
    '  env -i PATH="$PATH" LANG=C.UTF-8 TERM=dumb RUST_LOG=error NO_COLOR=1 \\',
    "    HTTPS_PROXY=http://127.0.0.1:9 HTTP_PROXY=http://127.0.0.1:9 ALL_PROXY=http://127.0.0.1:9 \\",
    ...words.map(({ name, word: value }) => `    ${name}=${value} \\`),
    '    "$codex" "$@" </dev/null',
    "}",
  ];
}

function command(
  { prompt }: CheckSetup,
  { overrides, cwd, profile }: CheckSetup["scenario"]["launch"],
  word: Word,
): string[] {
  const place = word(cwd, "cwd");
  const set = Object.entries(overrides).flatMap(([key, value], index) =>
    value === null ? [] : [word(`${key}=${formatValue(value as Parameters<typeof formatValue>[0])}`, `set${index}`)],
  );
  const text = prompt === null ? null : word(prompt, "text");
  // The name of a profile stands before the command.
  const named = profile === undefined ? null : word(profile, "profile");
  return [
    ...place.before,
    `cd ${place.word}`,
    'version=$(run --version 2>/dev/null) || fail "$codex does not start with a home of its own"',
    ...[...set, text, named].flatMap((piece) => piece?.before ?? []),
    "status=0",
    `run ${named === null ? "" : `-p ${named.word} `}debug prompt-input \\`,
    ...set.map(({ word: value }) => `  -c ${value} \\`),
    ...(text === null ? [] : [`  -- ${text.word} \\`]),
    '  >"$work/out" 2>"$work/err" || status=$?',
  ];
}

function report({ fingerprint }: CheckSetup): string[] {
  return [
    `printf '%s\\n' '${MARKS.begin}' 'form: 1' 'scenario: ${fingerprint}' \\`,
    '  "codex: $version" "status: $status" "system: $(uname -s)" "directory: $root"',
    LOOK_AROUND,
  ];
}

/** What Codex reads or finds beside the scenario. */
const LOOK_AROUND = `for name in config.toml managed_config.toml requirements.toml; do
  if [ -e "/etc/codex/$name" ]; then printf 'system file: %s\\n' "/etc/codex/$name"; fi
done
above=$work
while [ "$above" != "" ]; do
  above=\${above%/*}
  if [ -e "$above/.git" ]; then printf 'above: %s\\n' "$above/.git"; fi
done`;

const TAIL = [
  `printf '%s\\n' '${MARKS.output}'`,
  'cat "$work/out"',
  `printf '%s\\n' '${MARKS.errors}'`,
  'cat "$work/err"',
  `printf '%s\\n' '${MARKS.end}'`,
];
