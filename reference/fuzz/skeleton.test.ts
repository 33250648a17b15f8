import { expect, it } from "vitest";
import { type FileNode, type Item, type Simulation, STAND_INS, simulate } from "../../src/engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../../src/scenario/document.ts";
import { parseScenario } from "../../src/scenario/schema.ts";
import { skeletonOf } from "../../src/scenario/skeleton.ts";
import { generateScenario } from "./generate.ts";
import { generateSteps } from "./steps.ts";

const SCENARIOS = 200;

/** All that a skeleton must leave as it is. */
function measures(document: ScenarioDocument) {
  const simulation = simulate(normaliseScenario(document), STAND_INS);
  const { requests, history, files, budget, root, error, searched, steps } = simulation;
  return {
    root: [root.path, root.marker, error?.sentence.id, error?.at],
    searched,
    budget,
    requests: requests.map((request) => ({
      about: [request.step, request.kind, request.model, request.lite, request.instructions?.bytes],
      gaps: request.gaps,
      items: request.items.map(sizes),
    })),
    history: history.map(sizes),
    files: files.map(({ path, verdict, bytes, used, cutAt, cut, order, stale }) => ({
      about: [path, verdict, bytes, used, cutAt, order, stale],
      cut: cut && [
        cut.offset,
        cut.line,
        cut.column,
        cut.lostBytes,
        cut.lostLines,
        cut.lostHeadings.map((one) => one.line),
      ],
    })),
    steps: steps.map(({ tokens, failed, compactions }) => [tokens, failed?.id, compactions.map(compactionSizes)]),
  };
}

function compactionSizes(report: Simulation["steps"][number]["compactions"][number]) {
  const { kind, phase, reason, fates, budget, sizeBefore, sizeAfter, sizeRebuilt } = report;
  return [
    kind,
    phase,
    reason,
    fates.map((fate) => [fate.kind, fate.reason.id]),
    budget,
    sizeBefore,
    sizeAfter,
    sizeRebuilt,
  ];
}

function sizes(item: Item) {
  return item.type === "message"
    ? [item.role, item.parts.map(({ fragment, bytes, type }) => [fragment, bytes, type])]
    : item.type;
}

const LONG_WORD = /\p{L}{4,}/gu;

/** Texts whose words must go: of files that are no configuration, and what was said. */
function bodies({ files = {}, steps = [] }: ScenarioDocument): string[] {
  const text = (path: string, node: FileNode) => {
    if (path.endsWith(".toml") || path.includes("/.git")) return [];
    if (typeof node === "string") return [node];
    return "base64" in node ? [Buffer.from(node.base64, "base64").toString()] : [];
  };
  const said = steps.flatMap((step) => (step.do === "turn" ? [step.text, step.reply ?? "", step.steer ?? ""] : []));
  return [...Object.entries(files).flatMap(([path, node]) => text(path, node)), ...said];
}

const wordsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(LONG_WORD) ?? []));
/** By which Codex takes a message for something of its own: these stay. */
const STAYS = /^\s*(<|# AGENTS|Warning)/;

it("400 random scenarios: a skeleton has the same sizes, verdicts, cuts and compactions, and none of the words", () => {
  for (let index = 0; index < SCENARIOS; index++) {
    for (const document of [generateScenario(51, index), generateSteps(51, index)]) {
      const skeleton = skeletonOf(document, { headings: false });
      expect(parseScenario(skeleton)).toMatchObject({ ok: true });
      expect(measures(skeleton), `${index} ${document.title}`).toEqual(measures(document));
      expect([...wordsOf(bodies(skeleton).filter((text) => !STAYS.test(text)))]).toEqual([]);
    }
  }
});
