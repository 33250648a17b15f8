import type { ReactNode } from "react";
import { TEST_IDS } from "../../../testIds.ts";
import { usePlaceWords } from "./usePlaceWords.ts";

/** `none`: there is nothing to say of a request. */
export type StandsState = "sent" | "partly" | "absent" | "none";

export function Line({ state, children }: { readonly state: StandsState; readonly children: ReactNode }): ReactNode {
  const words = usePlaceWords();
  return (
    <output className="stands" aria-label={words.label} data-testid={TEST_IDS.stands} data-state={state}>
      <span className={`stands-mark stands-${state}`} aria-hidden="true" />
      <span className="stands-text">{children}</span>
    </output>
  );
}
