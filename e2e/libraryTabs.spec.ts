import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { anotherTab, FILE, listed, notice, retitle, titleOf } from "./library.ts";
import { expect, test } from "./test.ts";

test("a page whose process dies loses no more than the last moment", async ({ app, context, site }) => {
  await retitle(app, "Before the crash");
  // Longer than the delay of autosave.
  await app.page.waitForTimeout(700);
  const crashed = app.page.waitForEvent("crash");
  const session = await context.newCDPSession(app.page);
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  const next = await anotherTab(context, site.url);
  expect(await titleOf(next)).toBe("Before the crash");
  expect(await listed(next)).toEqual(["Before the crash"]);
});

test("a browser that is killed loses no more than that either", async ({ site, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), "playground-"));
  const launch = () => chromium.launchPersistentContext(profile, { ...launchOptions, locale: "en-US" });
  try {
    const first = await launch();
    const app = await anotherTab(first, site.url);
    await retitle(app, "Before the kill");
    expect(await listed(app)).toEqual(["Before the kill"]);
    const closed = first.waitForEvent("close");
    const session = await first.newCDPSession(app.page);
    session.send("Browser.crash").catch(() => undefined);
    await closed;
    const second = await launch();
    const next = await anotherTab(second, site.url);
    await expect.poll(() => titleOf(next)).toBe("Before the kill");
    expect(await listed(next)).toEqual(["Before the kill"]);
    await second.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

test("a page that is closed at once loses nothing", async ({ app, context, site }) => {
  await retitle(app, "Typed last");
  await app.page.close({ runBeforeUnload: true });
  const next = await anotherTab(context, site.url);
  expect(await titleOf(next)).toBe("Typed last");
  expect(await listed(next)).toEqual(["Typed last"]);
});

test("each tab has its own scenario, also when it is loaded again", async ({ app, context, site }) => {
  await retitle(app, "Left");
  await expect.poll(() => listed(app)).toEqual(["Left"]);
  const other = await anotherTab(context, site.url);
  await other.openScenario(FILE);
  await retitle(other, "Right");
  await app.reload();
  await other.reload();
  expect(await titleOf(app)).toBe("Left");
  expect(await titleOf(other)).toBe("Right");
  expect([...(await listed(app))].toSorted()).toEqual(["Left", "Right"]);
});

test("the same scenario in two tabs: the second one says so, and both versions are kept", async ({
  app,
  context,
  site,
}) => {
  await retitle(app, "Ours");
  expect(await listed(app)).toEqual(["Ours"]);
  const other = await anotherTab(context, site.url);
  await expect(notice(other, "notice.library.openTwice")).toContainText("“Ours” is open in another tab too");
  await retitle(app, "Left");
  await expect(notice(other, "notice.library.changedElsewhere")).toBeVisible();
  await retitle(other, "Right");
  await expect(notice(other, "notice.library.parted")).toContainText("Both versions are kept");
  expect([...(await listed(app))].toSorted()).toEqual(["Left", "Right"]);
  expect(await titleOf(other)).toBe("Right");
  await notice(other, "notice.library.parted").getByRole("button", { name: "Take the other" }).click();
  await expect.poll(() => titleOf(other)).toBe("Left");
  await expect.poll(() => listed(other)).toEqual(["Left"]);
  await expect(notice(app, "notice.library.changedElsewhere")).toHaveCount(0);
});

test("a change in another tab can be taken over, or what is here kept as a copy", async ({ app, context, site }) => {
  await retitle(app, "Ours");
  expect(await listed(app)).toEqual(["Ours"]);
  const other = await anotherTab(context, site.url);
  await expect(notice(other, "notice.library.openTwice")).toBeVisible();
  await retitle(app, "Second");
  await notice(other, "notice.library.changedElsewhere").getByRole("button", { name: "Take the other" }).click();
  await expect.poll(() => titleOf(other)).toBe("Second");
  await retitle(app, "Third");
  await notice(other, "notice.library.changedElsewhere").getByRole("button", { name: "Keep as a copy" }).click();
  await expect.poll(async () => [...(await listed(other))].toSorted()).toEqual(["Second", "Third"]);
  expect(await titleOf(other)).toBe("Second");
});
