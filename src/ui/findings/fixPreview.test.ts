import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../engine/index.ts";
import { type Fix, fix } from "../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { momentAt } from "../../state/moment.ts";
import { whatIf } from "../../state/whatIf.ts";
import { findingsUiEn } from "../i18n/findings.en.ts";
import { PLAIN } from "../i18n/format.ts";
import { viewsEn } from "../i18n/views.en.ts";
import { changeLine, outcomeLine, previewOf } from "./fixPreview.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const DOCUMENT: ScenarioDocument = {
  format: 1,
  files: {
    "/w/.git/HEAD": "",
    "/w/AGENTS.md": "a".repeat(60),
    "/w/web/AGENTS.md": "\ufeffb\r\n",
    [CONFIG]: "# mine\nproject_doc_max_bytes = 50\n",
  },
  launch: { cwd: "/w/web" },
};

function told(edit: Fix, document = DOCUMENT) {
  const preview = previewOf(document, edit, 0);
  if (preview === null) return null;
  const simulation = simulate(normaliseScenario(document), STAND_INS);
  const now = momentAt(simulation, null, () => simulation);
  const then = whatIf(now, preview.edited, STAND_INS, null);
  return {
    change: changeLine(preview, findingsUiEn.changes, PLAIN),
    outcome: outcomeLine(now, then, findingsUiEn, viewsEn.verdicts, PLAIN),
    diff: preview.files.flatMap(({ diff }) => diff?.lines.map(({ kind, text }) => `${kind} ${text}`) ?? []),
  };
}

const setLimit = (value: number): Fix =>
  fix("raise-limit", { bytes: value }, { kind: "setKey", path: CONFIG, key: ["project_doc_max_bytes"], value });

test("one changed line is shown, with what becomes of the files and the difference", () => {
  expect(told(setLimit(100))).toEqual({
    change: `${CONFIG}: project_doc_max_bytes = 100.`,
    outcome: "Then: /w/AGENTS.md is sent whole, /w/web/AGENTS.md is sent whole.",
    diff: ["same # mine", "removed project_doc_max_bytes = 50", "added project_doc_max_bytes = 100"],
  });
  expect(told(setLimit(62))?.outcome).toContain("/w/web/AGENTS.md is sent cut, 2 of 6 B");
});

test("an edit that changes nothing, or cannot be made, has no preview", () => {
  expect(told(setLimit(50))).toBeNull();
  expect(told(fix("move-file", { from: "/x", to: "/y" }, { kind: "move", from: "/x", to: "/y" }))).toBeNull();
});

test("a move, a deletion, another start, another key of -c: each in words", () => {
  const move = fix("move-file", { from: "", to: "" }, { kind: "move", from: "/w/AGENTS.md", to: "/w/R.md" });
  expect(told(move)).toMatchObject({
    change: "/w/AGENTS.md → /w/R.md.",
    outcome: expect.stringContaining("/w/AGENTS.md is no longer sent"),
    diff: [],
  });
  const remove = fix("remove-file", { path: "" }, { kind: "remove", path: "/w/AGENTS.md" });
  expect(told(remove)?.change).toBe("/w/AGENTS.md is deleted.");
  expect(told(fix("start-in", { directory: "/w" }, { kind: "cwd", cwd: "/w" }))).toMatchObject({
    change: "Started in /w instead of /w/web.",
    outcome: "Then: /w/web/AGENTS.md: below start.",
  });
  const override = { kind: "setKey", path: null, key: ["model"], value: "x" } as const;
  expect(told(fix("set-key", { key: "model", value: "x" }, override))).toMatchObject({
    change: '-c model = "x".',
    outcome: null,
  });
});

test("other bytes of the same lines are told as such", () => {
  const text = { kind: "replaceText", path: "/w/web/AGENTS.md", start: 0, end: 1, text: "" } as const;
  expect(told(fix("remove-byte-order-mark", { path: "/w/web/AGENTS.md" }, text))).toMatchObject({
    change: "/w/web/AGENTS.md: other bytes, the same lines.",
    diff: [],
  });
});

test("a refused start is told, and its end", () => {
  const broken = { kind: "setKey", path: CONFIG, key: ["model"], value: 5 } as const;
  expect(told(fix("set-key", { key: "model", value: "5" }, broken))?.outcome).toBe("Then: Codex refuses to start.");
  const refused: ScenarioDocument = { ...DOCUMENT, files: { ...DOCUMENT.files, [CONFIG]: "model = 5\n" } };
  const mend = { kind: "removeKey", path: CONFIG, key: ["model"] } as const;
  expect(told(fix("remove-key", { key: "model" }, mend), refused)?.outcome).toMatch(/^Then: Codex starts, \/w\/AGENTS/);
});

test("a file whose old text was in force is told when the one on disk takes its place", () => {
  const edited: ScenarioDocument = {
    format: 1,
    files: { "/w/.git/HEAD": "", "/w/AGENTS.md": "old" },
    launch: { cwd: "/w" },
    steps: [
      { do: "turn", text: "one" },
      { do: "write", path: "/w/AGENTS.md", node: "new text" },
      { do: "turn", text: "two" },
    ],
  };
  const resume = fix("add-resume", {}, { kind: "addStep", after: 2, step: "resume" });
  expect(told(resume, edited)).toMatchObject({
    change: "Step 4 is new.",
    outcome: "Then: /w/AGENTS.md is sent whole.",
  });
});
