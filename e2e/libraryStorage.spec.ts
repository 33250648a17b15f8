import type { Page } from "@playwright/test";
import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";
import { FILE, listed, notice, openList, retitle, row, titleOf } from "./library.ts";
import { expect, test } from "./test.ts";

const DATABASE = "agents-md-playground";

test.describe("storage that fails", () => {
  const failing = async (page: Page, url: string, script: string): Promise<App> => {
    await page.addInitScript(script);
    const app = new App(page, url);
    await app.open();
    return app;
  };

  test("no database: it is said once, with a file to save, and the open scenario still comes back", async ({
    page,
    site,
  }) => {
    const app = await failing(
      page,
      site.url,
      `IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };`,
    );
    await retitle(app, "Mine");
    const said = notice(app, "notice.storage.refused");
    await expect(said).toContainText("Only the scenario that is open comes back");
    const download = page.waitForEvent("download");
    await said.getByRole("button", { name: "Save as a file" }).click();
    expect((await download).suggestedFilename()).toBe("mine.json");
    await retitle(app, "Mine 2");
    await app.openScenario(FILE);
    await expect(said).toHaveCount(0);
    await openList(app);
    await expect(app.byId(TEST_IDS.library)).toContainText("kept only until you close the page");
    await expect(row(app, "Mine 2")).toBeVisible();
    await app.page.keyboard.press("Escape");
    await app.reload();
    expect(await titleOf(app)).toBe("From a file");
  });

  test("neither database nor localStorage: work goes on, and a file is offered", async ({ page, site }) => {
    const app = await failing(
      page,
      site.url,
      `IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };
       for (const name of ["localStorage", "sessionStorage"])
         Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });`,
    );
    await retitle(app, "Mine");
    await expect(notice(app, "notice.storage.refused")).toContainText("Save this scenario as a file to keep it.");
    expect((await app.savedScenario()).title).toBe("Mine");
  });

  test("full: it is said, what was kept before stays, and it ends when there is room again", async ({ page, site }) => {
    const app = await failing(
      page,
      site.url,
      `const put = IDBObjectStore.prototype.put;
       IDBObjectStore.prototype.put = function (...args) {
         if (window.full) throw new DOMException("full", "QuotaExceededError");
         return put.apply(this, args);
       };`,
    );
    await retitle(app, "Kept");
    expect(await listed(app)).toEqual(["Kept"]);
    await page.evaluate("window.full = true");
    await retitle(app, "Not kept");
    await expect(notice(app, "notice.storage.full")).toContainText("storage for this page is full");
    expect(await listed(app)).toEqual(["Kept"]);
    await page.evaluate("window.full = false");
    await retitle(app, "Kept again");
    await expect(notice(app, "notice.storage.full")).toHaveCount(0);
    expect(await listed(app)).toEqual(["Kept again"]);
  });

  test("a database of a newer version of the app is left alone", async ({ app }) => {
    await retitle(app, "Old app");
    expect(await listed(app)).toEqual(["Old app"]);
    await app.page.evaluate(async (name) => {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(new Error("not opened"));
      });
    }, DATABASE);
    await retitle(app, "Changed since");
    await expect(notice(app, "notice.storage.newer")).toContainText("A newer version of this app");
    await app.reload();
    expect(await titleOf(app)).toBe("Changed since");
  });
});

test("what a former version of the app stored comes into the list, and is not lost where it cannot be read", async ({
  page,
  site,
}) => {
  const app = new App(page, site.url);
  await app.open();
  // This page has looked for what is stored before there is something.
  expect(await listed(app)).toEqual([]);
  const store = (scenario: string): Promise<void> =>
    page.evaluate(
      ([text, previous]) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem("agents-md-playground/scenario", text ?? "");
        localStorage.setItem("agents-md-playground/previous", previous ?? "");
      },
      [scenario, JSON.stringify({ ...FILE, title: "Before it" })] as const,
    );
  await store(JSON.stringify({ ...FILE, title: "Stored formerly" }));
  await app.reload();
  expect(await titleOf(app)).toBe("Stored formerly");
  await expect.poll(async () => [...(await listed(app))].toSorted()).toEqual(["Before it", "Stored formerly"]);
  expect(await page.evaluate(() => localStorage.getItem("agents-md-playground/scenario"))).toBeNull();

  await store('{"format":99}');
  await app.reload();
  const said = notice(app, "notice.storage.unreadable");
  await expect(said).toContainText("cannot be read by this version");
  const download = page.waitForEvent("download");
  await said.getByRole("button", { name: "Save as a file" }).click();
  await download;
  await openList(app);
  await expect(row(app, "")).toContainText("not readable by this version");
  await row(app, "").getByRole("button").first().click();
  await expect(row(app, "").getByRole("alert")).toContainText("format");
});
