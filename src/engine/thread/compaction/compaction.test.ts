import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteLength, mark, textOf } from "../../provenance.ts";
import { isHookPrompt } from "./hookPrompt.ts";
import { cutMiddle } from "./middleCut.ts";
import { pseudoUserMarker } from "./pseudoUser.ts";
import { opaqueTokens, textTokens } from "./tokens.ts";

describe("a text whose middle is cut", () => {
  const cut = (text: string, tokens: number): string => textOf(cutMiddle([mark(text)], tokens).spans);

  it("keeps half of the room at either end", () => {
    expect(cut("0123456789abcdef", 2)).toBe("0123…2 tokens truncated…cdef");
    expect(cut("0123456789abcdefg", 2)).toBe("0123…3 tokens truncated…defg");
  });

  it("never cuts a character, and counts as if it had", () => {
    expect(cut("éééééééééé", 1)).toBe("é…4 tokens truncated…é");
    expect(cut("漢漢漢漢漢漢", 1)).toBe("…4 tokens truncated…");
  });

  it("keeps no more than the room, whatever the spans", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1 }),
        fc.nat(40),
        (texts, tokens) => {
          const spans = texts.map(mark);
          const whole = textOf(spans);
          fc.pre(byteLength(whole) > tokens * 4);
          const { spans: kept, removed } = cutMiddle(spans, tokens);
          const [head = "", tail = ""] = textOf(kept).split(`…${removed} tokens truncated…`);
          expect(whole.startsWith(head) && whole.endsWith(tail)).toBe(true);
          expect(byteLength(head) + byteLength(tail)).toBeLessThanOrEqual(tokens * 4);
        },
      ),
    );
  });
});

describe("a text that counts as Codex's own", () => {
  it.each([
    ["# AGENTS.md instructions for /x\n\ntext</INSTRUCTIONS>", "# AGENTS.md instructions"],
    ["  <SKILL>x</skill>\n", "<skill>"],
    ["<external_a b>v</external_a b>", "<external_a b>"],
    ['<codex_internal_context source="a_b">v</codex_internal_context>', "<codex_internal_context>"],
    [
      " Warning: apply_patch was requested via x. Use the apply_patch tool instead of exec_command.",
      "Warning: apply_patch was requested via ",
    ],
    ['<codex_internal_context source="a1">v</codex_internal_context>', "<codex_internal_context>"],
  ])("%j", (text, marker) => {
    expect(pseudoUserMarker(text)).toBe(marker);
  });

  it.each([
    "<skill>x</skill> and more",
    "<skill>",
    "<external_a>v</external_A>",
    "<EXTERNAL_a>v</external_a>",
    '<codex_internal_context source="1a">v</codex_internal_context>',
    "Warning: apply_patch was requested via shell",
    "<GOAL_CONTEXT>x</goal_context>",
    "<user_instructions>x</user_instructions>",
  ])("not %j", (text) => {
    expect(pseudoUserMarker(text)).toBeNull();
  });

  it("reads hook prompts as XML", () => {
    const hooks = [
      '<hook_prompt hook_run_id="x">s</hook_prompt> tail',
      `<!-- c --><hook_prompt b='c' hook_run_id="x" >a&amp;b</hook_prompt >`,
    ];
    const others = [
      '<hook_prompt hook_run_id=" ">s</hook_prompt>',
      '<hook_prompt hook_run_id="x">a & b</hook_prompt>',
      '<hook_prompt hook_run_id="x" hook_run_id="y">s</hook_prompt>',
    ];
    expect([...hooks, ...others].map(isHookPrompt)).toEqual([true, true, false, false, false]);
  });
});

describe("estimates", () => {
  it("are a quarter of the bytes, rounded up", () => {
    expect([textTokens(""), textTokens("abcd"), textTokens("abcde"), textTokens("é€")]).toEqual([0, 1, 2, 2]);
    expect([opaqueTokens("SUM"), opaqueTokens("x".repeat(1001))]).toEqual([0, 25]);
  });
});
