import { describe, expect, test } from "vitest";
import { type Simulation, STAND_INS, simulate } from "../../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { diskEdits } from "./diskEdits.ts";
import { lineDiff } from "./lineDiff.ts";
import { placeOf, recordAt, sizeOf, supersededShare } from "./record.ts";

const GLOBAL = "/home/dev/.codex/AGENTS.md";

/** Two turns with another global file between them, then a compaction and a third turn. */
function play(steps: ScenarioDocument["steps"]): Simulation {
  const files = { "/home/dev/acme/.git/HEAD": "", [GLOBAL]: "Answer briefly.\n" };
  const document: ScenarioDocument = { format: 1, files, launch: { cwd: "/home/dev/acme" }, steps: steps ?? [] };
  return simulate(normaliseScenario(document), STAND_INS);
}

const PLAYED = play([
  { do: "turn", text: "one" },
  { do: "write", path: GLOBAL, node: "Answer at length.\n" },
  { do: "turn", text: "two" },
  { do: "compact" },
  { do: "turn", text: "three" },
]);

describe("the record", () => {
  test("holds every entry in the order of writing; the step that wrote it does not change", () => {
    const rows = recordAt(PLAYED.steps, 2);
    expect(rows.map(({ entry }) => entry.id)).toEqual(PLAYED.steps[2]?.history.map(({ id }) => id));
    expect(rows.every(({ isThere }) => isThere)).toBe(true);
    expect([...new Set(rows.map(({ entry }) => entry.step))]).toEqual([0, 2]);
  });

  test("says what of an entry is superseded", () => {
    const shares = recordAt(PLAYED.steps, 2).filter(
      ({ entry: { item } }) => item.type === "message" && item.parts.some(({ fragment }) => fragment === "agentsMd"),
    );
    expect(shares.map(supersededShare)).toEqual(["part", "none"]);
  });

  test("keeps what a compaction leaves out, with the step of it", () => {
    const rows = recordAt(PLAYED.steps, 4);
    const gone = rows.filter(({ isThere }) => !isThere);
    expect(gone.length).toBeGreaterThan(4);
    expect(gone.every(({ leftOutIn }) => leftOutIn === 3)).toBe(true);
    expect(rows.filter(({ isThere }) => isThere).map(({ entry }) => entry.id)).toEqual(
      PLAYED.steps[4]?.history.map(({ id }) => id).toSorted((a, b) => a - b),
    );
  });

  test("an entry that going back leaves out has no compaction to name", () => {
    const { steps } = play([
      { do: "turn", text: "one" },
      { do: "turn", text: "two" },
      { do: "revert", beforeTurn: 1 },
    ]);
    const gone = recordAt(steps, 2).filter(({ isThere }) => !isThere);
    expect(gone.map(({ entry, leftOutIn }) => [entry.step, leftOutIn])).toEqual([
      [1, null],
      [1, null],
    ]);
  });
});

describe("where an entry is seen", () => {
  const written = (step: number) => PLAYED.steps[step]?.written ?? [];

  test("in the request of its step, at its place behind the prefix", () => {
    const [announcement] = written(2);
    const place = placeOf(PLAYED, 2, announcement?.id ?? -1);
    expect(place).toMatchObject({ step: 2, request: 0 });
    expect(PLAYED.requests[1]?.items[place?.item ?? -1]).toBe(announcement?.item);
  });

  test("an answer in the request after it; the last one in none", () => {
    const answer = (step: number) => written(step).at(-1)?.id ?? -1;
    expect(placeOf(PLAYED, 0, answer(0))).toMatchObject({ step: 2 });
    expect(placeOf(PLAYED, 4, answer(4))).toBeNull();
  });

  test("what is no longer sent in the last request that held it", () => {
    const first = written(0)[0]?.id ?? -1;
    expect(placeOf(PLAYED, 4, first)).toMatchObject({ step: 3, request: 0 });
  });
});

test("tokens are rounded up for each item", () => {
  const [, , , , prompt, answer] = PLAYED.steps[0]?.written ?? [];
  expect(sizeOf([prompt, answer].filter((entry) => entry !== undefined))).toEqual({ bytes: 5, tokens: 2 });
});

describe("what a step writes to the disk", () => {
  const DOCUMENT: ScenarioDocument = {
    format: 1,
    files: { "/a": "one", "/link": { symlink: "/a" } },
    launch: { cwd: "/" },
    steps: [
      { do: "write", path: "/a", node: "two" },
      {
        do: "turn",
        text: "x",
        during: [
          { do: "write", path: "/a", node: "three" },
          { do: "remove", path: "/a" },
          { do: "write", path: "/link", node: "text" },
        ],
      },
      { do: "mode", mode: "plan" },
    ],
  };

  test("before is what the file was at the start, or what an earlier edit made of it", () => {
    expect(diskEdits(DOCUMENT, 0)).toEqual([{ path: "/a", before: "one", after: "two" }]);
    expect(diskEdits(DOCUMENT, 1)).toEqual([
      { path: "/a", before: "two", after: "three" },
      { path: "/a", before: "three", after: null },
      { path: "/link", before: null, after: "text" },
    ]);
  });

  test("nothing for a step of another kind, and for one that is not there", () => {
    expect(diskEdits(DOCUMENT, 2)).toEqual([]);
    expect(diskEdits(DOCUMENT, 9)).toEqual([]);
  });
});

describe("line diff", () => {
  test("shows what went and what came, with two lines around it", () => {
    const before = "a\nb\nc\nd\ne\nf\n";
    expect(lineDiff(before, before.replace("d", "D"))).toEqual({
      lines: [
        { kind: "gap", text: "" },
        { kind: "same", text: "b" },
        { kind: "same", text: "c" },
        { kind: "removed", text: "d" },
        { kind: "added", text: "D" },
        { kind: "same", text: "e" },
        { kind: "same", text: "f" },
      ],
      added: 1,
      removed: 1,
    });
  });

  test("a text that was not there is all new; equal texts have no lines", () => {
    expect(lineDiff(null, "x\ny")).toMatchObject({ added: 2, removed: 0 });
    expect(lineDiff("x", "x\n")).toEqual({ lines: [], added: 0, removed: 0 });
  });

  test("a line that begins with a backslash is a line", () => {
    expect(lineDiff("\\n\n", "\\t\n").lines.map(({ text }) => text)).toEqual(["\\n", "\\t"]);
  });
});
