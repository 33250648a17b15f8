/**
 * A private root folder for one run of Codex: a mount name space of its own, the programs of this computer mounted into
 * a temporary root, `pivot_root`, and no capabilities left that matter (a file without read permission must be unreadable
 * for root too). Paths of a scenario are then real paths. Codex can make a sandbox of its own in there, which it reads
 * files through under some permission profiles: `chroot` would forbid that, and so would the loss of CAP_SETFCAP. Node
 * has no such system calls, so util-linux and coreutils make them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import type { Program } from "./program.ts";

/** Programs and libraries of this computer, mounted as they are. */
const SHARED = ["usr", "bin", "sbin", "lib", "lib64", "lib32", "libx32"];
const KERNEL = ["proc", "dev"];
/** Where the folder of the Codex program is mounted. */
const PROGRAM_PLACE = "run/codex";
/** Where the host's root is for a moment. */
const FORMER_ROOT = ".former-root";

const isRoot = userInfo().uid === 0;

function tool(name: string): string | null {
  for (const folder of ["/usr/bin", "/usr/sbin", "/bin", "/sbin"]) {
    if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

const TOOLS = {
  unshare: tool("unshare"),
  mount: tool("mount"),
  umount: tool("umount"),
  pivotRoot: tool("pivot_root"),
  setpriv: tool("setpriv"),
  env: tool("env"),
};

/** Directories of the host that are mounted; links among them (`/bin` → `usr/bin`) are made anew instead. */
function mountPoints(): string[] {
  return [...SHARED, ...KERNEL].filter((name) => existsSync(`/${name}`) && lstatSync(`/${name}`).isDirectory());
}

/** Paths of a scenario that may not be written because they belong to the host. */
export function isHostPath(path: string): boolean {
  const first = path.split("/")[1] ?? "";
  const program = `/${PROGRAM_PLACE}`;
  return SHARED.includes(first) || KERNEL.includes(first) || path === program || path.startsWith(`${program}/`);
}

/** Makes the empty folders that `enterJail` mounts on. */
export function prepareJail(root: string): void {
  for (const name of SHARED) {
    if (existsSync(`/${name}`) && lstatSync(`/${name}`).isSymbolicLink())
      symlinkSync(readlinkSync(`/${name}`), join(root, name));
  }
  for (const name of [...mountPoints(), PROGRAM_PLACE]) mkdirSync(join(root, name), { recursive: true });
}

/**
 * Removes a jail's root. Its mount points are removed first, and only as empty folders: should a mount have stayed, this
 * throws and nothing behind it is touched.
 */
export function removeJail(root: string): void {
  for (const name of [...mountPoints(), PROGRAM_PLACE]) {
    if (existsSync(join(root, name))) rmdirSync(join(root, name));
  }
  rmSync(root, { recursive: true, force: true });
}

// $1 root, $2 folder of the program, $3 working directory in the jail; then the program and its arguments.
// The shell's own variables are taken out again.
const ENTER = `set -e
root=$1; folder=$2; cwd=$3; shift 3
${TOOLS.mount} --bind "$root" "$root"
for name in ${mountPoints().join(" ")}; do
  case $name in proc|dev) options=rw ;; *) options=$SHARED_OPTIONS ;; esac
  ${TOOLS.mount} --rbind -o $options /$name "$root/$name"
done
${TOOLS.mount} --rbind -o $SHARED_OPTIONS "$folder" "$root/${PROGRAM_PLACE}"
unset SHARED_OPTIONS
cd "$root"
mkdir ${FORMER_ROOT}
${TOOLS.pivotRoot} . ${FORMER_ROOT}
${TOOLS.umount} -l /${FORMER_ROOT}
rmdir /${FORMER_ROOT}
exec ${TOOLS.setpriv} --bounding-set=-all,+setfcap --inh-caps=-all \\
  ${TOOLS.env} -u PWD -u OLDPWD -u SHLVL -u _ -C "$cwd" "$@"`;

/** argv and the extra variable of a program run in the jail; `path` is the program as the host knows it. */
export function enterJail(
  root: string,
  program: { readonly path: string; readonly folder: string },
  args: readonly string[],
  cwd: string,
): { readonly argv: readonly string[]; readonly env: Readonly<Record<string, string>> } {
  const inside = `/${PROGRAM_PLACE}${program.path.slice(program.folder.length)}`;
  const namespaces = isRoot ? ["--mount"] : ["--mount", "--map-root-user"];
  return {
    argv: [
      TOOLS.unshare ?? "unshare",
      ...namespaces,
      "--propagation=private",
      "/bin/sh",
      "-c",
      ENTER,
      "sh",
      root,
      program.folder,
      cwd,
      inside,
      ...args,
    ],
    // In a user name space the host's own mount options may not be changed, and its files cannot be written anyway.
    env: { SHARED_OPTIONS: isRoot ? "ro" : "rw" },
  };
}

/** Without a jail root must still give up its capabilities. */
export function withoutCapabilities(argv: readonly string[]): readonly string[] {
  if (!isRoot || TOOLS.setpriv === null) return argv;
  return [TOOLS.setpriv, "--bounding-set=-all,+setfcap", "--inh-caps=-all", ...argv];
}

let works: boolean | null = null;

/** Can a jail be made here? Tried once, with `true` as the program. */
export function jailWorks(): boolean {
  works ??= tryJail();
  return works;
}

function tryJail(): boolean {
  const probe: Pick<Program, "path" | "folder"> = { path: "/usr/bin/true", folder: "/usr" };
  if (Object.values(TOOLS).includes(null) || !existsSync(probe.path)) return false;
  const root = mkdtempSync(join(tmpdir(), "codex-reference-"));
  try {
    prepareJail(root);
    const { argv, env } = enterJail(root, probe, [], "/");
    const [file = "", ...rest] = argv;
    return spawnSync(file, rest, { env, stdio: "ignore", timeout: 20_000 }).status === 0;
  } finally {
    removeJail(root);
  }
}
