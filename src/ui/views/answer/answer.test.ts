import { describe, expect, test } from "vitest";
import {
  type FileReport,
  type Origin,
  type Sentence,
  type Settings,
  type Simulation,
  sentence,
  type Verdict,
} from "../../../engine/index.ts";
import { answerOf, SEVERITY } from "./answer.ts";

function report(path: string, verdict: Verdict, reason: Sentence, more: Partial<FileReport> = {}): FileReport {
  return {
    path,
    verdict,
    reason,
    bytes: 10,
    used: 0,
    cutAt: null,
    cut: null,
    order: null,
    stale: false,
    asProjectFile: null,
    ...more,
  };
}

const DEFAULT: Origin = { kind: "default", because: sentence("default.builtIn", { key: "x" }) };
const ELSEWHERE = sentence("file.belowCwd", { directory: "/r/web" });
const LOADED = sentence("file.loaded", { bytes: 10 });

function simulation(files: readonly FileReport[], settings: Partial<Settings> = {}): Simulation {
  const resolved = <T>(value: T) => ({ value, origin: DEFAULT });
  return {
    files,
    budget: { limit: 32768, used: 32768, lost: 6471 },
    settings: {
      cwd: "/r",
      projectDocMaxBytes: resolved(32768),
      fallbackFilenames: resolved([]),
      ...settings,
    },
  } as unknown as Simulation;
}

describe("answerOf", () => {
  test("orders what is sent by its place and what is not by severity", () => {
    const answer = answerOf(
      simulation([
        report("/r/x/AGENTS.md", "off-path", ELSEWHERE),
        report("/r/AGENTS.md", "cut", LOADED, { order: 2, used: 6, bytes: 10 }),
        report("/r/a/AGENTS.md", "budget", LOADED, { bytes: 4 }),
        report("/h/AGENTS.md", "global", LOADED, { order: 1, used: 10 }),
      ]),
    );
    expect(answer.sent.map(({ path }) => path)).toEqual(["/h/AGENTS.md", "/r/AGENTS.md"]);
    expect(answer.notSent.map(({ verdict }) => verdict)).toEqual(["budget", "off-path"]);
    expect(answer.cut).toBe(1);
    expect(answer.segments).toEqual([
      { path: "/r/AGENTS.md", kept: 6, lost: 4 },
      { path: "/r/a/AGENTS.md", kept: 0, lost: 4 },
    ]);
    expect(answer.inOrder).toBe(false);
  });

  test("a file that is sent in two roles has two rows and counts once", () => {
    const project = report("/h/AGENTS.md", "loaded", LOADED, { order: 2, used: 10 });
    const answer = answerOf(
      simulation([report("/h/AGENTS.md", "global", LOADED, { order: 1, used: 9, asProjectFile: project })]),
    );
    expect(answer.sent.map(({ verdict }) => verdict)).toEqual(["global", "loaded"]);
    expect(answer).toMatchObject({ total: 1, sentFiles: 1, segments: [{ path: "/h/AGENTS.md", kept: 10, lost: 0 }] });
  });

  test("no verdict of a file that is not sent is left out", () => {
    const files = SEVERITY.map((verdict) => report(`/r/${verdict}`, verdict, LOADED));
    expect(answerOf(simulation(files)).notSent.flatMap((group) => group.files)).toHaveLength(SEVERITY.length);
  });

  test("files that lie elsewhere are no loading problem, a hidden one is", () => {
    const whole = report("/r/AGENTS.md", "loaded", LOADED, { order: 1, used: 10 });
    const below = report("/r/web/AGENTS.md", "below-cwd", ELSEWHERE);
    const hidden = report("/r/b/AGENTS.md", "hidden", sentence("file.hidden", { by: "AGENTS.override.md" }));
    expect(answerOf(simulation([whole, below])).inOrder).toBe(true);
    expect(answerOf(simulation([whole, hidden])).inOrder).toBe(false);
    expect(answerOf(simulation([below])).inOrder).toBe(false);
  });

  test("a file above a root that the sandbox has made is lost, one above a real root is not", () => {
    const files = [
      report("/r/a/AGENTS.md", "loaded", LOADED, { order: 1, used: 10 }),
      report("/r/AGENTS.md", "off-path", ELSEWHERE),
    ];
    const root = (isMade: boolean) => ({
      path: "/r/a",
      marker: ".git",
      reason: sentence("root.marker", { path: "/r/a", marker: ".git", isMade }),
    });
    expect(answerOf({ files, root: root(true) }).inOrder).toBe(false);
    expect(answerOf({ files, root: root(false) }).inOrder).toBe(true);
  });
});
