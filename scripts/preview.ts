/** `npm run preview [-- PORT]`: serves the production build in `dist/` on loopback, as a static host would. */
import { existsSync } from "node:fs";
import { ROOT } from "./runCommand.ts";
import { serveStatic } from "./staticServer.ts";

const port = Number(process.argv[2] ?? 4173);
if (!existsSync(`${ROOT}/dist/index.html`)) {
  console.error("dist/index.html is missing: run `npm run build` first.");
  process.exitCode = 2;
} else {
  const { url } = await serveStatic(`${ROOT}/dist`, { port });
  console.log(`${url} (end with Ctrl-C)`);
}
