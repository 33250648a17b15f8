/** The three links of the dialog. Each is made when the scenario or what is looked at changes. */
import { useEffect, useState } from "react";
import type { SkeletonOptions } from "../../scenario/skeleton.ts";
import { type Trimmed, trimToPath } from "../../scenario/trim.ts";
import { useApp, useDocument } from "../../state/app.ts";
import { linkViewOf, scenarioLink, skeletonLink } from "../../state/share.ts";

export const CONTENTS = ["full", "trimmed", "skeleton"] as const;
/** What goes into a link. */
export type Content = (typeof CONTENTS)[number];

export interface SkeletonChoice extends SkeletonOptions {
  /** Only the files on the path are in the skeleton. */
  readonly onPath: boolean;
}

export interface Links {
  /** Undefined until it is made; null when the scenario is too large. The last one stands while another is made. */
  readonly links: { readonly [One in Content]?: string | null };
  /** Files that the trimmed link leaves out; undefined until it is known. */
  readonly dropped: number | undefined;
}

export function useLinks(withView: boolean, skeleton: SkeletonChoice): Links {
  const document = useDocument();
  const texts = useApp((state) => state.texts);
  const view = useApp((state) => state.view);
  const [links, setLinks] = useState<Links["links"]>({});
  const [trimmed, setTrimmed] = useState<Trimmed | null>(null);
  useEffect(() => {
    // It plays the scenario twice and more: the dialog opens first.
    const timer = setTimeout(() => setTrimmed(trimToPath(document, texts)), 50);
    return () => clearTimeout(timer);
  }, [document, texts]);
  useEffect(() => {
    let wanted = true;
    const looked = withView ? linkViewOf(view) : {};
    const keep = (content: Content) => (link: string | null) => {
      if (wanted) setLinks((others) => ({ ...others, [content]: link }));
    };
    void scenarioLink(document, looked).then(keep("full"));
    const shaped = skeleton.onPath ? trimmed?.document : document;
    if (shaped === undefined) setLinks(({ skeleton: _, ...others }) => others);
    else void skeletonLink(shaped, looked, skeleton).then(keep("skeleton"));
    if (trimmed !== null) void scenarioLink(trimmed.document, looked).then(keep("trimmed"));
    return () => {
      wanted = false;
    };
  }, [document, trimmed, view, withView, skeleton]);
  return { links, dropped: trimmed?.dropped };
}
