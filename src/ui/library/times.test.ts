import { expect, test } from "vitest";
import { timeAgo, timeOf } from "./times.ts";

const NOW = Date.UTC(2026, 5, 15, 12);
const ago = (seconds: number, locale = "en") => timeAgo(NOW - seconds * 1000, NOW, locale, "just now");

test("the largest unit that is full says how long ago it was", () => {
  expect([0, 59, 60, 3_599, 3_600, 86_400, 2 * 86_400, 8 * 86_400, 400 * 86_400].map((s) => ago(s))).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "yesterday",
    "2 days ago",
    "last week",
    "last year",
  ]);
  expect(ago(120, "zh-Hans")).toBe("2分钟前");
});

test("what lies ahead is fresh", () => {
  expect(ago(-500)).toBe("just now");
});

test("the year is said where it is another one", () => {
  expect(timeOf(NOW - 86_400_000, NOW, "en")).toMatch(/^Jun 1\d, \d+:\d\d/);
  expect(timeOf(NOW - 400 * 86_400_000, NOW, "en")).toMatch(/^May 1\d, 2025, \d+:\d\d/);
});
