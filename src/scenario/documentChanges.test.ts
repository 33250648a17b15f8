import { describe, expect, it } from "vitest";
import type { ScenarioDocument, StepDocument } from "./document.ts";
import { documentChanges } from "./documentChanges.ts";

function documentWith(files: ScenarioDocument["files"] = {}, steps?: readonly StepDocument[]): ScenarioDocument {
  return { format: 1, files, launch: { cwd: "/w" }, ...(steps === undefined ? {} : { steps }) };
}

const NOTHING = { files: [], cwd: null, profile: null, environments: null, overrides: [], steps: [] };

describe("documentChanges", () => {
  it("says nothing about the same document, written in another way", () => {
    const before = documentWith({ "/a/b.md": "b" });
    const after = documentWith({ "/a": { dir: true }, "/a/b.md": "b" }, [{ do: "turn", text: "hello" }]);
    expect(documentChanges(before, after)).toEqual(NOTHING);
    expect(documentChanges(after, before)).toEqual(NOTHING);
  });

  it("names files that are new, gone, other and moved", () => {
    const before = documentWith({ "/a/agents.md": "1", "/a/gone": "2", "/a/other": "3", "/a/same": "4" });
    const after = documentWith({ "/a/AGENTS.md": "1", "/a/new": "5", "/a/other": { dir: true }, "/a/same": "4" });
    expect(documentChanges(before, after)).toEqual({
      ...NOTHING,
      files: [
        { path: "/a/AGENTS.md", before: null, after: "1", movedFrom: "/a/agents.md" },
        { path: "/a/gone", before: "2", after: null, movedFrom: null },
        { path: "/a/new", before: null, after: "5", movedFrom: null },
        { path: "/a/other", before: "3", after: { dir: true }, movedFrom: null },
      ],
    });
  });

  it("names the directory and the entries of -c", () => {
    const before = { ...documentWith(), launch: { cwd: "/w", overrides: { a: 1, b: { c: 2 }, d: 3 } } };
    const after = { ...documentWith(), launch: { cwd: "/v", overrides: { a: 1, b: { c: 3 }, e: 4 } } };
    expect(documentChanges(before, after)).toEqual({
      ...NOTHING,
      cwd: { before: "/w", after: "/v" },
      overrides: [
        { key: "b", before: { c: 2 }, after: { c: 3 } },
        { key: "d", before: 3, after: undefined },
        { key: "e", before: undefined, after: 4 },
      ],
    });
  });

  it("names profile and environments; an empty selection is another thing than none said", () => {
    const launched = (launch: object) => ({ ...documentWith(), launch: { cwd: "/w", ...launch } });
    const box = [{ id: "box", cwd: "/v" }];
    expect(documentChanges(launched({ profile: "fast" }), launched({}))).toEqual({
      ...NOTHING,
      profile: { before: "fast", after: undefined },
    });
    expect(documentChanges(launched({ environments: box }), launched({ environments: [] }))).toEqual({
      ...NOTHING,
      environments: { before: box, after: [] },
    });
    expect(documentChanges(launched({}), launched({ environments: [] })).environments).toEqual({
      before: undefined,
      after: [],
    });
    expect(documentChanges(launched({ environments: box }), launched({ environments: [...box] }))).toEqual(NOTHING);
  });

  const a: StepDocument = { do: "turn", text: "a" };
  const b: StepDocument = { do: "turn", text: "b" };
  const fork: StepDocument = { do: "fork", afterTurn: 1 };
  const changes = (before: StepDocument[], after: StepDocument[]): unknown =>
    documentChanges(documentWith({}, before), documentWith({}, after)).steps;

  it("names steps that are gone, new and other", () => {
    expect(changes([a, b, fork], [a, fork])).toEqual([{ index: 1, before: b, after: null }]);
    expect(changes([a, fork], [a, b, fork])).toEqual([{ index: 1, before: null, after: b }]);
    expect(changes([a, b], [a, fork])).toEqual([{ index: 1, before: b, after: fork }]);
    const other: StepDocument = { do: "fork", afterTurn: 0 };
    expect(changes([{ do: "compact" }, b, fork], [b, other])).toEqual([
      { index: 0, before: { do: "compact" }, after: null },
      { index: 2, before: fork, after: other },
    ]);
  });
});
