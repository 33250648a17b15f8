import { describe, expect, test } from "vitest";
import { parseScenario } from "../../../scenario/schema.ts";
import { codexRefusal, codexWarnings } from "./index.ts";
import { outlineToml } from "./tomlFault.ts";

const USER = "/home/dev/.codex/config.toml";

function scenarioOf(config: string, launch: object = {}) {
  const parsed = parseScenario({
    format: 1,
    files: { "/w/.git/HEAD": "ref: refs/heads/main\n", [USER]: config },
    launch: { cwd: "/w", surface: "exec", ...launch },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.scenario;
}

describe("codexRefusal", () => {
  const wrongType = 'project_doc_max_bytes = "100"\n';
  const words = 'invalid type: string "100", expected usize';

  test.each([
    ["exec", `Error loading config.toml: ${words}\nin \`project_doc_max_bytes\``],
    ["tui", `Error: ${words}\nin \`project_doc_max_bytes\``],
    ["app-server", `failed to load configuration: ${USER}:1:25: ${words}`],
  ])("words a wrong type as %s does", (surface, text) => {
    expect(codexRefusal(scenarioOf(wrongType, { surface }))).toBe(text);
  });

  test("the list of messages has the long form", () => {
    const scenario = scenarioOf(wrongType, { surface: "tui" });
    const printed = { ...scenario, launch: { ...scenario.launch, printsOnly: true as const } };
    expect(codexRefusal(printed)).toBe(
      `Error: ${USER}:1:25: ${words}\n\nCaused by:\n    ${words}\n    in \`project_doc_max_bytes\``,
    );
  });

  test("a fault of syntax shows its line", () => {
    const text = "string values must be quoted, expected literal string";
    expect(codexRefusal(scenarioOf('a = "b"\nmodel = gpt\n'))).toBe(
      `Error loading config.toml:\n${USER}:2:9: ${text}\n  |\n2 | model = gpt\n  |         ^^^`,
    );
  });

  test("the file of a profile is a layer, and its name a plain word", () => {
    expect(codexRefusal(scenarioOf("", { profile: "../x" }))).toContain("invalid --profile value `../x`");
    expect(codexRefusal(scenarioOf("", { profile: "work" }))).toBeNull();
  });

  test("says nothing where Codex starts", () => {
    expect(codexRefusal(scenarioOf('model = "gpt-5.5"\n'))).toBeNull();
  });
});

describe("codexWarnings", () => {
  test("names three keys and counts the rest", () => {
    expect(codexWarnings(scenarioOf("d = 1\nc = 1\nb = 1\na = 1\n"))).toEqual([
      "Codex is ignoring 4 unrecognized configuration settings. Check for typos or deprecated settings.\n" +
        ["a", "b", "c"].map((key) => `  user (${USER}): \`${key}\` is ignored.\n`).join("") +
        "  ... and 1 more ignored settings.",
    ]);
  });
});

describe("outlineToml", () => {
  test.each([
    ["a\n", "key with no value, expected `=`"],
    ["a = [1\n", "unclosed array, expected `]`"],
    ["a = 'x\n", "invalid literal string, expected `'`"],
    ["a = 1\na = 2\n", "duplicate key"],
    ["a = 1\n[a.b]\n", "cannot extend value of type integer with a dotted key"],
    ["a = lots\nb\n", "key with no value, expected `=`"],
    ["a = {b = 1 c = 2}\n", "extra assignment between key-value pairs, expected `,`"],
  ])("complains of %j", (text, message) => {
    expect(outlineToml(text).complaint?.message).toBe(message);
  });

  test("takes what is right", () => {
    const text = 'a = 1\n[b]\n"c d" = [1, { e = 2.5, }, """x\n""" ]\nf.g = 2026-01-01T00:00:00Z\n[[h]]\n[[h]]\n[h.i]\n';
    expect(outlineToml(text).complaint).toBeNull();
  });
});
