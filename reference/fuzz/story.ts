/** What is known of a random machine while its steps are drawn, so that each step can be acted out. */
import type { DiskStep, FileNode } from "../../src/engine/index.ts";
import type { StepDocument } from "../../src/scenario/document.ts";
import { blankContent, content } from "./contents.ts";
import type { Layout } from "./layout.ts";
import type { Random } from "./random.ts";
import { setKey, type Table, tomlFile } from "./toml.ts";

const ELSEWHERE = "/srv/elsewhere";
/** Another repository, and a folder without one. */
export const FOLDERS = [ELSEWHERE, `${ELSEWHERE}/deep`, "/srv/empty"];

export interface StoryStart {
  readonly random: Random;
  readonly layout: Layout;
  readonly files: Readonly<Record<string, FileNode>>;
  /** The user's configuration. */
  readonly config: Table;
  /** Usage from which on Codex compacts; tokens. */
  readonly limit: number;
  /** Ids of providers that the configuration defines. */
  readonly providers: readonly string[];
}

export class Story {
  readonly random: Random;
  readonly layout: Layout;
  readonly limit: number;
  readonly providers: readonly string[];
  readonly codexHome: string;
  readonly steps: StepDocument[] = [];
  /** Turns of the thread; a fork behind a turn forgets later ones. */
  turns = 0;
  readonly #files: Map<string, FileNode>;
  readonly #config: Table;
  /** Numbers the texts, so that no two edits are alike. */
  #edits = 0;

  constructor(start: StoryStart) {
    this.random = start.random;
    this.layout = start.layout;
    this.limit = start.limit;
    this.providers = start.providers;
    this.codexHome = start.layout.codexHome ?? `${start.layout.home}/.codex`;
    this.#files = new Map(Object.entries(start.files));
    this.#config = start.config;
  }

  /** A step of the thread or of its client. */
  tell(step: StepDocument): void {
    this.steps.push(step);
    if (step.do === "turn") this.turns += 1;
    if (step.do === "fork" && step.afterTurn !== undefined) this.turns = step.afterTurn + 1;
    if (step.do === "revert") this.turns = step.beforeTurn;
  }

  write(path: string, node: FileNode): DiskStep {
    this.#files.set(path, node);
    return { do: "write", path, node };
  }

  /** Null when there is nothing at the path. */
  remove(path: string): DiskStep | null {
    return this.#files.delete(path) ? { do: "remove", path } : null;
  }

  /** All instruction files of CODEX_HOME and on the way to the start directory. */
  removeInstructions(): DiskStep[] {
    const names = ["AGENTS.md", "AGENTS.override.md", ...this.layout.fallbacks];
    const paths = [this.codexHome, ...this.layout.chain].flatMap((folder) => names.map((name) => `${folder}/${name}`));
    return paths.flatMap((path) => this.remove(path) ?? []);
  }

  /** What stands at the path; undefined: nothing that is listed. */
  nodeAt(path: string): FileNode | undefined {
    return this.#files.get(path);
  }

  /** The provider at the start compacts remotely, where more of the messages is kept. */
  get keepsMore(): boolean {
    return this.providers[0] !== "near";
  }

  /** Another text, a blank one or none for the global file or its override. */
  editGlobal(): DiskStep {
    const name = this.random.chance(0.8) ? "AGENTS.md" : "AGENTS.override.md";
    return this.#editFile(`${this.codexHome}/${name}`);
  }

  /** An edit of an instruction file on the way to the start directory, or of the other repository. */
  editProject(): DiskStep {
    const { random, layout } = this;
    const folder = random.chance(0.85) ? random.pick(layout.chain) : ELSEWHERE;
    const names = ["AGENTS.md", "AGENTS.md", "AGENTS.md", "AGENTS.override.md", ...layout.fallbacks];
    return this.#editFile(`${folder}/${random.pick(names)}`);
  }

  #editFile(path: string): DiskStep {
    const { random } = this;
    if (random.chance(0.25)) {
      const removed = this.remove(path);
      if (removed !== null) return removed;
    }
    if (random.chance(0.08)) return this.write(path, blankContent(random));
    if (random.chance(0.15)) return this.write(path, content(random));
    if (random.chance(0.06)) return this.write(path, { symlink: random.pick(["nowhere.md", "shared.md"]) });
    return this.write(path, `Text ${++this.#edits} of ${path.slice(path.lastIndexOf("/") + 1)}\n`);
  }

  /** Sets keys of the user's configuration (undefined: takes them out) and writes the file. */
  editConfig(settings: readonly (readonly [string, unknown])[]): DiskStep {
    for (const [key, value] of settings) {
      if (value === undefined) removeKey(this.#config, key);
      else setKey(this.#config, key, value);
    }
    return this.#writeConfig();
  }

  /** Null takes the entry out. */
  editTrust(path: string, level: "trusted" | "untrusted" | null): DiskStep {
    const projects = { ...(this.#config.projects as Table | undefined) };
    if (level === null) delete projects[path];
    else projects[path] = { trust_level: level };
    this.#config.projects = projects;
    return this.#writeConfig();
  }

  #writeConfig(): DiskStep {
    return this.write(`${this.codexHome}/config.toml`, tomlFile(this.#config, this.random));
  }

  /** A folder to work in: of the repository, of another one, or without instructions. */
  folder(): string {
    const { random, layout } = this;
    return random.chance(0.7) ? random.pick([...layout.chain, layout.cwd]) : random.pick(FOLDERS);
  }

  /** A folder whose trust decides something. */
  trustedFolder(): string {
    const { layout, random } = this;
    return random.pick([layout.mainCheckout ?? layout.root ?? layout.realCwd, layout.realCwd, ELSEWHERE]);
  }
}

/** Files of the other repository. */
export function elsewhere(random: Random): Record<string, FileNode> {
  return {
    [`${ELSEWHERE}/.git/HEAD`]: "ref: refs/heads/main\n",
    [`${ELSEWHERE}/AGENTS.md`]: content(random),
    ...(random.chance(0.3) ? { [`${ELSEWHERE}/deep/AGENTS.md`]: "Deep.\n" } : {}),
    ...(random.chance(0.2) ? { [`${ELSEWHERE}/.codex/config.toml`]: "project_doc_max_bytes = 9\n" } : {}),
  };
}

function removeKey(table: Table, dotted: string): void {
  const keys = dotted.split(".");
  const last = keys.pop() as string;
  let at: unknown = table;
  for (const key of keys) at = (at as Table | undefined)?.[key];
  if (typeof at === "object" && at !== null) delete (at as Table)[last];
}
