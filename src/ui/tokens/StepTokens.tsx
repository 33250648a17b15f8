import { type ReactNode, useMemo } from "react";
import type { HistoryEntry, ModelRequest } from "../../engine/index.ts";
import type { TokenCount } from "../../services/tokens/index.ts";
import { useTokensAsked } from "../../state/tokens.ts";
import { TEST_IDS } from "../../testIds.ts";
import { itemParts, requestTexts } from "./requestTexts.ts";
import { AskForTokens } from "./Tokens.tsx";
import { useTokenSum, useTokenWords } from "./useTokens.ts";

interface StepTokensProps {
  readonly written: readonly HistoryEntry[];
  /** The last request of the step; null where it sends none. */
  readonly request: ModelRequest | null;
}

/** What a step added in tokens, and what its request has then. */
export function StepTokens({ written, request }: StepTokensProps): ReactNode {
  const asked = useTokensAsked();
  const words = useTokenWords();
  const added = useMemo(() => written.flatMap(({ item }) => itemParts(item).map(({ text }) => text)), [written]);
  const all = useMemo(() => (request === null ? [] : requestTexts(request)), [request]);
  const ofStep = useTokenSum(added);
  const ofRequest = useTokenSum(all);
  if (!asked) return <AskForTokens />;
  const say = (count: TokenCount | null, write: (tokens: number, estimated: boolean) => string) =>
    count === null ? words.pending : write(count.tokens, count.estimated);
  return (
    <span
      title={words.countHint}
      data-testid={TEST_IDS.stepTokens}
      data-added={ofStep?.tokens}
      data-request={request === null ? undefined : ofRequest?.tokens}
    >
      {words.encoding}: {say(ofStep, words.step.added)};{" "}
      {request === null ? words.step.none : say(ofRequest, words.step.request)}.
    </span>
  );
}
