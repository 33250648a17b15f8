import { Link, List, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { TEST_IDS } from "../../testIds.ts";
import { IconButton } from "../components/IconButton.tsx";
import { useMediaQuery } from "../components/useMediaQuery.ts";
import type { DocsUi } from "../i18n/docs/words.ts";
import { DocsIndex } from "./DocsIndex.tsx";
import { DocsPageView } from "./DocsPageView.tsx";
import { type DocsRequest, openDocs, useDocs } from "./openDocs.ts";
import { groupsOf, pageOf } from "./pages.ts";
import { useDocsWords } from "./useDocsWords.ts";
import "./docs.css";

/** The part of the address that opens a page. */
export function docsHash(page: string | null): string {
  return page === null ? "#docs" : `#docs/${page}`;
}

/**
 * The documentation stands beside the app, which stays in use: on a wide screen it takes room of its own, on a narrower
 * one it covers files and editor, on a phone everything. Escape closes it.
 */
export default function DocsPanel({ request }: { readonly request: DocsRequest }): ReactNode {
  const words = useDocsWords();
  const { ui } = words;
  const panel = useRef<HTMLElement>(null);
  const groups = useMemo(() => groupsOf(words), [words]);
  const pages = useMemo(() => groups.flatMap((group) => group.pages), [groups]);
  const page = request.page === null ? null : pageOf(pages, request.page);
  useFocus(panel, request);
  useOthersInert(panel);

  return (
    <aside
      ref={panel}
      className="docs"
      aria-label={ui.title}
      data-testid={TEST_IDS.docs}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <div className="docs-head">
        {page !== null && <IconButton icon={List} label={ui.index} size={15} onClick={() => openDocs(null)} />}
        <h2>{ui.title}</h2>
        <span className="grow" />
        <CopyLink key={page?.id} page={page?.id ?? null} ui={ui} />
        <IconButton icon={X} label={ui.close} size={15} onClick={close} />
      </div>
      {page === null ? (
        <DocsIndex groups={groups} ui={ui} missing={request.page} />
      ) : (
        <DocsPageView key={page.id} page={page} pages={pages} words={words} />
      )}
    </aside>
  );
}

function close(): void {
  useDocs.setState({ request: null });
}

/** The heading of a new page, or the filter, has the focus; what had it before the panel opened gets it back. */
function useFocus(panel: { readonly current: HTMLElement | null }, request: DocsRequest): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    return () => {
      const element = before.current;
      // The effect runs again for the same panel when React checks effects twice.
      setTimeout(() => {
        if (document.querySelector(".docs") === null && element instanceof HTMLElement && element.isConnected)
          element.focus();
      });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every request, also one for the same page, moves the focus.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("h3[tabindex], input")?.focus({ preventScroll: true });
  }, [panel, request]);
}

/** On a phone nothing else can be seen, so nothing else can be reached. */
function useOthersInert(panel: { readonly current: HTMLElement | null }): void {
  const phone = useMediaQuery("(max-width: 759px)");
  useEffect(() => {
    if (!phone) return;
    const others = [...(panel.current?.parentElement?.children ?? [])].filter(
      (element) => element !== panel.current && element.matches("header, .session, main, .timeline"),
    );
    for (const element of others) element.toggleAttribute("inert", true);
    return () => {
      for (const element of others) element.toggleAttribute("inert", false);
    };
  }, [phone, panel]);
}

function CopyLink({ page, ui }: { readonly page: string | null; readonly ui: DocsUi }): ReactNode {
  const [done, setDone] = useState<boolean | null>(null);
  const copy = (): void => {
    const url = new URL(docsHash(page), location.href).href;
    // Without a secure origin there is no clipboard at all.
    const written = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setDone(true),
      () => setDone(false),
    );
  };
  return (
    <>
      <span className="faint" role="status">
        {done === null ? "" : done ? ui.linkCopied : ui.linkRefused}
      </span>
      <IconButton icon={Link} label={ui.copyLink} size={15} onClick={copy} />
    </>
  );
}
