import type { ReactNode } from "react";
import type { Verdict } from "../../engine/index.ts";

export type Tone = "ok" | "warn" | "bad" | "quiet";

/** How much a verdict asks for attention. */
export const VERDICT_TONE: Readonly<Record<Verdict, Tone>> = {
  loaded: "ok",
  global: "ok",
  cut: "warn",
  budget: "bad",
  disabled: "bad",
  unreadable: "bad",
  untrusted: "bad",
  hidden: "warn",
  blank: "quiet",
  "not-a-file": "warn",
  "broken-link": "warn",
  "wrong-name": "quiet",
  "global-hidden": "quiet",
  "below-cwd": "quiet",
  "off-path": "quiet",
};

/** A verdict in words; the colour only repeats them. */
export function VerdictBadge(props: { readonly verdict: Verdict; readonly children: ReactNode }): ReactNode {
  return <span className={`verdict verdict-${VERDICT_TONE[props.verdict]}`}>{props.children}</span>;
}
