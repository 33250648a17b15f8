/** Loads the engine from its sources, with one of them changed: nothing of a change is seen by the next load. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import type { simulate } from "../../src/engine/index.ts";
import { loopBodies, type Mutant } from "./operators.ts";

/** Name under which a module finds the counter of its loops. */
const TURN = "__turn";
const ENGINE = fileURLToPath(new URL("../../src/engine", import.meta.url));
const fromHere = createRequire(import.meta.url);

/** Turns of all loops together that one answer may take; the largest case takes a tenth. */
const MOST_TURNS = 3_000_000;

export interface LoadedEngine {
  /** Throws when its loops do not come to an end. */
  readonly simulate: typeof simulate;
}

/** Source by path below `src/engine`. */
export type Sources = ReadonlyMap<string, string>;

/** The engine's files as they stand, without tests and declarations. */
export function readSources(): Sources {
  const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file));
  return new Map(sources.sort().map((file) => [file, readFileSync(join(ENGINE, file), "utf8")]));
}

export class EngineModules {
  readonly #sources: Sources;
  readonly #compiled = new Map<string, string>();
  /** Modules of the engine as it is. */
  readonly #original = new Map<string, object>();
  /** Files that import a file. */
  readonly #importers = new Map<string, Set<string>>();
  #turns = 0;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The engine with one change. Throws what a mutated module throws while it loads. */
  load(mutant: Mutant | null): LoadedEngine {
    if (this.#original.size === 0) this.#evaluate("index.ts", null, this.#original);
    const modules = new Map(this.#original);
    if (mutant !== null) this.#forget(mutant.file, modules);
    const engine = this.#evaluate("index.ts", mutant, modules) as LoadedEngine;
    return {
      simulate: (scenario, texts) => {
        this.#turns = 0;
        return engine.simulate(scenario, texts);
      },
    };
  }

  /** What does not see the change is used again, as fast as it has become. */
  #forget(file: string, modules: Map<string, object>): void {
    if (!modules.delete(file)) return;
    for (const importer of this.#importers.get(file) ?? []) this.#forget(importer, modules);
  }

  #evaluate(file: string, mutant: Mutant | null, modules: Map<string, object>): object {
    const loaded = modules.get(file);
    if (loaded !== undefined) return loaded;
    const module = { exports: {} };
    const require = (name: string) => {
      if (!name.startsWith(".")) return fromHere(name);
      const imported = normalize(join(dirname(file), name));
      const importers = this.#importers.get(imported) ?? new Set();
      this.#importers.set(imported, importers.add(file));
      return this.#evaluate(imported, mutant, modules);
    };
    const evaluate = new Function("require", "module", "exports", TURN, this.#codeOf(file, mutant));
    evaluate(require, module, module.exports, () => this.#turn());
    modules.set(file, module.exports);
    return module.exports;
  }

  #turn(): void {
    this.#turns += 1;
    if (this.#turns > MOST_TURNS) throw new Error("a loop does not end");
  }

  #codeOf(file: string, mutant: Mutant | null): string {
    if (mutant?.file === file) return compile(mutated(this.#source(file), mutant));
    let code = this.#compiled.get(file);
    if (code === undefined) {
      code = compile(this.#source(file));
      this.#compiled.set(file, code);
    }
    return code;
  }

  #source(file: string): string {
    const source = this.#sources.get(file);
    if (source === undefined) throw new Error(`the engine has no file ${file}`);
    return source;
  }
}

export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function compile(source: string): string {
  return transformSync(withLoopsCounted(source), { loader: "ts", format: "cjs", target: "node20" }).code;
}

/** Calls the counter at the start of every loop's body: a mutant's loop may never end. */
function withLoopsCounted(source: string): string {
  const insertions = loopBodies(source).flatMap(({ start, end, isBlock }) =>
    isBlock
      ? [{ at: start + 1, text: `${TURN}();` }]
      : [
          { at: start, text: `{${TURN}();` },
          { at: end, text: "}" },
        ],
  );
  let counted = source;
  // From the end, so that no insertion moves those to come.
  for (const { at, text } of insertions.sort((a, b) => b.at - a.at)) {
    counted = counted.slice(0, at) + text + counted.slice(at);
  }
  return counted;
}
