import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locateKey, removeKey, setKey } from "./configEdit.ts";
import { type ConfigValue, formatKey, formatValue, type KeyPath, keyPath, parseConfig } from "./configText.ts";

function set(text: string, path: KeyPath, value: ConfigValue): string {
  const edit = setKey(text, path, value);
  if (!edit.ok) throw new Error(JSON.stringify(edit));
  return edit.text;
}

function remove(text: string, path: KeyPath): string {
  const edit = removeKey(text, path);
  if (!edit.ok) throw new Error(JSON.stringify(edit));
  return edit.text;
}

function readConfig(text: string): unknown {
  const parsed = parseConfig(text.startsWith("\ufeff") ? text.slice(1) : text);
  if (!parsed.ok) throw new Error(`${parsed.detail} in ${JSON.stringify(text)}`);
  return parsed.value;
}

describe("setKey", () => {
  it("replaces a value in place and keeps the comment behind it", () => {
    expect(set('# mine\nmodel = "a" # why\nx = 1\n', ["model"], "b")).toBe('# mine\nmodel = "b" # why\nx = 1\n');
  });

  it("keeps single quotes", () => {
    expect(set("model = 'a'\n", ["model"], "b")).toBe("model = 'b'\n");
    expect(set("model = 'a'\n", ["model"], "it's")).toBe('model = "it\'s"\n');
  });

  it("adds a top-level key behind the last one, never into a table", () => {
    expect(set("a = 1\n\n# about t\n[t]\nb = 2\n", ["model"], "m")).toBe(
      'a = 1\nmodel = "m"\n\n# about t\n[t]\nb = 2\n',
    );
    expect(set("# file\n\n# about t\n[t]\nb = 2\n", ["model"], "m")).toBe(
      '# file\n\nmodel = "m"\n\n# about t\n[t]\nb = 2\n',
    );
  });

  it("writes into an existing table, and makes a missing one at the end", () => {
    const path = ["sandbox_workspace_write", "network_access"];
    expect(set("[sandbox_workspace_write]\nx = 1\n\n[y]\n", path, true)).toBe(
      "[sandbox_workspace_write]\nx = 1\nnetwork_access = true\n\n[y]\n",
    );
    expect(set("[sandbox_workspace_write] # c\n[y]\n", path, true)).toBe(
      "[sandbox_workspace_write] # c\nnetwork_access = true\n[y]\n",
    );
    expect(set('model = "m"\n', path, true)).toBe('model = "m"\n\n[sandbox_workspace_write]\nnetwork_access = true\n');
    expect(set("", ["projects", "/home/dev/a.b", "trust_level"], "trusted")).toBe(
      '[projects."/home/dev/a.b"]\ntrust_level = "trusted"\n',
    );
  });

  it("writes dotted keys beside dotted keys and inline tables inside", () => {
    expect(set("s.a = 1\nz = 2\n", ["s", "b"], true)).toBe("s.a = 1\ns.b = true\nz = 2\n");
    expect(set("s = { a = 1, } # c\n", ["s", "b"], true)).toBe("s = { a = 1, b = true, } # c\n");
    expect(set("s = {}\n", ["s", "b", "c"], 1)).toBe("s = { b.c = 1 }\n");
    expect(set("s = { t = { u = 1 } }\n", ["s", "t", "v"], 1)).toBe("s = { t = { u = 1, v = 1 } }\n");
    expect(set("[s]\nt.u = 1\n", ["s", "t", "v"], 1)).toBe("[s]\nt.u = 1\nt.v = 1\n");
  });

  it("ends the last line before it appends", () => {
    expect(set("a = 1", ["b"], 2)).toBe("a = 1\nb = 2");
    expect(set("a = 1", ["t", "b"], 2)).toBe("a = 1\n\n[t]\nb = 2\n");
  });

  it("keeps CRLF and the byte order mark", () => {
    expect(set("\ufeffa = 1\r\n", ["t", "b"], 2)).toBe("\ufeffa = 1\r\n\r\n[t]\r\nb = 2\r\n");
    expect(set("a = 1\r\nc = 3\r\n", ["b"], 2)).toBe("a = 1\r\nc = 3\r\nb = 2\r\n");
  });

  it("moves comments out of a value that it replaces", () => {
    expect(set('m = [ # one\n  "a", # two\n]\n', ["m"], ["b"])).toBe('# one\n# two\nm = ["b"]\n');
  });

  it("refuses where a value stands for a table, or a table for a value", () => {
    expect(setKey("a = 1\n", ["a", "b"], 1)).toEqual({ ok: false, why: "conflict", key: "a.b" });
    expect(setKey("[[a]]\nx = 1\n", ["a", "b"], 1)).toMatchObject({ ok: false, why: "conflict" });
  });

  it("says where a broken file is broken", () => {
    expect(setKey("a = 1\nb = = 2\n", ["c"], 1)).toMatchObject({ ok: false, why: "syntax", line: 2, column: 5 });
  });
});

describe("removeKey", () => {
  it("takes the line out and keeps its comment", () => {
    expect(remove("a = 1\nb = 2\nc = 3\n", ["b"])).toBe("a = 1\nc = 3\n");
    expect(remove("a = 1\nb = 2 # why\nc = 3\n", ["b"])).toBe("a = 1\n# why\nc = 3\n");
    expect(remove("b = [ # one\n 1 ]\n", ["b"])).toBe("# one\n");
    expect(remove("a = 1", ["a"])).toBe("");
  });

  it("takes a header out that holds nothing else", () => {
    const text = 'model = "m"\n\n[projects."/a"]\ntrust_level = "trusted"\n\n[x]\ny = 1\n';
    expect(remove(text, ["projects", "/a", "trust_level"])).toBe('model = "m"\n\n[x]\ny = 1\n');
    expect(remove("# about a\n[a] # c\nb = 1\n", ["a", "b"])).toBe("# about a\n[a] # c\n");
  });

  it("takes a pair out of an inline table with its comma", () => {
    expect(remove("s = { a = 1, b = 2 }\n", ["s", "a"])).toBe("s = { b = 2 }\n");
    expect(readConfig(remove("s = { a = 1, b = 2 }\n", ["s", "b"]))).toEqual({ s: { a: 1 } });
    expect(readConfig(remove("s = {\n  a = 1, # one\n  b = 2, # two\n}\n", ["s", "b"]))).toEqual({ s: { a: 1 } });
  });

  it("leaves a text alone that does not have the key", () => {
    expect(remove("a = 1 \n", ["b", "c"])).toBe("a = 1 \n");
    expect(remove("[a.b]\nc = 1\n", ["a", "b", "d"])).toBe("[a.b]\nc = 1\n");
    expect(remove("[a.b]\nc = 1\n", ["a", "x", "d"])).toBe("[a.b]\nc = 1\n");
  });
});

describe("keys and values", () => {
  it("reads and writes quoted names", () => {
    expect(keyPath('projects."/a.b".trust_level')).toEqual(["projects", "/a.b", "trust_level"]);
    expect(formatKey(["projects", "/a.b", "trust_level"])).toBe('projects."/a.b".trust_level');
    expect(keyPath("a = 1\nb")).toBeNull();
    expect(keyPath("")).toBeNull();
  });

  it("locates a key", () => {
    const text = "\ufeffa = 1\n[t]\nb = 2\n";
    const place = locateKey(text, ["t", "b"]);
    expect(place && text.slice(place.start, place.end)).toBe("b = 2");
    expect(locateKey(text, ["t", "c"])).toBeNull();
  });

  it("writes every string so that it is read back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.boolean(), (text, literal) => {
        expect(readConfig(`a = ${formatValue(text, literal)}`)).toEqual({ a: text });
      }),
    );
  });
});
