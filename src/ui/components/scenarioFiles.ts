/** Opening and saving whole scenarios. The scenario that was open is one undo away and kept as the previous one. */
import { STORAGE_KEYS } from "../../constants.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import type { Example } from "../../scenario/examples/index.ts";
import { chooseFile, download } from "../../services/files.ts";
import { browserStorage } from "../../services/storage.ts";
import { actions, app } from "../../state/app.ts";
import { openDocument } from "../../state/opening.ts";
import { loadScenario, parseText, writeText } from "../../state/persistence.ts";

/** As a new scenario: the former one is one undo away. */
export function openScenario(document: ScenarioDocument): void {
  openDocument(app, document);
  actions().notify({ id: "notice.opened", params: { title: document.title ?? "" } }, "news", { undo: true });
}

export async function openFromDisk(): Promise<void> {
  const chosen = await chooseFile(".json,application/json");
  if (chosen === null) return;
  const read = await parseText(new TextDecoder().decode(chosen.bytes));
  if (read.state === "document") openScenario(read.document);
  else actions().notify({ id: "notice.open.faults", params: { name: chosen.name, faults: read.faults } }, "fault");
}

export function saveToDisk(): void {
  const { document } = app.getState();
  const name = (document.title ?? "").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  download(`${name.replaceAll(/^-|-$/g, "") || "scenario"}.json`, writeText(document), "application/json");
}

/** Fetches the example's code and opens it. */
export async function openExample(example: Example): Promise<void> {
  openScenario(await example.load());
}

/** The scenario that was open before the last one was opened. */
export async function openPrevious(): Promise<void> {
  const stored = await loadScenario(browserStorage(), STORAGE_KEYS.previous);
  if (stored.state === "document") openScenario(stored.document);
  else if (stored.state === "none") actions().notify({ id: "notice.noPrevious", params: {} });
  else {
    const { faults } = stored;
    actions().notify({ id: "notice.open.faults", params: { name: STORAGE_KEYS.previous, faults } }, "fault");
  }
}
