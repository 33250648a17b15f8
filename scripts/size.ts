/**
 * `npm run size`: what a browser loads, gzip-compressed, read from the manifest of the production build. First-load
 * JavaScript is the entry with everything it imports statically; it has a limit.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ROOT } from "./runCommand.ts";
import { TEXT_PACK } from "./textPack.ts";

/** Limit for first-load JavaScript in bytes after gzip. 1 kB = 1000 bytes. */
const FIRST_LOAD_LIMIT = 150_000;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

const DIST = `${ROOT}/dist`;
const MANIFEST = `${DIST}/.vite/manifest.json`;
if (!existsSync(MANIFEST)) {
  console.error("dist/.vite/manifest.json is missing: run `npm run build` first.");
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Readonly<Record<string, Chunk>>;

const sizes = new Map<string, number>();
/** Bytes of a built file after gzip -9; a missing file (the text pack may be) has none. */
function gzipped(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = existsSync(`${DIST}/${file}`) ? gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length : 0;
    sizes.set(file, size);
  }
  return size;
}

/** The files a chunk loads before it runs: itself, its static imports, and their style sheets. */
function closure(key: string, files = new Set<string>(), seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return files;
  seen.add(key);
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  for (const imported of chunk.imports ?? []) closure(imported, files, seen);
  return files;
}

/** The chunks that can be loaded from here, at once or later, without those in `known`. */
function reachable(keys: Iterable<string>, known: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || known.has(chunk.file) || found.has(key)) continue;
    found.add(key);
    reachable([...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])], known, found);
  }
  return found;
}

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipped(file), 0);
const isScript = (file: string): boolean => file.endsWith(".js");
const isSheet = (file: string): boolean => file.endsWith(".css");

interface Row {
  readonly name: string;
  readonly bytes: number;
  readonly files: number;
  readonly note: string;
}

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const first = new Set(entries.flatMap((key) => [...closure(key)]));
const firstScripts = [...first].filter(isScript);
const firstSheets = [...first].filter(isSheet);
const rows: Row[] = [
  { name: "First-load JavaScript", bytes: sum(firstScripts), files: firstScripts.length, note: "limit 150.0 kB" },
  { name: "First-load CSS", bytes: sum(firstSheets), files: firstSheets.length, note: "" },
];

/** What the app's own code imports lazily, at any depth; the lazy imports of packages are theirs. */
function lazyImports(keys: Iterable<string>, found: Set<string>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key) || /^_|node_modules/.test(key)) continue;
    seen.add(key);
    const lazy = (chunk.dynamicImports ?? []).filter((target) => !first.has(manifest[target]?.file ?? ""));
    for (const target of lazy) found.add(target);
    lazyImports([...(chunk.imports ?? []), ...lazy], found, seen);
  }
  return found;
}

// One row each: what it adds to the first load when it is fetched.
for (const key of lazyImports(entries, new Set())) {
  const files = [...closure(key)].filter((file) => !first.has(file));
  const name = key.replace(/^_|^.*node_modules\//, "");
  const deeper = reachable([key], first).size - files.filter(isScript).length;
  rows.push({
    name: `Lazy: ${name}`,
    bytes: sum(files),
    files: files.length,
    note: deeper > 0 ? `+ ${deeper} chunks on demand` : "",
  });
}

for (const file of readdirSync(`${DIST}/assets`).filter((name) => /worker/i.test(name) && isScript(name))) {
  rows.push({
    name: `Worker: ${file.replace(/-[\w-]{8}\.js$/, "")}`,
    bytes: gzipped(`assets/${file}`),
    files: 1,
    note: "",
  });
}
const packFile = TEXT_PACK.replace(/^public\//, "");
rows.push({
  name: "Text pack of Codex 0.158.0",
  bytes: gzipped(packFile),
  files: existsSync(`${DIST}/${packFile}`) ? 1 : 0,
  note: existsSync(`${DIST}/${packFile}`) ? "goal 60.0 kB" : "not in this build: stand-ins",
});

const width = Math.max(...rows.map((row) => row.name.length));
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`${"".padEnd(width)}  ${"gzip".padStart(11)}  files`);
for (const { name, bytes, files, note } of rows) {
  console.log(`${name.padEnd(width)}  ${kB(bytes).padStart(11)}  ${String(files).padStart(5)}  ${note}`.trimEnd());
}

const firstLoad = rows[0]?.bytes ?? 0;
if (entries.length === 0 || firstLoad === 0) {
  console.error("The manifest names no entry.");
  process.exitCode = 1;
} else if (firstLoad > FIRST_LOAD_LIMIT) {
  console.error(
    `First-load JavaScript is ${kB(firstLoad - FIRST_LOAD_LIMIT)} over its limit of ${kB(FIRST_LOAD_LIMIT)}.`,
  );
  process.exitCode = 1;
}
