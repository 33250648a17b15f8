import { describe, expect, test } from "vitest";
import { applyFix } from "../../../scenario/applyFix.ts";
import { FILE_DEMONSTRATIONS } from "../../../scenario/demonstrations/file.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import type { FileFindingParams } from "../fileParams.ts";
import { FILE_RULES } from "../fileRules.ts";
import { endOf, findingsOf } from "../find.ts";
import type { Finding } from "../finding.ts";

type Id = keyof FileFindingParams;
const IDS = Object.keys(FILE_RULES) as Id[];

interface Seen {
  readonly findings: readonly Finding[];
  readonly request: string;
}

function see(document: ScenarioDocument): Seen {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  expect(simulation.error).toBeNull();
  const items = simulation.requests.at(-1)?.items ?? [];
  const texts = items.flatMap((item) => (item.type === "message" ? item.parts.map(({ text }) => text) : []));
  return { findings: findingsOf(scenario, simulation, endOf(simulation)), request: texts.join("\n") };
}

/** The findings of this group; those of others are tested there. */
const rulesOf = ({ findings }: Seen): string[] =>
  findings.map(({ rule }) => rule).filter((rule) => IDS.some((id) => id === rule));

/** Findings of this group that a demonstration raises beside its own: they are true as well. */
const BESIDE: Partial<Record<Id, readonly Id[]>> = {
  // The same slip in two places: the name is refused, so the file bears a wrong one.
  "fallback-refused": ["wrong-name"],
  // The file that the symlink means bears a wrong name.
  "dangling-symlink": ["wrong-name"],
};

/** Findings of this group that are left after the first fix, or in the near miss. */
const LEFT: Partial<Record<Id, readonly Id[]>> = {
  // One file is always beside the way.
  "off-path": ["off-path"],
};
const NEAR: Partial<Record<Id, readonly Id[]>> = {
  "looping-symlink": ["dangling-symlink"],
};

describe.each(IDS)("%s", (id) => {
  const { raises, nearMiss, probes } = FILE_DEMONSTRATIONS[id];
  const raised = see(raises);
  const near = see(nearMiss);
  const found = raised.findings.find(({ rule }) => rule === id);

  test("is raised once, with its severity", () => {
    expect(rulesOf(raised).sort()).toEqual([id, ...(BESIDE[id] ?? [])].sort());
    expect(found?.severity).toBe(FILE_RULES[id].severity);
  });

  test("is not raised by the near miss", () => {
    expect(rulesOf(near)).toEqual(NEAR[id] ?? []);
  });

  test("the texts are where the demonstration says", () => {
    for (const { text, raises, nearMiss } of probes) {
      expect([text, raised.request.includes(text), near.request.includes(text)]).toEqual([text, raises, nearMiss]);
    }
  });

  test("the place is in a file of the tree", () => {
    expect(found?.place.path).toBeTypeOf("string");
    expect(Object.keys(raises.files ?? {})).toContain(found?.place.path);
  });

  for (const [index, one] of (found?.fixes ?? []).entries()) {
    test(`fix ${index + 1} (${one.id}) removes it and brings nothing else`, () => {
      const fixed = applyFix(raises, one);
      expect(fixed).not.toBe(raises);
      const after = see(fixed);
      expect(rulesOf(after)).toEqual(LEFT[id] ?? []);
      for (const { text, raises: before, fixed } of index === 0 ? probes : []) {
        expect([text, after.request.includes(text)]).toEqual([text, fixed ?? before]);
      }
    });
  }
});

test("these rules have no fix that could be made without knowing what is meant", () => {
  const without = IDS.filter((id) =>
    see(FILE_DEMONSTRATIONS[id].raises).findings.every(({ rule, fixes }) => rule !== id || fixes.length === 0),
  );
  expect(without).toEqual(["nested-marker", "unreadable-file", "home-is-root"]);
});
