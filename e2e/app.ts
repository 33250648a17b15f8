/** The page object: what a person does and sees, in one place. Tests name no markup of their own. */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import type { Tab } from "../src/state/view.ts";
import { TEST_IDS } from "../src/testIds.ts";

const OUTLINE_ROLES = ["instructions", "developer", "user", "assistant"];

type TestId = (typeof TEST_IDS)[keyof typeof TEST_IDS];

/** One row of the outline, and one line of the diagram. */
export interface OutlineRow {
  readonly role: string;
  readonly label: string;
}

/** The parts of `input` that the exact JSON shows. */
export interface InputItem {
  readonly type: string;
  readonly role?: string;
  readonly content?: readonly { readonly type: string; readonly text: string }[];
}

export class App {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  byId(id: TestId, attributes: Readonly<Record<string, string>> = {}): Locator {
    const conditions = Object.entries(attributes).map(([name, value]) => `[data-${name}=${JSON.stringify(value)}]`);
    return this.page.locator(`[data-testid="${id}"]${conditions.join("")}`);
  }

  /** Loads the page and waits until the answer stands. */
  async open(): Promise<void> {
    await this.page.goto(this.url);
    await expect(this.headline).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await expect(this.headline).toBeVisible();
  }

  // Header

  get undo(): Locator {
    return this.byId(TEST_IDS.undo);
  }

  get redo(): Locator {
    return this.byId(TEST_IDS.redo);
  }

  /** Opens a scenario as a person opens a file. */
  async openScenario(document: ScenarioDocument): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.byId(TEST_IDS.open).click();
    await this.byId(TEST_IDS.openFile).click();
    await (await chooser).setFiles({
      name: "scenario.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(document)),
    });
    await expect(this.page.getByText(document.title ?? "").first()).toBeAttached();
  }

  /** The scenario as the app saves it to a file. */
  async savedScenario(): Promise<ScenarioDocument> {
    const download = this.page.waitForEvent("download");
    await this.byId(TEST_IDS.save).click();
    await this.byId(TEST_IDS.saveScenario).click();
    return JSON.parse(await readFile(await (await download).path(), "utf8")) as ScenarioDocument;
  }

  /** The text of one file of the scenario. */
  async fileText(path: string): Promise<string> {
    const node = (await this.savedScenario()).files?.[path];
    if (typeof node !== "string") throw new Error(`${path} is no text file: ${JSON.stringify(node)}`);
    return node;
  }

  // Session bar

  setting(name: "Cwd" | "Trust" | "Mode" | "Model" | "Sandbox" | "Approval" | "Surface"): Locator {
    return this.byId(TEST_IDS[`session${name}`]);
  }

  /** Opens the menu of a setting and takes the entry that has this name. */
  async choose(setting: Locator, entry: string | RegExp): Promise<void> {
    await setting.click();
    await this.page.getByRole("menuitemradio", { name: entry }).first().click();
  }

  // Files

  treeRow(path: string): Locator {
    return this.byId(TEST_IDS.treeRow, { path });
  }

  async openFile(path: string): Promise<void> {
    await this.treeRow(path).click();
    await this.editorIsReady();
  }

  /** Makes an empty file through the form of the tree. */
  async createFile(path: string): Promise<void> {
    await this.byId(TEST_IDS.newFile).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(path);
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(this.treeRow(path)).toBeVisible();
  }

  // Editor

  get monaco(): Locator {
    return this.byId(TEST_IDS.editorMonaco);
  }

  async editorIsReady(): Promise<void> {
    await expect(this.monaco.locator(".view-line").first()).toBeVisible();
  }

  /** Puts the caret at the end of the open file and types there. */
  async typeAtEnd(text: string): Promise<void> {
    await this.monaco.locator(".view-line").first().click();
    await this.page.keyboard.press("ControlOrMeta+End");
    await this.page.keyboard.insertText(text);
  }

  /** Replaces the text of the open file. */
  async replaceText(text: string): Promise<void> {
    await this.monaco.locator(".view-line").first().click();
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.insertText(text);
  }

  // Timeline

  /** A chip; -1 is the start of Codex. */
  step(index: number): Locator {
    return this.byId(TEST_IDS.step, { index: String(index) });
  }

  /** The chip that is chosen. */
  get chosenStep(): Locator {
    return this.page.locator(`[data-testid="${TEST_IDS.step}"][aria-selected="true"]`);
  }

  /** What the chips show, the start first. */
  steps(): Promise<readonly string[]> {
    return this.byId(TEST_IDS.step).evaluateAll((chips) =>
      chips.map((chip) => (chip.getAttribute("aria-label") ?? "").split(",")[0] ?? ""),
    );
  }

  get stepForm(): Locator {
    return this.byId(TEST_IDS.stepForm);
  }

  /** Adds a step of this kind behind the chosen one. */
  async addStep(kind: string): Promise<void> {
    const count = await this.byId(TEST_IDS.step).count();
    await this.byId(TEST_IDS.addStep).click();
    await this.page.getByRole("menuitem", { name: kind }).first().click();
    await expect(this.byId(TEST_IDS.step)).toHaveCount(count + 1);
  }

  // Results

  async showTab(tab: Tab): Promise<void> {
    await this.byId(TEST_IDS.tab, { tab }).click();
    await expect(this.byId(TEST_IDS[tab])).toBeVisible();
  }

  get headline(): Locator {
    return this.byId(TEST_IDS.answerHeadline);
  }

  answerFile(path: string): Locator {
    return this.byId(TEST_IDS.answerFile, { path });
  }

  get messages(): Locator {
    return this.byId(TEST_IDS.message);
  }

  /** Parts of one kind, `agentsMd` for example. */
  part(fragment: string): Locator {
    return this.byId(TEST_IDS.part, { fragment });
  }

  /** The texts of the request's input, exactly as they are sent. */
  async texts(): Promise<readonly string[]> {
    return (await this.requestJson()).flatMap((item) => item.content ?? []).map((part) => part.text);
  }

  /** The exact JSON of the request that is shown. */
  async requestJson(): Promise<readonly InputItem[]> {
    await this.byId(TEST_IDS.showJson).click();
    const text = await this.byId(TEST_IDS.messagesJson).textContent();
    const json = JSON.parse(text ?? "") as { readonly input: readonly InputItem[] } | readonly InputItem[];
    return "input" in json ? json.input : json;
  }

  /** The boxes of the diagram that stand for a message. */
  get diagramMessages(): Locator {
    return this.byId(TEST_IDS.diagram).locator(".node");
  }

  /** The lines of the diagram's boxes, from top to bottom, each with the role of its box. */
  diagramRows(): Promise<readonly OutlineRow[]> {
    return this.diagramMessages.evaluateAll((boxes, roles) => {
      const top = (box: Element) => box.getBoundingClientRect().top;
      return boxes
        .toSorted((a, b) => top(a) - top(b))
        .flatMap((box) => {
          // The class comes from the diagram's source; what is not modelled has a class of its own there.
          const role = roles.find((name) => box.classList.contains(name)) ?? box.getAttribute("data-role") ?? "";
          const lines = [...box.querySelectorAll("tspan.row")];
          return lines.map((line) => ({ role, label: line.textContent.replace(/\s+/g, " ").trim() }));
        });
    }, OUTLINE_ROLES);
  }

  /** On a narrow screen: brings one of the three parts of the page to the front. */
  async showPane(name: "Files" | "Editor" | "Result"): Promise<void> {
    await this.page
      .getByRole("tab", { name, exact: true })
      .or(this.page.getByRole("button", { name, exact: true }))
      .first()
      .click();
  }

  /** The rows of the outline, in order. */
  outlineRows(): Promise<readonly OutlineRow[]> {
    return rowsOf(this.byId(TEST_IDS.outlineRow));
  }
}

function rowsOf(rows: Locator): Promise<readonly OutlineRow[]> {
  return rows.evaluateAll((elements) =>
    elements.map((element) => ({
      role: element.getAttribute("data-role") ?? "",
      label: element.getAttribute("data-label") ?? "",
    })),
  );
}
