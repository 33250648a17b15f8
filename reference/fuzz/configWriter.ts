/** Spreads settings over the configuration layers of a random machine and writes their files. */
import type { FileNode, JsonValue } from "../../src/engine/index.ts";
import { textOfSize } from "./contents.ts";
import type { Layout } from "./layout.ts";
import type { Random } from "./random.ts";
import { type Layer, type RefusalKind, refusedSetting } from "./settings.ts";
import { setKey, type Table, tomlFile } from "./toml.ts";

export const TRUST_CARDS = [
  "none",
  "cwd",
  "root",
  "none",
  "not-cwd",
  "root",
  "mixed",
  "not-root",
  "main",
  "cwd",
  "other",
] as const;
export type TrustCard = (typeof TRUST_CARDS)[number];

const BROKEN_TOML = ["model = gpt\n", "model =\n", 'model = "open\n', "a = 1\na = 2\n", "[projects\n"];
const DEFAULT_LIMIT = 32_768;

export class ConfigWriter {
  readonly #random: Random;
  readonly #layout: Layout;
  readonly #layers: readonly Layer[];
  readonly #files: Record<string, FileNode>;
  readonly #overrides: Record<string, JsonValue> = {};
  /** Tables by file. */
  readonly #tables = new Map<string, Table>();
  readonly #codexHome: string;

  constructor(random: Random, layout: Layout, extra: readonly Layer[]) {
    this.#random = random;
    this.#layout = layout;
    this.#layers = ["user", ...extra];
    this.#files = { ...layout.files };
    this.#codexHome = layout.codexHome ?? `${layout.home}/.codex`;
  }

  set(key: string, value: unknown): void {
    this.#setIn(this.#random.pick(this.#layers), key, value);
  }

  setOutsideProjects(key: string, value: unknown): void {
    this.#setIn(this.#random.pick(this.#layers.filter((layer) => layer !== "project")), key, value);
  }

  #setIn(layer: Layer, key: string, value: unknown): void {
    if (layer === "override") this.#overrides[key] = value as JsonValue;
    else setKey(this.#table(this.#fileOf(layer)), key, value);
  }

  #fileOf(layer: Exclude<Layer, "override">): string {
    const { chain, root, realCwd } = this.#layout;
    switch (layer) {
      case "user":
        return `${this.#codexHome}/config.toml`;
      case "system":
        return "/etc/codex/config.toml";
      case "managed":
        return "/etc/codex/managed_config.toml";
      case "project": {
        const above = chain.slice(0, chain.indexOf(realCwd) + 1);
        const nearRoot = root === null ? realCwd : root;
        return `${this.#random.chance(0.6) ? nearRoot : this.#random.pick(above)}/.codex/config.toml`;
      }
    }
  }

  #table(file: string): Table {
    let table = this.#tables.get(file);
    if (table === undefined) {
      table = {};
      this.#tables.set(file, table);
    }
    return table;
  }

  trust(card: TrustCard): void {
    const { chain, realCwd, cwd, root, mainCheckout } = this.#layout;
    const top = mainCheckout ?? root ?? (chain[0] as string);
    const random = this.#random;
    const start = random.chance(0.85) ? realCwd : cwd;
    const entries: Record<TrustCard, Record<string, string>> = {
      none: {},
      cwd: { [start]: "trusted" },
      root: { [top]: "trusted" },
      "not-cwd": { [start]: "untrusted" },
      "not-root": { [top]: "untrusted" },
      mixed: { [top]: random.pick(["trusted", "untrusted"]), [start]: random.pick(["trusted", "untrusted"]) },
      main: { [top]: "trusted", [root ?? realCwd]: random.pick(["trusted", "untrusted"]) },
      other: { [`${top}/`]: "untrusted", [random.pick(chain)]: random.pick(["trusted", "untrusted"]) },
    };
    for (const [path, level] of Object.entries(entries[card])) {
      const projects = this.#table(this.#fileOf("user"));
      projects.projects = { ...(projects.projects as Table | undefined), [path]: { trust_level: level } };
    }
  }

  /** A file beside the configuration that replaces the base instructions. */
  instructionsFile(text: string | null = "\n  You repair clocks.\r\nBe exact.\n\n"): void {
    setKey(this.#table(this.#fileOf("user")), "model_instructions_file", "persona.md");
    if (text !== null) this.#files[`${this.#codexHome}/persona.md`] = text;
  }

  require(table: Record<string, unknown>): void {
    Object.assign(this.#table("/etc/codex/requirements.toml"), table);
  }

  refuse(kind: RefusalKind): void {
    const random = this.#random;
    const setting = refusedSetting(kind, random);
    if (setting !== null) this.#setIn(random.pick(["user", "override", "user", "system"]), ...setting);
    else if (kind === "empty-instructions") this.instructionsFile(" \n");
    else if (kind === "missing-instructions") this.instructionsFile(null);
    else if (kind === "managed-too-long") {
      this.require({ additional_developer_instructions: "m".repeat(random.pick([39_831, 39_832, 50_000])) });
    } else this.#files[this.#fileOf("user")] = random.pick(BROKEN_TOML);
  }

  /** The user's configuration as it stands, to be edited and written anew. */
  userTable(): Table {
    return structuredClone(this.#table(this.#fileOf("user")));
  }

  setForUser(key: string, value: unknown): void {
    this.#setIn("user", key, value);
  }

  finish(): { readonly files: Record<string, FileNode>; readonly overrides: Record<string, JsonValue> } {
    for (const [file, table] of this.#tables) this.#files[file] ??= tomlFile(table, this.#random);
    if (this.#random.chance(0.04)) this.#largeFile();
    return { files: this.#files, overrides: this.#overrides };
  }

  /** Around the default limit. */
  #largeFile(): void {
    const { root, realCwd } = this.#layout;
    const path = `${root ?? realCwd}/AGENTS.md`;
    const node = this.#files[path];
    if (node === undefined || typeof node === "string") {
      this.#files[path] = textOfSize(this.#random, DEFAULT_LIMIT + this.#random.pick([-1, 0, 1, 40, 4000]));
    }
  }
}
