import { expect, test } from "vitest";
import type { Finding, Severity } from "../../engine/insight.ts";
import { fileMarks } from "./fileMarks.ts";

const finding = (severity: Severity, path: string | null): Finding => ({
  rule: "byte-order-mark",
  severity,
  params: { path: path ?? "" },
  place: { path, range: null, step: null },
  fixes: [],
});

test("counts by file and names the worst; notes alone, and what has no file, have no mark", () => {
  const marks = fileMarks([
    finding("info", "/a"),
    finding("warning", "/a"),
    finding("warning", "/a"),
    finding("error", "/b"),
    finding("info", "/c"),
    finding("error", null),
  ]);
  expect([...marks]).toEqual([
    ["/a", { worst: "warning", counts: { error: 0, warning: 2, info: 1 }, total: 3 }],
    ["/b", { worst: "error", counts: { error: 1, warning: 0, info: 0 }, total: 1 }],
  ]);
});

test("the same counts are the same object", () => {
  const mark = () => fileMarks([finding("error", "/a"), finding("warning", "/a")]).get("/a");
  expect(mark()).toBe(mark());
});
