import type { ReactNode } from "react";
import type { Severity } from "../../engine/insight.ts";

/** How a severity looks: a cross, a triangle, a ring with a dot. The colour only repeats the shape. */
export function SeverityShape({ severity }: { readonly severity: Severity }): ReactNode {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <Shape severity={severity} />
    </svg>
  );
}

function Shape({ severity }: { readonly severity: Severity }): ReactNode {
  switch (severity) {
    case "error":
      return <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" stroke="currentColor" strokeWidth="1.8" />;
    case "warning":
      return <path d="M5 1L9.4 9H.6z" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />;
    case "info":
      return (
        <>
          <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.1" />
          <circle cx="5" cy="5" r="1.2" fill="currentColor" />
        </>
      );
  }
}

const TONE = { error: "bad", warning: "warn", info: "quiet" } as const;

/** A severity as a word, a shape and a colour. */
export function SeverityBadge(props: { readonly severity: Severity; readonly children: ReactNode }): ReactNode {
  return (
    <span className={`verdict severity verdict-${TONE[props.severity]}`}>
      <SeverityShape severity={props.severity} />
      {props.children}
    </span>
  );
}
