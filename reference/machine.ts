/** The virtual computer of a scenario, laid out below a fresh temporary root; Codex runs on it in a jail if one can be had. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import type { DiskStep, FileNode, Scenario } from "../src/engine/index.ts";
import { endAtExit } from "./cleanup.ts";
import { enterJail, isHostPath, jailWorks, prepareJail, removeJail, withoutCapabilities } from "./jail.ts";
import { NotRun } from "./notRun.ts";
import { PathMapping } from "./pathMapping.ts";
import type { Program } from "./program.ts";

/** Linux gives up on the 41st link of one look-up. */
const MAX_LINKS = 40;
/** A Node as new as the JavaScript tool of 0.113.0 wants; no more of it than that is asked at the start of a thread. */
const NODE = { folder: "/run/node", script: "#!/bin/sh\necho v22.22.0\n" };
/** Nothing listens here: what would leave the computer fails at once. */
const DEAD_PROXY = "http://127.0.0.1:9";

export type Confinement = "jail" | "prefix";

export interface Command {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Working directory on the host. */
  readonly cwd: string;
}

export class Machine {
  readonly confinement: Confinement;
  readonly #root: string;
  readonly #facts: Scenario["machine"];
  readonly #program: Program;
  readonly #mapping: PathMapping | null;
  readonly #forget: () => void;

  /** Lays the scenario's files out. Throws NotRun when this computer cannot act the scenario out. */
  constructor(scenario: Scenario, program: Program, confinement?: Confinement) {
    this.#facts = scenario.machine;
    this.#program = program;
    if (this.#facts.os !== "linux") throw new NotRun("unsupported", `a ${this.#facts.os} machine cannot be run here`);
    this.confinement = confinement ?? (jailWorks() ? "jail" : "prefix");
    this.#root = mkdtempSync(join(realpathSync(tmpdir()), "codex-reference-"));
    this.#forget = endAtExit(() => this.#remove());
    this.#mapping = this.confinement === "jail" ? null : new PathMapping(this.#root);
    try {
      this.#layOut(scenario);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  #layOut(scenario: Scenario): void {
    chmodSync(this.#root, 0o755);
    mkdirSync(join(this.#root, "tmp"));
    chmodSync(join(this.#root, "tmp"), 0o1777);
    if (this.confinement === "jail") this.#layOutSystem();
    if (scenario.codex === "0.113.0") this.#layOutNode();
    for (const [path, node] of Object.entries(scenario.files)) this.write(path, node);
    for (const path of [this.#facts.home, this.#facts.codexHome, scenario.launch.cwd, this.#facts.tmpdir]) {
      if (path !== null) this.makeDirectory(path);
    }
  }

  /** What a program asks about its user and its time zone. */
  #layOutSystem(): void {
    prepareJail(this.#root);
    mkdirSync(join(this.#root, "etc"));
    const { uid, gid } = userInfo();
    // In a user name space every user is seen as root.
    const [user, group] = uid === 0 ? [uid, gid] : [0, 0];
    const etc = (name: string, text: string) => writeFileSync(join(this.#root, "etc", name), text);
    etc("passwd", `dev:x:${user}:${group}:dev:${this.#facts.home}:/bin/bash\n`);
    etc("group", `dev:x:${group}:\n`);
    etc("hosts", "127.0.0.1 localhost\n");
    const zone = `/usr/share/zoneinfo/${this.#facts.timezone}`;
    if (existsSync(zone)) symlinkSync(zone, join(this.#root, "etc/localtime"));
  }

  #layOutNode(): void {
    mkdirSync(this.#root + NODE.folder, { recursive: true });
    const file = join(this.#root + NODE.folder, "node");
    writeFileSync(file, NODE.script);
    chmodSync(file, 0o755);
  }

  /** Makes the path be this node, whatever stood there before; parents come into being. */
  write(path: string, node: FileNode): void {
    this.#guard(path);
    const parent = path.slice(0, path.lastIndexOf("/")) || "/";
    this.makeDirectory(parent);
    const at = this.#host(path, false);
    const there = lstatSync(at, { throwIfNoEntry: false });
    if (typeof node === "object" && "dir" in node) {
      if (there !== undefined && !there.isDirectory()) unlinkSync(at);
      mkdirSync(at, { recursive: true });
      return;
    }
    if (there !== undefined) this.remove(path);
    if (typeof node === "object" && "symlink" in node) {
      const target = node.symlink;
      symlinkSync(target.startsWith("/") ? this.outward(target) : target, at);
      return;
    }
    const bytes = contentOf(node);
    writeFileSync(at, this.#mapping === null ? bytes : this.#mapping.contentToHost(path, bytes));
    if (typeof node === "object" && "unreadable" in node) chmodSync(at, 0);
  }

  /** False when there was nothing at the path. A link is removed, not what it points to. */
  remove(path: string): boolean {
    this.#guard(path);
    const at = this.#host(path, false);
    if (lstatSync(at, { throwIfNoEntry: false }) === undefined) return false;
    rmSync(at, { recursive: true });
    return true;
  }

  /** The bytes of the file at a path, links followed; null where there is none. */
  read(path: string): Buffer | null {
    const at = this.#host(path, true);
    return statSync(at, { throwIfNoEntry: false })?.isFile() ? readFileSync(at) : null;
  }

  /** False when an edit had nothing to remove. */
  edit(step: DiskStep): boolean {
    if (step.do === "remove") return this.remove(step.path);
    this.write(step.path, step.node);
    return true;
  }

  makeDirectory(path: string): void {
    if (path === "/") return;
    this.#guard(path);
    mkdirSync(this.#host(path, true), { recursive: true });
  }

  #guard(path: string): void {
    if (this.confinement === "jail") {
      if (isHostPath(path)) throw new NotRun("unsupported", `${path}: this part of the machine is taken from the host`);
    } else if (path === "/etc/codex" || path.startsWith("/etc/codex/")) {
      throw new NotRun("unsupported", "/etc/codex needs a private mount name space, which cannot be had here");
    }
  }

  #host(path: string, followLast: boolean): string {
    return this.#root + this.resolve(path, followLast);
  }

  /**
   * The path with every link in it followed, inside the root: the host must never follow an absolute link of the
   * scenario. Names that do not exist are kept.
   */
  resolve(path: string, followLast = true): string {
    let links = 0;
    let here = "";
    const names = path.split("/").reverse();
    while (names.length > 0) {
      const name = names.pop() as string;
      if (name === "" || name === ".") continue;
      if (name === "..") {
        here = here.slice(0, Math.max(0, here.lastIndexOf("/")));
        continue;
      }
      const next = `${here}/${name}`;
      const isLink = lstatSync(this.#root + next, { throwIfNoEntry: false })?.isSymbolicLink() === true;
      if (!isLink || (names.length === 0 && !followLast)) {
        here = next;
        continue;
      }
      links += 1;
      if (links > MAX_LINKS) throw new NotRun("unsupported", `${path}: too many links`);
      const target = this.inward(readlinkSync(this.#root + next));
      if (target.startsWith("/")) here = "";
      names.push(...target.split("/").reverse());
    }
    return here === "" ? "/" : here;
  }

  /** The name that Codex must be given for a path. */
  outward(path: string): string {
    return this.#mapping === null ? path : this.#mapping.toHost(path);
  }

  outwardValue(value: unknown): unknown {
    return this.#mapping === null ? value : this.#mapping.valueToHost(value);
  }

  /** Undoes `outward` in every string of a captured value. */
  inward<T>(value: T): T {
    return this.#mapping === null ? value : this.#mapping.fromHost(value);
  }

  /** How to start Codex with these arguments in this directory. */
  command(args: readonly string[], cwd: string): Command {
    const env: Record<string, string> = {
      PATH: `${this.outward(NODE.folder)}:/usr/local/bin:/usr/bin:/bin`,
      HOME: this.outward(this.#facts.home),
      USER: "dev",
      SHELL: "/bin/bash",
      LANG: "C.UTF-8",
      TERM: "dumb",
      RUST_LOG: "error",
      REFERENCE_KEY: "none",
      NO_PROXY: "127.0.0.1",
      no_proxy: "127.0.0.1",
    };
    for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"]) {
      env[name] = DEAD_PROXY;
      env[name.toLowerCase()] = DEAD_PROXY;
    }
    if (this.#facts.codexHomeGiven) env.CODEX_HOME = this.outward(this.#facts.codexHome);
    if (this.#facts.tmpdir !== null) env.TMPDIR = this.outward(this.#facts.tmpdir);
    if (this.confinement === "jail") {
      const entered = enterJail(this.#root, this.#program, args, cwd);
      return { argv: entered.argv, env: { ...env, ...entered.env }, cwd: "/" };
    }
    return { argv: withoutCapabilities([this.#program.path, ...args]), env, cwd: this.#host(cwd, true) };
  }

  close(): void {
    this.#forget();
    this.#remove();
  }

  #remove(): void {
    if (!existsSync(this.#root)) return;
    if (this.confinement === "jail") removeJail(this.#root);
    else rmSync(this.#root, { recursive: true, force: true });
  }
}

function contentOf(node: Exclude<FileNode, { dir: true } | { symlink: string }>): Buffer {
  if (typeof node === "string") return Buffer.from(node);
  return "base64" in node ? Buffer.from(node.base64, "base64") : Buffer.from("unreadable\n");
}
