/**
 * From a brought folder to files: all names, and the contents that decide something. Contents of the other files are
 * left out: they stand as empty files.
 */
import type { FileNode } from "../../engine/index.ts";
import { LIMITS } from "../limits.ts";
import type { Bundle, ImportEntry, LeftOut, LeftOutReason } from "./entries.ts";
import { directoryOf, Inventory } from "./inventory.ts";
import { nodeOfBytes, textOfBytes } from "./node.ts";
import { type ConfigFacts, configFacts, resolveReference, textReferences } from "./references.ts";
import { belongsToHome, contentMatters, isProjectConfig, isSecret, looksLikeHome } from "./rules.ts";

export interface Progress {
  readonly seen: number;
  readonly read: number;
}

export interface GatherOptions {
  /** Lets the page live on. */
  readonly pause: () => Promise<void>;
  readonly progress: (progress: Progress) => void;
  readonly signal: { readonly aborted: boolean };
}

export interface Gathered {
  readonly name: string;
  /** A CODEX_HOME, not a repository. */
  readonly isHome: boolean;
  /** By path below the folder. */
  readonly files: ReadonlyMap<string, FileNode>;
  readonly directories: ReadonlySet<string>;
  readonly has: (path: string) => boolean;
  /** Paths whose contents were read. */
  readonly read: readonly string[];
  readonly seen: number;
  readonly leftOut: readonly (LeftOut & { readonly reason: LeftOutReason })[];
  readonly caseTwins: readonly string[];
  /** By path of the config.toml. */
  readonly configs: ReadonlyMap<string, ConfigFacts>;
}

/** Thrown where the person has called it off. */
export class Cancelled extends Error {}

/** Reads at once: more only makes the page wait. */
const TOGETHER = 16;
/** Files that name files that name files. */
const REFERENCE_DEPTH = 4;

export async function gather(bundle: Bundle, options: GatherOptions): Promise<Gathered> {
  const inventory = new Inventory();
  for await (const batch of bundle.entries) {
    if (options.signal.aborted) throw new Cancelled();
    const more = batch.every((entry) => inventory.add(entry));
    options.progress({ seen: inventory.seen, read: 0 });
    await options.pause();
    if (!more) break;
  }
  const isHome = looksLikeHome(bundle.name, (path) => inventory.has(path));
  const reader = new Reader(inventory, options);
  const configs = await readContents(inventory, isHome, reader);
  const files = new Map<string, FileNode>();
  const taken = isHome ? homeEntries(inventory, reader) : inventory.entries.values();
  for (const entry of taken) {
    const node = reader.nodes.get(entry.path) ?? placeholder(inventory, entry);
    if (node !== null) files.set(entry.path, node);
  }
  return {
    name: bundle.name,
    isHome,
    files,
    directories: inventory.directories,
    has: (path) => inventory.has(path),
    read: [...reader.nodes.keys()],
    seen: inventory.seen,
    leftOut: inventory.tally.all,
    caseTwins: inventory.caseTwins,
    configs,
  };
}

function placeholder(inventory: Inventory, entry: ImportEntry): FileNode | null {
  if (entry.kind === "file") return "";
  return inventory.isNeeded(entry) && entry.kind === "directory" ? { dir: true } : null;
}

/** Of a CODEX_HOME: its configuration, its instruction files, its skills, and what the configuration names. */
function homeEntries(inventory: Inventory, reader: Reader): ImportEntry[] {
  return [...inventory.entries.values()].filter((entry) => {
    if (belongsToHome(entry.path) || reader.nodes.has(entry.path)) return true;
    inventory.tally.add("private", entry.path);
    return false;
  });
}

/** Configurations first: they say which other names matter. */
async function readContents(inventory: Inventory, isHome: boolean, reader: Reader): Promise<Map<string, ConfigFacts>> {
  const paths = [...inventory.entries.keys()];
  const isConfig = (path: string): boolean => (isHome ? path === "config.toml" : isProjectConfig(path));
  const configPaths = paths.filter(isConfig);
  await reader.read(configPaths);
  const configs = new Map(configPaths.map((path) => [path, configFacts(reader.textOf(path) ?? "")] as const));
  const fallback = new Set([...configs.values()].flatMap((facts) => facts.fallbackNames));
  const named = [...configs].flatMap(([path, facts]) => references(facts.files, directoryOf(path), inventory));
  const matters = isHome
    ? (path: string) => belongsToHome(path) && contentMatters(path, fallback)
    : (path: string) => contentMatters(path, fallback) || inventory.entries.get(path)?.kind === "symlink";
  let wanted = [...new Set([...named, ...paths.filter(matters)])];
  for (let depth = 0; depth < REFERENCE_DEPTH && wanted.length > 0; depth++) {
    await reader.read(wanted);
    wanted = [...new Set(wanted)].flatMap((path) => {
      const text = reader.textOf(path);
      return text === null ? [] : references(textReferences(text), directoryOf(path), inventory);
    });
    wanted = [...new Set(wanted)].filter((path) => !reader.nodes.has(path) && (!isHome || belongsToHome(path)));
  }
  return configs;
}

function references(named: readonly string[], directory: string, inventory: Inventory): string[] {
  return named
    .map((reference) => resolveReference(reference, directory, (path) => inventory.entries.get(path)?.kind === "file"))
    .filter((path): path is string => path !== null && !isSecret(path));
}

/** Reads contents, within the limits. */
class Reader {
  readonly nodes = new Map<string, FileNode>();
  #left: number = LIMITS.importBytes;
  readonly #inventory: Inventory;
  readonly #options: GatherOptions;

  constructor(inventory: Inventory, options: GatherOptions) {
    this.#inventory = inventory;
    this.#options = options;
  }

  textOf(path: string): string | null {
    const node = this.nodes.get(path);
    return typeof node === "string" ? node : null;
  }

  async read(paths: readonly string[]): Promise<void> {
    const unread = paths.filter((path) => !this.nodes.has(path));
    for (let at = 0; at < unread.length; at += TOGETHER) {
      if (this.#options.signal.aborted) throw new Cancelled();
      await Promise.all(unread.slice(at, at + TOGETHER).map((path) => this.#readOne(path)));
      this.#options.progress({ seen: this.#inventory.seen, read: this.nodes.size });
      await this.#options.pause();
    }
  }

  async #readOne(path: string): Promise<void> {
    const entry = this.#inventory.entries.get(path);
    if (entry === undefined || entry.kind === "directory") return;
    const isLink = entry.kind === "symlink";
    const limit = isLink ? LIMITS.archiveLinkBytes : Math.max(0, Math.min(LIMITS.importFileBytes, this.#left));
    const bytes = await entry.read(limit).catch((thrown: unknown) => faultOf(thrown));
    if (bytes instanceof ReadFault) {
      this.#left -= bytes.cost;
      this.#inventory.tally.add(bytes.reason, path);
      if (bytes.reason === "unreadable") this.nodes.set(path, { unreadable: true });
    } else if (bytes === null || bytes.length > this.#left) this.#inventory.tally.add("tooLarge", path);
    else if (isLink) this.#link(path, bytes);
    else {
      this.#left -= bytes.length;
      this.nodes.set(path, nodeOfBytes(bytes));
    }
  }

  #link(path: string, bytes: Uint8Array): void {
    const target = textOfBytes(bytes);
    if (target === null || target === "" || target.includes("\0")) this.#inventory.tally.add("name", path);
    else this.nodes.set(path, { symlink: target });
  }
}

/** A read that fails with a reason of its own: an archive has some. */
export class ReadFault extends Error {
  readonly reason: LeftOutReason;
  /** Bytes that were made for it: they count, or many bad files would go on for ever. */
  readonly cost: number;

  constructor(reason: LeftOutReason, cost = 0) {
    super(reason);
    this.reason = reason;
    this.cost = cost;
  }
}

function faultOf(thrown: unknown): ReadFault {
  return thrown instanceof ReadFault ? thrown : new ReadFault("unreadable");
}
