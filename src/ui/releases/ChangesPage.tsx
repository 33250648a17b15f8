import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { CODEX_RELEASES, type CodexRelease } from "../../engine/index.ts";
import { changedAreas, TRAIT_GROUPS, type TraitArea, type TraitGroup } from "../../engine/insight.ts";
import { TEST_IDS } from "../../testIds.ts";
import { openScenario } from "../components/scenarioFiles.ts";
import { Marked } from "../docs/Blocks.tsx";
import { type ReleasesRequest, useReleases } from "./releasesStore.ts";
import { plain, sayTrait } from "./sayTrait.ts";
import { AREA_SCENARIOS } from "./tryIts.ts";
import { useReleaseWords } from "./useReleaseWords.ts";

/** The oldest first: each column changes what stands left of it. */
const COLUMNS: readonly CodexRelease[] = [...CODEX_RELEASES].reverse();

/** What every release does, area by area, made of the tables of the release modules. */
export function ChangesPage({ request }: { readonly request: ReleasesRequest }): ReactNode {
  const { words, traits } = useReleaseWords();
  const changed = useMemo(() => new Set<TraitArea>(changedAreas(COLUMNS)), []);
  const [filter, setFilter] = useState(true);
  const table = useRef<HTMLTableElement>(null);
  const { area } = request;
  useEffect(() => {
    if (area === null) return;
    const row = table.current?.querySelector<HTMLElement>(`tr[data-area="${area}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [area]);
  const total = Object.values(TRAIT_GROUPS).flat().length;
  return (
    <>
      <div className="releases-sides">
        <label className="releases-filter">
          <input
            type="checkbox"
            checked={filter}
            data-testid={TEST_IDS.releaseFilter}
            onChange={(event) => setFilter(event.target.checked)}
          />{" "}
          {words.onlyDiffering}
        </label>
        <span className="muted" role="status">
          {words.changesCount(changed.size, total)}
        </span>
      </div>
      <table ref={table} className="releases-table">
        <thead>
          <tr>
            <th scope="col">{words.area}</th>
            {COLUMNS.map((release) => (
              <th key={release} scope="col">
                {release}
              </th>
            ))}
          </tr>
        </thead>
        {(Object.keys(TRAIT_GROUPS) as TraitGroup[]).map((group) => {
          const areas = (TRAIT_GROUPS[group] as readonly TraitArea[]).filter((one) => !filter || changed.has(one));
          return areas.length === 0 ? null : (
            <tbody key={group}>
              <tr className="releases-group">
                <th colSpan={COLUMNS.length + 1} scope="rowgroup">
                  {traits.groups[group]}
                </th>
              </tr>
              {areas.map((one) => (
                <AreaRow key={one} area={one} isAsked={one === area} request={request} />
              ))}
            </tbody>
          );
        })}
      </table>
    </>
  );
}

interface AreaRowProps {
  readonly area: TraitArea;
  /** It was asked for. */
  readonly isAsked: boolean;
  readonly request: ReleasesRequest;
}

function AreaRow({ area, isAsked, request }: AreaRowProps): ReactNode {
  const { traits, words } = useReleaseWords();
  const { name } = traits.areas[area];
  return (
    <tr
      className={isAsked ? "is-asked" : undefined}
      tabIndex={isAsked ? -1 : undefined}
      data-testid={TEST_IDS.releaseArea}
      data-area={area}
    >
      <th scope="row">
        <Marked text={name} />
        <TryIt area={area} name={plain(name)} request={request} />
      </th>
      {COLUMNS.map((release, column) => {
        const before = COLUMNS[column - 1];
        const text = sayTrait(traits, area, release);
        const differs = before !== undefined && sayTrait(traits, area, before) !== text;
        return (
          <td key={release} data-label={release} className={differs ? "is-changed" : undefined}>
            {differs && (
              <span
                className="releases-changed"
                role="img"
                aria-label={words.changedFrom(before)}
                title={words.changedFrom(before)}
              >
                ≠
              </span>
            )}
            <Marked text={text} />
          </td>
        );
      })}
    </tr>
  );
}

/** Opens a scenario that shows the area, and compares it. */
function TryIt(props: {
  readonly area: TraitArea;
  readonly name: string;
  readonly request: ReleasesRequest;
}): ReactNode {
  const { words } = useReleaseWords();
  const { area, name, request } = props;
  const load = AREA_SCENARIOS[area];
  if (load === undefined) return null;
  const open = async (): Promise<void> => {
    openScenario(await load(), "example");
    useReleases.setState({ request: { ...request, page: "scenario", area: null } });
  };
  return (
    <button type="button" className="button-link" aria-label={words.opens(name)} onClick={() => void open()}>
      {words.tryIt}
    </button>
  );
}
