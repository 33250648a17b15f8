import { describe, expect, it } from "vitest";
import { HISTORY } from "../constants.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { createAppStore } from "./store.ts";
import { INITIAL_VIEW } from "./view.ts";

const DOCUMENT: ScenarioDocument = { format: 1, files: { "/r/AGENTS.md": "" }, launch: { cwd: "/r" } };

/** A store whose clock is moved by hand. */
function storeAt(document = DOCUMENT) {
  const clock = { now: 0 };
  const store = createAppStore(document, INITIAL_VIEW, () => clock.now);
  const type = (text: string, path = "/r/AGENTS.md"): void =>
    store
      .getState()
      .edit(
        { id: "edit.text", params: { path } },
        (before) => ({ ...before, files: { ...before.files, [path]: text } }),
        { coalesce: `text:${path}` },
      );
  const title = (text: string): void =>
    store.getState().edit({ id: "edit.title", params: {} }, (before) => ({ ...before, title: text }));
  const textOf = (path = "/r/AGENTS.md") => store.getState().document.files?.[path];
  return { store, clock, type, title, textOf, state: () => store.getState() };
}

describe("edit", () => {
  it("gives every change a new revision, and none to a recipe that changes nothing", () => {
    const { state, title } = storeAt();
    title("a");
    expect(state().revision).toBe(1);
    state().edit({ id: "edit.title", params: {} }, (document) => document);
    expect(state().revision).toBe(1);
    expect(state().history.past).toHaveLength(1);
  });

  it("joins typing without a pause into one step, for each file by itself", () => {
    const { state, type, clock, textOf } = storeAt();
    type("a");
    clock.now += HISTORY.pause;
    type("ab");
    clock.now += HISTORY.pause + 1;
    type("abc");
    type("x", "/r/b.md");
    type("abcd");
    expect(state().history.past).toHaveLength(4);
    state().undo();
    state().undo();
    expect(textOf()).toBe("abc");
    state().undo();
    expect(textOf()).toBe("ab");
    state().undo();
    expect(state().document).toBe(DOCUMENT);
  });

  it("does not join typing over an undo or another edit", () => {
    const { state, type, title, textOf } = storeAt();
    type("a");
    title("t");
    type("ab");
    expect(state().history.past).toHaveLength(3);
    state().undo();
    state().redo();
    type("abc");
    state().undo();
    expect(textOf()).toBe("ab");
  });

  it("gives up what could be redone", () => {
    const { state, title } = storeAt();
    title("a");
    state().undo();
    title("b");
    state().redo();
    expect(state().document.title).toBe("b");
    expect(state().history.future).toEqual([]);
  });
});

describe("undo and redo", () => {
  it("lead through every document and back", () => {
    const { state, title } = storeAt();
    const seen = [state().document];
    for (const text of ["a", "b", "c"]) {
      title(text);
      seen.push(state().document);
    }
    for (const document of seen.slice(0, -1).reverse()) {
      state().undo();
      expect(state().document).toBe(document);
    }
    state().undo();
    expect(state().document).toBe(DOCUMENT);
    for (const document of seen.slice(1)) {
      state().redo();
      expect(state().document).toBe(document);
    }
  });

  it("show the file that they change, unless it is gone", () => {
    const { state, type } = storeAt();
    type("a");
    state().setView({ selected: "/r/other.md" });
    state().undo();
    expect(state().view.selected).toBe("/r/AGENTS.md");
    state().edit({ id: "edit.createFile", params: { path: "/r/new.md" } }, (document) => ({
      ...document,
      files: { ...document.files, "/r/new.md": "" },
    }));
    state().undo();
    expect(state().view.selected).toBe("/r/AGENTS.md");
  });

  it("keep a bounded number of steps, fewer of a scenario with many files, and always one", () => {
    const { state, title } = storeAt();
    for (let step = 0; step <= HISTORY.entries; step++) title(`${step}`);
    expect(state().history.past).toHaveLength(HISTORY.entries);

    const files = Object.fromEntries(Array.from({ length: HISTORY.fileEntries / 4 }, (_, at) => [`/r/${at}`, ""]));
    const big = storeAt({ format: 1, files, launch: { cwd: "/r" } });
    for (let step = 0; step < 10; step++) big.title(`${step}`);
    expect(big.state().history.past).toHaveLength(4);
  });
});

describe("notices", () => {
  it("replace one of the same kind and go one by one", () => {
    const { state } = storeAt();
    state().notify({ id: "notice.deleted", params: { path: "/a" } });
    state().notify({ id: "notice.deleted", params: { path: "/b" } });
    state().notify({ id: "notice.storage.full", params: { kept: true } }, "fault");
    expect(state().notices.map((notice) => notice.params)).toEqual([{ path: "/b" }, { kept: true }]);
    state().dismiss(state().notices[0]?.number ?? -1);
    expect(state().notices.map((notice) => notice.id)).toEqual(["notice.storage.full"]);
  });
});

describe("undo of a step of the timeline", () => {
  it("chooses the step that it brings back, and redo the one that it changes", () => {
    const steps = [
      { do: "turn", text: "one" },
      { do: "turn", text: "two" },
    ] as const;
    const { state } = storeAt({ ...DOCUMENT, steps });
    const label = { id: "edit.step.delete", params: { kind: "turn", number: 1 } } as const;
    state().edit(label, (before) => ({ ...before, steps: steps.slice(1) }));
    state().undo();
    expect(state().view).toMatchObject({ step: 0, request: null });
    state().setView({ step: null });
    state().redo();
    expect(state().view.step).toBe(0);
  });

  it("leaves the choice alone when the step is not there", () => {
    const { state } = storeAt({ ...DOCUMENT, steps: [{ do: "turn", text: "one" }] });
    const label = { id: "edit.step.delete", params: { kind: "turn", number: 1 } } as const;
    state().edit(label, (before) => ({ ...before, steps: [] }));
    state().undo();
    state().setView({ step: null });
    state().redo();
    expect(state().view.step).toBeNull();
  });
});
