import { describe, expect, it } from "vitest";
import { STAND_INS, type Texts } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../document.ts";
import { type Comparison, compare } from "./compare.ts";
import { type Paste, readPaste } from "./paste.ts";
import { predict } from "./predict.ts";
import { printedBy, scriptOutput } from "./printed.ts";
import { renamingOf } from "./rename.ts";
import { type CheckSetup, checkSetup } from "./setup.ts";

/** Texts that stand for Codex's own. */
const TEXTS: Texts = { origin: "codex", sha256: "0", get: (key) => `The text of ${key}.\nIts second line.` };
const ROOT = "/tmp/codex-check-AbC123/root";

const DOCUMENT: ScenarioDocument = {
  format: 1,
  files: {
    "/home/dev/.codex/config.toml":
      'sandbox_mode = "workspace-write"\n[projects."/home/dev/acme"]\ntrust_level = "trusted"\n',
    "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n",
    "/home/dev/acme/AGENTS.md": 'Say "no"\tand \\ / é 😀.\nNever push.\n',
  },
  launch: { cwd: "/home/dev/acme" },
  steps: [{ do: "turn", text: "Go on" }],
};

function setupOf(document: ScenarioDocument): CheckSetup {
  const setup = checkSetup(normaliseScenario(document));
  if (setup === null) throw new Error("not modelled");
  return setup;
}

const SETUP = setupOf(DOCUMENT);
const LIST = printedBy(SETUP, TEXTS, ROOT);
const PRINTED = scriptOutput(SETUP, LIST, ROOT);

function paste(text: string): Paste {
  const read = readPaste(text);
  if ("kind" in read) throw new Error(read.kind);
  return read;
}

function judged(text: string, setup = SETUP, texts = TEXTS): Comparison {
  const read = paste(text);
  const prediction = predict(setup, read, texts);
  return compare(prediction, read, renamingOf(read, setup, prediction.environment));
}

/** What is not equal, by part. */
function unequal({ parts }: Pick<Comparison, "parts">): string[] {
  return parts.filter(({ state }) => state !== "equal").map(({ state, fragment }) => `${fragment} ${state}`);
}

describe("what is pasted", () => {
  it("is equal as the script prints it, with the scenario's own paths", () => {
    const { equal, parts } = judged(PRINTED);
    expect(equal).toBe(true);
    const agents = parts.find(({ fragment }) => fragment === "agentsMd");
    expect(agents?.printed).toContain("# AGENTS.md instructions for /home/dev/acme\n");
  });

  it.each([
    ["carriage returns", PRINTED.replaceAll("\n", "\r\n")],
    ["colours", PRINTED.replace("[\n", "\u001b]0;title\u0007[\n").replaceAll("\n", "\u001b[0m\n\u001b[1;32m")],
    ["a prompt around it", `me@host:~$ sh codex-check.sh\n${PRINTED}me@host:~$ `],
    ["an earlier run", `${PRINTED.replace("Go on", "Something else")}${PRINTED}`],
    ["no end", PRINTED.slice(0, PRINTED.indexOf("-----ERRORS"))],
  ])("is equal with %s", (_, text) => {
    expect(judged(text)).toMatchObject({ equal: true });
    expect(paste(text).notes).toEqual([]);
  });

  it("has lines joined that a terminal has broken", () => {
    const broken = PRINTED.replace(/[^\n]{60}(?=[^\n])/g, "$&\n");
    expect(broken).not.toBe(PRINTED);
    // Only lines of the list were longer.
    expect(judged(broken).equal).toBe(true);
    expect(paste(broken).notes).toMatchObject([{ kind: "broken" }]);
  });

  it("is compared as far as it goes, wherever it is cut", () => {
    const from = PRINTED.indexOf("[\n") + 30;
    for (let end = from; end < PRINTED.indexOf("-----ERRORS") - 3; end += 7) {
      const text = PRINTED.slice(0, end);
      const { equal, parts } = judged(text);
      expect([equal, unequal({ parts })], text.slice(-60)).toEqual([parts.length > 0, []]);
      const lines = text.split("\n");
      const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
      expect(paste(text).notes).toEqual([{ kind: "cut", ...place }]);
    }
  });

  it("is compared behind a missing beginning", () => {
    const start = LIST.indexOf("{", LIST.indexOf("{", 10) + 400);
    const { notes, items } = paste(`${LIST.slice(start + 1)}`);
    expect(notes).toMatchObject([{ kind: "startMissing" }]);
    expect(items.length).toBeGreaterThan(0);
  });

  it("says where something else stands in it", () => {
    const text = PRINTED.replace('"role": "user"', '"role": oops');
    const line = PRINTED.slice(0, PRINTED.indexOf('"role": "user"')).split("\n").length;
    expect(paste(text).notes).toEqual([{ kind: "unexpected", found: "oops,", line, column: 13 }]);
  });

  it.each([
    ["empty", " \n\u001b[0m\n"],
    ["noOutput", "codex: command not found\n"],
    ["noOutput", "[1, 2]"],
    ["noOutput", PRINTED.slice(0, PRINTED.indexOf("-----OUTPUT"))],
    ["script", "set -eu\nrun debug prompt-input \\\n  -- 'x'\n"],
    ["directory", PRINTED.replace(ROOT, 'x"y')],
    ["directory", PRINTED.replace(`directory: ${ROOT}`, "")],
    ["large", "[".repeat(20_000_001)],
  ])("is refused with a reason: %s", (kind, text) => {
    expect(readPaste(text)).toMatchObject({ kind });
  });

  it.each([
    ["deep nesting", `[{"type":"message","x":${"[".repeat(100_000)}`],
    ["prototypes", '[{"type":"message","__proto__":{"role":"user"},"content":[{"__proto__":1,"text":3}]}]'],
    ["other types", '[{"type":"message","role":1,"content":{"text":"x"}},null,4,"x",[],{}]'],
    ["thousands of parts", `[{"type":"message","role":"user","content":[${'{"text":"x"},'.repeat(5_000)}{}]}]`],
  ])("does no harm: %s", (_, text) => {
    expect(judged(text).equal).toBe(false);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

describe("the comparison", () => {
  it("names the first difference", () => {
    const comparison = judged(PRINTED.replace("Never push.", "Never pull."));
    expect(unequal(comparison)).toEqual(["agentsMd differs"]);
    expect(comparison.parts.find(({ state }) => state === "differs")?.difference).toEqual({
      line: 5,
      column: 9,
      offset: 94,
    });
  });

  it("tells parts that only one side has", () => {
    const items = JSON.parse(LIST) as { role: string; content: { type: string; text: string }[] }[];
    const first = items[0]?.content ?? [];
    const [skills] = first.splice(0, 1);
    first.push({ type: "input_text", text: "<plugins_instructions>new</plugins_instructions>" });
    const comparison = judged(scriptOutput(SETUP, JSON.stringify(items), ROOT));
    expect(skills?.text).toContain("<skills_instructions>");
    expect(unequal(comparison)).toEqual(["skills predicted", "developerInstructions printed"]);
    expect(comparison.equal).toBe(false);
  });

  it("notices a part that stands in another message", () => {
    const items = JSON.parse(LIST) as { role: string; content: unknown[] }[];
    const user = items.find(({ role }) => role === "user");
    const moved = { ...user, content: user?.content.splice(1, 1) };
    items.splice(items.indexOf(user as (typeof items)[0]) + 1, 0, moved as (typeof items)[0]);
    const comparison = judged(scriptOutput(SETUP, JSON.stringify(items), ROOT));
    expect(comparison.equal).toBe(false);
    expect(comparison.parts.filter(({ regrouped }) => regrouped)).toMatchObject([{ fragment: "environmentContext" }]);
  });

  it("shows the directory where nothing but the directory differs", () => {
    const comparison = judged(PRINTED.replace(`instructions for ${ROOT}`, "instructions for "));
    expect(unequal(comparison)).toEqual(["agentsMd differs"]);
    expect(comparison.parts.find(({ state }) => state === "differs")?.predicted).toContain(ROOT);
  });

  it("takes anything where stand-ins stand, and nothing else", () => {
    expect(unequal(judged(PRINTED, SETUP, STAND_INS))).toEqual(
      expect.arrayContaining(["skills standIn", "permissions standIn"]),
    );
    expect(judged(PRINTED, SETUP, STAND_INS).equal).toBe(true);
    const other = PRINTED.replace("The writable roots are", "The writable root is");
    expect(unequal(judged(other, SETUP, STAND_INS))).toContain("permissions differs");
  });

  it("knows both sides of a refusal", () => {
    const refused = scriptOutput(SETUP, "", ROOT).replace("WARNING: something", "Error: no\n\nCaused by:\n    it");
    expect(judged(refused)).toMatchObject({
      equal: false,
      refusal: { predicted: null, printed: "Error: no\n\nCaused by:\n    it" },
    });
    const broken = setupOf({ ...DOCUMENT, files: { "/home/dev/.codex/config.toml": "x =" } });
    expect(judged(scriptOutput(broken, "", ROOT).replace("WARNING: something", "Error: no"), broken).equal).toBe(true);
    expect(judged(PRINTED, broken).equal).toBe(false);
  });
});

describe("the command in a repository of one's own", () => {
  const elsewhere = (text: string) =>
    text
      .replaceAll("/home/dev/.codex", "/Users/me/.codex")
      .replaceAll("/home/dev/acme", "/Users/me/src/acme")
      .replace(/<shell>.*?<\/shell>/, "<shell>zsh</shell>")
      .replace(/<current_date>.*?</, "<current_date>2027-01-02<")
      .replace(/<timezone>.*?</, "<timezone>Europe/Paris<");

  it("is compared with directory, date, zone, shell and message from the paste", () => {
    const list = printedBy(SETUP, TEXTS, null);
    const text = elsewhere(list).replace("Go on", "Anything");
    expect(text).toContain("/Users/me/src/acme");
    expect(judged(text)).toMatchObject({ equal: true });
    expect(unequal(judged(text.replace("Never push", "Never pull")))).toEqual(["agentsMd differs"]);
  });
});

describe("what the command is not told", () => {
  it("is left out of the prediction, and named", () => {
    const { leftOut, scenario, prompt } = setupOf({
      ...DOCUMENT,
      files: { ...DOCUMENT.files, "/etc/codex/config.toml": "" },
      launch: { cwd: "/home/dev/acme", surface: "app-server", mode: "plan", developerInstructions: "x" },
      steps: [
        { do: "mode", mode: "plan" },
        { do: "turn", text: "a\0b", context: { k: { kind: "untrusted", value: "v" } } },
      ],
    });
    expect(leftOut.map(({ kind }) => kind)).toEqual([
      "systemFiles",
      "clientInstructions",
      "mode",
      "steps",
      "partsOfTurn",
      "prompt",
    ]);
    expect(Object.keys(scenario.files)).not.toContain("/etc/codex/config.toml");
    expect(prompt).toBeNull();
  });

  it("is nothing where another release or system is meant", () => {
    expect(checkSetup(normaliseScenario({ ...DOCUMENT, codex: "0.113.0" }))).toBeNull();
    expect(checkSetup(normaliseScenario({ ...DOCUMENT, machine: { os: "windows" } }))).toBeNull();
  });

  it("is another scenario after an edit", () => {
    expect(setupOf({ ...DOCUMENT, launch: { cwd: "/home/dev" } }).fingerprint).not.toBe(SETUP.fingerprint);
    expect(setupOf({ ...DOCUMENT, title: "Other" }).fingerprint).toBe(SETUP.fingerprint);
  });
});
