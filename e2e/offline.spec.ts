/** The service worker: the app without a network, and what a new version does to an open page. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ROOT } from "../scripts/runCommand.ts";
import { serveStatic } from "../scripts/staticServer.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";
import { ROOT_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

/** Until the worker has fetched everything and answers this page. */
async function workerStands(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
    timeout: 40_000,
  });
}

for (const basePath of ["/", "/some/repo/"]) {
  test.describe(`under ${basePath}`, () => {
    test.use({ options: { basePath, withTexts: true } });

    test("everything works without a network after the first load", async ({ app, context, site }) => {
      const { page } = app;
      await workerStands(page);
      await context.setOffline(true);
      await site.close();
      await app.reload();
      await expect(app.headline).toHaveText(/^Codex sends/);

      await app.openFile(ROOT_FILE);
      await app.typeAtEnd("Offline.");
      await app.showTab("layout");
      await expect(app.diagramMessages.first()).toBeVisible();
      await app.showTab("messages");
      await app.byId(TEST_IDS.askForTokens).first().click();
      await expect(app.byId(TEST_IDS.tokens).and(page.locator("[data-tokens]")).first()).toBeVisible();
      for (const tab of ["budget", "history", "compaction"] as const) await app.showTab(tab);
      await page.goto(`${site.url}#docs`);
      await expect(app.byId(TEST_IDS.docsEntry).first()).toBeVisible();
    });
  });
}

test("Chinese works without a network though it was never shown", async ({ app, context, site }) => {
  await workerStands(app.page);
  await context.setOffline(true);
  await site.close();
  await app.choose(app.byId(TEST_IDS.language), "中文");
  await expect(app.page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(app.byId(TEST_IDS.tab, { tab: "messages" })).toHaveText(/\p{Script=Han}/u);
  await app.showTab("layout");
  await expect(app.diagramMessages.first()).toBeVisible();
  await app.reload();
  await expect(app.headline).toHaveText(/\p{Script=Han}/u);
});

test("the answer stands before the worker is asked for", async ({ app }) => {
  const { page } = app;
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registered()).toBe(0);
  await expect.poll(registered, { timeout: 20_000 }).toBe(1);
});

test.describe("a new version", () => {
  /** A copy of the build that a test may change. */
  const copied = test.extend<{ copy: { readonly url: string; publish(): void } }>({
    copy: async ({ site: _ }, use) => {
      const directory = mkdtempSync(join(tmpdir(), "playground-"));
      cpSync(`${ROOT}/dist`, directory, { recursive: true });
      const server = await serveStatic(directory);
      const edit = (name: string, change: (text: string) => string) => {
        const path = join(directory, name);
        writeFileSync(path, change(readFileSync(path, "utf8")));
      };
      let version = 1;
      await use({
        url: server.url,
        /** The next version: another page, and the documentation's code has gone. */
        publish() {
          version += 1;
          edit("index.html", (text) => text.replace(/<html[^>]*>/, `<html lang="en" data-version="${version}">`));
          edit("sw.js", (text) =>
            text
              .replaceAll(/\b[0-9a-f]{64}\b/g, String(version).repeat(64))
              .replace(/"assets\/DocsPanel-[\w-]+\.js",/, ""),
          );
        },
      });
      await server.close();
      rmSync(directory, { recursive: true });
    },
    // The address is that of the copy, which the common watch does not know.
    faults: async ({ page }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      page.on("pageerror", (error) => faults.push(error.message));
      await use(faults);
      expect(faults).toEqual([]);
    },
  });
  const versionOf = (page: Page) => page.locator("html").getAttribute("data-version");
  const ask = (page: Page) =>
    page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

  copied("says so, waits for the person, and keeps the work", async ({ copy, page }) => {
    const app = new App(page, copy.url);
    await app.open();
    await workerStands(page);
    copy.publish();
    await ask(page);
    const prompt = app.byId(TEST_IDS.updatePrompt);
    await expect(prompt).toContainText("A new version is ready");
    await app.openFile(ROOT_FILE);
    await app.typeAtEnd("Typed just now.");
    expect(await versionOf(page)).toBe(null);

    await prompt.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => versionOf(page).catch(() => null)).toBe("2");
    await expect(app.headline).toBeVisible();
    await expect(prompt).toHaveCount(0);
    expect(await app.fileText(ROOT_FILE)).toContain("Typed just now.");
  });

  copied("can wait for later", async ({ copy, page }) => {
    const app = new App(page, copy.url);
    await app.open();
    await workerStands(page);
    copy.publish();
    await ask(page);
    const prompt = app.byId(TEST_IDS.updatePrompt);
    await prompt.getByRole("button", { name: "Later" }).click();
    await expect(prompt).toHaveCount(0);
    await app.reload();
    expect(await versionOf(page)).toBe(null);
    await expect(prompt).toBeVisible();
  });

  copied("leaves another tab on what it runs on, and old caches go", async ({ copy, page, context }) => {
    const app = new App(page, copy.url);
    await app.open();
    await workerStands(page);
    const other = new App(await context.newPage(), copy.url);
    await other.open();
    await other.page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("startOffline")),
    );

    copy.publish();
    await ask(page);
    await app.byId(TEST_IDS.updatePrompt).getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => versionOf(page).catch(() => null)).toBe("2");
    expect(await versionOf(other.page)).toBe(null);
    await expect(other.byId(TEST_IDS.updatePrompt)).toBeVisible();
    await other.page.evaluate(() => {
      location.hash = "docs";
    });
    await expect(other.byId(TEST_IDS.docsEntry).first()).toBeVisible();

    const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).length);
    expect(await caches()).toBe(2);
    await expect(app.headline).toBeVisible();
    copy.publish();
    await ask(page);
    await app.byId(TEST_IDS.updatePrompt).getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => versionOf(page).catch(() => null)).toBe("3");
    expect(await caches()).toBe(2);
  });
});
