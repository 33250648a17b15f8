import { beforeAll, describe, expect, it } from "vitest";
import { CODEX_RELEASES, type CodexRelease, loadRelease, STAND_INS, simulate } from "../../../engine/index.ts";
import { normaliseScenario, type StepDocument } from "../../../scenario/document.ts";
import { compactionsOf } from "./compaction.ts";
import { layersOf } from "./layers.ts";

function layers(codex: CodexRelease, steps: readonly StepDocument[]) {
  const document = { format: 1, codex, launch: { cwd: "/home/dev" }, steps } as const;
  const [report] = compactionsOf(simulate(normaliseScenario(document), STAND_INS));
  if (report === undefined) throw new Error("no compaction");
  return { report, layers: layersOf(report) };
}

describe.each(CODEX_RELEASES)("the layers of a compaction in %s", (release) => {
  beforeAll(() => loadRelease(release));

  it("drop by role, then by looks, and tell where the context comes back", () => {
    const steps = [
      { do: "turn", text: "<skill>\nx\n</skill>" },
      { do: "turn", text: "real" },
      { do: "compact" },
      { do: "turn", text: "next" },
    ] as const;
    const { report, layers: found } = layers(release, steps);
    const { role, own, back } = found;
    expect(role.reasons.map(([id]) => id)).toContain("fate.developer");
    expect(new Map(own.markers).get("<skill>")).toBe(1);
    // The context that was told first counts as Codex's own too.
    expect(own.markers.length).toBeGreaterThan(1);
    expect(own.markers.reduce((sum, [, count]) => sum + count, own.hooks)).toBe(own.dropped);
    expect(role.dropped + role.left).toBe(report.fates.length);
    expect(own.left).toBe(report.fates.filter(({ kind }) => kind !== "dropped").length);
    expect(back).toMatchObject({ entries: report.rebuiltEntries.length, step: 3, total: report.after.length });
    expect(back?.first).toBe(own.left + 2);
  });

  it("know nothing of the context before the next turn", () => {
    const { layers: found } = layers(release, [{ do: "turn", text: "real" }, { do: "compact" }]);
    expect(found.back).toBeNull();
    expect(found.cut + found.overBudget).toBe(0);
  });
});
