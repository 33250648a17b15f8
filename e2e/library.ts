/** What the specifications of the list of scenarios do with it. */
import { type BrowserContext, expect, type Locator } from "@playwright/test";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import { App } from "./app.ts";

export const FILE: ScenarioDocument = {
  format: 1,
  title: "From a file",
  files: { "/home/dev/r/AGENTS.md": "Be brief.\n" },
  launch: { cwd: "/home/dev/r" },
  steps: [{ do: "turn", text: "hello" }],
};

/** Gives the scenario another title, which is an edit as any other. */
export async function retitle(app: App, title: string): Promise<void> {
  const field = app.page.getByLabel("Title of the scenario");
  await field.fill(title);
  await field.press("Enter");
}

export const titleOf = (app: App): Promise<string> => app.page.getByLabel("Title of the scenario").inputValue();

export async function openList(app: App): Promise<Locator> {
  await app.byId(TEST_IDS.open).click();
  await app.byId(TEST_IDS.openLibrary).click();
  const list = app.byId(TEST_IDS.library);
  await expect(list.getByRole("button", { name: "Close" })).toBeVisible();
  return list;
}

export const row = (app: App, title: string): Locator => app.byId(TEST_IDS.libraryRow, { title });

/** The titles of the list, from top to bottom. */
export async function listed(app: App): Promise<readonly string[]> {
  await openList(app);
  const titles = await app
    .byId(TEST_IDS.libraryRow)
    .evaluateAll((rows) => rows.map((one) => one.getAttribute("data-title") ?? ""));
  await app.page.keyboard.press("Escape");
  await expect(app.byId(TEST_IDS.library)).toHaveCount(0);
  return titles;
}

/** Another tab of the same browser. */
export async function anotherTab(context: BrowserContext, url: string): Promise<App> {
  const app = new App(await context.newPage(), url);
  await app.open();
  return app;
}

export const notice = (app: App, id: string): Locator => app.byId(TEST_IDS.notice, { notice: id });
