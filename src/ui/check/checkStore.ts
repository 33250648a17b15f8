/** Whether the check against the person's own Codex is open, and what was pasted into it: it outlives the dialog. */
import { create } from "zustand";

export const useCheck = create<{ readonly open: boolean; readonly pasted: string }>()(() => ({
  open: false,
  pasted: "",
}));

export function openCheck(): void {
  useCheck.setState({ open: true });
}
