/** Whether the list of scenarios is open. */
import { create } from "zustand";

export const useLibrary = create<{ readonly open: boolean }>()(() => ({ open: false }));

export function openLibrary(): void {
  useLibrary.setState({ open: true });
}

export function closeLibrary(): void {
  useLibrary.setState({ open: false });
}
