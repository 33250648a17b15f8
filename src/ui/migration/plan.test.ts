import { describe, expect, test } from "vitest";
import type { FileNode } from "../../engine/index.ts";
import { machineFiles, migrate } from "../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { firstClaudeFile } from "./claudeFiles.ts";
import { type MigrationPlan, migrated, migrationPlan, otherClaudeFiles, writesOf } from "./plan.ts";

const REPO = "/home/dev/acme";
const HOME_SOURCE = "/home/dev/.claude/CLAUDE.md";
const HOME_TARGET = "/home/dev/.codex/AGENTS.md";

function scenario(files: Readonly<Record<string, FileNode>>, cwd = REPO): ScenarioDocument {
  return { format: 1, files: { [`${REPO}/.git/HEAD`]: "ref: refs/heads/main\n", ...files }, launch: { cwd } };
}

const outcomes = ({ places }: MigrationPlan) =>
  places.map(({ outcome }) => (outcome.kind === "refused" ? outcome.refusal.id : outcome.kind));

describe("what is planned", () => {
  test("home and repository, from a directory below the root", () => {
    const plan = migrationPlan(
      scenario({ [HOME_SOURCE]: "Claude\n", [`${REPO}/CLAUDE.md`]: "a\n" }, `${REPO}/web`),
      "0.158.0",
    );
    expect(writesOf(plan).map(({ source, target, rewritten }) => [source, target, rewritten.text])).toEqual([
      [HOME_SOURCE, HOME_TARGET, "Codex\n"],
      [`${REPO}/CLAUDE.md`, `${REPO}/AGENTS.md`, "a\n"],
    ]);
    expect(plan.places.map(({ root, isGit }) => [root, isGit])).toEqual([
      [null, false],
      [REPO, true],
    ]);
  });

  test("each place that was looked at says what is there", () => {
    const looked = (files: Readonly<Record<string, FileNode>>) =>
      migrationPlan(scenario(files), "0.158.0").places[1]?.looked.map(({ state }) => state);
    expect(looked({})).toEqual(["missing", "missing"]);
    expect(looked({ [`${REPO}/CLAUDE.md`]: " \n", [`${REPO}/.claude/CLAUDE.md`]: "x" })).toEqual(["blank", "taken"]);
    expect(looked({ [`${REPO}/CLAUDE.md`]: "x", [`${REPO}/.claude/CLAUDE.md`]: "y" })).toEqual(["taken", "later"]);
    expect(looked({ [`${REPO}/CLAUDE.md/x`]: "x", [`${REPO}/.claude/CLAUDE.md`]: { symlink: "no" } })).toEqual([
      "notAFile",
      "danglingLink",
    ]);
    const blankBefore = { [`${REPO}/CLAUDE.md`]: "", [`${REPO}/.claude/CLAUDE.md`]: "y", [`${REPO}/AGENTS.md`]: "z" };
    expect(looked(blankBefore)).toEqual(["blank", "taken"]);
  });

  test("a target with text refuses, a blank one does not", () => {
    const at = (target: FileNode) =>
      outcomes(migrationPlan(scenario({ [`${REPO}/CLAUDE.md`]: "x", [`${REPO}/AGENTS.md`]: target }), "0.158.0"));
    expect(at("text")).toEqual(["noSource", "targetHasText"]);
    expect(at("\n \n")).toEqual(["noSource", "write"]);
  });

  test("when one place fails, nothing is written", () => {
    const plan = migrationPlan(scenario({ [HOME_SOURCE]: "x", [`${REPO}/CLAUDE.md`]: { base64: "/w==" } }), "0.158.0");
    expect(outcomes(plan)).toEqual(["stopped", "failed"]);
    expect(plan.error).not.toBeNull();
    expect(migrated(plan)).toBe(plan.document);
  });

  test("two places with one target: the first writes it", () => {
    const document: ScenarioDocument = {
      ...scenario({ [HOME_SOURCE]: "x", [`${REPO}/CLAUDE.md`]: "y" }),
      machine: { codexHome: REPO },
    };
    const plan = migrationPlan(document, "0.158.0");
    expect(outcomes(plan)).toEqual(["write", "taken"]);
    expect(migrated(plan)?.files?.[`${REPO}/AGENTS.md`]).toBe("x");
  });
});

describe("the document after", () => {
  test.each([
    ["text", scenario({ [HOME_SOURCE]: "Claude", [`${REPO}/CLAUDE.md`]: "\ufeffClaude Code\r\n" })],
    ["a blank target", scenario({ [`${REPO}/CLAUDE.md`]: "claude", [`${REPO}/AGENTS.md`]: "\n" })],
    ["a linked source", scenario({ [`${REPO}/CLAUDE.md`]: { symlink: "docs/a" }, [`${REPO}/docs/a`]: "claude" })],
    [
      "a linked blank target",
      scenario({ [`${REPO}/CLAUDE.md`]: "c", [`${REPO}/AGENTS.md`]: { symlink: "b" }, [`${REPO}/b`]: "" }),
    ],
    [
      "a link to nothing",
      scenario({
        [`${REPO}/CLAUDE.md`]: "claude",
        [`${REPO}/AGENTS.md`]: { symlink: "docs/RULES.md" },
        [`${REPO}/docs/a`]: "",
      }),
    ],
  ])("has at the targets what the engine writes: %s", (_, document) => {
    const scenarioBefore = normaliseScenario(document);
    const { machine, launch } = scenarioBefore;
    const places = { home: machine.home, codexHome: machine.codexHome, cwds: [launch.cwd] };
    const expected = migrate(machineFiles(scenarioBefore), places, "0.113.0").items;
    const after = migrated(migrationPlan(document, "0.113.0"));
    expect(expected.length).toBeGreaterThan(0);
    const files = machineFiles(normaliseScenario(after ?? document));
    for (const { source, target, text } of expected) {
      const read = files.read(target);
      expect(read.kind === "bytes" && new TextDecoder("utf-8", { ignoreBOM: true }).decode(read.bytes)).toBe(text);
      expect(after?.files?.[source]).toEqual(document.files?.[source]);
    }
  });

  test("through a link to nothing only for 0.113.0; the link stays", () => {
    const document = scenario({
      [`${REPO}/CLAUDE.md`]: "x",
      [`${REPO}/AGENTS.md`]: { symlink: "docs/RULES.md" },
      [`${REPO}/docs/a`]: "",
    });
    expect(migrated(migrationPlan(document, "0.113.0"))?.files).toEqual({
      ...document.files,
      [`${REPO}/docs/RULES.md`]: "x",
    });
    expect(outcomes(migrationPlan(document, "0.158.0"))[1]).toBe("targetIsLink");
  });
});

test("files that are not taken are named", () => {
  const document = scenario({
    [`${REPO}/CLAUDE.md`]: "x",
    [`${REPO}/.claude/CLAUDE.md`]: "y",
    [`${REPO}/web/CLAUDE.md`]: "z",
    [`${REPO}/CLAUDE.local.md`]: "l",
    [`${REPO}/NOTCLAUDE.md`]: "n",
  });
  expect(otherClaudeFiles(migrationPlan(document, "0.158.0"))).toEqual([
    `${REPO}/.claude/CLAUDE.md`,
    `${REPO}/CLAUDE.local.md`,
    `${REPO}/web/CLAUDE.md`,
  ]);
  expect(firstClaudeFile(document)).toBe(`${REPO}/CLAUDE.md`);
  expect(firstClaudeFile(scenario({ [`${REPO}/NOTCLAUDE.md`]: "n" }))).toBeNull();
});
