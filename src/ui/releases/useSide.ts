/** The open scenario as one release plays it, once its rules and texts are there. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { type CodexRelease, type Simulation, simulate, type Texts } from "../../engine/index.ts";
import { normaliseScenario, releaseIn, type ScenarioDocument } from "../../scenario/document.ts";
import { useApp, useDocument } from "../../state/app.ts";
import { shelf } from "../../state/releases.ts";
import { isPending, simulationOf } from "../../state/simulation.ts";

export type Side =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "bug"; readonly error: Error }
  | { readonly kind: "played"; readonly simulation: Simulation };

type Brought = { readonly release: CodexRelease; readonly texts: Texts | null };

export function useSide(release: CodexRelease): Side {
  const document = useDocument();
  const own = useOwnAnswer(document, release);
  const [brought, setBrought] = useState<Brought | null>(null);
  const bring = useCallback(() => {
    let wanted = true;
    setBrought(null);
    void shelf.bring(release).then(
      ({ texts }) => wanted && setBrought({ release, texts }),
      () => wanted && setBrought({ release, texts: null }),
    );
    return () => {
      wanted = false;
    };
  }, [release]);
  useEffect(bring, [bring]);
  const texts = brought?.release === release ? brought.texts : undefined;
  const played = useMemo(() => own ?? (texts ? play(document, release, texts) : null), [own, document, release, texts]);
  if (played !== null) return played;
  return texts === null ? { kind: "failed", retry: bring } : { kind: "loading" };
}

/** What the page shows anyway, where the scenario is of this release. */
function useOwnAnswer(document: ScenarioDocument, release: CodexRelease): Side | null {
  const texts = useApp((state) => state.texts);
  const isOwn = releaseIn(document) === release && !isPending(document, texts);
  const result = isOwn ? simulationOf(document, texts) : null;
  return useMemo(() => {
    if (result === null) return null;
    return result.ok ? { kind: "played", simulation: result.simulation } : { kind: "bug", error: result.error };
  }, [result]);
}

function play(document: ScenarioDocument, codex: CodexRelease, texts: Texts): Side {
  try {
    return { kind: "played", simulation: simulate(normaliseScenario({ ...document, codex }), texts) };
  } catch (thrown) {
    return { kind: "bug", error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}
