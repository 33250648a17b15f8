import { expect, test } from "vitest";
import { sumOf, unchanged } from "./tokenSum.ts";

const exact = { tokens: 3, estimated: false };
const estimate = { tokens: 4, estimated: true };

test("a sum is known when all counts are, and an estimate when one is", () => {
  expect(sumOf([])).toEqual({ tokens: 0, estimated: false });
  expect(sumOf([exact, exact])).toEqual({ tokens: 6, estimated: false });
  expect(sumOf([exact, estimate])).toEqual({ tokens: 7, estimated: true });
  expect(sumOf([exact, null])).toBeNull();
});

test("the same counts are the same array", () => {
  const before = [exact, null];
  expect(unchanged(before, [exact, null])).toBe(before);
  expect(unchanged(before, [exact, estimate])).toEqual([exact, estimate]);
  expect(unchanged(before, [exact])).toEqual([exact]);
});
