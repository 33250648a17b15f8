import type { ReactNode } from "react";
import type { CodexRelease } from "../../engine/index.ts";
import { type CompactionFacts, type CompactionPair, factsOf } from "./compareReleases.ts";
import { Rules } from "./Rules.tsx";
import type { Rule, RuleFinder } from "./rules.ts";
import { useReleaseWords } from "./useReleaseWords.ts";

interface CompactionTableProps {
  readonly pairs: readonly CompactionPair[];
  readonly left: CodexRelease;
  readonly right: CodexRelease;
  readonly rules: RuleFinder;
}

/** Compactions after which the histories differ. */
export function CompactionTable({ pairs, left, right, rules }: CompactionTableProps): ReactNode {
  const { words } = useReleaseWords();
  if (pairs.length === 0) return null;
  return (
    <section aria-label={words.compactions}>
      <h3>{words.compactions}</h3>
      <ul className="check-parts">
        {pairs.map((pair, index) => {
          const facts = [factsOf(pair.left), factsOf(pair.right)] as const;
          return (
            // Compactions of one comparison never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className="check-part">
              <span>{words.compactionName(pair.step + 1)}</span>
              <div className="releases-pair">
                <Facts release={left} facts={facts[0]} />
                <Facts release={right} facts={facts[1]} />
              </div>
              <Rules rules={rules.only(rulesOf(...facts))} left={left} right={right} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function rulesOf(left: CompactionFacts | null, right: CompactionFacts | null): readonly Rule[] {
  if (left === null || right === null) return [];
  const remote: readonly Rule[] = left.kind === "remote" ? ["remoteRequest"] : [];
  const kept: readonly Rule[] = left.kind === "remote" ? ["remoteKeeps"] : ["localKeeps"];
  return [
    ...remote,
    ...(left.kept === right.kept ? [] : kept),
    ...(left.own === right.own ? [] : (["ownMarkers"] as const)),
    ...(left.back?.place === right.back?.place ? [] : (["contextAfterTurn", "contextMidTurn"] as const)),
  ];
}

function Facts({
  release,
  facts,
}: {
  readonly release: CodexRelease;
  readonly facts: CompactionFacts | null;
}): ReactNode {
  const { words } = useReleaseWords();
  const names = words.compactionFacts;
  if (facts === null) {
    return (
      <div className="releases-side">
        <span className="releases-name">{release}</span>
        <span className="muted">{words.nothing}</span>
      </div>
    );
  }
  const rows: readonly (readonly [string, string])[] = [
    [names.requests, words.compactionKind[facts.kind]],
    [names.kept, words.keptOf(facts.kept, facts.of)],
    [names.own, words.entries(facts.own)],
    [names.back, facts.back === null ? words.backPending : words.backAt(facts.back.place, facts.back.step + 1)],
    [names.after, words.entries(facts.after)],
  ];
  return (
    <div className="releases-side">
      <span className="releases-name">{release}</span>
      <dl className="releases-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
