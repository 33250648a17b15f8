import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STAND_INS, textKeysOf } from "../engine/index.ts";
import { checkPack, type TextsResult } from "../services/texts.ts";
import { createAppStore } from "./store.ts";
import { bringTexts } from "./textPack.ts";

const KEYS = textKeysOf("0.158.0");
const KEY = KEYS[0] ?? "mode.plan";
const TEXTS = Object.fromEntries(KEYS.map((key) => [key, `text of ${key}`]));

function pack(change: object = {}): string {
  const sha256 = createHash("sha256").update(JSON.stringify(TEXTS)).digest("hex");
  return JSON.stringify({ format: 1, release: "0.158.0", licence: "none", sha256, texts: TEXTS, ...change });
}

describe("checkPack", () => {
  it("takes a pack whose form, release and hash are right", async () => {
    const result = await checkPack(pack(), "0.158.0");
    if (!result.ok) throw new Error(result.why);
    expect(result.texts.origin).toBe("codex");
    expect(result.texts.get(KEY)).toBe(`text of ${KEY}`);
  });

  it("refuses every other one and says why", async () => {
    const { [KEY]: _, ...some } = TEXTS;
    const cases: [string, string][] = [
      ["<!doctype html>", "form"],
      ["null", "form"],
      [pack({ format: 2 }), "form"],
      [pack({ texts: null }), "form"],
      [pack({ texts: some }), "form"],
      [pack({ release: "0.113.0" }), "release"],
      [pack({ texts: { ...TEXTS, [KEY]: "changed" } }), "hash"],
    ];
    for (const [body, why] of cases) expect(await checkPack(body, "0.158.0")).toEqual({ ok: false, why });
  });
});

describe("bringTexts", () => {
  const DOCUMENT = { format: 1, launch: { cwd: "/r" } } as const;
  const bring = async (answers: readonly TextsResult[], retry: number | null) => {
    const app = createAppStore(DOCUMENT);
    let attempts = 0;
    const load = async (): Promise<TextsResult> => {
      const answer = answers[attempts++];
      if (answer === undefined) throw new Error("one attempt too many");
      return answer;
    };
    await bringTexts(app, { release: "0.158.0", load, retry });
    return { state: app.getState(), attempts };
  };
  const FOUND: TextsResult = { ok: true, texts: { ...STAND_INS, origin: "codex" } };

  it("swaps the texts in without a word when they come at once", async () => {
    const { state } = await bring([FOUND], null);
    expect(state.textsState).toBe("ready");
    expect(state.texts.origin).toBe("codex");
    expect(state.notices).toEqual([]);
  });

  it("keeps marked stand-ins where there is no pack, after one attempt", async () => {
    const { state, attempts } = await bring([{ ok: false, why: "absent" }], null);
    expect(attempts).toBe(1);
    expect(state.textsState).toBe("unavailable");
    expect(state.notices).toMatchObject([{ id: "notice.texts.unavailable" }]);
  });

  it("waits for a pack in the making and says when it is there", async () => {
    const { state, attempts } = await bring([{ ok: false, why: "absent" }, { ok: false, why: "absent" }, FOUND], 1);
    expect(attempts).toBe(3);
    expect(state.textsState).toBe("ready");
    expect(state.notices).toMatchObject([{ id: "notice.texts.ready", tone: "news" }]);
  });

  it("does not take a wrong pack and does not try again", async () => {
    const { state, attempts } = await bring([{ ok: false, why: "hash" }], 1);
    expect(attempts).toBe(1);
    expect(state.textsState).toBe("refused");
    expect(state.texts).toBe(STAND_INS);
    expect(state.notices).toMatchObject([{ id: "notice.texts.refused", tone: "fault", params: { why: "hash" } }]);
  });
});
