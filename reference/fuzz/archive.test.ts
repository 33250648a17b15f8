import { expect, it } from "vitest";
import { archivedFiles, archivedScenario, archiveOf } from "../../src/scenario/export/archive.ts";
import type { ImportEntry } from "../../src/scenario/import/entries.ts";
import { openZip } from "../../src/scenario/import/zip.ts";
import { parseScenarioText } from "../../src/scenario/schema.ts";
import { generateScenario } from "./generate.ts";
import { generateSteps } from "./steps.ts";

const SCENARIOS = 500;

it("1,000 random scenarios come back from an archive as they were, every file beside them", async () => {
  for (let index = 0; index < SCENARIOS; index++) {
    for (const document of [generateScenario(31, index), generateSteps(31, index)]) {
      const bytes = await archiveOf(document, { folder: "scenario", readme: () => "" });
      const opened = await openZip({ size: bytes.length, read: async (from, to) => bytes.slice(from, to) }, "x.zip");
      if (!opened.ok) throw new Error(`${index}: ${opened.fault.kind}`);
      const found: ImportEntry[] = [];
      for await (const batch of opened.bundle.entries) found.push(...batch);
      const contents = new Map(await Promise.all(found.map(async (one) => [one.path, await one.read(1e8)] as const)));
      for (const { path, bytes: content } of archivedFiles(document).entries) {
        expect(contents.get(`files/${path}`)).toEqual(content);
      }
      const whole = (async function* () {
        yield found;
      })();
      const parsed = await archivedScenario({ name: "scenario", entries: whole });
      expect(parsed !== null && parsed !== "tooLarge" && parsed.ok && parsed.document).toEqual(document);
      // As a scenario file.
      const file = parseScenarioText(JSON.stringify(document, null, 2));
      expect(file.ok && file.document).toEqual(document);
    }
  }
}, 300_000);
