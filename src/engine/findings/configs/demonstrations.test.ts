import { describe, expect, test } from "vitest";
import { applyFix } from "../../../scenario/applyFix.ts";
import { CONFIG_DEMONSTRATIONS } from "../../../scenario/demonstrations/config.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { parseScenario } from "../../../scenario/schema.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import type { ConfigFindingParams } from "../configParams.ts";
import { CONFIG_RULES } from "../configRules.ts";
import { endOf, findingsOf } from "../find.ts";
import type { Finding } from "../finding.ts";

type Id = keyof ConfigFindingParams;
const IDS = Object.keys(CONFIG_RULES) as Id[];

interface Seen {
  readonly findings: readonly Finding[];
  readonly request: string;
}

function see(document: ScenarioDocument): Seen {
  expect(parseScenario(document).ok).toBe(true);
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  const last = simulation.requests.at(-1);
  const items = last?.items ?? [];
  const texts = items.flatMap((item) => (item.type === "message" ? item.parts.map(({ text }) => text) : []));
  return {
    findings: findingsOf(scenario, simulation, endOf(simulation)),
    request: [last?.instructions?.text ?? "", ...texts].join("\n"),
  };
}

/** The findings of this group; those of others are tested there. */
const rulesOf = ({ findings }: Seen): string[] =>
  findings.map(({ rule }) => rule).filter((rule) => IDS.some((id) => id === rule));

/** Rules that are about a file as a whole. */
const WHOLE_FILE: readonly Id[] = ["project-config-unread"];

describe.each(IDS)("%s", (id) => {
  const { raises, nearMiss, probes } = CONFIG_DEMONSTRATIONS[id];
  const raised = see(raises);
  const near = see(nearMiss);
  const found = raised.findings.find(({ rule }) => rule === id);

  test("is raised once and alone, with its severity", () => {
    expect(rulesOf(raised)).toEqual([id]);
    expect(found?.severity).toBe(CONFIG_RULES[id].severity);
  });

  test("is not raised by the near miss", () => {
    expect(rulesOf(near)).toEqual([]);
  });

  test("the texts are where the demonstration says", () => {
    for (const { text, raises, nearMiss } of probes) {
      expect([text, raised.request.includes(text), near.request.includes(text)]).toEqual([text, raises, nearMiss]);
    }
  });

  test("the place is the key", () => {
    const { path, range } = found?.place ?? {};
    const text = raises.files?.[path ?? ""];
    expect(text).toBeTypeOf("string");
    if (WHOLE_FILE.includes(id)) return expect(range).toBeNull();
    const line = String(text).split("\n")[(range?.line ?? 0) - 1];
    expect(line?.slice((range?.column ?? 0) - 1, (range?.endColumn ?? 0) - 1)).toMatch(/^([a-z_]+|"[^"]+")$/);
    expect(line?.slice((range?.endColumn ?? 0) - 1)).toMatch(/^( = |\]$)/);
  });

  for (const [index, one] of (found?.fixes ?? []).entries()) {
    test(`fix ${index + 1} (${one.id}) removes it and brings nothing else`, () => {
      const fixed = applyFix(raises, one);
      expect(fixed).not.toBe(raises);
      const after = see(fixed);
      expect(after.findings).toEqual([]);
      for (const { text, raises: before, fixed } of index === 0 ? probes : []) {
        expect([text, after.request.includes(text)]).toEqual([text, fixed ?? before]);
      }
    });
  }
});

test("only an administrator can say which words to leave out", () => {
  const without = IDS.filter((id) =>
    see(CONFIG_DEMONSTRATIONS[id].raises).findings.every(({ rule, fixes }) => rule !== id || fixes.length === 0),
  );
  expect(without).toEqual(["managed-near-limit"]);
});
