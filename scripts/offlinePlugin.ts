/** Builds the service worker `sw.js` beside the page, with the list of everything that the app may load. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin, Rolldown } from "vite";
import { ROOT } from "./runCommand.ts";

const WORKER = `${ROOT}/src/services/offlineWorker.ts`;
/** Parts of Mermaid that a flowchart fetches; of the other diagrams, their layouts and their formulas none is ever drawn. */
const DRAWN = /\/(flowDiagram|dagre)-[\w-]+\.mjs$/;
const MERMAID = /\/node_modules\/(mermaid|@mermaid-js)\//;

export function offlinePlugin(): Plugin {
  return {
    name: "offline",
    apply: "build",
    // After everything is written, the copies of `public` too.
    writeBundle: {
      order: "post",
      async handler({ dir = "" }, bundle) {
        const hashed = loaded(bundle, (id) => this.getModuleInfo(id)?.dynamicImporters ?? []).toSorted();
        const fixed = ["index.html", ...publicFiles()].filter((path) => existsSync(join(dir, path)));
        const version = createHash("sha256");
        for (const path of [...fixed, ...hashed]) version.update(`${path}\n`).update(readFileSync(join(dir, path)));
        const define = { FILES: JSON.stringify({ hashed, fixed }), VERSION: JSON.stringify(version.digest("hex")) };
        const options = { bundle: true, minify: true, write: false, format: "iife", target: "es2023" } as const;
        const { outputFiles } = await build({ ...options, entryPoints: [WORKER], define });
        writeFileSync(join(dir, "sw.js"), outputFiles[0]?.contents ?? "");
      },
    },
  };
}

/** Names below `public`. */
function publicFiles(): readonly string[] {
  const entries = readdirSync(`${ROOT}/public`, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return names.map((name) => name.slice(`${ROOT}/public/`.length)).toSorted();
}

/** What the entry loads, at once or later, with style sheets, fonts and workers. */
function loaded(bundle: Rolldown.OutputBundle, importersOf: (module: string) => readonly string[]): string[] {
  const files = new Set<string>();
  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || files.has(name)) return;
    files.add(name);
    for (const imported of chunk.imports) follow(imported);
    for (const later of chunk.dynamicImports) if (isWanted(bundle[later])) follow(later);
  };
  const isWanted = (chunk: Rolldown.OutputBundle[string] | undefined): boolean => {
    const module = chunk?.type === "chunk" ? chunk.facadeModuleId : null;
    if (module == null || DRAWN.test(module)) return true;
    const importers = importersOf(module);
    return importers.length === 0 || importers.some((importer) => !MERMAID.test(importer));
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === "chunk") {
      if (chunk.isEntry) follow(name);
    } else if (name.startsWith("assets/")) files.add(name);
  }
  return [...files];
}
