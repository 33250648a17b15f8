/** A random machine: a repository of nested directories with instruction files, markers and links. */
import type { FileNode, Verdict } from "../../src/engine/index.ts";
import { blankContent, content, textOfSize } from "./contents.ts";
import type { Random } from "./random.ts";

export const MARKER_KINDS = [
  "git",
  "git",
  "git",
  "worktree",
  "custom",
  "git-file",
  "empty-git",
  "dangling",
  "none",
] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

export interface Layout {
  readonly files: Record<string, FileNode>;
  /** Directories from the outermost to the deepest. */
  readonly chain: readonly string[];
  /** Real path of the start directory. */
  readonly realCwd: string;
  /** As Codex is started, perhaps through a link. */
  readonly cwd: string;
  /** Where the marker stands; null when there is none. */
  readonly root: string | null;
  readonly marker: MarkerKind;
  readonly home: string;
  readonly codexHome: string | null;
  /** Of a linked worktree. */
  readonly mainCheckout: string | null;
  /** Extra candidate names that files of this layout use. */
  readonly fallbacks: readonly string[];
  /** What `project_root_markers` must say for the marker to count; null: nothing. */
  readonly rootMarkers: readonly string[] | null;
}

const BASES = ["/home/dev/acme", "/work/repo", "/srv/my app", "/w", "/home/dev/ünï/côde", "/data/a&b'c\"<d>"];
const NAMES = ["packages", "web", "api", "my docs", "ñandú", "a&b", "src", ".config", "it's", "日本"];
const FALLBACKS = ["CLAUDE.md", "TEAM.md", ".rules", "GUIDE v2.md", "~", "...", "a\\b.md"];
/** Entries that Codex ignores silently. */
export const REFUSED_FALLBACKS = ["", ".", "..", "docs/CLAUDE.md", "./TEAM.md", "TEAM.md/", "/abs.md", "  "];
const WRONG_NAMES = ["agents.md", "Agents.md", "AGENTS.MD", "AGENT.md", "CLAUDE.md"];
const CUSTOM_MARKERS = ["pom.xml", ".hg", "WORKSPACE", "meta/root.json"];

export function layOut(random: Random, aims: readonly Verdict[], marker: MarkerKind): Layout {
  const home = random.chance(0.1) ? "/users/ana" : "/home/dev";
  const base = random.pick(BASES);
  const chain = [base];
  // Nothing can be left of the budget unless two files share it.
  const sharesBudget = aims.includes("budget");
  for (let depth = random.int(sharesBudget ? 1 : 0, 5); depth > 0; depth--) {
    chain.push(`${chain.at(-1)}/${random.pick(NAMES)}`);
  }
  const realCwd = sharesBudget || random.chance(0.75) ? (chain.at(-1) as string) : random.pick(chain);
  const above = chain.filter((directory) => realCwd === directory || realCwd.startsWith(`${directory}/`));
  const builder = new LayoutBuilder(random, above, realCwd, home);
  const root = marker === "none" ? null : random.pick(above.slice(0, sharesBudget ? 1 : 3));
  builder.mark(marker, root);
  builder.fill();
  for (const aim of aims) builder.aim(aim);
  return { ...builder.finish(chain), root, marker, home };
}

class LayoutBuilder {
  readonly #random: Random;
  readonly #files: Record<string, FileNode> = {};
  /** Directories from the outermost to the start directory. */
  readonly #above: readonly string[];
  readonly #cwd: string;
  readonly #codexHome: string | null;
  readonly #globalHome: string;
  readonly #fallbacks: string[];
  #mainCheckout: string | null = null;
  #rootMarkers: string[] | null = null;

  constructor(random: Random, above: readonly string[], cwd: string, home: string) {
    this.#random = random;
    this.#above = above;
    this.#cwd = cwd;
    this.#codexHome = random.chance(0.12) ? random.pick(["/opt/codex home", `${home}/.codex-work`, cwd]) : null;
    this.#globalHome = this.#codexHome ?? `${home}/.codex`;
    this.#fallbacks = random.chance(0.3) ? random.shuffled(FALLBACKS).slice(0, random.int(1, 3)) : [];
  }

  #put(path: string, node: FileNode): void {
    this.#files[path] ??= node;
  }

  mark(kind: MarkerKind, root: string | null): void {
    if (root === null) return;
    const random = this.#random;
    switch (kind) {
      case "git":
        this.#put(`${root}/.git/HEAD`, "ref: refs/heads/main\n");
        if (random.chance(0.2)) this.#put(`${random.pick(this.#above)}/.git/HEAD`, "ref: refs/heads/inner\n");
        return;
      case "git-file":
        this.#put(`${root}/.git`, random.pick(["", "gitdir: ../elsewhere/.git/modules/x\n", "not a pointer\n"]));
        return;
      case "empty-git":
        this.#put(`${root}/.git`, { dir: true });
        return;
      case "dangling":
        this.#put(`${root}/.git`, { symlink: "nowhere" });
        return;
      case "worktree":
        this.#worktree(root);
        return;
      case "custom": {
        const name = random.pick(CUSTOM_MARKERS);
        this.#rootMarkers = random.pick([[name], [".git", name], [name, "missing"]]);
        this.#put(`${root}/${name}`, random.chance(0.3) ? { dir: true } : "");
        if (random.chance(0.4)) this.#put(`${random.pick(this.#above)}/.git/HEAD`, "ref: refs/heads/main\n");
        return;
      }
      case "none":
        return;
    }
  }

  #worktree(root: string): void {
    const main = "/code/main";
    this.#mainCheckout = main;
    this.#put(`${main}/.git/HEAD`, "ref: refs/heads/main\n");
    this.#put(`${main}/.git/config`, "[core]\n\tbare = false\n");
    this.#put(`${main}/.git/objects`, { dir: true });
    this.#put(`${main}/.git/refs`, { dir: true });
    this.#put(`${main}/.git/worktrees/fix/HEAD`, "ref: refs/heads/fix\n");
    this.#put(`${main}/.git/worktrees/fix/commondir`, "../..\n");
    this.#put(`${main}/.git/worktrees/fix/gitdir`, `${root}/.git\n`);
    this.#put(`${root}/.git`, `gitdir: ${main}/.git/worktrees/fix\n`);
    if (this.#random.chance(0.5)) this.#put(`${main}/AGENTS.md`, content(this.#random));
  }

  /** Instruction files along the way, a global one, and some that only look like one. */
  fill(): void {
    const random = this.#random;
    for (const directory of this.#above) {
      if (random.chance(0.55)) this.#put(`${directory}/AGENTS.md`, this.#node(directory));
      if (random.chance(0.08)) this.#put(`${directory}/AGENTS.override.md`, this.#node(directory));
      for (const name of random.some(this.#fallbacks, 0.5)) this.#put(`${directory}/${name}`, content(random));
    }
    if (random.chance(0.4))
      this.#put(`${this.#globalHome}/AGENTS.md`, random.chance(0.15) ? blankContent(random) : content(random));
    if (random.chance(0.06)) this.#put(`${this.#cwd}/.claude/CLAUDE.md`, content(random));
  }

  /** Mostly a file with something in it; now and then a link to one. */
  #node(directory: string): FileNode {
    const random = this.#random;
    if (random.chance(0.06)) return blankContent(random);
    if (!random.chance(0.1)) return content(random);
    const target = `${directory}/shared rules.md`;
    this.#put(target, content(random));
    return { symlink: random.pick(["shared rules.md", target, "./shared rules.md"]) };
  }

  /** Makes this verdict likely. What the configuration must add is done there. */
  aim(verdict: Verdict): void {
    for (const [path, node] of Object.entries(this.#aimed(verdict))) this.#files[path] = node;
  }

  #aimed(verdict: Verdict): Record<string, FileNode> {
    const random = this.#random;
    const directory = random.pick(this.#above.slice(-2));
    const top = this.#above[0] as string;
    const global = this.#globalHome;
    switch (verdict) {
      case "cut":
      case "budget":
        return {
          [`${top}/AGENTS.md`]: textOfSize(random, random.int(200, 1500)),
          [`${this.#cwd}/AGENTS.md`]: textOfSize(random, random.int(200, 1500)),
        };
      case "hidden":
        return {
          [`${directory}/AGENTS.override.md`]: random.chance(0.3) ? blankContent(random) : content(random),
          [`${directory}/AGENTS.md`]: content(random),
        };
      case "blank":
        return { [`${directory}/AGENTS.md`]: blankContent(random) };
      case "below-cwd":
        return {
          [`${this.#cwd}/${random.pick(NAMES)}/${random.pick(["AGENTS.md", "sub/AGENTS.override.md"])}`]:
            content(random),
        };
      case "off-path": {
        const outside = [`${top}/sibling/AGENTS.md`, `${top.replace(/\/[^/]*$/, "")}/AGENTS.md`];
        return { [random.pick(outside)]: content(random) };
      }
      case "not-a-file":
        return { [`${directory}/AGENTS.md`]: random.pick<FileNode>([{ dir: true }, { symlink: "." }]) };
      case "broken-link":
        return { [`${directory}/AGENTS.md`]: { symlink: random.pick(["nowhere.md", "/gone/AGENTS.md"]) } };
      case "wrong-name":
        return { [`${directory}/${random.pick(WRONG_NAMES)}`]: content(random) };
      case "loaded":
      case "disabled":
      case "untrusted":
        return { [`${this.#cwd}/AGENTS.md`]: content(random) };
      case "global":
        return { [`${global}/AGENTS.md`]: content(random) };
      case "global-hidden":
        return { [`${global}/AGENTS.override.md`]: content(random), [`${global}/AGENTS.md`]: content(random) };
      case "unreadable":
        if (random.chance(0.4)) return { [`${global}/AGENTS.md`]: { unreadable: true } };
        return {
          [`${directory}/AGENTS.md`]: random.pick<FileNode>([{ unreadable: true }, { symlink: "AGENTS.md" }]),
        };
    }
  }

  finish(chain: readonly string[]): Omit<Layout, "root" | "marker" | "home"> {
    let cwd = this.#cwd;
    if (this.#random.chance(0.12)) {
      cwd = "/entry/link";
      this.#files[cwd] = { symlink: this.#cwd };
      // The link's own surroundings hold instructions too: only a client that keeps the name looks there.
      if (this.#random.chance(0.5)) this.#files["/entry/AGENTS.md"] = content(this.#random);
    }
    return {
      files: withoutFileParents(this.#files),
      chain,
      realCwd: this.#cwd,
      cwd,
      codexHome: this.#codexHome,
      mainCheckout: this.#mainCheckout,
      fallbacks: this.#fallbacks,
      rootMarkers: this.#rootMarkers,
    };
  }
}

/** Leaves out what would lie below a regular file or a link. */
function withoutFileParents(files: Record<string, FileNode>): Record<string, FileNode> {
  const isParent = (path: string) => {
    const node = files[path];
    return node !== undefined && !(typeof node === "object" && "dir" in node);
  };
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => {
      for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
        if (isParent(path.slice(0, slash))) return false;
      }
      return true;
    }),
  );
}
