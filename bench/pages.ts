/** The pages the browser benchmark loads: the app's production build, and the bare pages it is measured against. */
import { existsSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { bin, ROOT, runCommand } from "../scripts/runCommand.ts";
import { type StaticServer, serveStatic } from "../scripts/staticServer.ts";

/** Builds a bare page with the packages of the app and serves it. */
export async function bareSite(name: "bare-react" | "bare-monaco"): Promise<StaticServer> {
  const outDir = `${ROOT}/.cache/bench/${name}`;
  await build({
    configFile: false,
    root: `${ROOT}/bench/${name}`,
    base: "./",
    logLevel: "error",
    plugins: [react()],
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2023",
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
    },
  });
  return serveStatic(outDir);
}

/** The app's production build, made when `dist/` is missing or `fresh` is asked for. */
export async function appSite({ fresh }: { readonly fresh: boolean }): Promise<StaticServer> {
  if (fresh || !existsSync(`${ROOT}/dist/index.html`)) {
    const { code } = await runCommand(bin("vite"), ["build", "--logLevel", "warn"], { minutes: 10 });
    if (code !== 0) throw new Error("The app could not be built.");
  }
  return serveStatic(`${ROOT}/dist`);
}
