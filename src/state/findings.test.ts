import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Finding } from "../engine/insight.ts";
import { bySeverity, findingsOneByOne } from "../engine/insight.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { FindingsFollower } from "./findings.ts";
import { openDocument } from "./opening.ts";
import { createAppStore } from "./store.ts";

const LIMIT = "/home/dev/.codex/config.toml";
const DOCUMENT: ScenarioDocument = {
  format: 1,
  files: { "/w/.git/HEAD": "", "/w/AGENTS.md": "text\n".repeat(20), [LIMIT]: "project_doc_max_bytes = 50\n" },
  launch: { cwd: "/w" },
  steps: [
    { do: "turn", text: "one" },
    { do: "turn", text: "two" },
  ],
};

const finding = (path: string): Finding => ({
  rule: "byte-order-mark",
  severity: "info",
  params: { path },
  place: { path, range: null, step: null },
  fixes: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A follower whose rules count their calls; each takes 5 ms of its clock and finds the present text of AGENTS.md. */
function follow(rules = 1) {
  const store = createAppStore(DOCUMENT);
  const calls: string[] = [];
  const clock = { now: 0 };
  const insight = {
    bySeverity,
    *findingsOneByOne(scenario: Parameters<typeof findingsOneByOne>[0]) {
      for (let rule = 0; rule < rules; rule++) {
        const text = String(scenario.files["/w/AGENTS.md"]);
        calls.push(text);
        clock.now += 5;
        yield finding(text);
        yield null;
      }
    },
  } as unknown as { bySeverity: typeof bySeverity; findingsOneByOne: typeof findingsOneByOne };
  const follower = new FindingsFollower(
    store,
    async () => insight,
    () => clock.now,
  );
  const type = (text: string): void =>
    store.getState().edit({ id: "edit.text", params: { path: "/w/AGENTS.md" } }, (before) => ({
      ...before,
      files: { ...before.files, "/w/AGENTS.md": text },
    }));
  return { store, follower, calls, type, listener: vi.fn<() => void>() };
}

describe("the findings of the shown moment", () => {
  it("are those of the engine, the most severe first", async () => {
    const store = createAppStore(DOCUMENT);
    const follower = new FindingsFollower(store, async () => ({ bySeverity, findingsOneByOne }));
    follower.subscribe(() => {});
    await vi.runAllTimersAsync();
    expect(follower.shown?.current).toBe(true);
    expect(follower.shown?.findings[0]).toMatchObject({ rule: "over-budget", severity: "error" });
  });

  it("are worked out only while somebody listens, and once", async () => {
    const { follower, calls, listener } = follow();
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(0);
    const first = follower.subscribe(listener);
    const second = follower.subscribe(listener);
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(1);
    first();
    second();
    expect(follower.shown).toBeNull();
  });

  it("give the page back after 8 ms", async () => {
    const { follower, calls, listener } = follow(6);
    follower.subscribe(listener);
    await vi.advanceTimersByTimeAsync(60);
    // Two rules of 5 ms each are one slice.
    expect(calls).toHaveLength(2);
    expect(follower.shown).toBeNull();
    await vi.advanceTimersToNextTimerAsync();
    expect(calls).toHaveLength(4);
    await vi.runAllTimersAsync();
    expect(follower.shown?.findings).toHaveLength(6);
  });

  it("wait until typing rests, and begin anew for what was typed meanwhile", async () => {
    const { follower, calls, type, listener } = follow(6);
    follower.subscribe(listener);
    await vi.advanceTimersByTimeAsync(60);
    type("a");
    await vi.advanceTimersByTimeAsync(40);
    type("ab");
    await vi.advanceTimersByTimeAsync(59);
    expect(calls).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(calls.slice(2)).toEqual(Array(6).fill("ab"));
    expect(follower.shown?.findings[0]?.params).toEqual({ path: "ab" });
  });

  it("of a former text are marked at once, and gone after a moment when no new ones come", async () => {
    const { follower, type, listener } = follow();
    follower.subscribe(listener);
    await vi.runAllTimersAsync();
    for (let key = 0; key < 8; key++) {
      type("x".repeat(key + 1));
      if (key === 0) expect(follower.shown).toMatchObject({ current: false, document: DOCUMENT });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(follower.shown).toBeNull();
    await vi.runAllTimersAsync();
    expect(follower.shown?.current).toBe(true);
  });

  it("are asked for again at another step, and not when only the view changes", async () => {
    const { store, follower, calls, listener } = follow();
    follower.subscribe(listener);
    await vi.runAllTimersAsync();
    store.getState().setView({ tab: "messages", pane: "files" });
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(1);
    store.getState().setView({ step: 0 });
    expect(follower.shown?.current).toBe(false);
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(2);
  });

  it("go at once when another scenario is opened", async () => {
    const { store, follower, listener } = follow();
    follower.subscribe(listener);
    await vi.runAllTimersAsync();
    openDocument(store, { format: 1, launch: { cwd: "/other" } });
    expect(follower.shown).toBeNull();
  });
});
