/**
 * The `test` of every specification: the production build on a static server of its own, and pages that fail the test on
 * any request to another origin, any console error, any uncaught error, any dialog of the browser and any violation of
 * the page's policy. That holds for every page of the browser, also those that a test opens itself.
 */
import { existsSync } from "node:fs";
import { type BrowserContext, test as base } from "@playwright/test";
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
  // What a worker answers cannot be routed; the tests of the worker allow it.
  serviceWorkers: "block",

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
    async ({ browser, context, site, options }, use) => {
      const faults: string[] = [];
      const watchIt = (one: BrowserContext) => watch(one, site, !options.withTexts || !PACK_IS_BUILT, faults);
      watchIt(context);
      browser.on("context", watchIt);
      await use(faults);
      browser.off("context", watchIt);
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

function watch(context: BrowserContext, site: StaticServer, packIsAbsent: boolean, faults: string[]): void {
  const origin = new URL(site.url).origin;
  context.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(site.url)) faults.push(`request to ${url}`);
  });
  context.on("console", (message) => {
    // A pack that is not there is a 404, which the browser itself reports.
    if (packIsAbsent && message.location().url.endsWith(PACK_PATH)) return;
    if (message.type() === "error") faults.push(`console error: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(`uncaught error: ${error.error().message}`));
  context.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  void context.addInitScript(() => {
    // Not every violation is written to the console by the browser itself.
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violated: ${effectiveDirective} by ${blockedURI}`);
    });
  });
  // Nothing may get out even when the test fails for it.
  void context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}
