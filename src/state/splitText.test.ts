import fc from "fast-check";
import { expect, test } from "vitest";
import { byteLength } from "../engine/index.ts";
import { splitPoint } from "./splitText.ts";

const TEXT = "# One\n\nfirst\n\n# Two\n\nsecond\nthird\n";

test("the last heading that leaves little enough in front of it", () => {
  expect(splitPoint(TEXT, 30)).toEqual({ offset: 14, line: 5, kept: 14, moved: TEXT.length - 14 });
});

test("without a heading the last line", () => {
  expect(splitPoint(TEXT, 13)).toMatchObject({ offset: 13, line: 4 });
  expect(splitPoint("one\ntwo\nthree\n", 9)).toMatchObject({ offset: 8, line: 3, kept: 8, moved: 6 });
});

test("none where the first line is too long, or blank lines alone would stay", () => {
  expect(splitPoint("one long line\ntwo\n", 5)).toBeNull();
  expect(splitPoint("\n\n# One\n", 4)).toBeNull();
  expect(splitPoint("", 10)).toBeNull();
});

test("a heading within a code block is none", () => {
  const text = "# One\n\n```\n# a comment\n```\nend\n";
  expect(splitPoint(text, 20)).toMatchObject({ line: 4 });
  expect(splitPoint(`${text}# Two\n`, 100)).toMatchObject({ line: 7 });
});

test("the first part is within the room, and the parts are the text", () => {
  const line = fc.oneof(fc.constantFrom("# Ä", "", "rule", "```", "项目规则"), fc.string({ maxLength: 8 }));
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: -5, max: 80 }), (lines, room) => {
      const text = lines.join("\n");
      const point = splitPoint(text, room);
      if (point === null) return;
      const [kept, moved] = [text.slice(0, point.offset), text.slice(point.offset)];
      expect(byteLength(kept)).toBe(point.kept);
      expect(point.kept).toBeLessThanOrEqual(room);
      expect(byteLength(moved)).toBe(point.moved);
      expect(kept.split("\n")).toHaveLength(point.line);
      expect(kept.endsWith("\n")).toBe(true);
    }),
  );
});
