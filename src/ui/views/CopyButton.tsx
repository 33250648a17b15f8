import { type ReactNode, useEffect, useState } from "react";
import { useTranslate } from "../i18n/useTranslate.ts";

interface CopyButtonProps {
  readonly label: string;
  /** Asked for when it is copied: a text may be large. */
  readonly text: () => string | Promise<string>;
}

/** Milliseconds for which the button says what became of the copy. */
const SAID = 1_600;

export function CopyButton({ label, text }: CopyButtonProps): ReactNode {
  const { views } = useTranslate();
  const [outcome, setOutcome] = useState<"none" | "copied" | "failed">("none");
  useEffect(() => {
    if (outcome === "none") return;
    const timer = setTimeout(() => setOutcome("none"), SAID);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    write(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  return (
    <button type="button" className="tool-button" onClick={copy}>
      <span aria-live="polite">
        {outcome === "none" ? label : outcome === "copied" ? views.copied : views.copyFailed}
      </span>
    </button>
  );
}

async function write(text: CopyButtonProps["text"]): Promise<void> {
  // Without a secure origin there is no clipboard at all.
  if (navigator.clipboard === undefined) throw new Error("no clipboard");
  await navigator.clipboard.writeText(await text());
}
