/** Findings over random scenarios and threads: whatever is there, they point at it truly and propose what can be done. */
import { expect, test } from "vitest";
import { loadRelease, STAND_INS, simulate } from "../src/engine/index.ts";
import { endOf, type Finding, findingsOf } from "../src/engine/insight.ts";
import { applyFix } from "../src/scenario/applyFix.ts";
import { normaliseScenario, type ScenarioDocument } from "../src/scenario/document.ts";
import { parseScenario } from "../src/scenario/schema.ts";
import { fixHelps } from "./fixHelps.ts";
import { generateScenario } from "./fuzz/generate.ts";
import { generateScenario113, generateSteps113 } from "./fuzz/release113.ts";
import { generateSteps } from "./fuzz/steps.ts";

const COUNT = 500;
await loadRelease("0.113.0");

const GENERATORS = [
  ["0.158.0", generateScenario, generateSteps],
  ["0.113.0", generateScenario113, generateSteps113],
] as const;

function find(document: ScenarioDocument) {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  return { scenario, simulation, findings: findingsOf(scenario, simulation, endOf(simulation)) };
}

/** What is wrong with the place of a finding; null when it points at something that is there. */
function placeFault({ place }: Finding, { scenario, simulation }: ReturnType<typeof find>): string | null {
  if (place.step !== null) return scenario.steps[place.step] === undefined ? "no such step" : null;
  if (place.path === null || place.range === null) return null;
  const read = endOf(simulation).disk.read(place.path);
  if (read.kind !== "bytes") return "no such file";
  const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(read.bytes).split("\n");
  const { line, column, endLine, endColumn } = place.range;
  const width = (number: number) => (lines[number - 1] ?? "").length + 1;
  if (line < 1 || endLine > lines.length || endLine < line) return `lines ${line} to ${endLine} of ${lines.length}`;
  if (column < 1 || column > width(line) || endColumn > width(endLine)) return `columns ${column} and ${endColumn}`;
  return endLine === line && endColumn < column ? "ends before it begins" : null;
}

test.each(GENERATORS)("%s: places exist, and every fix is possible, and leaves a valid scenario", (_, one, many) => {
  const seen = new Map<string, number>();
  const faults: string[] = [];
  const helpless: string[] = [];
  let fixes = 0;
  for (let index = 0; index < COUNT; index++) {
    const document = index % 2 === 0 ? one(5, index) : many(5, index);
    const found = find(document);
    for (const finding of found.findings) {
      seen.set(finding.rule, (seen.get(finding.rule) ?? 0) + 1);
      const where = `${document.title}, ${finding.rule} ${JSON.stringify(finding.params)}`;
      const place = placeFault(finding, found);
      if (place !== null) faults.push(`${where}: ${place}`);
      for (const fix of finding.fixes) {
        const fixed = applyFix(document, fix);
        if (fixed === document) faults.push(`${where}: ${fix.id} does nothing`);
        if (!parseScenario(fixed).ok) faults.push(`${where}: ${fix.id} breaks the scenario`);
        fixes += 1;
        if (!fixHelps(fixed, finding, STAND_INS)) helpless.push(`${where}: ${fix.id}`);
      }
    }
  }
  expect(faults).toEqual([]);
  // Later steps undo a few; the app says what becomes of the files before a fix is made. More would be a false promise.
  expect(helpless.length, helpless.join("\n")).toBeLessThan(fixes / 50);
  // The generators reach many rules; a rule that is never raised by chance has its demonstration.
  expect(seen.size).toBeGreaterThan(20);
});
