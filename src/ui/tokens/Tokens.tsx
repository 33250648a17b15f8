import type { ReactNode } from "react";
import { codexEstimate, type TokenCount } from "../../services/tokens/index.ts";
import { askForTokens, useTokensAsked } from "../../state/tokens.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useTokenCount, useTokenSum, useTokenWords } from "./useTokens.ts";
import "./tokens.css";

interface TokensProps {
  readonly text: string;
  /** UTF-8 bytes of the text. */
  readonly bytes: number;
}

/** Both numbers of one text, in a line: the estimate, and the count once somebody has asked for it. */
export function Tokens({ text, bytes }: TokensProps): ReactNode {
  return <Line estimate={codexEstimate(bytes)} count={useTokenCount(text)} />;
}

interface TokenSumProps {
  /** Keep the array. */
  readonly texts: readonly string[];
  /** Codex's estimate of them together. */
  readonly estimate: number;
}

/** Both numbers of several texts together. */
export function TokenSum({ texts, estimate }: TokenSumProps): ReactNode {
  return <Line estimate={estimate} count={useTokenSum(texts)} />;
}

function Line({ estimate, count }: { readonly estimate: number; readonly count: TokenCount | null }): ReactNode {
  const asked = useTokensAsked();
  const words = useTokenWords();
  return (
    <span className="tokens">
      <span title={words.estimateHint}>{words.estimateOf(estimate)}</span>
      {asked ? (
        <>
          {" · "}
          <CountText count={count} room={estimate} unit={true} />
        </>
      ) : null}
    </span>
  );
}

interface CountTextProps {
  readonly count: TokenCount | null;
  /** A number of the size that is to be expected: keeps the place until the count is there. */
  readonly room: number;
  /** With the word "tokens". */
  readonly unit?: boolean;
}

/** A count, or its empty place. */
export function CountText({ count, room, unit = false }: CountTextProps): ReactNode {
  const words = useTokenWords();
  const write = unit ? words.countOf : words.count;
  if (count === null) {
    return (
      <span className="tokens-pending" data-testid={TEST_IDS.tokens} data-pending="true">
        <span aria-hidden="true">{write(room, false)}</span>
        <span className="visually-hidden">{words.pending}</span>
      </span>
    );
  }
  return (
    <span
      className="tokens-count"
      title={count.estimated ? words.cutHint : words.countHint}
      data-testid={TEST_IDS.tokens}
      data-tokens={count.tokens}
      data-estimated={count.estimated}
    >
      {write(count.tokens, count.estimated)}
    </span>
  );
}

/** Asks for tokens, on every view. Gone once somebody has. */
export function AskForTokens(): ReactNode {
  const asked = useTokensAsked();
  const words = useTokenWords();
  if (asked) return null;
  return (
    <button
      type="button"
      className="tool-button"
      title={words.askHint}
      data-testid={TEST_IDS.askForTokens}
      onClick={askForTokens}
    >
      {words.ask}
    </button>
  );
}
