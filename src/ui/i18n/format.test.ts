import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "./format.ts";

test("whole numbers are written as Intl writes them", () => {
  const reference = new Intl.NumberFormat("en-US");
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value)).toBe(reference.format(value));
    }),
  );
  for (const value of [0, 7, 999, 1_000, 32_768, 999_999, 1_000_000, -1_234]) {
    expect(formatNumber(value)).toBe(reference.format(value));
  }
});
