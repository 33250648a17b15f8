import { create } from "zustand";

/** The path that was cut and waits to be pasted into a directory; null when there is none. */
export const useTreeClipboard = create<{ readonly cut: string | null }>()(() => ({ cut: null }));
