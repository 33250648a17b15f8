/** The documentation: which page of it is open. Its face and its words are loaded when it is asked for. */
import { create } from "zustand";

export interface DocsRequest {
  /** `topic:…`, `verdict:…`, or the id of a rule; null: the list of all pages. */
  readonly page: string | null;
}

export const useDocs = create<{ readonly request: DocsRequest | null }>()(() => ({ request: null }));

export function openDocs(page: string | null): void {
  useDocs.setState({ request: { page } });
}
