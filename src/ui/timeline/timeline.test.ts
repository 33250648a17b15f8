import { describe, expect, it } from "vitest";
import type { ModelRequest } from "../../engine/index.ts";
import type { StepDocument } from "../../scenario/document.ts";
import { START } from "../../state/moment.ts";
import { shortenHome } from "../i18n/format.ts";
import { shellEn } from "../i18n/shell.en.ts";
import { timelineEn } from "../i18n/timeline.en.ts";
import { beginning, describeStep, shortPath } from "./describeStep.ts";
import { requestReason } from "./requestReason.ts";
import { timelineCommand } from "./timelineKeys.ts";

const NAMING = { shell: shellEn, words: timelineEn, path: (path: string) => shortenHome(path, "/home/dev") };

describe("the name of a step", () => {
  it.each<[StepDocument, string]>([
    [{ do: "turn", text: "Add a page" }, "turn “Add a page”"],
    [{ do: "write", path: "/home/dev/.codex/AGENTS.md", node: "" }, "edit ~/.codex/AGENTS.md"],
    [{ do: "remove", path: "/etc/codex/config.toml" }, "remove /etc/codex/config.toml"],
    [{ do: "set", key: "sandbox_mode", value: "read-only" }, "sandbox → read-only"],
    [{ do: "mode", mode: "plan" }, "mode → Plan"],
    [{ do: "trust", path: "/home/dev/acme", level: "untrusted" }, "trust → untrusted ~/acme"],
    [{ do: "compact" }, "compact "],
    [{ do: "resume", cwd: "/home/dev/acme" }, "resume in ~/acme"],
    [{ do: "fork" }, "fork "],
    [{ do: "fork", afterTurn: 0 }, "fork after step 5"],
    [{ do: "revert", beforeTurn: 0 }, "revert before step 5"],
    [{ do: "shell", command: "ls" }, "shell ls"],
  ])("%o", (step, expected) => {
    const { kind, detail } = describeStep(step, 4, NAMING);
    expect(`${kind} ${detail}`).toBe(expected);
  });

  it("shows the beginning of a text, and says that it goes on", () => {
    expect(beginning("  one\ntwo")).toBe("one…");
    expect(beginning("one\n")).toBe("one");
    expect(beginning("x".repeat(60))).toBe(`${"x".repeat(40)}…`);
  });

  it("keeps the first and the last names of a path", () => {
    expect(shortPath("~/acme/AGENTS.md")).toBe("~/acme/AGENTS.md");
    expect(shortPath("~/acme/services/billing/AGENTS.md")).toBe("~/…/billing/AGENTS.md");
    expect(shortPath("/a/very-long-directory-name/another-long-name.md")).toBe("/…/another-long-name.md");
  });
});

describe("keys", () => {
  const press = (key: string, here = 1, more: { alt?: true; ctrl?: true; shift?: true } = {}) =>
    timelineCommand(here, 3, { key, alt: false, ctrl: false, shift: false, ...more });

  it("choose among the start and the steps", () => {
    expect(press("ArrowLeft", 0)).toEqual({ do: "choose", step: START });
    expect(press("ArrowLeft", START)).toEqual({ do: "choose", step: START });
    expect(press("ArrowRight", 2)).toEqual({ do: "choose", step: 2 });
    expect(press("Home", 2)).toEqual({ do: "choose", step: START });
    expect(press("End", START)).toEqual({ do: "choose", step: 2 });
  });

  it("move the chosen step, and nothing at the ends", () => {
    expect(press("ArrowLeft", 1, { alt: true })).toEqual({ do: "move", to: 0 });
    expect(press("ArrowRight", 1, { alt: true })).toEqual({ do: "move", to: 2 });
    expect(press("ArrowLeft", 0, { alt: true })).toEqual({ do: "move", to: 0 });
    expect(press("ArrowRight", START, { alt: true })).toEqual({ do: "move", to: START });
  });

  it("edit, copy, delete and open the menu, but never the start", () => {
    expect(press("Enter")).toEqual({ do: "edit" });
    expect(press("d", 1, { ctrl: true })).toEqual({ do: "duplicate" });
    expect(press("Delete")).toEqual({ do: "delete" });
    expect(press("F10", 1, { shift: true })).toEqual({ do: "menu" });
    expect([press("Delete", START), press("d", START, { ctrl: true })]).toEqual([null, null]);
  });

  it("leave other keys to the page", () => {
    expect([press("a"), press("z", 1, { ctrl: true }), press("F10"), press("Tab")]).toEqual([null, null, null, null]);
  });
});

describe("why a request is made", () => {
  const requests = (...kinds: ModelRequest["kind"][]) => kinds.map((kind) => ({ kind }) as ModelRequest);
  const steered: StepDocument = { do: "turn", text: "t", steer: "wait" };
  const working: StepDocument = { do: "turn", text: "t", during: [] };

  it.each([
    [requests("sample"), 0, working, "message"],
    [requests("compaction", "sample"), 0, working, "compaction"],
    [requests("compaction", "sample"), 1, working, "message"],
    [requests("sample", "sample"), 1, working, "toolCall"],
    [requests("sample", "sample"), 1, steered, "steer"],
    [requests("sample", "compaction", "sample"), 2, working, "afterCompaction"],
  ] as const)("case %#", (all, at, step, expected) => {
    expect(requestReason(all, at, step)).toBe(expected);
  });
});
