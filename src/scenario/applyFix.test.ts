import { describe, expect, it } from "vitest";
import { type Fix, type FixEdit, fix } from "../engine/insight.ts";
import { applyFix } from "./applyFix.ts";
import type { ScenarioDocument, StepDocument } from "./document.ts";
import { parseScenario } from "./schema.ts";

const USER = "/home/dev/.codex/config.toml";
const PROJECT = "/home/dev/acme/.codex/config.toml";

function documentWith(
  files: ScenarioDocument["files"] = {},
  more: Partial<Omit<ScenarioDocument, "files">> = {},
): ScenarioDocument {
  return { format: 1, files, launch: { cwd: "/home/dev/acme" }, ...more };
}

function fixOf(...edits: FixEdit[]): Fix {
  return fix("start-in", { directory: "/" }, ...edits);
}

function apply(document: ScenarioDocument, ...edits: FixEdit[]): ScenarioDocument {
  const after = applyFix(document, fixOf(...edits));
  const parsed = parseScenario(after);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return after;
}

function refuses(document: ScenarioDocument, ...edits: FixEdit[]): void {
  expect(applyFix(document, fixOf(...edits))).toBe(document);
}

describe("all edits or none", () => {
  it("carries out one after the other", () => {
    const after = apply(
      documentWith({ "/a/one.md": "1" }),
      { kind: "move", from: "/a/one.md", to: "/a/two.md" },
      { kind: "replaceText", path: "/a/two.md", start: 1, end: 1, text: "2" },
    );
    expect(after.files).toEqual({ "/a/two.md": "12" });
  });

  it("gives the same document back when one is not possible, and when nothing changes", () => {
    const document = documentWith({ "/a/one.md": "1", [USER]: 'model = "x"\n' });
    refuses(document, { kind: "cwd", cwd: "/a" }, { kind: "remove", path: "/a/none.md" });
    refuses(document, { kind: "cwd", cwd: "/home/dev/acme" });
    refuses(document, { kind: "setKey", path: USER, key: ["model"], value: "x" });
    refuses(document, { kind: "write", path: "/a/one.md", node: "1" });
  });
});

describe("keys of configuration files", () => {
  it("sets a key and keeps the rest, makes a missing file, and follows a symlink", () => {
    const edit = { kind: "setKey", path: USER, key: ["model"], value: "y" } as const;
    expect(apply(documentWith({ [USER]: '\ufeff# a\r\nmodel = "x" # b\r\n' }), edit).files?.[USER]).toBe(
      '\ufeff# a\r\nmodel = "y" # b\r\n',
    );
    expect(apply(documentWith(), edit).files).toEqual({ [USER]: 'model = "y"\n' });
    const linked = documentWith({ [USER]: { symlink: "../dots/c.toml" }, "/home/dev/dots/c.toml": "" });
    expect(apply(linked, edit).files?.["/home/dev/dots/c.toml"]).toBe('model = "y"\n');
    const linkedFolder = documentWith({ "/home/dev/.codex": { symlink: "dots" }, "/home/dev/dots/config.toml": "" });
    expect(apply(linkedFolder, edit).files?.["/home/dev/dots/config.toml"]).toBe('model = "y"\n');
  });

  it("edits raw bytes that are UTF-8, and refuses others, loops and directories", () => {
    const edit = { kind: "setKey", path: USER, key: ["n"], value: 2 } as const;
    expect(apply(documentWith({ [USER]: { base64: btoa("n = 1\r\n") } }), edit).files?.[USER]).toBe("n = 2\r\n");
    refuses(documentWith({ [USER]: { base64: btoa("n = 1 # \xff\n") } }), edit);
    refuses(documentWith({ [USER]: { symlink: "config.toml" } }), edit);
    refuses(documentWith({ [USER]: { dir: true } }), edit);
    refuses(documentWith({ [USER]: "n = \n" }), edit);
    refuses(documentWith(), { ...edit, value: [null] });
  });

  it("takes a key out", () => {
    const edit = { kind: "removeKey", path: USER, key: ["tui", "theme"] } as const;
    expect(apply(documentWith({ [USER]: 'a = 1\n[tui]\ntheme = "x"\n' }), edit).files?.[USER]).toBe("a = 1\n");
    refuses(documentWith(), edit);
  });

  it("takes a whole table out", () => {
    const edit = { kind: "removeKey", path: USER, key: ["model_providers", "x"] } as const;
    const text = 'a = 1\n[model_providers.x]\nname = "x"\nenv = { b = 1 }\n[tui]\nc = 1\n';
    expect(apply(documentWith({ [USER]: text }), edit).files?.[USER]).toBe("a = 1\n[tui]\nc = 1\n");
    const empty = "a = 1\n[model_providers.x] # none\n[model_providers.x.y]\nb = 1\n[tui]\nc = 1\n";
    expect(apply(documentWith({ [USER]: empty }), edit).files?.[USER]).toBe("a = 1\n[tui]\nc = 1\n");
    refuses(documentWith({ [USER]: "[[model_providers.x]]\na = 1\n" }), edit);
  });

  it("edits -c, in tables of entries too", () => {
    const set = { kind: "setKey", path: null, key: ["features", "apps"], value: true } as const;
    expect(apply(documentWith(), set).launch.overrides).toEqual({ "features.apps": true });
    const table = documentWith({}, { launch: { cwd: "/w", overrides: { features: { goals: true } } } });
    expect(apply(table, set).launch.overrides).toEqual({ features: { goals: true, apps: true } });
    const remove = { kind: "removeKey", path: null, key: ["features", "goals"] } as const;
    expect(apply(table, remove).launch).toEqual({ cwd: "/w" });
    refuses(documentWith(), remove);
    refuses(documentWith(), { ...set, key: ["projects", "/a.b", "trust_level"] });
  });
});

describe("moveKey", () => {
  const move = (path: string, key: string[], toPath: string, toKey: string[]): FixEdit => ({
    kind: "moveKey",
    path,
    key,
    toPath,
    toKey,
  });

  it("renames where the key stands: pairs, tables, inline tables", () => {
    const rename = (text: string, key: string[], to: string[]): unknown =>
      apply(documentWith({ [USER]: text }), move(USER, key, USER, to)).files?.[USER];
    expect(rename("a = 1\r\nmodle = 'x' # mine\r\n", ["modle"], ["model"])).toBe("a = 1\r\nmodel = 'x' # mine\r\n");
    expect(rename("[project.'/a']\nt = 1\n[project.'/b']\nt = 2\n", ["project"], ["projects"])).toBe(
      "[projects.'/a']\nt = 1\n[projects.'/b']\nt = 2\n",
    );
    expect(rename("features.app = true\n", ["features", "app"], ["features", "apps"])).toBe("features.apps = true\n");
    expect(rename("features = { app = true }\n", ["features", "app"], ["features", "apps"])).toBe(
      "features = { apps = true }\n",
    );
  });

  it("does not take the place of a key that is there", () => {
    refuses(documentWith({ [USER]: "modle = 1\nmodel = 2\n" }), move(USER, ["modle"], USER, ["model"]));
    refuses(documentWith({ [USER]: "a = 2\n", [PROJECT]: "a = 1\n" }), move(PROJECT, ["a"], USER, ["a"]));
    refuses(documentWith({ [USER]: "a = 1\n" }), move(USER, ["b"], USER, ["c"]));
  });

  it("moves the value as it is written above the first table", () => {
    const text = "a = 1\n\n[tui]\nx = 2\nnames = [\n  'A.md', # first\n  'B.md',\n]\n";
    const after = apply(documentWith({ [USER]: text }), move(USER, ["tui", "names"], USER, ["names"]));
    expect(after.files?.[USER]).toContain("a = 1\nnames = [\n  'A.md', # first\n  'B.md',\n]\n");
    expect(after.files?.[USER]).toContain("[tui]\nx = 2\n");
  });

  it("moves a key or a whole table to another file", () => {
    const text = "notify = [\"x\"]\n[model_providers.acme]\nname = 'A'\nport = 0x10\n";
    const document = documentWith({ [PROJECT]: text, [USER]: 'model = "m"\n' });
    const after = apply(
      document,
      move(PROJECT, ["model_providers"], USER, ["model_providers"]),
      move(PROJECT, ["notify"], USER, ["notify"]),
    );
    expect(after.files?.[PROJECT]).toBe("");
    expect(after.files?.[USER]).toBe(
      'model = "m"\nnotify = ["x"]\n\n[model_providers.acme]\nname = \'A\'\nport = 0x10\n',
    );
  });

  it("makes the file that gets the key", () => {
    const after = apply(documentWith({ [PROJECT]: "a = 1\nb = 2\n" }), move(PROJECT, ["a"], USER, ["a"]));
    expect(after.files).toEqual({ [PROJECT]: "b = 2\n", [USER]: "a = 1\n" });
  });

  it("refuses an array of tables", () => {
    refuses(documentWith({ [PROJECT]: "[[x.y]]\na = 1\n" }), move(PROJECT, ["x"], USER, ["x"]));
  });
});

describe("files", () => {
  it("writes in the place of a file and of a symlink", () => {
    const edit = { kind: "write", path: "/a/x.md", node: "new" } as const;
    expect(apply(documentWith({ "/a/x.md": { symlink: "y.md" }, "/a/y.md": "y" }), edit).files).toEqual({
      "/a/x.md": "new",
      "/a/y.md": "y",
    });
    refuses(documentWith({ "/a/x.md/b": "" }), edit);
    refuses(documentWith({ "/a": "file" }), edit);
  });

  it("replaces text in the file behind a symlink, and nothing outside of the text", () => {
    const document = documentWith({ "/a/x.md": { symlink: "y.md" }, "/a/y.md": "\ufeffone\r\ntwo\r\n" });
    const edit = { kind: "replaceText", path: "/a/x.md", start: 6, end: 9, text: "2" } as const;
    expect(apply(document, edit).files?.["/a/y.md"]).toBe("\ufeffone\r\n2\r\n");
    refuses(document, { ...edit, end: 99 });
    refuses(document, { ...edit, start: -1 });
    refuses(documentWith(), edit);
  });

  it("moves and removes, never over something else", () => {
    const document = documentWith({ "/a/agents.md": "1", "/a/b/c": "2" });
    expect(apply(document, { kind: "remove", path: "/a/b" }).files).toEqual({ "/a/agents.md": "1" });
    refuses(document, { kind: "move", from: "/a/agents.md", to: "/a/b" });
    refuses(document, { kind: "move", from: "/a/agents.md", to: "/a/b/c" });
    refuses(document, { kind: "move", from: "/a/none", to: "/a/some" });
  });
});

describe("files that steps write", () => {
  const steps: StepDocument[] = [
    { do: "turn", text: "one", during: [{ do: "write", path: "/a/B.md", node: "b" }] },
    { do: "write", path: "/a/A.md", node: "late" },
    { do: "remove", path: "/a/gone" },
    { do: "turn", text: "two" },
  ];
  const document = documentWith({ "/a/A.md": "early", "/a/gone/x": "x" }, { steps });

  it("edits the text of the moment where it is written", () => {
    const edit: FixEdit = { kind: "replaceText", path: "/a/A.md", start: 0, end: 1, text: "L" };
    const after = apply(document, edit);
    expect(after.files?.["/a/A.md"]).toBe("early");
    expect(after.steps?.[1]).toEqual({ do: "write", path: "/a/A.md", node: "Late" });
    const before = applyFix(document, fixOf(edit), 0);
    expect(before.files?.["/a/A.md"]).toBe("Larly");
    expect(before.steps).toBe(document.steps);
    const during = apply(document, { kind: "write", path: "/a/B.md", node: "new" });
    expect(during.steps?.[0]).toMatchObject({ during: [{ do: "write", path: "/a/B.md", node: "new" }] });
  });

  it("moves them with their steps, and does not remove what would come again", () => {
    const after = apply(document, { kind: "move", from: "/a/A.md", to: "/a/C.md" });
    expect(after.files?.["/a/C.md"]).toBe("early");
    expect(after.steps?.[1]).toMatchObject({ path: "/a/C.md" });
    expect(apply(document, { kind: "move", from: "/a/B.md", to: "/a/D.md" }).steps?.[0]).toMatchObject({
      during: [{ path: "/a/D.md" }],
    });
    refuses(document, { kind: "remove", path: "/a/A.md" });
    refuses(document, { kind: "remove", path: "/a" });
    refuses(document, { kind: "write", path: "/a/gone/x", node: "again" });
  });
});

describe("steps", () => {
  it("changes the message of a turn, of the default one too", () => {
    expect(apply(documentWith(), { kind: "turnText", step: 0, text: "hi" }).steps).toEqual([
      { do: "turn", text: "hi" },
    ]);
    refuses(documentWith(), { kind: "turnText", step: 1, text: "hi" });
    refuses(documentWith({}, { steps: [{ do: "compact" }] }), { kind: "turnText", step: 0, text: "hi" });
  });

  it("removes a step, the default one too", () => {
    expect(apply(documentWith(), { kind: "removeStep", step: 0 }).steps).toEqual([]);
    refuses(documentWith(), { kind: "removeStep", step: 1 });
  });

  const turn = (text: string): StepDocument => ({ do: "turn", text });
  const without = (step: number, ...steps: StepDocument[]): unknown =>
    apply(documentWith({}, { steps }), { kind: "removeStep", step }).steps;

  it("leaves forks and reverts naming the turns that they named", () => {
    expect(without(0, turn("a"), turn("b"), { do: "fork", afterTurn: 1 })).toEqual([
      turn("b"),
      { do: "fork", afterTurn: 0 },
    ]);
    expect(without(0, turn("a"), turn("b"), { do: "revert", beforeTurn: 1 }, turn("c"))).toEqual([
      turn("b"),
      { do: "revert", beforeTurn: 0 },
      turn("c"),
    ]);
    expect(without(1, turn("a"), turn("b"), { do: "revert", beforeTurn: 1 }, turn("c"))).toEqual([
      turn("a"),
      turn("c"),
    ]);
    expect(without(1, turn("a"), turn("b"), { do: "revert", beforeTurn: 0 })).toEqual([
      turn("a"),
      { do: "revert", beforeTurn: 0 },
    ]);
    // The turn was gone before the fork: its numbers do not count it.
    expect(
      without(1, turn("a"), turn("b"), { do: "revert", beforeTurn: 1 }, turn("c"), { do: "fork", afterTurn: 1 }),
    ).toEqual([turn("a"), turn("c"), { do: "fork", afterTurn: 1 }]);
  });

  it("refuses to leave a step without the turn that it needs", () => {
    refuses(documentWith({}, { steps: [turn("a"), { do: "resume" }] }), { kind: "removeStep", step: 0 });
    refuses(documentWith({}, { steps: [turn("a"), { do: "fork", afterTurn: 0 }, turn("b")] }), {
      kind: "removeStep",
      step: 0,
    });
  });

  it("adds a step behind another one, where Codex has a thread by then", () => {
    const steps = [turn("a"), turn("b")];
    expect(apply(documentWith({}, { steps }), { kind: "addStep", after: 0, step: "resume" }).steps).toEqual([
      turn("a"),
      { do: "resume" },
      turn("b"),
    ]);
    expect(apply(documentWith(), { kind: "addStep", after: 0, step: "compact" }).steps).toHaveLength(2);
    refuses(documentWith({}, { steps }), { kind: "addStep", after: 2, step: "compact" });
    refuses(documentWith({}, { steps: [{ do: "mode", mode: "plan" }] }), { kind: "addStep", after: 0, step: "resume" });
  });
});
