/** Keeps scenarios until the page is closed: where the browser gives no database, and in tests. */
import { judge, type ScenarioDatabase, type StoredScenario } from "./database.ts";

export function memoryDatabase(): ScenarioDatabase {
  const kept = new Map<string, StoredScenario>();
  return {
    list: async () => [...kept.values()].map(({ entry }) => entry),
    read: async (id) => kept.get(id) ?? null,
    async put(version, text) {
      const result = judge(kept.get(version.id) ?? null, version, text);
      if (result.verdict === "written" || result.verdict === "same")
        kept.set(version.id, { entry: result.entry, text });
      return result;
    },
    async setDeleted(id, deleted) {
      const stored = kept.get(id);
      if (stored !== undefined) kept.set(id, { ...stored, entry: { ...stored.entry, deleted } });
    },
    async remove(ids) {
      for (const id of ids) kept.delete(id);
    },
  };
}
