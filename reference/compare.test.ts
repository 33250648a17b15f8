import { describe, expect, it } from "vitest";
import type { CapturedRequest } from "./capture.ts";
import { compareRefusals, compareRequests, describeDifference, matchPlainText } from "./compare.ts";

function request(texts: readonly string[], role = "user"): CapturedRequest {
  const content = texts.map((text) => ({ type: "input_text", text }));
  return {
    step: 0,
    kind: "sample",
    instructions: "base",
    input: [{ type: "additional_tools" }, { type: "message", role, content }],
  };
}

function compare(wanted: readonly CapturedRequest[], found: readonly CapturedRequest[]) {
  return compareRequests(wanted, found, matchPlainText);
}

describe("compareRequests", () => {
  it("finds nothing between equal requests", () => {
    expect(compare([request(["a", "b"])], [request(["a", "b"])])).toBeNull();
  });

  it("names step, request, item, part and byte of the first difference", () => {
    const difference = compare([request(["same", "€uro one"])], [request(["same", "€uro two"])]);
    expect(difference).toMatchObject({ step: 0, request: 0, item: 1, part: 1, what: "text", offset: 7 });
  });

  it("shows sixty characters on either side", () => {
    const before = "b".repeat(100);
    const after = "a".repeat(100);
    const difference = compare([request([`${before}X${after}`])], [request([`${before}Y${after}`])]);
    expect(difference?.wanted).toBe(`⟨…⟩${"b".repeat(60)}X${"a".repeat(59)}⟨…⟩`);
    expect(difference?.found).toBe(`⟨…⟩${"b".repeat(60)}Y${"a".repeat(59)}⟨…⟩`);
  });

  it("looks at the type of a picture alone", () => {
    const withPicture = (type: string, text?: string): CapturedRequest => ({
      ...request([]),
      input: [{ type: "message", role: "user", content: [text === undefined ? { type } : { type, text }] }],
    });
    expect(compare([withPicture("input_image", "")], [withPicture("input_image")])).toBeNull();
    expect(compare([withPicture("input_image")], [withPicture("input_text", "a")])?.what).toBe("type");
  });

  it.each([
    ["a missing request", [request(["a"])], [], "number of requests"],
    ["a missing item", [request(["a"])], [{ ...request(["a"]), input: [{ type: "additional_tools" }] }], "item"],
    ["another role", [request(["a"])], [request(["a"], "developer")], "item"],
    ["a missing part", [request(["a", "b"])], [request(["a"])], "part"],
    ["left-out instructions", [request(["a"])], [{ ...request(["a"]), instructions: null }], "instructions"],
    ["another step", [request(["a"])], [{ ...request(["a"]), step: 1 }], "step"],
    ["another kind", [request(["a"])], [{ ...request(["a"]), kind: "compaction" as const }], "kind"],
    [
      "an item of another type",
      [request(["a"])],
      [{ ...request(["a"]), input: [{ type: "compaction" }, ...request(["a"]).input.slice(1)] }],
      "item",
    ],
  ])("finds %s", (_, wanted, found, what) => {
    expect(compare(wanted, found)?.what).toBe(what);
    expect(compare(found, wanted)?.what).toBe(what);
  });
});

describe("compareRefusals", () => {
  it("does not mind the wording", () => {
    expect(compareRefusals("error.toml", "Error loading config.toml: …")).toBeNull();
    expect(compareRefusals(null, null)).toBeNull();
  });

  it("minds who refuses", () => {
    const difference = compareRefusals(null, "Error: no");
    expect(difference && describeDifference(difference, "the engine", "Codex")).toBe(
      'refusal: the engine "starts", Codex "refuses: Error: no"',
    );
  });
});
