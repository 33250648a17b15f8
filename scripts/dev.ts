/**
 * `npm run dev [-- --port 3000 --host --open]`: the development server starts at once; while the text pack is missing the
 * app shows marked stand-ins, and the pack is made beside it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { ROOT } from "./runCommand.ts";
import { hasTextPack, TEXT_PACK } from "./textPack.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    host: { type: "boolean", default: false },
    open: { type: "boolean", default: false },
  },
});

const server = await createServer({
  root: ROOT,
  server: {
    ...(values.port === undefined ? {} : { port: Number(values.port), strictPort: true }),
    host: values.host,
    open: values.open,
  },
});
await server.listen();
server.printUrls();
if (process.stdin.isTTY) server.bindCLIShortcuts({ print: true });
if (!hasTextPack()) makeTexts();

/** Runs beside the server, and ends with it. */
function makeTexts(): void {
  console.log(`[texts] ${TEXT_PACK} is missing. It is being made; until then stand-ins take its place.`);
  // npm does not pass signals on to what it runs, so it has a process group of its own.
  const texts = spawn("npm", ["run", "--silent", "texts"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  process.once("exit", () => endGroup(texts));
  for (const from of [texts.stdout, texts.stderr]) {
    createInterface({ input: from }).on("line", (line) => console.log(`[texts] ${line}`));
  }
  texts.on("error", (error) => console.error(`[texts] npm could not be started: ${error.message}`));
  texts.on("close", (code) => {
    if (code === 0 && hasTextPack()) console.log("[texts] Done. Open pages take the texts over.");
    else console.error("[texts] The texts could not be made; the stand-ins stay.");
  });
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // The group is gone already.
  }
}
