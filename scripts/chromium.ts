/** Where the browser for the end-to-end tests and the browser benchmark is. None is ever downloaded by Playwright. */
import { existsSync } from "node:fs";
import { runCommand } from "./runCommand.ts";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

export type Browser =
  | { readonly found: true; readonly path: string }
  | { readonly found: false /** One sentence that names the fix. */; readonly fix: string };

/** `CHROMIUM_PATH`, else Debian's Chromium. */
export function findChromium(): Browser {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== "") {
    if (existsSync(asked)) return { found: true, path: asked };
    return { found: false, fix: `CHROMIUM_PATH names ${asked}, which does not exist.` };
  }
  if (existsSync(DEBIAN_CHROMIUM)) return { found: true, path: DEBIAN_CHROMIUM };
  return {
    found: false,
    fix: "No browser: install Debian's package chromium (apt-get install chromium), or set CHROMIUM_PATH to a Chromium.",
  };
}

/** Like `findChromium`, but installs Debian's Chromium when this process may do so. */
export async function ensureChromium(): Promise<Browser> {
  const browser = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && !process.env.CHROMIUM_PATH;
  if (browser.found || !mayInstall) return browser;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update"], { env, minutes: 10 });
  await runCommand("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env, minutes: 20 });
  return findChromium();
}

/** Arguments that keep Chromium quiet, offline, and able to run as root in a container. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];
