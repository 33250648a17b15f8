import { describe, expect, test } from "vitest";
import { byteLength, type FragmentId, type HistoryEntry, type Part, type Role, type Source } from "../engine/index.ts";
import { inForce, partStates, supersedes } from "./inForce.ts";

const SEPARATOR: Source = { kind: "separator" };

function part(fragment: FragmentId, text: string, source: Source = SEPARATOR): Part {
  return { type: "input_text", fragment, spans: [{ text, source }], text, bytes: byteLength(text) };
}

function entry(id: number, role: Role, ...parts: Part[]): HistoryEntry {
  return { id, step: id, item: { type: "message", role, parts } };
}

const FULL = "<environment_context>\n  <cwd>/r</cwd>\n  <shell>bash</shell>\n</environment_context>";
const SHORT = "<environment_context>\n  <current_date>d</current_date>\n</environment_context>";
const GONE: Source = { kind: "codex", key: "agents.gone", start: 0, end: 4 };

const START = [
  entry(0, "developer", part("permissions", "p0"), part("collaborationMode", "m0")),
  entry(1, "user", part("agentsMd", "a0"), part("environmentContext", FULL)),
  entry(2, "user", part("prompt", "hi")),
  entry(3, "assistant", part("reply", "ok")),
];

describe("what is in force", () => {
  test("at the start: every part once, nothing older", () => {
    const states = inForce(START);
    expect(states.map(({ fragment, current }) => [fragment, current.text])).toEqual([
      ["agentsMd", "a0"],
      ["environmentContext", FULL],
      ["permissions", "p0"],
      ["collaborationMode", "m0"],
    ]);
    expect(states.every(({ older }) => older.length === 0)).toBe(true);
  });

  test("the last copy wins; the older ones cost their bytes, and tokens rounded up one by one", () => {
    const history = [...START, entry(4, "user", part("agentsMd", "a1 ")), entry(5, "user", part("agentsMd", "a2"))];
    const [agents] = inForce(history);
    expect(agents).toMatchObject({ current: { text: "a2" }, olderBytes: 5, olderTokens: 2 });
    expect(agents?.older.map(({ entry, part }) => [entry.id, part])).toEqual([
      [1, 0],
      [4, 0],
    ]);
  });

  test("a note that takes the text back is the last word and has no text of its own", () => {
    const [agents] = inForce([...START, entry(4, "user", part("agentsMd", "gone", GONE))]);
    expect(agents?.current.form).toBe("gone");
    expect(agents?.older).toHaveLength(1);
  });

  test("an empty pair of mode tags takes the mode back", () => {
    const empty = part("collaborationMode", "<collaboration_mode></collaboration_mode>");
    const mode = inForce([...START, entry(4, "developer", empty)]).find(
      ({ fragment }) => fragment === "collaborationMode",
    );
    expect(mode?.current.form).toBe("gone");
  });

  test("a short environment leaves directory and shell to the last full one", () => {
    const environment = (...more: HistoryEntry[]) =>
      inForce([...START, ...more]).find(({ fragment }) => fragment === "environmentContext");
    const short = entry(4, "user", part("environmentContext", SHORT));
    expect(environment(short)).toMatchObject({ current: { form: "short" }, full: { entry: { id: 1 } }, older: [] });
    const again = entry(5, "user", part("environmentContext", SHORT));
    expect(environment(short, again)?.older.map(({ entry }) => entry.id)).toEqual([4]);
    const full = entry(6, "user", part("environmentContext", FULL));
    expect(environment(short, again, full)).toMatchObject({ full: null, olderBytes: FULL.length + 2 * SHORT.length });
  });

  test("nothing is in force in a history without context, as a compaction leaves it", () => {
    expect(inForce(START.slice(2))).toEqual([]);
  });
});

test("each part has its own state; messages and answers have none", () => {
  const states = partStates([...START, entry(4, "user", part("agentsMd", "a1"), part("prompt", "x"))]);
  expect([...states]).toEqual([
    [1, ["superseded", "inForce"]],
    [4, ["inForce", null]],
    [0, ["inForce", "inForce"]],
  ]);
});

test("a copy takes the place of the one just before it", () => {
  const second = entry(4, "user", part("agentsMd", "a1"));
  const third = entry(5, "user", part("agentsMd", "a2"), part("prompt", "x"));
  const history = [...START, second, third];
  expect(supersedes(history, third, 0)?.entry.id).toBe(4);
  expect(supersedes(history, second, 0)?.entry.id).toBe(1);
  expect(supersedes(history, START[1] ?? second, 0)).toBeNull();
  expect(supersedes(history, third, 1)).toBeNull();
});
