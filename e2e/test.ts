/**
 * The `test` of every specification: the production build on a static server of its own, and a page that fails the test
 * on any request to another origin, any console error, any uncaught error and any violation of the page's policy.
 */
import { existsSync } from "node:fs";
import { test as base, type Page } from "@playwright/test";
import { ROOT } from "../scripts/runCommand.ts";
import { type StaticServer, serveStatic } from "../scripts/staticServer.ts";
import { TEXT_PACK } from "../scripts/textPack.ts";
import { App } from "./app.ts";

const DIST = `${ROOT}/dist`;
/** The text pack's path below the site's base. */
export const PACK_PATH = TEXT_PACK.replace(/^public\//, "");
export const PACK_IS_BUILT = existsSync(`${DIST}/${PACK_PATH}`);

export interface SiteOptions {
  /** Path under which the site is served. */
  readonly basePath: string;
  /** Whether the text pack can be fetched. */
  readonly withTexts: boolean;
}

interface Fixtures {
  readonly options: SiteOptions;
  readonly site: StaticServer;
  /** Sentences about what the page did and must not do; checked after every test. */
  readonly faults: string[];
  /** The app, opened on its default example. */
  readonly app: App;
}

export const test = base.extend<Fixtures>({
  options: [{ basePath: "/", withTexts: true }, { option: true }],

  site: async ({ options }, use) => {
    if (!existsSync(`${DIST}/index.html`)) throw new Error("dist/index.html is missing: run `npm run build` first.");
    const server = await serveStatic(DIST, {
      base: options.basePath,
      absent: options.withTexts ? [] : [PACK_PATH],
    });
    await use(server);
    await server.close();
  },

  faults: [
    async ({ page, site, options }, use) => {
      const faults: string[] = [];
      watch(page, site, !options.withTexts || !PACK_IS_BUILT, faults);
      await use(faults);
      base.expect(faults, "what the page must not do").toEqual([]);
    },
    { auto: true },
  ],

  app: async ({ page, site }, use) => {
    const app = new App(page, site.url);
    await app.open();
    await use(app);
  },
});

export { expect } from "@playwright/test";

function watch(page: Page, site: StaticServer, packIsAbsent: boolean, faults: string[]): void {
  const origin = new URL(site.url).origin;
  page.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(site.url)) faults.push(`request to ${url}`);
  });
  page.on("console", (message) => {
    // A pack that is not there is a 404, which the browser itself reports.
    if (packIsAbsent && message.location().url.endsWith(PACK_PATH)) return;
    if (message.type() === "error") faults.push(`console error: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught error: ${error.message}`));
  // Nothing may get out even when the test fails for it.
  void page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}
