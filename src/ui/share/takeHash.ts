/** What the hash of the address asks for: a scenario, or a page of the documentation. */
import { actions, app } from "../../state/app.ts";
import { openLink } from "../../state/share.ts";
import { openDocs } from "../docs/openDocs.ts";
import { compareReleases } from "../releases/releasesStore.ts";
import { openShare } from "./shareStore.ts";

const DOCS = /^#docs(?:\/(.+))?$/;

/**
 * Done once: the hash is taken out of the address, so that loading the page again goes on with what has become of the
 * scenario. A bad link stays in the address while its fault is shown.
 */
export async function takeHash(): Promise<void> {
  const { hash } = location;
  const docs = DOCS.exec(hash);
  if (docs !== null) {
    openDocs(docs[1] === undefined ? null : decoded(docs[1]));
    dropHash();
    return;
  }
  const opened = await openLink(app, hash);
  if (!opened.ok) {
    openShare(opened.fault);
    return;
  }
  dropHash();
  if (opened.compare !== null) compareReleases(...opened.compare);
  if (!opened.replaced) return;
  const { document, notify } = { ...app.getState(), notify: actions().notify };
  notify({ id: "notice.opened", params: { title: document.title ?? "" } }, "news", { undo: true });
}

export function dropHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

/** A page id as it was before the address escaped it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
