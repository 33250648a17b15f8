import { describe, expect, it } from "vitest";
import { loadRules, type Simulation, STAND_INS, simulate, textOf, VERDICTS } from "../../engine/index.ts";
import { normaliseScenario } from "../document.ts";
import { parseScenario } from "../schema.ts";
import { TOPIC_SCENARIOS } from "./topicScenarios.ts";
import { TOPIC_TRY_ITS, TOPICS, type TryIt, VERDICT_TRY_ITS } from "./topics.ts";

/** All text of the last request, items and parts apart. */
function lastRequest(simulation: Simulation): string {
  const request = simulation.requests.at(-1);
  const parts = (request?.items ?? []).flatMap((item) => (item.type === "message" ? item.parts : []));
  return [request?.instructions?.text ?? "", ...parts.map((part) => textOf(part.spans))].join("\n\0\n");
}

async function play(tryIt: TryIt): Promise<Simulation> {
  const parsed = parseScenario(JSON.parse(JSON.stringify(await tryIt.load())));
  expect(parsed.ok ? [] : parsed.faults).toEqual([]);
  const scenario = normaliseScenario(await tryIt.load());
  await loadRules(scenario);
  return simulate(scenario, STAND_INS);
}

function check(simulation: Simulation, { shows }: TryIt): void {
  if (shows.length === 0) expect(simulation.error).not.toBeNull();
  else expect(simulation.error).toBeNull();
  const text = lastRequest(simulation);
  expect(shows.map((shown) => [shown.text, text.includes(shown.text)])).toEqual(
    shows.map((shown) => [shown.text, shown.sent]),
  );
}

describe("what the documentation opens shows what the page says", () => {
  const tryIts = TOPICS.flatMap((topic) => TOPIC_TRY_ITS[topic].map((tryIt) => ({ topic, tryIt })));
  it.each(tryIts.map((one) => [one.topic, one.tryIt.id, one] as const))("%s: %s", async (_, __, { tryIt }) => {
    check(await play(tryIt), tryIt);
  });

  it.each(VERDICTS)("verdict %s", async (verdict) => {
    const tryIt = VERDICT_TRY_ITS[verdict];
    const simulation = await play(tryIt);
    expect(simulation.files.find((file) => file.path === tryIt.path)?.verdict).toBe(verdict);
    check(simulation, tryIt);
  });

  it("opens every scenario of its own", () => {
    const opened = [...Object.values(TOPIC_TRY_ITS).flat(), ...Object.values(VERDICT_TRY_ITS)].map(({ id }) => id);
    expect(Object.keys(TOPIC_SCENARIOS).filter((id) => !opened.some((one) => one === id))).toEqual([]);
  });
});
