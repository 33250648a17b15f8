/**
 * The check as a script for PowerShell on Windows (5.1 and later). It is plain ASCII: everything else is in base64, so that
 * no code page changes it.
 */
import { decodeBase64, encodeBase64, encodeUtf8, type FileNode } from "../../engine/index.ts";
import { formatValue } from "../configText.ts";
import { belowPrefix } from "./mapPaths.ts";
import { MARKS } from "./marks.ts";
import { SCRIPT_COMMENTS, systemFileComments } from "./posixScript.ts";
import type { CheckSetup } from "./setup.ts";

/** Stands for the temporary directory while the script is written: a character that is none. */
const PLACE = "/\uFFFF";
/** Characters of base64 in a line; PowerShell passes over the line ends. */
const LINE = 120;

export function powerShellScript(setup: CheckSetup): string {
  const { machine, launch, files } = belowPrefix(setup.scenario, PLACE);
  const folders = [machine.home, machine.codexHome, launch.cwd, ...(machine.tmpdir === null ? [] : [machine.tmpdir])];
  const set = Object.entries(launch.overrides).flatMap(([key, value]) =>
    value === null ? [] : ["'-c'", argument(`${key}=${formatValue(value as Parameters<typeof formatValue>[0])}`)],
  );
  const profile = launch.profile === undefined ? [] : ["'-p'", argument(launch.profile)];
  const text = setup.prompt === null ? [] : ["'--'", argument(setup.prompt)];
  return [
    "& {",
    ...comments(setup),
    HEAD,
    "",
    "try {",
    "# The files of the scenario",
    ...Object.entries(files).map(([path, node]) =>
      laidOut(below(path), node, node !== setup.scenario.files[below(path)]),
    ),
    ...folders.map((path) => `Folder ${psString(below(path))}`),
    "",
    "# The program, with an environment of its own; nothing listens at the proxy",
    `$private = @{ HOME = ${place(machine.home)}; USERPROFILE = ${place(machine.home)}; CODEX_HOME = ${place(machine.codexHome)} }`,
    `$cwd = ${place(launch.cwd)}`,
    "$version = Run @('--version')",
    `$output = Run @(${[...profile, "'debug'", "'prompt-input'", ...set, ...text].join(", ")})`,
    "",
    "# What it printed",
    `'${MARKS.begin}', 'form: 1', 'scenario: ${setup.fingerprint}'`,
    '"codex: $($version.Out.Trim())", "status: $($output.Status)", \'system: Windows\', "directory: $root"',
    ...Object.entries(files)
      .filter(([, node]) => typeof node === "object" && "unreadable" in node)
      .map(([path]) => `'readable: ' + ${psString(below(path))}`),
    TAIL,
    "}",
    "",
  ].join("\r\n");
}

function below(path: string): string {
  return path.slice(PLACE.length) || "/";
}

function place(path: string): string {
  return `(Place ${psString(below(path))})`;
}

function comments(setup: CheckSetup): string[] {
  return [
    ...SCRIPT_COMMENTS,
    "# Another program than the `codex` of your PATH: $env:CODEX = 'C:\\path\\to\\codex.exe'",
    ...systemFileComments(setup),
  ];
}

/** `mapped`: the temporary directory stands in its text. */
function laidOut(path: string, node: FileNode, mapped: boolean): string {
  if (typeof node === "object" && "dir" in node) return `Folder ${psString(path)}`;
  if (typeof node === "object" && "symlink" in node) {
    const isAbsolute = node.symlink.startsWith(PLACE);
    return `Link ${psString(path)} ${isAbsolute ? place(node.symlink) : psString(node.symlink.replaceAll("/", "\\"))}`;
  }
  if (typeof node === "object" && "base64" in node) return put(path, [base64(decodeBase64(node.base64))]);
  const text = typeof node === "string" ? node : "unreadable\n";
  return put(path, mapped ? pieces(text) : [base64(encodeUtf8(text))]);
}

function put(path: string, contents: readonly string[]): string {
  return `Put ${psString(path)} @(${contents.join(", ")})`;
}

/** The text as pieces of base64, with the temporary directory between them as its quotes need it. */
function pieces(text: string): string[] {
  const [first = "", ...others] = text.split(PLACE);
  const found = [base64(encodeUtf8(first))];
  let before = first;
  for (const piece of others) {
    const path = /^[^"'\r\n]*/.exec(piece)?.[0] ?? "";
    const isBasic = before.endsWith('"');
    const isLiteral = before.endsWith("'");
    const slash = isBasic ? "\\\\" : isLiteral ? "\\" : "/";
    found.push(isBasic ? "$inBasic" : isLiteral ? "$inLiteral" : "$inPlain");
    found.push(base64(encodeUtf8(path.replaceAll("/", slash) + piece.slice(path.length))));
    before = piece;
  }
  return found;
}

/** A string between single quotes, its bytes in base64. */
function base64(bytes: Uint8Array): string {
  const lines = encodeBase64(bytes).match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return `'${lines.join("\r\n")}'`;
}

/** Any string as an expression. */
export function psString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return `(Text ${base64(encodeUtf8(text))})`;
}

/** An argument of the program: paths below the temporary directory in the form of `-c`, a basic string of TOML. */
function argument(text: string): string {
  const contents = pieces(text);
  return contents.length === 1 ? psString(text) : `(Joined @(${contents.join(", ")}))`;
}

const HEAD = String.raw`$ErrorActionPreference = 'Stop'
if ($env:OS -ne 'Windows_NT') { throw 'Use the POSIX script here.' }
[Console]::OutputEncoding = New-Object Text.UTF8Encoding $false
$named = if ($env:CODEX) { $env:CODEX } else { 'codex' }
$found = @(Get-Command $named -All -CommandType Application, ExternalScript -ErrorAction SilentlyContinue)
$native = $found | Where-Object { $_.Source -like '*.exe' } | Select-Object -First 1
$script = $found | ForEach-Object { Join-Path (Split-Path $_.Source) 'node_modules\@openai\codex\bin\codex.js' } |
  Where-Object { Test-Path -LiteralPath $_ } | Select-Object -First 1
if ($native) { $file = $native.Source; $first = @() }
elseif ($script) { $file = (Get-Command node -CommandType Application | Select-Object -First 1).Source; $first = @($script) }
else { throw 'There is no program codex. Name it: $env:CODEX = ''C:\path\to\codex.exe''' }

$work = [IO.Path]::Combine([IO.Path]::GetTempPath(), 'codex-check-' + [Guid]::NewGuid().ToString('N').Substring(0, 8))
$root = (New-Item -ItemType Directory -Path ([IO.Path]::Combine($work, 'root'))).FullName
$inBasic = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($root.Replace('\', '\\')))
$inLiteral = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($root))
$inPlain = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($root.Replace('\', '/')))
$failed = New-Object Collections.Generic.List[string]

function Text([string]$base64) { [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($base64)) }
function Bytes([string[]]$pieces) {
  $all = New-Object IO.MemoryStream
  foreach ($piece in $pieces) { $part = [Convert]::FromBase64String($piece); $all.Write($part, 0, $part.Length) }
  , $all.ToArray()
}
function Joined([string[]]$pieces) { [Text.Encoding]::UTF8.GetString((Bytes $pieces)) }
function Place([string]$path) { $root + $path.TrimEnd('/').Replace('/', '\') }
function Made([string]$path, [scriptblock]$make) { try { & $make } catch { $failed.Add($path) } }
function Folder([string]$path) { Made $path { [void][IO.Directory]::CreateDirectory((Place $path)) } }
function Put([string]$path, [string[]]$pieces) {
  Made $path {
    [void][IO.Directory]::CreateDirectory([IO.Path]::GetDirectoryName((Place $path)))
    [IO.File]::WriteAllBytes((Place $path), (Bytes $pieces))
  }
}
function Link([string]$path, [string]$target) {
  Made $path {
    [void][IO.Directory]::CreateDirectory([IO.Path]::GetDirectoryName((Place $path)))
    [void](New-Item -ItemType SymbolicLink -Path (Place $path) -Target $target)
  }
}
function Quoted([string]$argument) { '"' + (($argument -replace '(\\*)"', '$1$1\"') -replace '(\\+)$', '$1$1') + '"' }
function Run([string[]]$arguments) {
  $info = New-Object Diagnostics.ProcessStartInfo
  $info.FileName = $file
  $info.Arguments = (@($first + $arguments) | ForEach-Object { Quoted $_ }) -join ' '
  $info.WorkingDirectory = $cwd
  $info.UseShellExecute = $false
  $info.RedirectStandardInput = $info.RedirectStandardOutput = $info.RedirectStandardError = $true
  $info.StandardOutputEncoding = $info.StandardErrorEncoding = New-Object Text.UTF8Encoding $false
  $kept = @{}
  foreach ($name in 'PATH', 'PATHEXT', 'SystemRoot', 'SystemDrive', 'ComSpec', 'TEMP', 'TMP') {
    $kept[$name] = [Environment]::GetEnvironmentVariable($name)
  }
  $info.EnvironmentVariables.Clear()
  foreach ($set in $kept, $private) { foreach ($name in $set.Keys) { $info.EnvironmentVariables[$name] = $set[$name] } }
  foreach ($name in 'HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY') { $info.EnvironmentVariables[$name] = 'http://127.0.0.1:9' }
  foreach ($name in 'APPDATA', 'LOCALAPPDATA') { $info.EnvironmentVariables[$name] = $private['HOME'] }
  $process = [Diagnostics.Process]::Start($info)
  $process.StandardInput.Close()
  $out = $process.StandardOutput.ReadToEndAsync()
  $err = $process.StandardError.ReadToEndAsync()
  $process.WaitForExit()
  @{ Status = $process.ExitCode; Out = $out.Result; Err = $err.Result }
}`.replaceAll("\n", "\r\n");

const TAIL = `foreach ($path in $failed) { "failed: $path" }
'${MARKS.output}', $output.Out
'${MARKS.errors}', $output.Err
'${MARKS.end}'
} finally { Remove-Item -LiteralPath $work -Recurse -Force }`.replaceAll("\n", "\r\n");
