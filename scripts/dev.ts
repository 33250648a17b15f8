/**
 * `npm run dev`: the dev server starts at once; while the text pack is missing the app shows marked stand-ins, and the
 * pack is made beside it. Arguments go to Vite (`npm run dev -- --port 3000`).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { bin, ROOT } from "./runCommand.ts";
import { hasTextPack, TEXT_PACK } from "./textPack.ts";

let texts: ChildProcess | null = null;

function end(): void {
  vite.kill("SIGTERM");
  // npm does not pass signals on to what it runs, so the texts have a process group of their own.
  if (texts?.pid === undefined || texts.exitCode !== null) return;
  try {
    process.kill(-texts.pid, "SIGTERM");
  } catch {
    // The group is gone already.
  }
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);

const vite = spawn(bin("vite"), process.argv.slice(2), { cwd: ROOT, stdio: "inherit" });
vite.on("error", (error) => console.error(`Vite could not be started: ${error.message}`));
vite.on("close", (code) => {
  end();
  process.exitCode = code ?? 0;
});

if (!hasTextPack()) {
  console.log(`[texts] ${TEXT_PACK} is missing. It is being made; until then stand-ins take its place.`);
  const making = spawn("npm", ["run", "--silent", "texts"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  texts = making;
  for (const from of [making.stdout, making.stderr]) {
    createInterface({ input: from }).on("line", (line) => console.log(`[texts] ${line}`));
  }
  making.on("error", (error) => console.error(`[texts] npm could not be started: ${error.message}`));
  making.on("close", (code) => {
    if (code === 0 && hasTextPack()) console.log("[texts] Done. Open pages take the texts over.");
    else if (code !== null) console.error("[texts] The texts could not be made; the stand-ins stay.");
  });
}
