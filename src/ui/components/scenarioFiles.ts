/** Opening and saving whole scenarios. The scenario that was open is one undo away and stays in the person's list. */
import type { ScenarioDocument } from "../../scenario/document.ts";
import type { Example } from "../../scenario/examples/index.ts";
import type { Origin } from "../../services/database.ts";
import { download } from "../../services/files.ts";
import { actions, app } from "../../state/app.ts";
import { fileName } from "../../state/libraryFile.ts";
import { openDocument } from "../../state/opening.ts";
import { writeText } from "../../state/persistence.ts";

/** As a new scenario: the former one is one undo away. */
export function openScenario(document: ScenarioDocument, from: Origin): void {
  openDocument(app, document, from);
  actions().notify({ id: "notice.opened", params: { title: document.title ?? "" } }, "news", { undo: true });
}

export function saveToDisk(): void {
  const { document } = app.getState();
  download(fileName(document.title ?? ""), writeText(document), "application/json");
}

/** Fetches the example's code and opens it. */
export async function openExample(example: Example): Promise<void> {
  openScenario(await example.load(), "example");
}
