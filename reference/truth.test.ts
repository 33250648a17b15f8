import { describe, expect, it } from "vitest";
import { normaliseScenario } from "../src/scenario/document.ts";
import type { Capture } from "./capture.ts";
import { compareWithTruth, matchStoredText, parseTruth, type StoredText, truthOf } from "./truth.ts";

const PROSE = "Prose of the program that is long enough to be taken out of every text that it stands in.";
const LINE = "A line of the person's own file that is also longer than sixty characters in all.";
const noPack = () => undefined;

const scenario = normaliseScenario({
  format: 1,
  files: { "/w/AGENTS.md": `${LINE}\n`, "/w/.codex/config.toml": 'developer_instructions = "Mine."\n' },
  launch: { cwd: "/w" },
  steps: [
    {
      do: "turn",
      text: "hello",
      parts: [{ image: true }, { text: LINE }],
      steer: "Wait.",
      context: { a: { kind: "untrusted", value: LINE }, b: { kind: "application", value: LINE } },
    },
    { do: "write", path: "/w/SKILL.md", node: `${LINE}\n` },
  ],
});

function captureOf(role: string, text: string): Capture {
  const input = [{ type: "message" as const, role, content: [{ type: "input_text", text }] }];
  return {
    codex: "0.158.0",
    requests: [{ step: 0, kind: "sample", instructions: null, input }],
    error: null,
    warnings: [],
  };
}

function stored(role: string, text: string, pack: ReadonlyMap<string, string> = new Map()): StoredText | undefined {
  const [request] = truthOf(scenario, captureOf(role, text), pack).requests;
  const [item] = request?.input ?? [];
  return item !== undefined && "content" in item ? item.content[0]?.text : undefined;
}

describe("truthOf", () => {
  it("keeps what the scenario brought", () => {
    expect(stored("developer", "Mine.")).toBe("Mine.");
    expect(stored("user", "hello")).toBe("hello");
  });

  it("keeps what a turn brought beside its text, also joined and in tags", () => {
    for (const text of [LINE, `hello${LINE}`, "Wait.", `<external_a>${LINE}</external_a>`]) {
      expect(stored("user", text)).toBe(text);
    }
    expect(stored("developer", `<b>${LINE}</b>`)).toBe(`<b>${LINE}</b>`);
    expect(stored("developer", `<a>${LINE}</a>`)).not.toBe(`<a>${LINE}</a>`);
  });

  it("keeps a skill of the scenario, and none that Codex brings", () => {
    const skill = (body: string) => `<skill>\n<name>n</name>\n<path>/w/SKILL.md</path>\n${body}\n</skill>`;
    expect(stored("user", skill(`${LINE}\n`))).toBe(skill(`${LINE}\n`));
    expect(JSON.stringify(stored("user", skill(PROSE)))).not.toContain(PROSE);
  });

  it("keeps a command that a person ran", () => {
    const text = `<user_shell_command>\n<command>\necho ${LINE}\n</command>\n</user_shell_command>`;
    expect(stored("user", text)).toBe(text);
  });

  it("stores prose as its size, hash and opening", () => {
    expect(stored("developer", PROSE)).toEqual({
      codexText: { bytes: 89, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), opens: PROSE.slice(0, 40) },
    });
  });

  it("keeps an AGENTS.md part and names the text of the pack inside it", () => {
    const part = (body: string) => `# AGENTS.md instructions for /w\n\n<INSTRUCTIONS>\n${body}\n</INSTRUCTIONS>`;
    expect(stored("user", part(LINE))).toBe(part(LINE));
    expect(stored("user", part(`${PROSE}\n\n${LINE}`), new Map([["agentsReplace", PROSE]]))).toEqual([
      "# AGENTS.md instructions for /w\n\n<INSTRUCTIONS>\n",
      { codexText: { key: "agentsReplace", bytes: 89, sha256: expect.any(String) } },
      `\n\n${LINE}\n</INSTRUCTIONS>`,
    ]);
  });

  it("takes a long foreign line out of an AGENTS.md part even without a pack", () => {
    const text = stored("user", `# AGENTS.md instructions\n\n<INSTRUCTIONS>\n${PROSE}\n\n${LINE}\n</INSTRUCTIONS>`);
    expect(JSON.stringify(text)).not.toContain(PROSE.slice(0, 60));
    expect(JSON.stringify(text)).toContain(LINE);
  });

  it("matches the capture it was made of", () => {
    for (const text of [
      PROSE,
      "Mine.",
      `# AGENTS.md instructions\n\n<INSTRUCTIONS>\n${PROSE}\n${LINE}\n</INSTRUCTIONS>`,
    ]) {
      const capture = captureOf("user", text);
      const truth = parseTruth(JSON.stringify(truthOf(scenario, capture, new Map())));
      expect(compareWithTruth(truth, capture, noPack, true)).toBeNull();
    }
  });
});

describe("matchStoredText", () => {
  const hashed = stored("developer", PROSE) as Exclude<StoredText, string>;

  it("accepts the text itself only", () => {
    expect(matchStoredText(hashed, PROSE, noPack)).toBeNull();
    expect(matchStoredText(hashed, `${PROSE} `, noPack)).toMatchObject({ offset: 89 });
    expect(matchStoredText(hashed, PROSE.replace("Prose", "prose"), noPack)).toMatchObject({ offset: 0 });
    expect(matchStoredText(hashed, PROSE.slice(0, -1), noPack)).not.toBeNull();
  });

  it("joins pieces", () => {
    const pieces = ["é head ", ...(Array.isArray(hashed) ? hashed : [hashed]), " tail"];
    expect(matchStoredText(pieces, `é head ${PROSE} tail`, noPack)).toBeNull();
    expect(matchStoredText(pieces, `é head ${PROSE} tale`, noPack)).toMatchObject({ offset: 8 + 89 + 3 });
  });

  it("looks a key up in the pack", () => {
    const named = { codexText: { key: "agentsReplace" } };
    expect(matchStoredText(named, PROSE, (key) => (key === "agentsReplace" ? PROSE : undefined))).toBeNull();
    expect(matchStoredText(named, PROSE, noPack)?.wanted).toContain("agentsReplace");
  });
});

describe("compareWithTruth", () => {
  it("tells a refusal from a start, and its wording only when asked", () => {
    const truth = parseTruth('{"codex":"0.158.0","requests":[],"error":"Error: a"}');
    expect(compareWithTruth(truth, { requests: [], error: "error.toml" }, noPack)).toBeNull();
    expect(compareWithTruth(truth, { requests: [], error: null }, noPack)?.what).toBe("refusal");
    expect(compareWithTruth(truth, { requests: [], error: "Error: b" }, noPack, true)?.what).toBe("error");
  });

  it("refuses a truth that is no truth", () => {
    expect(() => parseTruth('{"codex":"0.158.0","requests":[{}],"error":null}')).toThrow(/requests\.0/);
  });
});
