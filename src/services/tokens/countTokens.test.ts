import fc from "fast-check";
import { countTokens as count } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { countTokens, LONGEST_RUN } from "./countTokens.ts";

const reference = (text: string) => count(text, { disallowedSpecial: new Set() });

const PROSE = "# Rules\n\n- Keep the change small, say why.\n\t1234567 items;  two  blanks\r\n\r\n";

test.each([
  ["prose", PROSE.repeat(40)],
  ["Chinese prose", "请在提交之前运行所有检查，并说明原因。\n".repeat(40)],
  ["code", 'const a = (b) => { return b?.c ?? "d"; }; // e\n'.repeat(30)],
  ["emoji", "👩‍👩‍👧‍👦 🎉".repeat(20)],
  ["nothing", ""],
])("%s is counted exactly", (_, text) => {
  expect(countTokens(text)).toEqual({ tokens: reference(text), estimated: false });
});

test("the name of a special token is text", () => {
  const text = "Never write <|endoftext|> or <|im_start|>.";
  const { tokens, estimated } = countTokens(text);
  expect(estimated).toBe(false);
  expect(tokens).toBeGreaterThan(count("Never write  or .") + 4);
});

test("a run of the longest length is exact, a longer one is an estimate", () => {
  const run = "ab".repeat(LONGEST_RUN / 2);
  expect(countTokens(run)).toEqual({ tokens: reference(run), estimated: false });
  expect(countTokens(`${run}a`).estimated).toBe(true);
});

test("a long line with breaks is exact", () => {
  const line = "key=value;".repeat(200);
  expect(countTokens(line)).toEqual({ tokens: reference(line), estimated: false });
});

test.each([
  ["one letter", "a".repeat(8_000)],
  ["one capital", "A".repeat(5_000)],
  ["one mark", "!".repeat(5_000)],
  ["blanks", `${" ".repeat(4_000)}x`],
  ["blanks of two kinds", `${" \u3000".repeat(2_000)}x`],
  ["one Chinese character", "的".repeat(4_000)],
  [
    "Chinese characters",
    Array.from({ length: 4_000 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 8_000))).join(""),
  ],
  ["pairs of surrogates", "𠀀𠀁𠀂".repeat(900)],
])("an estimate of %s is within a hundredth, and a few tokens", (_, run) => {
  const text = `Before.\n${run}\nAfter.`;
  const { tokens, estimated } = countTokens(text);
  const exact = reference(text);
  expect(estimated).toBe(true);
  expect(Math.abs(tokens - exact)).toBeLessThanOrEqual(3 + exact / 100);
});

test("1 MiB of one letter takes no second", () => {
  const start = performance.now();
  expect(countTokens("a".repeat(1 << 20)).estimated).toBe(true);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("what is not marked is exact, and every cut costs few tokens", () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.stringMatching(/^[a-z]{1,40}$/),
    fc.stringMatching(/^[\u4e00-\u4fff]{1,40}$/),
    fc.constantFrom(" ", "\n", "\t", "  ", "\r\n", "'s", "123456", "<|endoftext|>"),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), fc.integer({ min: 8, max: 64 }), (words, longest) => {
      const text = words.join("");
      const { tokens, estimated } = countTokens(text, longest);
      const off = Math.abs(tokens - reference(text));
      const cuts = Math.ceil(text.length / longest);
      expect(off).toBeLessThanOrEqual(estimated ? 4 * cuts : 0);
    }),
    { numRuns: 400 },
  );
});
