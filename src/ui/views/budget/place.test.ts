import { expect, test } from "vitest";
import type { BudgetFile } from "../../../state/budget.ts";
import { nearLoss, shortPath } from "./place.ts";

const files = (losses: readonly number[]) => losses.map((lost) => ({ lost }) as BudgetFile);

test("some files around the first loss, all of them where one more makes them all", () => {
  expect(nearLoss(files([0, 0, 1]), 2)).toEqual({ start: 0, end: 3 });
  const many = Array.from({ length: 20 }, (_, at) => (at < 10 ? 0 : 1));
  expect(nearLoss(files(many), 4)).toEqual({ start: 8, end: 12 });
  expect(nearLoss(files(many.map(() => 0)), 4)).toEqual({ start: 0, end: 4 });
  expect(nearLoss(files(many.map((_, at) => (at === 19 ? 1 : 0))), 4)).toEqual({ start: 16, end: 20 });
});

test("a path begins at the root, and a long one loses directories", () => {
  expect(shortPath("/w/web/AGENTS.md", "/w")).toBe("web/AGENTS.md");
  expect(shortPath("/AGENTS.md", "/")).toBe("AGENTS.md");
  expect(shortPath("/elsewhere/AGENTS.md", "/w")).toBe("/elsewhere/AGENTS.md");
  expect(shortPath("/w/one-directory/another-directory/third/AGENTS.md", "/w")).toBe(
    "…/another-directory/third/AGENTS.md",
  );
});
