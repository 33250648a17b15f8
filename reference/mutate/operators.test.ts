import { describe, expect, it } from "vitest";
import { mutated } from "./engineModules.ts";
import { mutantsOf } from "./operators.ts";

function changes(source: string): string[] {
  return mutantsOf("x.ts", source).map(({ change }) => change);
}

describe("mutantsOf", () => {
  it.each([
    ["if (a === 1) b();", ["a === 1 → false", "=== → !==", "1 → 2", "1 → 0"]],
    ["x(a < b && !c);", ["< → <=", "&& → ||", "!c → c"]],
    ["x(a ? true : b);", ["a → !(a)", "true → false"]],
    ['x("--- project-doc ---");', ['"--- project-doc ---" → "--- project-doc ---~"']],
    ["x(Math.min(a, b), list.some(c));", ["min → max", "some → every"]],
    ["for (const a of b) continue;", ["continue; → ;"]],
  ])("changes one thing at a time in %s", (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  it.each([
    ["types", 'type A = "a" | 1; interface B { c: true } const d = e as "f";'],
    ["imports", 'import { a } from "./a.ts"; export * from "./b.ts"; export { c } from "./c.ts";'],
    ["sentences", 'x(sentence("file.cut", { bytes: 1 }));'],
    ["where a text comes from", 'x(span(text, { kind: "file", start: 0 }), { origin: "default" });'],
    ["gaps and names of parts", 'x(partOf("skills", y), { what: "apps", active: false }); b.gap("hooks", true);'],
    ["fallbacks for good indexes", 'x((a[i] ?? 0) + (a[i]?.start ?? "")); '],
    ["tags of variants", 'if ("a" in b) {} switch (c.kind) { case "d": } x({ kind: "file" });'],
  ])("leaves %s alone", (_, source) => {
    expect(changes(source).filter((change) => !change.endsWith("→ false") && change !== "+ → -")).toEqual([]);
  });

  it("says where: file, line, function and the line's code", () => {
    const [mutant] = mutantsOf("a/b.ts", "function outer() {\n  const limit = () => 7;\n}\n");
    expect(mutant).toMatchObject({
      file: "a/b.ts",
      line: 2,
      within: "limit",
      code: "const limit = () => 7;",
      change: "7 → 8",
    });
  });

  it("spoils each text of a template", () => {
    const source = "x(`a$" + "{b}c$" + "{d}`);";
    const spoilt = mutantsOf("x.ts", source).map((mutant) => mutated(source, mutant));
    expect(spoilt).toEqual([source.replace("a", "a~"), source.replace("c", "c~")]);
  });

  it("gives the source with that one change", () => {
    const source = "const é = 1; // 😀\nx(é === 2);";
    const swap = mutantsOf("x.ts", source).find(({ change }) => change === "=== → !==");
    expect(swap && mutated(source, swap)).toBe(source.replace("===", "!=="));
  });
});
