import type { ReactNode } from "react";
import { askForTokens } from "../../../state/tokens.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useTokenWords } from "../../tokens/useTokens.ts";

export type Unit = "bytes" | "tokens";

interface OutlineUnitProps {
  readonly unit: Unit;
  readonly onChoose: (unit: Unit) => void;
}

/** What the sizes of the outline are given in. Choosing tokens is asking for them. */
export function OutlineUnit({ unit, onChoose }: OutlineUnitProps): ReactNode {
  const words = useTokenWords();
  const button = (of: Unit) => (
    <button
      type="button"
      aria-pressed={unit === of}
      data-unit={of}
      data-testid={TEST_IDS.outlineUnit}
      title={of === "tokens" ? words.askHint : undefined}
      onClick={() => {
        if (of === "tokens") askForTokens();
        onChoose(of);
      }}
    >
      {words.units[of]}
    </button>
  );
  return (
    <fieldset className="segments outline-unit" aria-label={words.unit}>
      {button("bytes")}
      {button("tokens")}
    </fieldset>
  );
}
