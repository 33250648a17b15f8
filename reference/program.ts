/** Finds the native Codex program of a release; installs the packages of `reference/package.json` when they are missing. */
import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { arch, platform } from "node:os";
import { dirname, join, sep } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { NotRun } from "./notRun.ts";
import { RELEASES, type ReferenceRelease } from "./releases.ts";

const HERE = dirname(fileURLToPath(import.meta.url));
const MODULES = join(HERE, "node_modules");
/** Held by the process that installs, so that two commands started together do not install into one folder. */
const INSTALL_LOCK = join(HERE, ".installing");
const INSTALL_LIMIT_MS = 600_000;

export interface Program {
  readonly release: string;
  /** The native program. */
  readonly path: string;
  /** The folder around it that holds its helper programs. */
  readonly folder: string;
}

const found = new Map<string, Promise<Program>>();

/**
 * The program of a release, installed when need be. `say` gets one line before and after an installation.
 * Throws NotRun when the release is not listed, or cannot be installed.
 */
export function programOf(release: string, say: (line: string) => void = console.error): Promise<Program> {
  let program = found.get(release);
  if (program === undefined) {
    program = locate(release, say);
    found.set(release, program);
  }
  return program;
}

async function locate(release: string, say: (line: string) => void): Promise<Program> {
  const listed = RELEASES.find((entry) => entry.release === release);
  if (listed === undefined)
    throw new NotRun("no-program", `Codex ${release} is not among the releases this suite can run`);
  const named = process.env[listed.variable];
  if (named !== undefined && named !== "") return namedProgram(listed, named);
  let path = installedProgram(listed);
  if (path === null) {
    await install(listed, say);
    path = installedProgram(listed);
  }
  if (path === null) {
    throw new NotRun("no-program", `@openai/codex ${release} brings no native program for ${platform()} ${arch()}`);
  }
  return programAt(release, path);
}

function programAt(release: string, path: string): Program {
  return { release, path, folder: dirname(dirname(path)) };
}

function namedProgram(listed: ReferenceRelease, named: string): Program {
  if (!existsSync(named)) throw new NotRun("no-program", `${listed.variable} names ${named}, which does not exist`);
  const path = realpathSync(named);
  if (!isNative(path))
    throw new NotRun("no-program", `${listed.variable} names ${named}, which is not a native program`);
  return programAt(listed.release, path);
}

/** ELF or Mach-O, not a script that starts something else. */
function isNative(path: string): boolean {
  if (!statSync(path).isFile()) return false;
  const file = openSync(path, "r");
  try {
    const magic = Buffer.alloc(4);
    readSync(file, magic, 0, 4, 0);
    return ["7f454c46", "cffaedfe", "cafebabe"].includes(magic.toString("hex"));
  } finally {
    closeSync(file);
  }
}

/**
 * `@openai/codex` is a launcher; the program itself lies in an optional package for the platform, which npm puts beside
 * the launcher or, when two releases are installed, below it. A row may name the package of the platform itself.
 */
function installedProgram(listed: ReferenceRelease): string | null {
  const [launcher, name] = [join(MODULES, listed.alias), join("@openai", `codex-${platform()}-${arch()}`)];
  for (const folder of [launcher, join(launcher, "node_modules", name), join(MODULES, name)]) {
    if (packageVersion(folder)?.startsWith(`${listed.release}-`) !== true) continue;
    const vendor = join(folder, "vendor");
    if (!existsSync(vendor)) continue;
    for (const triple of readdirSync(vendor)) {
      for (const place of ["bin", "codex"]) {
        const path = join(vendor, triple, place, "codex");
        if (existsSync(path)) return realpathSync(path);
      }
    }
  }
  return null;
}

function packageVersion(folder: string): string | null {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

async function install(listed: ReferenceRelease, say: (line: string) => void): Promise<void> {
  const names = RELEASES.map((entry) => `@openai/codex@${entry.release}`).join(", ");
  const release = await takeLock();
  try {
    if (installedProgram(listed) !== null) return;
    say(`Installing ${names} into ${MODULES} (about 420 MB on disk a release) …`);
    await npmCi();
    say(`Installed ${names} into ${MODULES}: ${Math.round(sizeOf(MODULES) / 1e6)} MB.`);
  } finally {
    release();
  }
}

function npmCi(): Promise<void> {
  return new Promise((resolve, reject) => {
    const npm = spawn("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: HERE,
      stdio: ["ignore", "ignore", "pipe"],
      timeout: INSTALL_LIMIT_MS,
    });
    let complaint = "";
    npm.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaint += text;
    });
    const failed = (detail: string) =>
      reject(new NotRun("no-program", `npm could not install Codex: ${detail.trim().slice(-400)}`));
    npm.on("error", (error) => failed(error.message));
    npm.on("close", (status) => (status === 0 ? resolve() : failed(complaint || `status ${status}`)));
  });
}

async function takeLock(): Promise<() => void> {
  const end = Date.now() + INSTALL_LIMIT_MS;
  for (;;) {
    try {
      writeFileSync(INSTALL_LOCK, `${process.pid}\n`, { flag: "wx" });
      return () => rmSync(INSTALL_LOCK, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (lockIsStale()) rmSync(INSTALL_LOCK, { force: true });
    else if (Date.now() > end)
      throw new NotRun("no-program", `another installation of Codex does not end (${INSTALL_LOCK})`);
    else await delay(200);
  }
}

function lockIsStale(): boolean {
  try {
    const holder = Number.parseInt(readFileSync(INSTALL_LOCK, "utf8"), 10);
    // An empty file: its writer is just about to write its id.
    if (Number.isNaN(holder)) return false;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

function sizeOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += statSync(entry.parentPath + sep + entry.name).size;
  }
  return bytes;
}
