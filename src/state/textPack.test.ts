import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { CODEX_RELEASES, type CodexRelease, loadRelease, STAND_INS } from "../engine/index.ts";
import { textKeysOf } from "../engine/textKeys.ts";
import { checkPack, type TextsResult } from "../services/texts.ts";
import { isPending } from "./simulation.ts";
import { type AppStore, createAppStore } from "./store.ts";
import { followRelease, ReleaseShelf } from "./textPack.ts";

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

describe("the release of the scenario", () => {
  const OTHER = CODEX_RELEASES[1];
  const DOCUMENT = { format: 1, launch: { cwd: "/r" } } as const;
  const found = (): TextsResult => ({ ok: true, texts: { ...STAND_INS, origin: "codex" } });

  /** Answers in order; one attempt too many is an error of the test. */
  const follow = async (answers: readonly (TextsResult | "noRules")[], retry: number | null, codex?: CodexRelease) => {
    const app = createAppStore(codex === undefined ? DOCUMENT : { ...DOCUMENT, codex });
    const asked: string[] = [];
    const shelf = new ReleaseShelf({
      async loadTexts(release) {
        asked.push(release);
        const answer = answers[asked.length - 1];
        if (answer === undefined) throw new Error("one attempt too many");
        return answer === "noRules" ? found() : answer;
      },
      async loadRules(release) {
        if (answers[asked.length - 1] === "noRules") throw new Error("no network");
        await loadRelease(release);
      },
    });
    await followRelease(app, shelf, retry);
    return { app, asked };
  };
  const choose = (app: AppStore, codex: CodexRelease) =>
    app.getState().edit({ id: "edit.release", params: { release: codex } }, (document) => ({ ...document, codex }));
  const textsState = (app: AppStore) => app.getState().textsState;

  it("swaps the texts in without a word when they come at once", async () => {
    const { app } = await follow([found()], null);
    expect(textsState(app)).toBe("ready");
    expect(app.getState().texts.origin).toBe("codex");
    expect(app.getState().notices).toEqual([]);
  });

  it("keeps marked stand-ins where there is no pack, after one attempt", async () => {
    const { app, asked } = await follow([{ ok: false, why: "absent" }], null);
    expect(asked).toHaveLength(1);
    expect(textsState(app)).toBe("unavailable");
    expect(app.getState().notices).toMatchObject([{ id: "notice.texts.unavailable" }]);
  });

  it("waits for a pack in the making and says when it is there", async () => {
    const { app, asked } = await follow([{ ok: false, why: "absent" }, { ok: false, why: "absent" }, found()], 1);
    expect(asked).toHaveLength(3);
    expect(textsState(app)).toBe("ready");
    expect(app.getState().notices).toMatchObject([{ id: "notice.texts.ready", tone: "news" }]);
  });

  it("does not take a wrong pack and does not try again", async () => {
    const { app } = await follow([{ ok: false, why: "hash" }], 1);
    expect(textsState(app)).toBe("refused");
    expect(app.getState().texts).toBe(STAND_INS);
    expect(app.getState().notices).toMatchObject([
      { id: "notice.texts.refused", tone: "fault", params: { why: "hash" } },
    ]);
  });

  it("brings what another release needs, once, and takes it back at once", async () => {
    const { app, asked } = await follow([found(), found()], null);
    const first = app.getState().texts;
    choose(app, OTHER);
    expect(textsState(app)).toBe("loading");
    expect(isPending(app.getState().document, app.getState().texts)).toBe(true);
    await vi.waitFor(() => expect(textsState(app)).toBe("ready"));
    const second = app.getState().texts;
    expect(second).not.toBe(first);
    expect(isPending(app.getState().document, second)).toBe(false);
    app.getState().undo();
    expect(app.getState().texts).toBe(first);
    app.getState().redo();
    expect(app.getState().texts).toBe(second);
    expect(asked).toEqual([CODEX_RELEASES[0], OTHER]);
  });

  it("does not put texts into a scenario that has another release by then", async () => {
    const { app } = await follow([found(), found()], null);
    const first = app.getState().texts;
    choose(app, OTHER);
    app.getState().undo();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(app.getState().texts).toBe(first);
    expect(textsState(app)).toBe("ready");
  });

  it("says that the rules cannot be had, and tries again when asked", async () => {
    const { app } = await follow(["noRules", found()], null, OTHER);
    expect(textsState(app)).toBe("failed");
    const [notice] = app.getState().notices;
    expect(notice).toMatchObject({ id: "notice.release.failed", tone: "fault", params: { release: OTHER } });
    notice?.actions[0]?.run();
    await vi.waitFor(() => expect(textsState(app)).toBe("ready"));
  });
});
