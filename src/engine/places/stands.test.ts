import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "../machine/utf8.ts";
import type { FileNode, Scenario, Step } from "../scenario.ts";
import type { ModelRequest } from "../simulation.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "../thread/simulate.ts";
import { standsIn } from "./stands.ts";

const HOME = "/home/dev/.codex";
const ROOT = "/home/dev/acme";

function turn(text: string): Step {
  return {
    do: "turn",
    text,
    parts: [],
    reply: "ok",
    usage: 100,
    during: null,
    steer: null,
    interrupt: false,
    context: null,
    skills: [],
    fails: null,
    agents: [],
  };
}

function scenario(files: { readonly [path: string]: FileNode }, steps: readonly Step[] = [turn("hello")]): Scenario {
  return {
    title: "",
    notes: "",
    codex: "0.158.0",
    machine: {
      os: "linux",
      home: "/home/dev",
      codexHome: HOME,
      codexHomeGiven: false,
      shell: "bash",
      date: "2026-11-30",
      timezone: "Etc/UTC",
      tmpdir: null,
    },
    files: { [`${ROOT}/.git/HEAD`]: "ref: refs/heads/main\n", ...files },
    launch: {
      surface: "app-server",
      cwd: ROOT,
      mode: null,
      overrides: {},
      baseInstructions: null,
      developerInstructions: null,
      threadInstructions: null,
    },
    steps,
  };
}

/** Asks for `text` in the file, in the request with this index (the last one when it is left out). */
function ask(played: Scenario, path: string, text: string, index?: number) {
  const simulation = simulate(played, STAND_INS);
  const request = (index === undefined ? simulation.requests.at(-1) : simulation.requests[index]) ?? null;
  const node = played.files[path];
  const bytes = encodeUtf8(typeof node === "string" ? node : "");
  const start = encodeUtf8((node as string).slice(0, (node as string).indexOf(text))).length;
  const end = start + encodeUtf8(text).length;
  const { steps } = played;
  const { files, disk } = simulation;
  const stands = standsIn({ simulation, steps, files, request, disk, path, bytes, start, end });
  return { ...stands, texts: stands.places.map((place) => textAt(request as ModelRequest, place)) };
}

function textAt(request: ModelRequest, place: { item: number; part: number; start: number; end: number }): string {
  const item = request.items[place.item];
  return item?.type === "message" ? (item.parts[place.part]?.text.slice(place.start, place.end) ?? "") : "";
}

describe("where a text stands", () => {
  test("in the request, with its bytes", () => {
    const found = ask(
      scenario({ [`${ROOT}/AGENTS.md`]: "Ärger: use tabs.\nSecond line.\n" }),
      `${ROOT}/AGENTS.md`,
      "tabs",
    );
    expect(found.texts).toEqual(["tabs"]);
    expect(found.absent).toBeNull();
    expect(found.places[0]).toMatchObject({ fragment: "agentsMd", superseded: false });
    expect((found.places[0]?.endByte ?? 0) - (found.places[0]?.startByte ?? 0)).toBe(4);
  });

  test("through a symlink", () => {
    const files = { [`${ROOT}/AGENTS.md`]: { symlink: "CLAUDE.md" }, [`${ROOT}/CLAUDE.md`]: "Use tabs." };
    expect(ask(scenario(files), `${ROOT}/CLAUDE.md`, "tabs").texts).toEqual(["tabs"]);
  });

  test("twice when the file is read again, the earlier copy superseded", () => {
    const path = `${HOME}/AGENTS.md`;
    const steps = [turn("a"), { do: "write", path, node: "Use tabs. Be brief." } as const, turn("b")];
    const found = ask(scenario({ [path]: "Use tabs." }, steps), path, "Use tabs");
    expect(found.texts).toEqual(["Use tabs", "Use tabs"]);
    expect(found.places.map(({ superseded }) => superseded)).toEqual([true, false]);
  });
});

describe("why a text is not in the request", () => {
  test("it stands behind the cut, or is cut in its middle", () => {
    const text = `${"x".repeat(32_760)}\nlast rule\nmore\n`;
    const path = `${ROOT}/AGENTS.md`;
    const behind = ask(scenario({ [path]: text }), path, "more");
    expect(behind.places).toEqual([]);
    expect(behind.absent).toEqual({ id: "below-cut", params: { line: 2, column: 8 } });
    const across = ask(scenario({ [path]: text }), path, "last rule");
    expect(across.texts).toEqual(["last ru"]);
    expect(across.sent).toBe(7);
    expect(across.absent?.id).toBe("below-cut");
  });

  test("the file's own verdict", () => {
    const files = { [`${ROOT}/AGENTS.override.md`]: "o", [`${ROOT}/AGENTS.md`]: "hidden rule" };
    const found = ask(scenario(files), `${ROOT}/AGENTS.md`, "rule");
    expect(found.absent).toMatchObject({ id: "verdict", params: { reason: { id: "file.hidden" } } });
  });

  test("white space around the global file", () => {
    expect(ask(scenario({ [`${HOME}/AGENTS.md`]: "\n\nrule\n\n" }), `${HOME}/AGENTS.md`, "\n\n").absent?.id).toBe(
      "trimmed",
    );
  });

  test("no instruction file", () => {
    expect(ask(scenario({ [`${ROOT}/src/main.ts`]: "code" }), `${ROOT}/src/main.ts`, "code").absent?.id).toBe(
      "not-read",
    );
  });

  test("no request", () => {
    expect(ask(scenario({ [`${ROOT}/AGENTS.md`]: "rule" }, []), `${ROOT}/AGENTS.md`, "rule").absent?.id).toBe(
      "no-request",
    );
  });

  test("a step wrote another version before Codex read it", () => {
    const path = `${HOME}/AGENTS.md`;
    const steps = [{ do: "write", path, node: "other" } as const, turn("a")];
    expect(ask(scenario({ [path]: "rule" }, steps), path, "rule").absent).toEqual({
      id: "other-version",
      params: { steps: [0] },
    });
  });

  test("it is told by a later step", () => {
    const path = `${ROOT}/web/AGENTS.md`;
    const steps = [turn("a"), { do: "cd", cwd: `${ROOT}/web` } as const, turn("b")];
    expect(ask(scenario({ [path]: "web rule" }, steps), path, "rule", 0).absent).toEqual({
      id: "not-yet",
      params: { step: 2 },
    });
  });

  test("a compaction has left it out", () => {
    const path = `${HOME}/skills/lint/SKILL.md`;
    const steps = [
      { ...turn("a"), skills: [path] },
      { do: "compact", summary: "s", fails: false } as const,
      turn("b"),
    ] as const;
    const skill = scenario({ [path]: "---\nname: lint\ndescription: d\n---\nRun the linter." }, steps);
    expect(ask(skill, path, "Run the linter", 0).texts).toEqual(["Run the linter"]);
    expect(ask(skill, path, "Run the linter").absent).toEqual({ id: "dropped-at-compaction", params: { step: 1 } });
  });
});
