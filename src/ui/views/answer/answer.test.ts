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
import type { ScenarioDocument } from "../../../scenario/document.ts";
import { PLAIN } from "../../i18n/format.ts";
import { viewsEn } from "../../i18n/views.en.ts";
import { answerOf, rowsWithFixes, SEVERITY } from "./answer.ts";
import { createFix, fixesFor } from "./fixes.ts";

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
});

describe("rowsWithFixes", () => {
  test("a fix that helps several files is offered once, where it is read first", () => {
    const cut = report("/r/AGENTS.md", "cut", sentence("file.cut.own", { used: 6, bytes: 10, limit: 6, line: 1 }), {
      order: 1,
    });
    const starved = report("/r/a/AGENTS.md", "budget", sentence("file.budget", { limit: 6, takenBy: "/r/AGENTS.md" }));
    const below = report("/r/a/b/AGENTS.md", "below-cwd", ELSEWHERE);
    const other = report("/r/a/c/AGENTS.md", "below-cwd", ELSEWHERE);
    const rows = rowsWithFixes(answerOf(simulation([starved, below, cut, other])));
    expect([...rows]).toEqual([cut, below, other]);
  });
});

describe("fixesFor", () => {
  const document: ScenarioDocument = {
    format: 1,
    files: {
      "/home/dev/.codex/config.toml": "# mine\nmodel = 'x'\n",
      "/r/AGENTS.md": "text",
      "/r/AGENTS.override.md": "",
      "/r/agents.md": "small",
      "/r/.agent/AGENTS.md": "inside",
    },
    launch: { cwd: "/r" },
  };
  const only = (file: FileReport, settings: Partial<Settings> = {}) => {
    const fixes = fixesFor(file, simulation([file], settings), document);
    const [fix] = fixes;
    return fix === undefined
      ? null
      : {
          label: fix.label(viewsEn.fixes, PLAIN),
          preview: fix.preview?.(viewsEn.fixes, PLAIN) ?? null,
          after: fix.apply(document),
        };
  };

  test("the limit is raised to hold all, in the user's config.toml, whose comment stays", () => {
    const fix = only(report("/r/AGENTS.md", "cut", sentence("file.cut.own", { used: 1, bytes: 2, limit: 1, line: 1 })));
    expect(fix?.label).toBe("Raise the limit to 48 KiB");
    expect(fix?.preview).toBe("/home/dev/.codex/config.toml: project_doc_max_bytes = 49152");
    expect(fix?.after.files?.["/home/dev/.codex/config.toml"]).toBe(
      "# mine\nmodel = 'x'\nproject_doc_max_bytes = 49152\n",
    );
  });

  test("a limit given with -c is raised there", () => {
    const origin: Origin = {
      kind: "config",
      layer: "override",
      path: null,
      key: "project_doc_max_bytes",
      line: null,
      column: null,
    };
    const fix = only(report("/r/AGENTS.md", "budget", sentence("file.budget", { limit: 1, takenBy: "/r/AGENTS.md" })), {
      projectDocMaxBytes: { value: 1, origin },
    });
    expect(fix?.preview).toBe("-c: project_doc_max_bytes = 49152");
    expect(fix?.after.launch.overrides).toEqual({ project_doc_max_bytes: 49152 });
    expect(fix?.after.files).toBe(document.files);
  });

  test("Codex is started where the file lies", () => {
    const fix = only(report("/r/web/AGENTS.md", "below-cwd", ELSEWHERE));
    expect(fix?.label).toBe("Start in /r/web");
    expect(fix?.after.launch.cwd).toBe("/r/web");
  });

  test("an empty override is deleted, whether its name or its path is known", () => {
    for (const by of ["AGENTS.override.md", "/r/AGENTS.override.md"]) {
      const fix = only(report("/r/AGENTS.md", "hidden", sentence("file.hidden.blank", { by })));
      expect(Object.keys(fix?.after.files ?? {})).not.toContain("/r/AGENTS.override.md");
      expect(fix?.after.files?.["/r/AGENTS.md"]).toBe("text");
    }
  });

  test("a file under another name is moved only where nothing is in the way", () => {
    const wrongCase = sentence("file.wrongName.case", { name: "agents.md", expected: "AGENTS.md" });
    expect(only(report("/r/agents.md", "wrong-name", wrongCase))).toBeNull();
    const folder = sentence("file.wrongName.folder", { folder: ".agent" });
    expect(only(report("/r/.agent/AGENTS.md", "wrong-name", folder))).toBeNull();
    const free: ScenarioDocument = { ...document, files: { "/r/.agent/AGENTS.md": "inside" } };
    const [fix] = fixesFor(report("/r/.agent/AGENTS.md", "wrong-name", folder), simulation([]), free);
    expect(fix?.apply(free).files?.["/r/AGENTS.md"]).toBe("inside");
  });

  test("a name is added to the fallback filenames that are there", () => {
    const origin: Origin = {
      kind: "config",
      layer: "user",
      path: "/home/dev/.codex/config.toml",
      key: "project_doc_fallback_filenames",
      line: 3,
      column: 1,
    };
    const fix = only(report("/r/CLAUDE.md", "wrong-name", sentence("file.wrongName.other", { name: "CLAUDE.md" })), {
      fallbackFilenames: { value: ["RULES.md"], origin },
    });
    expect(fix?.after.files?.["/home/dev/.codex/config.toml"]).toContain(
      'project_doc_fallback_filenames = ["RULES.md", "CLAUDE.md"]',
    );
  });

  test("trust is set at the entry that decided", () => {
    const place = { layer: "user", path: "/home/dev/.codex/config.toml", line: 3, column: 1 } as const;
    const key = 'projects."/r".trust_level';
    const settings = { trust: { level: "untrusted", origin: { kind: "config", ...place, key }, gitRoot: "/r" } };
    const fix = only(
      report("/r/AGENTS.md", "untrusted", sentence("file.untrusted", { entry: key })),
      settings as unknown as Partial<Settings>,
    );
    expect(fix?.after.files?.["/home/dev/.codex/config.toml"]).toMatch(/\[projects\."\/r"\]\ntrust_level = "trusted"/);
  });

  test("no file, no fix that overwrites one", () => {
    expect(createFix("/r").apply(document)).toBe(document);
    expect(createFix("/r/new").apply(document).files?.["/r/new/AGENTS.md"]).toBe("# Instructions\n\n");
  });
});
