import { describe, expect, it } from "vitest";
import type { ScenarioDocument } from "../scenario/document.ts";
import { encodeLink } from "../scenario/link.ts";
import { linkViewOf, openLink, scenarioLink } from "./share.ts";
import { createAppStore } from "./store.ts";
import { INITIAL_VIEW, type View } from "./view.ts";

const MINE: ScenarioDocument = { format: 1, title: "Mine", launch: { cwd: "/mine" } };
const SENT: ScenarioDocument = {
  format: 1,
  title: "Sent",
  files: { "/r/AGENTS.md": "one\ntwo\n", "/r/web/AGENTS.md": "web\n" },
  launch: { cwd: "/r/web" },
  steps: [
    { do: "turn", text: "one" },
    { do: "turn", text: "two" },
  ],
};
const caret = (path: string, line: number, column: number, end = { line, column }) => ({ path, line, column, end });
const LOOKING: View = {
  ...INITIAL_VIEW,
  tab: "messages",
  selected: "/r/AGENTS.md",
  caret: caret("/r/AGENTS.md", 2, 3),
  step: 0,
  request: 0,
};

describe("what a link keeps of the view", () => {
  it("is tab, file, place, step and request", () => {
    expect(linkViewOf(LOOKING)).toEqual({ tab: "messages", file: "/r/AGENTS.md", at: [2, 3], step: 0, request: 0 });
  });

  it("is a selection from its start to its end", () => {
    const selection = caret("/r/AGENTS.md", 1, 2, { line: 2, column: 4 });
    expect(linkViewOf({ ...LOOKING, caret: selection }).at).toEqual([1, 2, 2, 4]);
  });

  it("is nothing where nothing was chosen, and no caret of another file or at the beginning", () => {
    expect(linkViewOf(INITIAL_VIEW)).toEqual({});
    expect(linkViewOf({ ...LOOKING, caret: caret("/r/web/AGENTS.md", 2, 3) }).at).toBeUndefined();
    expect(linkViewOf({ ...LOOKING, caret: caret("/r/AGENTS.md", 1, 1) }).at).toBeUndefined();
  });
});

describe("opening a link", () => {
  const open = async (hash: string | null, document = MINE) => {
    const app = createAppStore(document);
    const opened = await openLink(app, hash ?? "");
    return { app, opened, state: app.getState() };
  };

  it("shows what was looked at, and the former scenario is one undo away", async () => {
    const { app, opened, state } = await open(await encodeLink(SENT, linkViewOf(LOOKING)));
    expect(opened).toEqual({ ok: true, replaced: true, compare: null });
    expect(state.document).toEqual(SENT);
    expect(state.view).toMatchObject({
      tab: "messages",
      selected: "/r/AGENTS.md",
      reveal: { path: "/r/AGENTS.md", line: 2, column: 3 },
      step: 0,
      request: 0,
    });
    app.getState().undo();
    expect(app.getState().document).toBe(MINE);
  });

  it("selects what was selected", async () => {
    const { state } = await open(await encodeLink(SENT, { file: "/r/AGENTS.md", at: [1, 2, 2, 4] }));
    expect(state.view.reveal).toEqual({ path: "/r/AGENTS.md", line: 1, column: 2, end: { line: 2, column: 4 } });
  });

  it("leaves the scenario alone when it is the one that is open", async () => {
    const { opened, state } = await open(await encodeLink(SENT, { tab: "layout" }), SENT);
    expect(opened).toEqual({ ok: true, replaced: false, compare: null });
    expect(state.document).toBe(SENT);
    expect(state.history.past).toEqual([]);
    expect(state.view.tab).toBe("layout");
  });

  it("compares the releases that it names, unless one is unknown", async () => {
    const compared = async (left: string, right: string) =>
      (await open(await encodeLink(SENT, { compare: [left, right] }))).opened;
    expect(await compared("0.113.0", "0.158.0")).toMatchObject({ ok: true, compare: ["0.113.0", "0.158.0"] });
    expect(await compared("0.113.0", "9.9.9")).toMatchObject({ ok: true, compare: null });
  });

  it("falls back where the view names what is not there", async () => {
    const { state } = await open(await encodeLink(SENT, { tab: "hologram", file: "/r/gone.md", at: [1, 1] }));
    expect(state.view).toMatchObject({ tab: "answer", reveal: null });
    expect(state.view.selected).not.toBe("/r/gone.md");
    expect((await open(await encodeLink(SENT, { file: "/r/web" }))).state.view.selected).toBe("/r/web");
  });

  it("changes nothing when it is no good", async () => {
    const { opened, state } = await open("#1-AAAAAA4-AAAA");
    expect(opened).toEqual({ ok: false, fault: { kind: "damaged" } });
    expect(state.document).toBe(MINE);
    expect(state.view).toEqual(INITIAL_VIEW);
  });
});

it("the address is that of the page, whatever its hash was", async () => {
  const url = await scenarioLink(SENT, {}, "https://example.org/play/?a=1#old");
  expect(url).toBe(`https://example.org/play/?a=1#${await encodeLink(SENT)}`);
});
