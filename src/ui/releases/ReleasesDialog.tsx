import { type ReactNode, useEffect, useId, useRef } from "react";
import { TEST_IDS } from "../../testIds.ts";
import { TabStrip } from "../components/TabStrip.tsx";
import { ChangesPage } from "./ChangesPage.tsx";
import { RELEASES_PAGES, type ReleasesRequest, useReleases } from "./releasesStore.ts";
import { ScenarioPage } from "./ScenarioPage.tsx";
import { useReleaseWords } from "./useReleaseWords.ts";
import "../check/check.css";
import "./releases.css";

/** The open scenario under two releases, and all that changed between releases. */
export default function ReleasesDialog({ request }: { readonly request: ReleasesRequest }): ReactNode {
  const { words } = useReleaseWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const { page } = request;
  return (
    <dialog
      ref={dialog}
      className="dialog check releases"
      aria-labelledby={`${id}-title`}
      data-testid={TEST_IDS.releasesDialog}
      onClose={() => useReleases.setState({ request: null })}
    >
      <header className="check-head">
        <h2 id={`${id}-title`}>{words.title}</h2>
        <TabStrip
          label={words.title}
          className="check-tabs"
          tabs={RELEASES_PAGES.map((one) => ({ id: one, name: words.pages[one] }))}
          chosen={page}
          controls={`${id}-page`}
          onChoose={(chosen) => useReleases.setState({ request: { ...request, page: chosen, area: null } })}
        />
        <span className="grow" />
        <button type="button" className="button-line" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div id={`${id}-page`} role="tabpanel" aria-label={words.pages[page]} className="check-body" tabIndex={0}>
        {page === "scenario" ? <ScenarioPage request={request} /> : <ChangesPage request={request} />}
      </div>
    </dialog>
  );
}
