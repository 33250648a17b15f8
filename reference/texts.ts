/**
 * `npm run texts`: reads Codex's own texts out of the real program and writes `public/codex-texts/<release>.json`.
 * Does nothing when the pack there is right; `--force` makes it anew, `--facts` prints the tables of `texts/facts*.ts`.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import type { CodexRelease, TextPack } from "../src/engine/index.ts";
import { RELEASES } from "./releases.ts";
import { readPack } from "./texts/build.ts";
import { factOf, packFaults } from "./texts/check.ts";
import { loadPack, packPath } from "./texts/load.ts";

/** Bytes of a pack as a server sends it, gzip. */
const MAX_COMPRESSED = 60_000;

const { values: options } = parseArgs({ options: { force: { type: "boolean" }, facts: { type: "boolean" } } });

/** True when the pack of the release is there and right afterwards. */
async function make(release: CodexRelease): Promise<boolean> {
  if (!options.force && !options.facts && isCurrent(release)) return true;
  const pack = await readPack(release, console.log);
  if (options.facts) {
    for (const [key, text] of Object.entries(pack.texts)) console.log(`  "${key}": ${JSON.stringify(factOf(text))},`);
    return true;
  }
  const faults = packFaults(pack, release);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(`Codex ${release} is not what this release of the app knows. No text pack was written.`);
    return false;
  }
  return write(pack);
}

function isCurrent(release: CodexRelease): boolean {
  try {
    report(loadPack(release), "is current");
    return true;
  } catch {
    return false;
  }
}

/** A reader never sees half a pack: it is written beside its place and moved there. */
function write(pack: TextPack): boolean {
  const path = packPath(pack.release);
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  try {
    writeFileSync(part, serialised(pack));
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return report(pack, "written");
}

function serialised(pack: TextPack): string {
  return `${JSON.stringify(pack)}\n`;
}

/** False when the pack is too large. */
function report(pack: TextPack, done: string): boolean {
  const text = serialised(pack);
  const [raw, compressed] = [Buffer.byteLength(text), gzipSync(text, { level: 9 }).length];
  const count = Object.keys(pack.texts).length;
  const place = relative(process.cwd(), packPath(pack.release));
  console.log(`${place} ${done}: ${count} texts, ${raw} bytes, ${compressed} bytes gzip.`);
  if (compressed <= MAX_COMPRESSED) return true;
  console.error(`That is more than ${MAX_COMPRESSED} bytes.`);
  return false;
}

let right = true;
try {
  for (const { release } of RELEASES) right = (await make(release)) && right;
} catch (error) {
  console.error((error as Error).message);
  right = false;
}
process.exitCode = right ? 0 : 1;
