/** Whether the dialog about links is open: the link to share, or what is wrong with the one that was opened. */
import { create } from "zustand";
import type { LinkFault } from "../../scenario/link.ts";

export interface ShareRequest {
  /** Null: a link to the open scenario is to be shared. */
  readonly fault: LinkFault | null;
}

export const useShare = create<{ readonly request: ShareRequest | null }>()(() => ({ request: null }));

export function openShare(fault: LinkFault | null): void {
  useShare.setState({ request: { fault } });
}
