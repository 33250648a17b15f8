/** The files as a step leaves them, each with the place of the document at which it can be edited. */
import {
  decodeBase64,
  decodeLossy,
  encodeBase64,
  encodeUtf8,
  type FileNode,
  isBelow,
  joinPath,
  namesOf,
  normalisePath,
  topOf,
} from "../engine/index.ts";
import type { ScenarioDocument, StepDocument } from "./document.ts";
import { createNode, type Files } from "./filesRules.ts";

/** Where a node is written down: in `files` (null), in a `write` step, or in one of the edits during a turn. */
type Home = { readonly step: number; readonly edit: number | null } | null;

/** Linux gives up on the 41st symlink of one look-up. */
const MAX_LINKS = 40;

export class Disk {
  readonly #document: ScenarioDocument;
  readonly #homes = new Map<string, Home>();
  /** Files and directories that a step removes. */
  readonly #removed: string[] = [];
  /** The nodes when the step is over. */
  readonly nodes: Files;

  /** `step`: the last one that counts; -1 is the disk before the first. */
  constructor(document: ScenarioDocument, step: number) {
    this.#document = document;
    const nodes: { [path: string]: FileNode } = { ...document.files };
    for (const [at, one] of (document.steps ?? []).slice(0, step + 1).entries()) {
      for (const [index, edit] of editsOf(one).entries()) {
        if (edit.do === "write") {
          nodes[edit.path] = edit.node;
          this.#homes.set(edit.path, { step: at, edit: one.do === "turn" ? index : null });
          continue;
        }
        this.#removed.push(edit.path);
        for (const path of Object.keys(nodes)) if (path === edit.path || isBelow(path, edit.path)) delete nodes[path];
      }
    }
    this.nodes = nodes;
  }

  node(path: string): FileNode | undefined {
    return Object.hasOwn(this.nodes, path) ? this.nodes[path] : undefined;
  }

  /** A step has written the file that stands there, or one below. */
  holdsFromStep(path: string): boolean {
    return [...this.#homes.keys()].some((written) => written === path || isBelow(written, path));
  }

  /** The path without symlinks in its parents and, when `last` is true, at itself; null when they loop. */
  resolve(path: string, last: boolean): string | null {
    let here = topOf(path);
    let hops = 0;
    const rest = namesOf(path).filter((name) => name !== "");
    for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
      const next = joinPath(here, name);
      const node = rest.length > 0 || last ? this.node(next) : undefined;
      if (typeof node !== "object" || !("symlink" in node)) {
        here = next;
        continue;
      }
      hops += 1;
      if (hops > MAX_LINKS) return null;
      const target = normalisePath(joinPath(here, node.symlink));
      rest.unshift(...namesOf(target).filter((part) => part !== ""));
      here = topOf(target);
    }
    return here;
  }

  /** The document with another node at this path, written where the node of now is written; null when that cannot be. */
  put(path: string, node: FileNode): ScenarioDocument | null {
    const home = this.#homes.get(path);
    if (home) return this.#putInStep(path, node, home);
    // A file at the start would not outlive that step.
    if (this.#removed.some((removed) => path === removed || isBelow(path, removed))) return null;
    const made = createNode(this.#document.files ?? {}, path, node, { overwrite: true });
    return made.ok ? { ...this.#document, files: made.files } : null;
  }

  #putInStep(path: string, node: FileNode, home: NonNullable<Home>): ScenarioDocument | null {
    if (this.node(path) === undefined) return null;
    const steps = this.#document.steps ?? [];
    const step = steps[home.step];
    const written = { do: "write", path, node } as const;
    if (step?.do === "turn") {
      const during = (step.during ?? []).with(home.edit ?? 0, written);
      return { ...this.#document, steps: steps.with(home.step, { ...step, during }) };
    }
    return { ...this.#document, steps: steps.with(home.step, written) };
  }
}

/** The changes of files that a step makes, in order. */
export function editsOf(step: StepDocument): readonly Extract<StepDocument, { do: "write" | "remove" }>[] {
  if (step.do === "turn") return step.during ?? [];
  return step.do === "write" || step.do === "remove" ? [step] : [];
}

/** The text of a regular file, a byte order mark included; null when it is none, or no UTF-8. */
export function textOfNode(node: FileNode): string | null {
  if (typeof node === "string") return node;
  if (!("base64" in node)) return null;
  const text = decodeLossy(decodeBase64(node.base64));
  return encodeBase64(encodeUtf8(text)) === node.base64 ? text : null;
}
