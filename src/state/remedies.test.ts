import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../engine/index.ts";
import { applyFix } from "../scenario/applyFix.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { budgetOf } from "./budget.ts";
import { momentAt, type ShownMoment } from "./moment.ts";
import { type Choices, type Remedy, type RemedyRow, remediesOf } from "./remedies.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const SECTION = `## Section\n\n${"- A rule.\n".repeat(10)}`;

/** 170 bytes fit; the root file has two sections and more. */
const DOCUMENT: ScenarioDocument = {
  format: 1,
  files: {
    "/w/.git/HEAD": "",
    "/w/AGENTS.md": `# Root\n\n${SECTION}${SECTION}`,
    "/w/web/AGENTS.md": "# Web\n",
    "/w/api/main.ts": "",
    [CONFIG]: "# kept\nproject_doc_max_bytes = 170 # of ours\n",
  },
  launch: { cwd: "/w/web" },
};

function momentOf(document: ScenarioDocument, step: number | null = null): ShownMoment {
  const simulation = simulate(normaliseScenario(document), STAND_INS);
  return momentAt(simulation, step, () => simulation);
}

function rowsOf(document: ScenarioDocument, choices: Choices = { deeper: null, startIn: null }, step?: number) {
  const moment = momentOf(document, step ?? null);
  if (moment.settings === null) throw new Error("Codex does not start.");
  return remediesOf(document, { ...moment, settings: moment.settings }, budgetOf(moment), choices);
}

function remedy<Id extends Remedy["id"]>(rows: readonly RemedyRow[], id: Id): Extract<Remedy, { id: Id }> {
  const row = rows.find((one) => one.id === id);
  if (row === undefined || "why" in row) throw new Error(`There is no remedy ${id}.`);
  return row as Extract<Remedy, { id: Id }>;
}

const why = (rows: readonly RemedyRow[]) => rows.map((row) => [row.id, "why" in row ? row.why : null]);
const after = (document: ScenarioDocument, { edits }: Remedy) => budgetOf(momentOf(applyFix(document, { edits })));

test("there are four, and none where nothing is lost", () => {
  expect(rowsOf(DOCUMENT).map(({ id }) => id)).toEqual(["raise", "split", "deeper", "startIn"]);
  expect(rowsOf({ ...DOCUMENT, files: { ...DOCUMENT.files, [CONFIG]: "" } })).toEqual([]);
});

test("the limit is raised where it stands, and holds everything then", () => {
  const raise = remedy(rowsOf(DOCUMENT), "raise");
  expect(raise).toMatchObject({ bytes: 16_384, path: CONFIG });
  expect(after(DOCUMENT, raise)).toMatchObject({ limit: 16_384, lost: 0 });
  expect(applyFix(DOCUMENT, raise).files?.[CONFIG]).toBe("# kept\nproject_doc_max_bytes = 16384 # of ours\n");
});

test("the largest file is split at a heading, so that the files behind it fit, and names the other part", () => {
  const split = remedy(rowsOf(DOCUMENT), "split");
  expect(split).toMatchObject({ from: "/w/AGENTS.md", to: "/w/docs/instructions.md", bytes: SECTION.length, line: 15 });
  const edited = applyFix(DOCUMENT, split);
  expect(edited.files?.["/w/docs/instructions.md"]).toBe(SECTION);
  expect(edited.files?.["/w/AGENTS.md"]).toBe(`# Root\n\n${SECTION}\nMore rules: docs/instructions.md\n`);
  expect(after(DOCUMENT, split).lost).toBe(0);
});

test("a name that is taken is not overwritten", () => {
  const files = { ...DOCUMENT.files, "/w/docs/instructions.md": "mine" };
  expect(remedy(rowsOf({ ...DOCUMENT, files }), "split").to).toBe("/w/docs/instructions-2.md");
});

test("text goes to a directory off the way at first, where it is not lost any more", () => {
  const deeper = remedy(rowsOf(DOCUMENT), "deeper");
  expect(deeper).toMatchObject({ to: "/w/api/AGENTS.md", onTheWay: false, directories: ["/w/api", "/w/web"] });
  expect(after(DOCUMENT, deeper).lost).toBe(0);
  expect(applyFix(DOCUMENT, deeper).files?.["/w/api/AGENTS.md"]).toBe(SECTION);
});

test("on the way it is added to the file that is there, and the sum stays as it is", () => {
  const deeper = remedy(rowsOf(DOCUMENT, { deeper: "/w/web", startIn: null }), "deeper");
  expect(deeper).toMatchObject({ to: "/w/web/AGENTS.md", onTheWay: true });
  expect(applyFix(DOCUMENT, deeper).files?.["/w/web/AGENTS.md"]).toBe(`# Web\n${SECTION}`);
  expect(after(DOCUMENT, deeper).found).toBe(budgetOf(momentOf(DOCUMENT)).found);
});

test("an override is the file that its directory contributes", () => {
  const files = { ...DOCUMENT.files, "/w/web/AGENTS.override.md": "x\n" };
  const rows = rowsOf({ ...DOCUMENT, files }, { deeper: "/w/web", startIn: null });
  expect(remedy(rows, "deeper").to).toBe("/w/web/AGENTS.override.md");
});

test("starting above leaves the files below out", () => {
  const start = remedy(rowsOf(DOCUMENT), "startIn");
  expect(start).toMatchObject({ directory: "/w", directories: ["/w"] });
  expect(after(DOCUMENT, start).files.map(({ path }) => path)).toEqual(["/w/AGENTS.md"]);
});

test("what cannot be done is said with its reason", () => {
  const binary = { base64: "/////w==" };
  const files = { "/w/.git/HEAD": "", "/w/AGENTS.md": binary, [CONFIG]: "project_doc_max_bytes = 2\n" };
  expect(why(rowsOf({ format: 1, files, launch: { cwd: "/w" } }))).toEqual([
    ["raise", null],
    ["split", "text"],
    ["deeper", "text"],
    ["startIn", "oneDirectory"],
  ]);
  const text = { ...files, "/w/AGENTS.md": "a\nb\nc\n" };
  expect(why(rowsOf({ format: 1, files: text, launch: { cwd: "/w" } }))).toContainEqual(["deeper", "noDirectory"]);
});

test("a file that was edited after Codex read it is left alone", () => {
  const steps: ScenarioDocument["steps"] = [
    { do: "turn", text: "hello" },
    { do: "write", path: "/w/AGENTS.md", node: "# New\n" },
    { do: "turn", text: "go on" },
  ];
  const none: Choices = { deeper: null, startIn: null };
  expect(why(rowsOf({ ...DOCUMENT, steps }))).toEqual([
    ["raise", null],
    ["split", "stale"],
    ["deeper", "stale"],
    ["startIn", null],
  ]);
  expect(why(rowsOf({ ...DOCUMENT, steps }, none, 0))).toContainEqual(["split", null]);
});

test("a directory that a step sets is changed in that step", () => {
  const steps: ScenarioDocument["steps"] = [
    { do: "turn", text: "hello" },
    { do: "cd", cwd: "/w/api" },
    { do: "turn", text: "go on" },
  ];
  expect(why(rowsOf({ ...DOCUMENT, steps }))).toContainEqual(["startIn", "step"]);
});

test("with a limit of 0 text need not move", () => {
  const files = { ...DOCUMENT.files, [CONFIG]: "project_doc_max_bytes = 0\n" };
  const rows = rowsOf({ ...DOCUMENT, files });
  expect(rows.map(({ id }) => id)).toEqual(["raise", "startIn"]);
  expect(remedy(rows, "raise").bytes).toBe(32_768);
});
