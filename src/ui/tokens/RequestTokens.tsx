import { type ReactNode, useMemo } from "react";
import type { ModelRequest } from "../../engine/index.ts";
import { requestEstimate, requestTexts } from "./requestTexts.ts";
import { TokenSum } from "./Tokens.tsx";

/** Both numbers of a whole request. */
export function RequestTokens({ request }: { readonly request: ModelRequest }): ReactNode {
  const texts = useMemo(() => requestTexts(request), [request]);
  return <TokenSum texts={texts} estimate={requestEstimate(request)} />;
}
