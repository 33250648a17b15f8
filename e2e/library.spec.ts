import { encodeLink } from "../src/scenario/link.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { violations } from "./axe.ts";
import { FILE, listed, openList, retitle, row, titleOf } from "./library.ts";
import { expect, test } from "./test.ts";

test("an example that is only looked at leaves nothing; what is changed is there at the next visit", async ({
  app,
}) => {
  expect(await listed(app)).toEqual([]);
  await retitle(app, "Mine");
  const list = await openList(app);
  await expect(row(app, "Mine")).toContainText("just now");
  await expect(row(app, "Mine")).toContainText("from an example");
  await expect(row(app, "Mine")).toHaveAttribute("data-state", "current");
  await expect(list.getByRole("button", { name: /^Mine/ })).toHaveAttribute("aria-current", "true");
  expect(await violations(app)).toEqual([]);
  await app.page.keyboard.press("Escape");
  await app.reload();
  expect(await titleOf(app)).toBe("Mine");
  expect(await listed(app)).toEqual(["Mine"]);
});

test("the empty list says how something comes into it", async ({ app }) => {
  await openList(app);
  await expect(app.byId(TEST_IDS.libraryEmpty)).toContainText("Nothing here yet.");
});

test("files and links become scenarios of their own, and none is written over another", async ({ app }) => {
  await retitle(app, "Mine");
  await app.openScenario(FILE);
  const link = await encodeLink({ ...FILE, title: "From a link" });
  await app.page.evaluate(`location.hash = ${JSON.stringify(link)}`);
  await expect.poll(() => titleOf(app)).toBe("From a link");
  await retitle(app, "From a link, changed");
  await app.page.evaluate(`location.hash = ${JSON.stringify(link)}`);
  await expect.poll(() => titleOf(app)).toBe("From a link");
  expect([...(await listed(app))].toSorted()).toEqual(["From a file", "From a link", "From a link, changed", "Mine"]);
  await openList(app);
  await expect(row(app, "From a file")).toContainText(/1 file · 1 step · 1 kB · from a file/);
  await row(app, "Mine").getByRole("button").first().click();
  await expect(app.byId(TEST_IDS.library)).toHaveCount(0);
  expect(await titleOf(app)).toBe("Mine");
  await app.undo.click();
  expect(await titleOf(app)).toBe("From a link");
});

test("rename, duplicate, delete and undo, by keyboard", async ({ app }) => {
  const { keyboard } = app.page;
  await retitle(app, "One");
  await app.openScenario(FILE);
  await openList(app);
  await expect(app.byId(TEST_IDS.libraryOpen).first()).toBeVisible();
  await app.byId(TEST_IDS.libraryOpen).first().focus();
  await keyboard.press("ArrowDown");
  await expect(row(app, "One").getByRole("button").first()).toBeFocused();
  await keyboard.press("F2");
  await keyboard.type("Renamed");
  await keyboard.press("Enter");
  await expect(app.byId(TEST_IDS.librarySaid)).toHaveText("Renamed to “Renamed”.");
  await row(app, "Renamed")
    .getByRole("button", { name: /^Duplicate/ })
    .click();
  await expect(row(app, "Renamed (copy)")).toContainText("a copy");
  await row(app, "Renamed").getByRole("button").first().focus();
  await keyboard.press("F2");
  await keyboard.type("Not this");
  await keyboard.press("Escape");
  await expect(app.byId(TEST_IDS.library)).toBeVisible();
  await expect(row(app, "Renamed").getByRole("button").first()).toBeFocused();
  await keyboard.press("Delete");
  await expect(row(app, "Renamed")).toHaveAttribute("data-state", "removed");
  await expect(row(app, "Renamed").getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await violations(app)).toEqual([]);
  await keyboard.press("Enter");
  await expect(row(app, "Renamed")).toHaveAttribute("data-state", "kept");
});

test("the open scenario is deleted and comes back; later it can be restored, or deleted for good", async ({ app }) => {
  await app.openScenario(FILE);
  await openList(app);
  await row(app, "From a file")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect.poll(() => titleOf(app)).not.toBe("From a file");
  await row(app, "From a file").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => titleOf(app)).toBe("From a file");
  await row(app, "From a file")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(row(app, "From a file")).toHaveAttribute("data-state", "removed");
  await app.page.keyboard.press("Escape");
  await app.reload();
  expect(await listed(app)).toEqual([]);
  const list = await openList(app);
  await list.getByText("Recently deleted (1)").click();
  await list.getByRole("button", { name: /^Restore/ }).click();
  await expect(row(app, "From a file")).toHaveAttribute("data-state", "kept");
  await row(app, "From a file")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await app.page.keyboard.press("Escape");
  await openList(app);
  await list.getByText("Recently deleted (1)").click();
  await list.getByRole("button", { name: /^Delete for good/ }).click();
  await expect(app.byId(TEST_IDS.libraryDeleted)).toHaveCount(0);
});

test("a long list can be searched", async ({ app }) => {
  await retitle(app, "Needle");
  await openList(app);
  for (let copy = 0; copy < 8; copy++) {
    await row(app, "Needle")
      .first()
      .getByRole("button", { name: /^Duplicate/ })
      .click();
    await expect(app.byId(TEST_IDS.libraryRow)).toHaveCount(copy + 2);
  }
  await row(app, "Needle")
    .getByRole("button", { name: /^Rename/ })
    .click();
  await app.page.keyboard.type("Haystack");
  await app.page.keyboard.press("Enter");
  await app.page.getByRole("searchbox").fill("hay");
  await expect(app.byId(TEST_IDS.libraryRow)).toHaveCount(1);
  await app.page.getByRole("searchbox").fill("nothing");
  await expect(app.byId(TEST_IDS.library)).toContainText("No title has that.");
});
