import { describe, expect, test } from "vitest";
import { type Simulation, STAND_INS, simulate } from "../../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { compactionsOf, cutPieces, lastCompaction, placesAfter, rebuiltEntries, stageBeside } from "./compaction.ts";

function play(document: Omit<ScenarioDocument, "format" | "launch">): Simulation {
  return simulate(normaliseScenario({ format: 1, launch: { cwd: "/home/dev/acme" }, ...document }), STAND_INS);
}

const TWICE = play({
  steps: [
    { do: "turn", text: "one" },
    { do: "compact" },
    { do: "turn", text: "two" },
    { do: "turn", text: "three" },
    { do: "compact", fails: true },
  ],
});

const PUT_BACK = play({
  files: { "/home/dev/.codex/AGENTS.md": "Answer briefly.\n" },
  steps: [{ do: "turn", text: "one" }, { do: "compact" }, { do: "turn", text: "two" }],
});

describe("which compaction is shown", () => {
  test("the last one at the step or before it", () => {
    const all = compactionsOf(TWICE);
    expect(all.map(({ step }) => step)).toEqual([1, 4]);
    expect([0, 1, 3, 4].map((step) => lastCompaction(all, step))).toEqual([-1, 0, 0, 1]);
  });

  test("the stages have two ends", () => {
    expect(stageBeside("before", 1)).toBe("kept");
    expect(stageBeside("before", -1)).toBe("before");
    expect(stageBeside("rebuilt", 1)).toBe("rebuilt");
  });
});

describe("what was put back", () => {
  test("each message has its parts, told once for each source", () => {
    const [first] = compactionsOf(PUT_BACK);
    const entries = first === undefined ? [] : rebuiltEntries(first);
    const user = entries.find(({ entry: { item } }) => item.type === "message" && item.role === "user");
    expect(user?.runs.map(({ reason, parts }) => [reason.id, parts.map(({ fragment }) => fragment)])).toEqual([
      ["rebuilt.agentsMd", ["agentsMd"]],
      ["rebuilt.settings", ["environmentContext"]],
    ]);
    expect(entries[0]?.runs).toHaveLength(1);
    expect(entries.flatMap(({ runs }) => runs).flatMap(({ parts }) => parts)).toHaveLength(first?.rebuilt.length ?? 0);
  });

  test("each entry has its place in the new history: messages, summary, context", () => {
    const [first] = compactionsOf(PUT_BACK);
    const places = first === undefined ? new Map<number, number>() : placesAfter(first);
    const kept = first?.fates.find(({ kind }) => kind === "kept")?.after;
    const placeOf = (id: number | undefined) => (id === undefined ? undefined : places.get(id));
    expect([kept?.id, first?.summary?.id, first?.rebuiltEntries[0]?.id].map(placeOf)).toEqual([1, 2, 3]);
  });

  test("nothing when it failed", () => {
    const failed = compactionsOf(TWICE)[1];
    expect(failed?.failed).not.toBeNull();
    expect(failed === undefined ? null : rebuiltEntries(failed)).toEqual([]);
  });
});

describe("a message that was cut", () => {
  /** A provider with another name compacts by itself: 20,000 tokens. */
  const LOCAL = {
    "/home/dev/.codex/config.toml":
      'model_provider = "mine"\n[model_providers.mine]\nname = "Mine"\nbase_url = "http://localhost:1/v1"\n',
  };

  test("keeps head and tail; the mark says the tokens between", () => {
    const text = `BEGIN${"x".repeat(200_000)}END`;
    const [report] = compactionsOf(play({ files: LOCAL, steps: [{ do: "turn", text }, { do: "compact" }] }));
    expect(report?.kind).toBe("local");
    const cut = report?.fates.find(({ kind }) => kind === "cut");
    const pieces = cutPieces(cut?.after?.item ?? { type: "compaction" });
    expect(pieces?.head).toMatch(/^BEGINx+$/);
    expect(pieces?.tail).toMatch(/^x+END$/);
    expect(pieces?.removed).toBe(Math.ceil((200_008 - 80_000) / 4));
  });

  test("a message that only quotes the mark is whole", () => {
    const [report] = compactionsOf(play({ steps: [{ do: "turn", text: "…5 tokens truncated…" }, { do: "compact" }] }));
    const kept = report?.fates.find(({ kind }) => kind === "kept");
    expect(kept?.after?.item.type).toBe("message");
    expect(cutPieces(kept?.after?.item ?? { type: "compaction" })).toBeNull();
  });

  test("no character is cut in half", () => {
    const [report] = compactionsOf(
      play({ files: LOCAL, steps: [{ do: "turn", text: `a${"😀".repeat(40_000)}` }, { do: "compact" }] }),
    );
    const cut = report?.fates.find(({ kind }) => kind === "cut");
    const { head, tail } = cutPieces(cut?.after?.item ?? { type: "compaction" }) ?? { head: "", tail: "" };
    expect(`${head}${tail}`).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
    expect(head).toMatch(/^a😀/);
  });
});
